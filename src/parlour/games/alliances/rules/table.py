"""What can be read off the table: whose country is whose, who sits where, who holds a suit."""

from __future__ import annotations

from typing import cast

from parlour.games.alliances.cards.board import DEFENCES, GOLD, NEUTRAL, PLACES, SILVER
from parlour.games.alliances.cards.prints import suit_of
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.compiler import i64


def owner(s: AlliancesState, place: i64) -> i64:
    """Whose token lies on top of a place: gold, silver or nobody's."""
    stack: i64 = s.stack[place]
    if stack > 1:
        return stack & 1
    return NEUTRAL


def realms(s: AlliancesState, side: i64) -> tuple[i64, i64]:
    """The set of places that a side controls, and that of its rival."""
    own: i64 = 0
    others: i64 = 0
    place: i64 = 1
    for stack in cast("list[i64]", s.stack):
        if stack > 1:
            if stack & 1 == side:
                own |= place
            else:
                others |= place
        place += place
    return own, others


def controlled(s: AlliancesState, side: i64) -> int:
    """How many countries a side controls."""
    count = 0
    for place in range(PLACES):
        if owner(s, place) == side:
            count += 1
    return count


def tokens(s: AlliancesState, side: int) -> int:
    """How many tokens of a side lie on the tiles, covered ones too."""
    count = 0
    for stack in s.stack:
        while stack > 1:
            if stack & 1 == side:
                count += 1
            stack >>= 1
    return count


def rival(side: i64) -> i64:
    """The other side."""
    return GOLD + SILVER - side


def defence(s: AlliancesState, place: i64, suit: i64) -> i64:
    """The printed defence of the country at a place."""
    return DEFENCES[suit][s.country[place]]


def left_of(s: AlliancesState, seat: i64) -> i64:
    """The next seat clockwise."""
    following: i64 = seat + 1
    return following if following < s.seats else following - s.seats


def next_seat_in(s: AlliancesState, seat: i64, out: i64) -> i64:
    """The next seat clockwise that is not in a set; the seat itself if it is the last one."""
    seat = left_of(s, seat)
    while out >> seat & 1:
        seat = left_of(s, seat)
    return seat


def rebels(s: AlliancesState) -> tuple[i64, i64]:
    """The two Rebels, from the Empire's left."""
    first = left_of(s, s.empire)
    return first, left_of(s, first)


def holds_suit(s: AlliancesState, seat: i64, suit: i64) -> bool:
    """Whether a hand has a card of a suit, special action cards included (AL-050)."""
    face = s.face
    for card in s.hands[seat]:
        if suit_of(face[card]) == suit:
            return True
    return False
