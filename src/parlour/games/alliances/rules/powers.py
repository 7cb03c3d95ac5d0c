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
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE


def power(s: AlliancesState, seat: i64) -> tuple[i64, i64]:
    """The conflict power of a seat as (suit, value); a Spin that was resolved has moved it along."""
    if s.spun:
        seat = (seat - 1) % s.seats
    suit, value = own_power(s, seat)
    if s.added_to == seat and s.added != NONE:
        number = number_of(s.face[s.added])
        if value == 0:
            return POLITICS, number
        return suit, value + number
    return suit, value


def own_power(s: AlliancesState, seat: i64) -> tuple[i64, i64]:
    """The power of the card that a seat played, without what Dual Allegiance added."""
    card: i64 = s.table[seat]
    if card == NONE:
        return MILITARY, 0
    face: i64 = s.face[card]
    if s.struck >> seat & 1 or card == s.bribed or card == s.added:
        return suit_of(face), 0
    if is_special(face):
        return suit_of(face), special_power(s, seat, face)
    number = number_of(face)
    if card == s.doubled:
        number *= 2
    return suit_of(face), number


def special_power(s: AlliancesState, seat: i64, face: i64) -> i64:
    """The power that a special action card gives its own player."""
    if face == BRIBE and s.bribed != NONE:
        return number_of(s.face[s.bribed])
    if face == GLOBAL_TRADING and s.target != NONE:
        return trade(s, s.target)
    if face == RESERVE_FORCES:
        return reserves(s, s.side[seat])
    return 0


def trade(s: AlliancesState, place: i64) -> i64:
    """The printed economic values of the countries around a place (AG-58)."""
    total: i64 = 0
    for beside in NEIGHBOURS[place]:
        total += defence(s, beside, ECONOMICS)
    return total


def reserves(s: AlliancesState, side: i64) -> i64:
    """The printed military values of a side's four strongest countries (AG-61)."""
    values: list[int] = []
    for place in range(PLACES):
        if owner(s, place) == side:
            values.append(defence(s, place, MILITARY))
    values.sort()
    total: i64 = 0
    for value in values[-4:]:
        total += value
    return total


def defended(s: AlliancesState, suit: i64) -> i64:
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
    if suit == MILITARY:
        return military
    return economics


def strongest(s: AlliancesState) -> tuple[i64, i64, i64]:
    """The winner of the conflict with the suit and value that won, or NONE for a draw.

    Power in the dominant suit counts if anybody has some (AG-16), else power in the leading suit;
    nobody wins without power (AG-17) or at a tie (AG-18).
    """
    leader: i64 = NONE
    leading: i64 = 0
    breaker: i64 = NONE
    breaking: i64 = 0
    seats: i64 = s.seats
    for seat in range(seats):
        suit, value = power(s, seat)
        if value == 0:
            continue
        if suit == s.dominant:
            if value == breaking:
                breaker = NONE
            elif value > breaking:
                breaker, breaking = seat, value
        elif suit == s.leading:
            if value == leading:
                leader = NONE
            elif value > leading:
                leader, leading = seat, value
    if breaking:
        return breaker, s.dominant, breaking
    return leader, s.leading, leading
