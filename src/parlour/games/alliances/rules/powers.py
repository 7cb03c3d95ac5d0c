"""Conflict power: what each seat's card is worth now, and who wins the conflict.

Nothing is stored that can be worked out again: power is computed from the cards on the
table and the few facts that special actions leave there (AG-34 to AG-70).
"""

from __future__ import annotations

from parlour.games.alliances.cards.board import NEIGHBOURS, PLACES
from parlour.games.alliances.cards.prints import (
    BRIBE,
    DEFENSIVE_PACT,
    ECONOMICS,
    GLOBAL_TRADING,
    MILITARY,
    POLITICS,
    RESERVE_FORCES,
    is_special,
    number_of,
    suit_of,
)
from parlour.games.alliances.rules.table import defence, owner
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.state import NONE


def power(s: AlliancesState, seat: int) -> tuple[int, int]:
    """The conflict power of a seat as (suit, value); a Spin that was resolved has moved it along."""
    if s.spun:
        seat = (seat - 1) % s.seats
    suit, value = own_power(s, seat)
    if s.added_to == seat and s.added != NONE:
        number = number_of(s.face[s.added])
        return (suit, value + number) if value > 0 else (POLITICS, number)
    return suit, value


def own_power(s: AlliancesState, seat: int) -> tuple[int, int]:
    """The power of the card that a seat played, without what Dual Allegiance added."""
    card = s.table[seat]
    if card == NONE:
        return MILITARY, 0
    face = s.face[card]
    if s.struck >> seat & 1 or card == s.bribed or card == s.added:
        return suit_of(face), 0
    if is_special(face):
        return suit_of(face), special_power(s, seat, face)
    number = number_of(face)
    return suit_of(face), 2 * number if card == s.doubled else number


def special_power(s: AlliancesState, seat: int, face: int) -> int:
    """The power that a special action card gives its own player."""
    if face == BRIBE and s.bribed != NONE:
        return number_of(s.face[s.bribed])
    if face == GLOBAL_TRADING and s.target != NONE:
        return trade(s, s.target)
    if face == RESERVE_FORCES:
        return reserves(s, s.side[seat])
    return 0


def trade(s: AlliancesState, place: int) -> int:
    """The printed economic values of the countries around a place (AG-58)."""
    return sum([defence(s, beside, ECONOMICS) for beside in NEIGHBOURS[place]])


def reserves(s: AlliancesState, side: int) -> int:
    """The printed military values of a side's four strongest countries (AG-61)."""
    values = [defence(s, place, MILITARY) for place in range(PLACES) if owner(s, place) == side]
    values.sort(reverse=True)
    return sum(values[:4])


def defended(s: AlliancesState, suit: int) -> int:
    """The target's defence in this conflict, with Free Market and Defensive Pact as they were played (AG-57)."""
    if not s.defences:
        return defence(s, s.target, suit)
    military, economics = defence(s, s.target, MILITARY), defence(s, s.target, ECONOMICS)
    for face in s.defences:
        if face == DEFENSIVE_PACT:
            military *= 3
        else:
            economics += military
    if suit == POLITICS:
        return defence(s, s.target, POLITICS)
    return military if suit == MILITARY else economics


def strongest(s: AlliancesState) -> tuple[int, int, int]:
    """The winner of the conflict with the suit and value that won, or NONE for a draw.

    Power in the dominant suit counts if anybody has some (AG-16), else power in the leading suit;
    nobody wins without power (AG-17) or at a tie (AG-18).
    """
    leader, leading = NONE, 0
    breaker, breaking = NONE, 0
    for seat in range(s.seats):
        suit, value = power(s, seat)
        if value == 0:
            continue
        if suit == s.dominant:
            if value >= breaking:
                breaker, breaking = (NONE if value == breaking else seat), value
        elif suit == s.leading and value >= leading:
            leader, leading = (NONE if value == leading else seat), value
    if breaking:
        return breaker, s.dominant, breaking
    return leader, s.leading, leading
