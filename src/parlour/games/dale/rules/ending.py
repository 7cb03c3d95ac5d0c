"""Who won, and why (DM-204 to DM-208, DM-222)."""

from __future__ import annotations

from parlour.games.dale.cards.book import WIN_BANS
from parlour.games.dale.rules import table_atoms
from parlour.games.dale.rules.table import others, stacks_built
from parlour.games.dale.state import DaleState
from parlour.kernel.pieces import player
from parlour.kernel.state import NONE, Ending


def may_win(s: DaleState, seat: int) -> bool:
    """Whether nothing bars a seat, or in a team its teammate, from winning (DM-205, G-81)."""
    for other in range(s.seats):
        if s.side[other] == s.side[seat]:
            for bars in WIN_BANS:
                if bars(s, other):
                    return False
    return True


def crown(s: DaleState, builder: int = NONE) -> None:
    """End the game if a stall is complete whose builders may win: the active player's first (DM-208, G-78).

    Whatever ends a ban in the middle of something calls this at once; a step of the turn does at its end. Whoever
    just built the last stack wins by that, and anybody else because nothing bars the way any more.
    """
    if not is_any_complete(s):
        return
    for seat in [s.turn, *others(s, s.turn)]:
        if stacks_built(s, seat) >= s.goal and may_win(s, seat):
            built = builder != NONE and s.side[builder] == s.side[seat]
            table_atoms.end_game(s, stall_complete(s, seat, built))
            return


def is_any_complete(s: DaleState) -> bool:
    """Whether there is a stall with all its stacks."""
    for stall in s.stall:
        if len(stall) >= s.goal:
            return True
    return False


def stall_complete(s: DaleState, seat: int, built: bool) -> Ending:
    """The first complete stall wins: when its last stack is built, or when its builders are no longer barred."""
    winners = [other for other in range(s.seats) if s.side[other] == s.side[seat]]
    names = " and ".join([player(winner) for winner in winners])
    if not built:
        verb = "have" if s.teams else "has"
        return Ending(winners, "DM-208", f"{names} {verb} {s.goal} stacks and may win now", scores(s))
    rule = "DM-222" if s.teams else "DM-204"
    return Ending(winners, rule, f"{names} built stack {s.goal}", scores(s))


def out_of_turns(s: DaleState) -> Ending:
    """Nobody won before the agreed last turn (G-79)."""
    return Ending([], "G-79", f"nobody completed a stall in {s.turns} turns", scores(s))


def scores(s: DaleState) -> list[int]:
    """The stacks of each seat's stall."""
    return [stacks_built(s, seat) for seat in range(s.seats)]
