"""What can be pointed at: players, market, hand; and all other options in a list of choices."""

from __future__ import annotations

from typing import Any

from parlour.cli.terminal.board import Choice, Scene, Thing, Zone
from parlour.cli.terminal.dale.seen import Card, Played, Seat, Seen, find_card
from parlour.kernel.state import NONE


class CardThing(Thing):
    """A card on the table; its name is what choosing it would mean."""

    def __init__(self, name: str, option: int | None, card: Card) -> None:
        super().__init__(name, option)
        self.card = card


class SeatThing(Thing):
    """A player."""

    def __init__(self, name: str, option: int | None, seat: Seat) -> None:
        super().__init__(name, option)
        self.seat = seat


class PileThing(Thing):
    """The piles of the market."""


class ChoiceThing(Thing):
    """An option that is nowhere on the table; with the card that it is about, if it is about one."""

    def __init__(self, choice: Choice, label: str, card: Card | None) -> None:
        super().__init__(choice.words, choice.option)
        self.label = label
        self.card = card


COMBOS = ("pay", "spend", "build", "propose", "help")
PLAYERS = ("choose player", "discard top")


def about(scene: Scene, thing: str) -> dict[int, object]:
    """The card or the slot that every option is about."""
    asks: Any = scene.seen["asks"]
    return {each["option"]: each["touches"].get(thing, NONE) for ask in asks for each in ask["options"]}


class Lights:
    """Which options light which things. Each option lights one; what is left over is listed."""

    def __init__(self, scene: Scene) -> None:
        self.what = scene.what
        self.left = scene.choices.copy()
        self.cards, self.slots = about(scene, "card"), about(scene, "slot")

    def of_card(self, card: Card, verb: str) -> CardThing:
        """A card with the first option about it; else with what one might have wanted to do."""
        choice = self.take([each for each in self.left if self.cards[each.option] == card.card])
        return self.thing(choice, card, verb)

    def of_slot(self, card: Card, slot: int) -> CardThing:
        """A market card with the option to buy it, or to choose it."""
        buying = [each for each in self.left if self.slots[each.option] == slot]
        choice = self.take(buying or [each for each in self.left if self.cards[each.option] == card.card])
        return self.thing(choice, card, "buy")

    def of_seat(self, seat: Seat) -> SeatThing:
        """A player with the option to choose them."""
        asked = self.what in PLAYERS
        choice = self.take([each for each in self.left if asked and each.option == seat.seat])
        return SeatThing(seat.name, None if choice is None else choice.option, seat)

    def take(self, choices: list[Choice]) -> Choice | None:
        """The first of these options; no other thing gets it then."""
        if not choices:
            return None
        self.left.remove(choices[0])
        return choices[0]

    def thing(self, choice: Choice | None, card: Card, verb: str) -> CardThing:
        """A card, lit or not."""
        if choice is not None:
            return CardThing(choice.words, choice.option, card)
        return CardThing(f"{verb} {card.words}" if self.what == "act" else card.words, None, card)


def zones_of(scene: Scene, seen: Seen, hand_rows: int, width: int) -> list[Zone]:
    """All zones; hand cards with this many in a row, choices as many as fit."""
    lights = Lights(scene)
    own = seen.own(scene.seat)
    hand: list[Thing] = [lights.of_card(card, "play") for card in own.hand] if own is not None else []
    market = [market_thing(lights, seen, slot) for slot in range(len(seen.market) - 1, -1, -1)]
    players = [seat_row(lights, seat) for seat in seen.seats]
    choices = [choice_thing(scene, seen, choice) for choice in lights.left]
    return [
        Zone("players", players),
        Zone("market", [[PileThing("the market")], market]),
        Zone("hand", [hand[n : n + hand_rows] for n in range(0, len(hand), hand_rows)]),
        Zone("choices", pack([*missing(scene), *choices], width)),
    ]


def market_thing(lights: Lights, seen: Seen, slot: int) -> Thing:
    """A market slot with its card, or an empty one."""
    card = seen.market[slot]
    return Thing(f"empty slot +{slot}") if card is None else lights.of_slot(card, slot)


def seat_row(lights: Lights, seat: Seat) -> list[Thing]:
    """A player and the cards in front of them."""
    return [lights.of_seat(seat), *[lights.of_card(card, "finish") for card in seat.schedule]]


def missing(scene: Scene) -> list[Thing]:
    """What is not possible now, but may be asked for: the reason is worth knowing."""
    said = [choice.words for choice in scene.choices]
    return [Thing("build a stack")] if scene.what == "act" and "build a stack" not in said else []


def choice_thing(scene: Scene, seen: Seen, choice: Choice) -> ChoiceThing:
    """An option with its label: a payment or a stack also shows its sum."""
    card = int(str(about(scene, "card")[choice.option]))
    label = choice.words
    if scene.what in COMBOS and " with " in label and "among others" not in label:
        label = f"{label} = {total(label)}"
    return ChoiceThing(choice, label, None if card == NONE else find_card(seen, card))


def total(words: str) -> int:
    """The sum of a payment or a stack in words: every part has its number, the gold before its word."""
    numbers = [[int(word) for word in part.split() if word.isdecimal()] for part in words.split(" + ")]
    return sum(found[0] for found in numbers if found)


def pack(things: list[Thing], width: int) -> list[list[Thing]]:
    """Things in rows, as many side by side as fit."""
    rows: list[list[Thing]] = []
    room = 0
    for thing in things:
        need = len(label_of(thing)) + 3
        if not rows or need > room:
            rows.append([])
            room = width
        rows[-1].append(thing)
        room -= need
    return rows


def label_of(thing: Thing) -> str:
    """How a thing is written in a list."""
    return thing.label if isinstance(thing, ChoiceThing) else thing.name


def scheduled(thing: Thing) -> Played | None:
    """The card in a schedule that a thing is."""
    return thing.card if isinstance(thing, CardThing) and isinstance(thing.card, Played) else None
