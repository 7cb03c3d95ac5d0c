"""The things on a table: which options light them, and what is written on them. What is left over is listed."""

from __future__ import annotations

from rich.text import Text

from parlour.drawing.ink import HIDDEN, Ink, Item, follow, written
from parlour.drawing.look import Choice, Look
from parlour.drawing.thing import LIT, Thing
from parlour.drawing.values import is_card
from parlour.kernel.layout import PILES, Area, Layout, Menu

KINDS = ("slot", "place", "pile", "card")  # what an option may be about besides seats and several cards
NO_MENU = Menu("", "", [])


class Lights:
    """Which options light which things. Each option lights one thing, and each thing has one."""

    def __init__(self, choices: list[Choice]) -> None:
        self.left = choices.copy()

    def of_thing(self, item: Item) -> Choice | None:
        """The first option about a card, a slot, a place or a pile."""
        return self.take(
            [
                choice
                for choice in self.left
                if any(kind in item and choice.touches.get(kind) == item[kind] for kind in KINDS)
            ]
        )

    def of_seat(self, seat: int) -> Choice | None:
        """The option to choose a player."""
        return self.take([choice for choice in self.left if choice.touches.get("seat") == seat])

    def of_words(self, words: str) -> Choice | None:
        """The option that is said so."""
        return self.take([choice for choice in self.left if choice.words == words])

    def take(self, choices: list[Choice]) -> Choice | None:
        """The first of these options; no other thing gets it then."""
        if not choices:
            return None
        self.left.remove(choices[0])
        return choices[0]


