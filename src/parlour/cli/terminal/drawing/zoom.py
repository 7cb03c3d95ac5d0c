"""Things in detail: what is printed on them, what they are now, what their words mean, and the rulings about them."""

from __future__ import annotations

import re

from parlour.cli.terminal.in_words import Teller
from parlour.cli.terminal.pages import Page
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VOICE
from parlour.drawing.ink import Ink, Item, Prints
from parlour.drawing.thing import Thing
from parlour.drawing.values import is_card, is_nothing, plain
from parlour.kernel.layout import GRID, Layout
from parlour.kernel.rulebook import Rulebook, Statement

MOST_RULINGS = 12
KEYWORDS = "Keywords"  # the heading under which a rulebook explains the words on cards
DEFINITION = re.compile(r"^([A-Z][a-z]+)(?: [a-z]+)?: |^(?!It )([A-Z][a-z]+) is an? ")
LONG = 40  # letters of a fact that has its own line


class Zoom:
    """Makes the pages of one scene."""

    def __init__(self, scene: Scene, layout: Layout, prints: Prints) -> None:
        self.scene = scene
        self.layout = layout
        self.prints = prints
        self.ink = Ink(scene, layout, prints)
        self.rules: Rulebook = scene.game.rulebook()
        self.teller = Teller(scene.game)

    def page(self, thing: Thing) -> Page:
        """The page of a thing of any kind."""
        item = thing.item
        if "piles" in item:
            return Page(self.ink.line(thing.name), self.pile_lines(self.scene.seen, item["piles"]))
        if is_card(item) and item["name"] is not None:
            return self.card_page(item)
        if "seat" in item and "place" not in item:
            return self.seat_page(item)
        if item and not is_card(item):
            return self.place_page(thing)
        return self.option_page(thing)

    # Cards

    def card_page(self, item: Item) -> Page:
        """A card: its print, its state, its keywords, its rulings."""
        name = str(item["name"])
        lines = self.printed(name)
        now = self.state_lines(item)
        meanings = [self.ruled(each) for each in self.keywords(name)]
        rulings = [self.ruled(each) for each in self.rules.about(name)[:MOST_RULINGS]]
        lines += ["", *now] if now else []
        lines += ["", *meanings] if meanings else []
        lines += ["", self.teller.say("Rulings"), *rulings] if rulings else []
        return Page(self.ink.card(item), lines)

    def printed(self, name: str) -> list[str]:
        """What is printed on a card: short facts in a line, then its text, then long facts."""
        facts = {key: value for key, value in self.prints.facts(name).items() if not is_nothing(value)}
        long = [key for key, value in facts.items() if isinstance(value, list) or len(str(value)) > LONG]
        short = [fact_words(self.teller, key, value) for key, value in facts.items() if key not in long]
        lines = [" · ".join(short)] if short else []
        lines += ["", self.teller.say(self.prints.text(name) or "It has no text.")]
        for key in long:
            value = facts[key]
            parts = value if isinstance(value, list) else [value]
            lines += ["", *[f"{self.teller.heading(key)}: {self.teller.say(str(part))}" for part in parts]]
        return lines

    def state_lines(self, item: Item) -> list[str]:
        """What a card is now, beside what is printed on it."""
        facts = self.prints.facts(item["name"])
        printed = [facts.get(key) for key in self.layout.adds]
        lines = []
        for key, value in item.items():
            if key in self.layout.adds and value in printed:
                continue
            if key in ("card", "name") or is_nothing(value) or value == 0 or value == facts.get(key):
                continue
            if key == "abilities" and isinstance(value, list):
                lines += [
                    f"{self.teller.say(each['name'])}: {VOICE.say('{number} left', number=each['left'])}"
                    for each in value
                    if "left" in each
                ]
            elif plain(key) not in facts:
                told = self.teller.brief(self.teller.as_seat(key, value))
                lines.append(f"{self.teller.say('Now')}: {self.teller.title(key)} {told}")
        return lines

    def ruled(self, statement: Statement) -> str:
        """A rule with its id, in the language of the reader."""
        return f"{statement.rule}  {self.scene.words.say(statement.words)}"

    def keywords(self, name: str) -> list[Statement]:
        """What the words on a card mean, as the rulebook says it."""
        facts = self.prints.facts(name)
        said = [value for value in facts.values() if isinstance(value, str | list)]
        text = f"{self.prints.text(name)} {said}"
        found = []
        for statement in self.rules.statements.values():
            defined = DEFINITION.match(statement.words) if statement.heading == KEYWORDS else None
            word = next((group.lower() for group in defined.groups() if group), "") if defined else ""
            if word and (facts.get(word) or re.search(rf"\b{word}", text, re.IGNORECASE)):
                found.append(statement)
        return found

    # Players, places, piles

    def seat_page(self, item: Item) -> Page:
        """A player: what they have, and every list of cards that one sees."""
        values = {key: value for key, value in item.items() if not isinstance(value, dict | list)}
        short = [
            f"{self.teller.title(key)} {self.teller.brief(self.teller.as_seat(key, value))}"
            for key, value in values.items()
            if key != "seat" and not is_nothing(value)
        ]
        lists = [key for key, value in item.items() if isinstance(value, dict | list) and value]
        return Page(self.scene.names[int(str(item["seat"]))], [" · ".join(short), *self.pile_lines(item, lists)])

    def pile_lines(self, owner: Item, names: object) -> list[str]:
        """Lists of cards: piles from the top, others in their order; of hidden cards the number."""
        lines: list[str] = []
        for name in names if isinstance(names, list) else []:
            value = owner.get(name)
            if is_nothing(value):
                continue
            is_pile = isinstance(value, list) and any(f"{{{name}:top}}" in line for line in self.lines())
            parts = value if isinstance(value, list) else [value]
            known = [part for part in parts if not is_hidden(part)]
            order = f" {self.teller.say('from the top')}" if is_pile else ""
            lines += ["", f"{self.teller.heading(name)}, {len(parts)}{order}"]
            ordered = reversed(known) if is_pile else known
            lines += [f"  {number}  {self.told(part)}" for number, part in enumerate(ordered, 1)]
            lines += (
                [f"  {VOICE.say('{number} hidden', number=len(parts) - len(known))}"] if len(known) < len(parts) else []
            )
        return lines

    def lines(self) -> list[str]:
        """The lines in which the layout speaks of lists of cards."""
        return [
            *(line.words for line in [*self.layout.status, *self.layout.seat]),
            *(a.head for a in self.layout.areas),
        ]

    def told(self, part: object) -> str:
        """A card or a stack in a line."""
        if isinstance(part, list):
            return " + ".join(self.told(each) for each in part)
        if isinstance(part, dict) and is_card(part):
            facts = self.ink.join(self.layout.card, part).plain
            return f"{self.ink.card(part)} ({facts})" if facts else self.ink.card(part)
        return self.teller.brief(part)

    def place_page(self, thing: Thing) -> Page:
        """A place: what stands there, what is printed on it, and the places beside it."""
        item = thing.item
        lines = [
            f"{self.teller.heading(key)}: {self.teller.brief(value)}" for key, value in item.items() if key != "place"
        ]
        for value in item.values():
            lines += ["", self.ink.text(value)] if self.prints.text(value) else []
        marked = [area.marked for area in self.layout.areas if area.marked]
        lines += [
            self.scene.board.get(f"It is the {name}.", f"It is the {name}.")
            for name in marked
            if self.scene.seen.get(name) == item.get("place")
        ]
        near = self.near(item)
        return Page(thing.title.plain, lines + (["", self.teller.say("Beside it"), *near] if near else []))

    def near(self, item: Item) -> list[str]:
        """The places beside a place of a grid, each with what stands there."""
        for area in self.layout.areas:
            things = self.scene.seen.get(area.path)
            if area.lies != GRID or not isinstance(things, list) or item not in things:
                continue
            y, x = divmod(things.index(item), area.columns)
            beside = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
            numbers = [b * area.columns + a for b, a in beside if 0 <= a < area.columns]
            places = [things[number] for number in numbers if 0 <= number < len(things)]
            return [self.place_line(area.thing, area.lines, place) for place in places]
        return []

    def place_line(self, thing: str, lines: list[str], place: Item) -> str:
        """A place in a line."""
        return f"  {self.ink.write(thing, place).plain:<14} {self.ink.join(lines, place).plain}"

    # Options

    def option_page(self, thing: Thing) -> Page:
        """An option that is not a card: the cards and abilities that it names, and the rules about it."""
        lines = [
            *map(self.teller.say, self.ability_lines(thing.name)),
            *[self.card_line(name) for name in self.prints.named(thing.name)],
        ]
        first = thing.name.partition(" ")[0]
        laws = self.laws_about(first) or self.laws_about(self.scene.what)
        lines += [f"{law}  {self.scene.words.say(self.rules.words(law))}" for law in laws]
        if not lines:
            lines = [self.ruled(each) for each in self.rules.about(thing.name)[:MOST_RULINGS]]
        return Page(thing.title.plain, lines or [f"{self.teller.say(self.scene.prompt)}."])

    def card_line(self, name: str) -> str:
        """A card and its text."""
        return f"{self.teller.say(name)}: {self.ink.text(name) or self.teller.say('It has no text.')}"

    def laws_about(self, word: str) -> list[str]:
        """The rules about an option with a first word, or about a question, that hold at this table."""
        for key, laws in self.layout.laws.items():
            about, _, condition = key.partition(" if ")
            entry, _, value = condition.partition("=")
            if about == word and (not condition or str(self.scene.seen.get(entry)) == value):
                return laws
        return []

    def ability_lines(self, words: str) -> list[str]:
        """What a card says of an ability that an option names."""
        found = []
        for name in self.prints.cards:
            for key, value in self.prints.facts(name).items():
                for each in value if isinstance(value, list) and key != "needs" else []:
                    title = str(each).partition(" (")[0]
                    if title != str(each) and words.endswith(title):
                        found.append(str(each))
        return list(dict.fromkeys(found))


def is_hidden(part: object) -> bool:
    """Whether a thing is a card that one does not know."""
    return isinstance(part, dict) and is_card(part) and part["name"] is None


def fact_words(teller: Teller, key: str, value: object) -> str:
    """A fact of a card in words."""
    if value is True:
        return teller.title(key)
    said = teller.say(str(value))
    return said if key in ("kind", "type") else f"{teller.title(key)} {said}"
