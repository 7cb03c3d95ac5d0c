"""What can be read off the table: whose country is whose, who sits where, who holds a suit."""

from __future__ import annotations

from parlour.games.alliances.cards.board import COUNTRIES, GOLD, NEUTRAL, PLACES, SILVER
from parlour.games.alliances.cards.prints import suit_of
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.compiler import i64


def owner(s: AlliancesState, place: int) -> int:
    """Whose token lies on top of a place: gold, silver or nobody's."""
    stack = s.stack[place]
    return stack & 1 if stack > 1 else NEUTRAL


def realm(s: AlliancesState, side: int) -> i64:
    """The set of places that a side controls."""
    held: i64 = 0
    place: i64 = 1
    for stack in s.stack:
        if stack > 1 and stack & 1 == side:
            held |= place
        place += place
    return held


def controlled(s: AlliancesState, side: int) -> int:
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


def rival(side: int) -> int:
    """The other side."""
    return SILVER if side == GOLD else GOLD


def defence(s: AlliancesState, place: int, suit: int) -> int:
    """The printed defence of the country at a place."""
    return COUNTRIES[s.country[place]].defence[suit]


def left_of(s: AlliancesState, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.seats


def next_seat_in(s: AlliancesState, seat: int, out: int) -> int:
    """The next seat clockwise that is not in a set; the seat itself if it is the last one."""
    seat = left_of(s, seat)
    while out >> seat & 1:
        seat = left_of(s, seat)
    return seat


def rebels(s: AlliancesState) -> tuple[int, int]:
    """The two Rebels, from the Empire's left."""
    first = left_of(s, s.empire)
    return first, left_of(s, first)


def holds_suit(s: AlliancesState, seat: int, suit: int) -> bool:
    """Whether a hand has a card of a suit, special action cards included (AL-050)."""
    face = s.face
    for card in s.hands[seat]:
        if suit_of(face[card]) == suit:
            return True
    return False