class Things:
    """Makes the things of a scene."""

    def __init__(self, scene: Look, layout: Layout, ink: Ink) -> None:
        self.scene = scene
        self.layout = layout
        self.ink = ink
        self.english = Ink(scene, layout, ink.prints, translated=False)  # for what the game is asked about
        self.lights = Lights(scene.choices)

    # On the table

    def seats(self) -> list[Item]:
        """The players of the view, with what they share."""
        found = self.scene.seen.get("seats")
        seats = [dict(seat) for seat in found] if isinstance(found, list) else []
        for seat in seats:
            for name, (path, number) in self.layout.shares.items():
                seat[name] = follow(self.scene.seen, f"{path}.{seat[number]}")
        return seats

    def of_area(self, area: Area, owner: Item) -> list[Thing]:
        """The things of an area, in the order in which they are drawn."""
        if area.during and self.scene.seen.get("phase") not in area.during:
            return []
        if area.lies == PILES:
            return [self.of_item(area, pile, number) for number, pile in enumerate(piles_of(owner, area.path))]
        things = [self.of_item(area, item, number) for number, item in enumerate(items_of(owner, area.path))]
        return things[:: area.order]

    def columns_of(self, area: Area, owner: Item) -> list[list[Thing]]:
        """The things of an area of several lists."""
        value = follow(owner, area.path)
        lists = value if isinstance(value, list) else []
        return [[self.of_item(area, card, n) for n, card in enumerate(flat(each))] for each in lists]

    def of_item(self, area: Area, item: Item | None, number: int) -> Thing:
        """A thing of an area: a card, a place, or an empty slot."""
        if item is None:
            slot: Item = {"number": number}
            return Thing(self.english.write(area.empty, slot).plain, title=self.ink.write(area.empty, slot))
        choice = self.lights.of_thing(item)
        hidden = is_card(item) and item["name"] is None
        words, said = [HIDDEN if hidden else ink.write(area.thing, item).plain for ink in (self.english, self.ink)]
        lines = area.lines or self.layout.card if is_card(item) else area.lines
        title = written(said, self.ink.tint(item))
        facts = self.ink.join(lines, item)
        if area.lies == PILES:
            facts = Text(" ").join([part for part in (facts, Text(f"({item['times']})")) if part.plain])
        return Thing(choice.words if choice else self.wish(area, item, words), *option_of(choice), item, title, facts)

    def wish(self, area: Area, item: Item, words: str) -> str:
        """What somebody wants who chooses a thing that cannot be chosen."""
        asks = area.asks.get(self.scene.what)
        return self.english.write(asks, item).plain if asks else words

    def of_seat(self, item: Item) -> Thing:
        """A player."""
        number = int(str(item["seat"]))
        choice = self.lights.of_seat(number)
        name = self.scene.names[number]
        if number == self.scene.seat:
            name += f" {self.ink.say('you')}"
        return Thing(choice.words if choice else f"P{number + 1}", *option_of(choice), item, Text(name, LIT))

    # In a list

    def menu(self) -> Menu:
        """The menu of the question."""
        found = [menu for menu in self.layout.menus if menu.question == self.scene.what]
        return found[0] if found else NO_MENU

    def of_menu(self) -> list[list[Thing]]:
        """What people look for now, lit or not."""
        rows = []
        for row in self.menu().rows:
            choices = [(words, self.lights.of_words(words)) for words in row]
            rows.append(
                [Thing(words, *option_of(choice), title=Text(self.ink.say(words))) for words, choice in choices]
            )
        return rows

    def listed(self) -> tuple[list[list[Thing]], list[Thing]]:
        """The rows of the menu, and the options that are nowhere else; a payment or a stack with its sum."""
        rows = self.of_menu()
        left = [self.of_choice(choice) for choice in self.lights.left]
        if self.menu().title:
            return rows, left
        return [], [thing for row in rows for thing in row] + left

    def of_choice(self, choice: Choice) -> Thing:
        """An option."""
        cards = choice.touches.get("cards")
        chosen = [int(card) for card in cards] if isinstance(cards, list) else []
        card = choice.touches.get("card")
        item = find_card(self.scene.seen, card) if isinstance(card, int) else None
        title = Text(choice.said)
        total = self.total(chosen, choice.touches) if self.layout.adds and chosen else None
        if total is not None:
            title.append(f" = {total}")
        return Thing(choice.words, choice.option, item, title, cards=chosen)

    def total(self, cards: list[int], touches: Item) -> int | None:
        """What several cards and the gold beside them add up to, as far as each card is seen."""
        numbers = [self.ink.number(find_card(self.scene.seen, card) or {}) for card in cards]
        gold = touches.get("gold", 0)
        if None in numbers or not isinstance(gold, int):
            return None
        return sum(number for number in numbers if number is not None) + gold


def option_of(choice: Choice | None) -> tuple[int | None]:
    """The option of a choice, if there is one."""
    return (None if choice is None else choice.option,)


def items_of(owner: Item, path: str) -> list[Item | None]:
    """The things at a path: a list, or a single thing; a number of hidden ones is none that can be seen."""
    value = follow(owner, path)
    if isinstance(value, list):
        return value
    return [value] if isinstance(value, dict) else []


def flat(value: object) -> list[Item | None]:
    """All things of a list, those of lists within it too."""
    if isinstance(value, list):
        return [each for part in value for each in flat(part)]
    return [value] if isinstance(value, dict) else []


def piles_of(owner: Item, path: str) -> list[Item | None]:
    """The top cards of several piles, each with its number of cards and the name by which options know the pile."""
    value = follow(owner, path)
    lists = value if isinstance(value, list) else []
    return [
        {**pile[-1], "pile": f"{path}.{number}", "times": len(pile)} if pile else None
        for number, pile in enumerate(lists, 1)
    ]


def find_card(seen: object, card: int) -> Item | None:
    """A card wherever the view has it."""
    if isinstance(seen, dict):
        if seen.get("card") == card and is_card(seen):
            return seen
        seen = [value for name, value in seen.items() if name not in ("asks", "waiting", "ending")]
    if isinstance(seen, list):
        for part in seen:
            found = find_card(part, card) if isinstance(part, dict | list) else None
            if found is not None:
                return found
    return None
