"""Morale, who leaves, and every ending."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.rules.atoms import add_morale
from parlour.games.conquest.rules.frame_atoms import say_capped, say_kept
from parlour.games.conquest.rules.lasting import floor_of, forces_of
from parlour.games.conquest.rules.table import is_out, seats_from
from parlour.games.conquest.rules.table_atoms import end_game, leave
from parlour.games.conquest.state import ConquestState
from parlour.games.conquest.zones import BY_COUNTRIES, BY_MORALE
from parlour.kernel.state import Ending

CAP: Final = 800  # HG-38
RUIN: Final = -2000  # HC2-111
LAND_WORTH: Final = 300  # HC2-114


def gain(s: ConquestState, seat: int, number: int) -> int:
    """Give morale to a seat, within the cap of a round (HG-38); returns how much came."""
    gained = number
    if s.cap and s.sheet and s.edition == 2:
        gained = max(0, min(number, CAP - s.up[seat]))
    add_morale(s, seat, gained)
    say_capped(s, seat, number - gained)
    look_for_winner(s)
    return gained


def lose(s: ConquestState, seat: int, number: int) -> int:
    """Take morale from a seat, within the cap and not below a floor; returns how much went."""
    lost = losable(s, seat, number)
    add_morale(s, seat, -lost)
    say_kept(s, seat, number - lost, "it cannot fall lower now")
    if s.edition == 2 and s.morale[seat] <= RUIN and not is_out(s, seat):
        put_out(s, seat, "HC2-111", f"{RUIN} morale")
    return lost


def losable(s: ConquestState, seat: int, number: int) -> int:
    """How much of a loss of morale happens: within the cap of a round, and not below a floor."""
    if s.cap and s.sheet and s.edition == 2:
        number = max(0, min(number, CAP - s.down[seat]))
    return max(0, min(number, s.morale[seat] - floor_of(s, seat)))


def drain(s: ConquestState, seat: int, number: int) -> int:
    """Take morale from a seat by an opponent's ability, unless something protects it."""
    if forces_of(s, seat, v.NO_DRAIN):
        say_kept(s, seat, number, "abilities of opponents cost them none")
        return 0
    return lose(s, seat, number)


def put_out(s: ConquestState, seat: int, rule: str, reason: str) -> None:
    """Let a player leave the game; whoever is left alone has won (HC2-113, HG-09)."""
    leave(s, seat, rule, reason)
    left = [other for other in range(s.seats) if not is_out(s, other)]
    if len(left) == 1:
        win(s, left, "HC2-113" if s.edition == 2 else "HC1-060", "nobody else is left")


def check_lands(s: ConquestState) -> None:
    """Whoever has no land left leaves the game (HC2-013, HG-107); enough countries win (HC1-061)."""
    for seat in seats_from(s, s.turn):
        if not s.lands[seat] and s.acted[seat] > 0 and s.ending is None:
            put_out(s, seat, "HC2-013" if s.edition == 2 else "HG-107", "no land is left")
    if s.aim == BY_COUNTRIES and s.ending is None:
        rich = [seat for seat in range(s.seats) if len(s.lands[seat]) >= s.goal]
        if rich:
            win(s, rich[:1], "HC1-061", f"{s.goal} countries")


def look_for_winner(s: ConquestState) -> None:
    """Whoever has the morale that wins has won, the active player first (HG-07)."""
    if s.aim != BY_MORALE or s.ending is not None:
        return
    order = seats_from(s, s.turn)
    for seat in [order[-1], *order[:-1]]:
        if s.morale[seat] >= s.goal:
            rule = "HC2-112" if s.edition == 2 else "HC1-057" if s.goal == 3000 else "HC1-059"
            win(s, [seat], rule, f"{s.goal} morale")
            return


def end_round(s: ConquestState) -> None:
    """The last round ends the game (HG-10): the most morale wins, in edition 2 with 300 a land (HG-97)."""
    if s.round < s.limit:
        return
    seats = [seat for seat in range(s.seats) if not is_out(s, seat)]
    sums = scores(s)
    most = max([sums[seat] for seat in seats])
    winners = [seat for seat in seats if sums[seat] == most]
    rule = "HC2-114" if s.edition == 2 else "HC1-058"
    win(s, winners, rule, f"the most points after {s.limit} rounds")


def scores(s: ConquestState) -> list[int]:
    """What everybody has at the end: morale, in edition 2 with 300 for each land."""
    worth = LAND_WORTH if s.edition == 2 and s.round >= s.limit else 0
    return [s.morale[seat] + worth * len(s.lands[seat]) for seat in range(s.seats)]


def win(s: ConquestState, winners: list[int], rule: str, reason: str) -> None:
    """End the game."""
    end_game(s, Ending(winners, rule, reason, scores(s)))
