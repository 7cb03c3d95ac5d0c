"""Who won, and why (DM-204, DM-222)."""

from __future__ import annotations

from parlour.games.dale.state import DaleState, stacks_built
from parlour.kernel.state import Ending


def stall_complete(s: DaleState, seat: int) -> Ending:
    """The first complete stall wins."""
    winners = [other for other in range(s.seats) if s.side[other] == s.side[seat]]
    names = " and ".join([f"P{winner + 1}" for winner in winners])
    rule = "DM-222" if s.teams else "DM-204"
    return Ending(winners, rule, f"{names} built stack {s.goal}", scores(s))


def out_of_turns(s: DaleState) -> Ending:
    """Nobody won before the agreed last turn (G-79)."""
    return Ending([], "G-79", f"nobody completed a stall in {s.turns} turns", scores(s))


def scores(s: DaleState) -> list[int]:
    """The stacks of each seat's stall."""
    return [stacks_built(s, seat) for seat in range(s.seats)]
