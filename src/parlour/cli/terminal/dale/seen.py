"""The view of Dale with types."""

from __future__ import annotations

from msgspec import Struct, convert, field

from parlour.cli.terminal.board import Scene
from parlour.kernel.state import WATCHER


class Card(Struct):
    """A card: its name is None while it is hidden."""

    card: int
    name: str | None
    value: int | None
    set: str | None

    @property
    def words(self) -> str:
        """Name and value, as the game says it."""
        return "▒" if self.name is None else f"{self.name} {self.value}"


class Held(Card):
    """A hand card; its holder sees what it is worth and counts as."""

    worth: int | None
    counts_as: str | None = field(name="as")


class Known(Card):
    """A card of a face-down pile that the viewer knows, this many cards below the top."""

    below: int


class Kept(Card):
    """A card with a counter, and with what is stored on it."""

    charge: int
    stored: list[Card]


class Played(Kept):
    """A card in a schedule."""

    counts_as: str | None = field(name="as")
    waits: str | None


class Slot(Card):
    """A market card."""

    slot: int
    price: int


class Ability(Struct):
    """What a character can do."""

    name: str
    when: str
    text: str
    left: int


class Character(Kept):
    """A character with what lies by it."""

    title: str
    colour: str
    setup: str
    passive: str
    abilities: list[Ability]
    beside: list[Kept]


class Seat(Struct):
    """A player as the viewer sees them."""

    seat: int
    side: int
    hand: list[Held]
    hand_size: int | None
    deck: int
    deck_known: list[Known]
    discard: list[Card]
    schedule: list[Played]
    gold: int
    character: Character | None
    dealt: list[Card]
    stacks: int
    needed: int

    @property
    def name(self) -> str:
        """P1 to P4."""
        return f"P{self.seat + 1}"


class Clock(Struct):
    """Day spaces, then night spaces, and the hand on one of them."""

    space: int
    day: bool
    days: int
    nights: int


class Seen(Struct):
    """The whole table."""

    players: int
    teams: bool
    decks: list[str]
    goal: int
    phase: str
    turn: int
    turns: int
    actions: int
    clock: Clock | None
    seats: list[Seat]
    stalls: list[list[list[Card]]]
    market: list[Slot | None]
    market_deck: int
    market_deck_known: list[Known]
    market_discard: list[Card]
    aside: list[Card]

    def own(self, seat: int) -> Seat | None:
        """The viewer's own seat, if they have one."""
        return None if seat == WATCHER else self.seats[seat]

    def stall(self, seat: Seat) -> list[list[Card]]:
        """The stacks of a seat's stall."""
        return self.stalls[seat.side]


def look(scene: Scene) -> Seen:
    """The scene's view, typed."""
    return convert(scene.seen, Seen)


def find_card(seen: Seen, card: int) -> Card | None:
    """A card wherever the viewer can see it."""
    for each in all_cards(seen):
        if each.card == card:
            return each
    return None


def all_cards(seen: Seen) -> list[Card]:
    """Every card that lies somewhere on its own; stored and known ones, too."""
    found: list[Card] = [*seen.market_discard, *seen.aside, *seen.market_deck_known]
    found += [slot for slot in seen.market if slot is not None]
    found += [card for stall in seen.stalls for stack in stall for card in stack]
    for seat in seen.seats:
        found += [*seat.hand, *seat.discard, *seat.schedule, *seat.dealt, *seat.deck_known]
        found += [card for played in seat.schedule for card in played.stored]
        if seat.character is not None:
            found += [seat.character, *seat.character.stored, *seat.character.beside]
            found += [card for kept in seat.character.beside for card in kept.stored]
    return found
