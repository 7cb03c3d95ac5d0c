"""What a position is made of, declared once a game: zones of cards, and the values beside them.

`zones.py` of a game lists them. From the list come `state.py` (see `kernel.state_maker`), the check that no card is
lost, the places of cards in words, who usually knows which card, and, for a game that does not say them itself, its
position lines (`kernel.positions`) and its views (`kernel.views`). Rules read and change the lists themselves:
`s.hand[me]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.kernel.cards import knows_no_more
from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.state import EVERYONE, NOBODY, NONE, State

# Who sees the faces of a zone as a matter of course.
ALL: Final = "all"
OWNER: Final = "owner"
HIDDEN: Final = "nobody"

# How a zone lies on the table.
PILE: Final = "pile"  # on each other, the last card on top: of hidden ones only the number is seen
SPREAD: Final = "spread"  # beside each other: every back is seen
SLOTS: Final = "slots"  # a fixed number of places, NONE where no card lies

OWN: Final = "own"  # as the start of a value of every seat: its own number


# What a value means, so that it can be said.
NUMBER: Final = "number"
SEAT: Final = "seat"
SEATS: Final = "seats"  # a set of seats
NAME: Final = "name"  # the place of a name in a list
CARD: Final = "card"  # a card by its back

USUAL_ROOM: Final = 16  # how much an observation shows of a list that does not say how long it gets


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of the state. `start` is its value in a new state, or that of every item; `per` says of what there is one
    item each: "seat", "card" or nothing. What is `secret` is in no view."""

    def __init__(self, name: str, text: str, depth: int, start: object, per: str = "", secret: bool = False) -> None:
        self.name = name
        self.text = text
        self.depth = depth  # 0: a value, 1: a list, 2: a list of lists, ...
        self.start = start
        self.per = per
        self.secret = secret
        self.means = NUMBER
        self.names: list[str] = []
        self.whole = False
        self.room = len(start) if isinstance(start, list) and start else USUAL_ROOM

    def of(self, means: str, names: list[str] | None = None) -> Part:
        """The same part, and what its values mean: seats, or names."""
        self.means = means
        self.names = names or []
        return self

    def up_to(self, room: int) -> Part:
        """The same part, a list of at most so many numbers."""
        self.room = room
        return self

    def may_be_none(self) -> bool:
        """Whether a seat, a name or a card may be missing: what starts as one is always one. A list has no start."""
        return self.means in (SEAT, NAME, CARD) and (self.start == NONE or isinstance(self.start, list))

    def replaced(self) -> Part:
        """The same part, a list that rules never change but only replace by another: copies of a state share it."""
        self.whole = True
        return self


def value(name: str, start: object, text: str, secret: bool = False) -> Part:
    """A number, a flag or a text."""
    return Part(name, text, 0, start, "", secret)


def a_seat(name: str, text: str, start: int = 0) -> Part:
    """A player; one that starts with NONE may be nobody."""
    return Part(name, text, 0, start).of(SEAT)


def some_seats(name: str, text: str) -> Part:
    """A set of players, empty at first."""
    return Part(name, text, 0, 0).of(SEATS)


def per_seat(name: str, start: object, text: str, secret: bool = False) -> Part:
    """A value of every seat."""
    return Part(name, text, 1, start, "seat", secret)


def per_card(name: str, start: int, text: str, secret: bool = False) -> Part:
    """A number of every card; the list grows with the cards."""
    return Part(name, text, 1, start, "card", secret)


def numbers(name: str, text: str, start: list[int] | None = None, secret: bool = False) -> Part:
    """A list of numbers."""
    return Part(name, text, 1, start or [], "", secret)


def rows(name: str, text: str, secret: bool = False) -> Part:
    """A list of lists of numbers, empty at first."""
    return Part(name, text, 2, [], "", secret)


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Part):
    """Where cards lie: one list, or one of every seat if it is owned; of stacks, a list of lists. Where every seat has
    room for a single card, that card or NONE.

    `seen` says who sees the faces; `known` says it by the position, the owner and the card where that is not enough.
    `holds` tells when the cards lie in the zone; at other times it only points at cards that lie elsewhere.
    """

    def __init__(
        self,
        name: str,
        text: str,
        owned: bool = False,
        seen: str = ALL,
        lies: str = PILE,
        slots: int = 0,
        stacks: bool = False,
        single: bool = False,
        known: Callable[[State, int, int], int] | None = None,
        holds: Callable[[State], bool] | None = None,
    ) -> None:
        depth = 1 + int(owned and not single) + int(stacks)
        super().__init__(name, text, depth, NONE if single else [NONE] * slots, "seat" if owned else "")
        self.owned = owned
        self.single = single
        self.seen = seen
        self.lies = lies
        self.stacks = stacks
        self.known = known
        self.holds = holds

    def lists(self, s: State) -> list[list[int]]:
        """The cards of the zone: one list for each owner, or one; NONE is an empty slot."""
        found = getattr(s, self.name)
        if self.single:
            return [[card] for card in found]
        if not self.owned:
            found = [found]
        return [[card for stack in each for card in stack] for each in found] if self.stacks else found

    def known_to(self, s: State, owner: int, card: int) -> int:
        """The seats that usually know a card of an owner."""
        if self.known is not None:
            return self.known(s, owner, card)
        if self.seen == ALL:
            return EVERYONE
        return 1 << owner if self.seen == OWNER else NOBODY

    def is_in_use(self, s: State) -> bool:
        """Whether cards lie here now."""
        return self.holds is None or self.holds(s)


class Zones:
    """The parts of a game's state, in the order in which positions list them."""

    def __init__(self, name: str, text: str, parts: list[Part]) -> None:
        self.name = name  # of the class of states
        self.text = text
        self.parts = parts
        self.zones = [part for part in parts if isinstance(part, Zone)]

    def cards(self, s: State) -> list[int]:
        """Every card wherever it lies."""
        return [card for _, card in self.places(s)]

    def places(self, s: State) -> list[tuple[str, int]]:
        """Every card with the name of its place, counted from 1: hand1.2, market.5."""
        found: list[tuple[str, int]] = []
        for zone in self.zones:
            if zone.is_in_use(s):
                for owner, cards in enumerate(zone.lists(s)):
                    name = f"{zone.name}{owner + 1}" if zone.owned else zone.name
                    found += [(f"{name}.{i + 1}", card) for i, card in enumerate(cards) if card != NONE]
        return found

    def usually_known(self, s: State) -> list[int]:
        """Who knows which card when nothing special happened."""
        known = [NOBODY] * len(s.face)
        for zone in self.zones:
            for owner, cards in enumerate(zone.lists(s)):
                for card in cards:
                    if card != NONE:
                        known[card] |= zone.known_to(s, owner, card)
        return known

    def look_alike(self, s: State, seat: int, owner: int) -> bool:
        """Whether a seat knows no card in the zones of another that a watcher does not know."""
        for zone in self.zones:
            lists = zone.lists(s) if zone.owned else []
            if owner < len(lists) and not knows_no_more(s, lists[owner], seat):  # teammates may share a zone
                return False
        return seat != owner
