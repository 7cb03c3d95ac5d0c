"""What a designer writes down of a game: how long it was, and who did what with which card, deck or character.

Nothing is used but what everybody at the table heard.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from parlour.games.dale.cards.cast import CAST
from parlour.games.dale.cards.prints import (
    ALL_DECKS,
    FIRST_CHARACTER,
    JUNK,
    NO_OWNER,
    NO_SET,
    PRINTS,
    kind_of,
    trap_name,
)
from parlour.kernel.game import Use
from parlour.kernel.state import NONE, Event

CARD: Final = "card"
OWNED: Final = "trap or specialty"
DECK: Final = "deck"
PAIR: Final = "pair of decks"
CHARACTER: Final = "character"
ABILITY: Final = "ability"
PLACE: Final = "place"
ORDER: Final = ("first to play", "second to play", "third to play", "last of four to play")

# What the name of an event says about its seat and its card.
SAID: Final = {"bought": "bought", "taken": "taken", "played": "played", "alert": "set off"}


def length(events: list[Event]) -> dict[str, object]:
    """How long a game was: turns of all players, and how often the market deck was used up."""
    names = [event.name for event in events]
    return {"turns": names.count("turn"), "market_shuffles": names.count("market shuffled")}


def uses_of(sides: list[list[int]], traps: list[int], events: list[Event]) -> list[Use]:
    """Every use of a game; the seats of a side win together."""
    ledger = Ledger(sides)
    for kind in traps:
        ledger.offer(OWNED, trap_name(kind))
    for event in events:
        ledger.hear(event)
    ledger.compare_decks()
    return ledger.uses()


class Ledger:
    """What there was, and what each seat did with it, taken down event by event."""

    def __init__(self, sides: list[list[int]]) -> None:
        self.sides = sides
        self.things: list[tuple[str, str]] = []
        self.counts: dict[tuple[str, str, str, int], int] = {}
        self.folks: list[int] = []
        self.gained: dict[tuple[int, int], int] = {}  # by deck and seat: cards bought or taken from the market
        self.turn = NONE

    def hear(self, event: Event) -> None:
        """Take one event down."""
        name = event.name
        if name in SAID:
            self.use_card(SAID[name], seat_of(event), number(event, "face"))
        elif name == "built":
            for face in numbers(event, "faces"):
                self.use_card("built", seat_of(event), face)
        elif name == "thrown away" and self.turn != NONE:
            self.use_card("thrown away", self.turn, number(event, "face"))  # by whoever's turn it is
        elif name == "ability":
            self.count(ABILITY, str(event.data["ability"]), "used", seat_of(event))
        elif name == "turn":
            self.begin_turn(seat_of(event))
        elif name == "decks":
            self.invite(numbers(event, "folks"))
        elif name == "character":
            self.cast(seat_of(event), number(event, "face") - FIRST_CHARACTER)

    def offer(self, kind: str, thing: str) -> None:
        """Something is there to be used."""
        if (kind, thing) not in self.things:
            self.things.append((kind, thing))

    def count(self, kind: str, thing: str, what: str, seat: int) -> None:
        """A seat did something once more."""
        key = (kind, thing, what, seat)
        self.counts[key] = self.counts.get(key, 0) + 1

    def invite(self, folks: list[int]) -> None:
        """The decks of this game, with all their cards."""
        self.folks = folks
        for folk in folks:
            self.offer(DECK, deck_name(folk))
            for face in ALL_DECKS[folk].faces:
                self.offer(CARD, PRINTS[face].name)
        for pair in combinations(folks, 2):
            self.offer(PAIR, pair_name(pair))
        self.offer(CARD, PRINTS[JUNK].name)

    def cast(self, seat: int, role: int) -> None:
        """A seat plays a character, with its abilities and its specialty cards."""
        self.offer(CHARACTER, CAST[role].name)
        self.count(CHARACTER, CAST[role].name, "played", seat)
        for ability in CAST[role].abilities:
            self.offer(ABILITY, ability.name)
        for specialty in CAST[role].specialties:
            self.offer(OWNED, specialty.name)

    def begin_turn(self, seat: int) -> None:
        """A turn begins; the first one tells everybody's place."""
        if self.turn == NONE:
            seats = sum([len(side) for side in self.sides])
            for place in range(seats):
                self.offer(PLACE, ORDER[place])
                self.count(PLACE, ORDER[place], "had", (seat + place) % seats)
        self.turn = seat

    def use_card(self, what: str, seat: int, face: int) -> None:
        """A seat does something with a card; who buys or takes one acquires it."""
        if PRINTS[face].owner != NO_OWNER:
            self.count(OWNED, kind_of(face), what, seat)
            return
        self.count(CARD, PRINTS[face].name, what, seat)
        folk = PRINTS[face].folk
        if folk != NO_SET and what in ("bought", "taken"):
            self.gained[folk, seat] = self.gained.get((folk, seat), 0) + 1

    def compare_decks(self) -> None:
        """Who acquired most of each deck, and of each two decks together."""
        for folk in self.folks:
            self.crown(DECK, deck_name(folk), [folk])
        for pair in combinations(self.folks, 2):
            self.crown(PAIR, pair_name(pair), list(pair))

    def crown(self, kind: str, thing: str, folks: list[int]) -> None:
        """The side that acquired more cards of some decks than every other side, if there is one."""
        totals = [sum([self.gained.get((folk, seat), 0) for folk in folks for seat in side]) for side in self.sides]
        most = max(totals)
        if totals.count(most) == 1:
            for seat in self.sides[totals.index(most)]:
                self.count(kind, thing, "acquired most", seat)

    def uses(self) -> list[Use]:
        """All of it, and that it was there."""
        found = [Use(kind, thing) for kind, thing in self.things]
        for (kind, thing, what, seat), times in self.counts.items():
            found.append(Use(kind, thing, what, seat, times))
        return found


def deck_name(folk: int) -> str:
    """A deck as one says it."""
    return ALL_DECKS[folk].short


def pair_name(pair: tuple[int, int]) -> str:
    """Two decks as one says them."""
    return f"{deck_name(pair[0])} and {deck_name(pair[1])}"


def seat_of(event: Event) -> int:
    """The seat that an event tells of."""
    return number(event, "seat")


def number(event: Event, key: str) -> int:
    """A number that an event tells."""
    value = event.data[key]
    assert isinstance(value, int)
    return value


def numbers(event: Event, key: str) -> list[int]:
    """A list of numbers that an event tells."""
    value = event.data[key]
    assert isinstance(value, list)
    return value
