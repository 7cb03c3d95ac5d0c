"""Writes the lines of a layout: the entries of a thing in words, by the signs and colours of the game."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.style import Style
from rich.text import Text

from parlour.drawing.look import Look
from parlour.drawing.thing import DIM
from parlour.drawing.values import is_nothing, plain
from parlour.kernel.layout import COLOURS, Layout, Sign, Signs
from parlour.kernel.state import seat_name

FIELD = re.compile(r"\{([\w.]+)(\?)?(?:>(\w+))?(?::(\w+!?))?\}")
OPTIONAL = re.compile(r"\[([^]]*)\]")
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
HIDDEN = "▒"
FEWEST_LETTERS = 3
PAINT = {
    "green": "#7ee787",
    "blue": "#79c0ff",
    "orange": "#ffa657",
    "violet": "#d2a8ff",
    "pink": "#ff9bce",
    "red": "#ff7b72",
    "gold": "#f2cc60",
    "silver": "#c9d1d9",
}
Item = dict[str, object]


class Prints:
    """What is printed on the cards of a game, by their names."""

    def __init__(self, catalogue: list[Item]) -> None:
        self.cards = {str(card["name"]): card for card in catalogue}
        self.order = {name: number for number, name in enumerate(self.cards)}

    def facts(self, name: object) -> Item:
        """The facts of a card; none of one that is hidden."""
        facts = self.cards[str(name)].get("facts") if str(name) in self.cards else None
        return facts if isinstance(facts, dict) else {}

    def text(self, name: object) -> str:
        """Its text."""
        return str(self.cards[str(name)].get("text") or "") if str(name) in self.cards else ""

    def named(self, words: str) -> list[str]:
        """The cards that words name; a name that is only part of a longer one does not count."""
        found = [name for name in self.cards if name in words and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words)]
        return [name for name in found if not any(name in other and name != other for other in found)]

    def values(self, fact: str) -> list[str]:
        """Every value that cards have for a fact, in the order of the cards."""
        found = [str(self.facts(name)[fact]) for name in self.cards if fact in self.facts(name)]
        return list(dict.fromkeys(found))


class Field:
    """An entry in a line, and how it is written there."""

    def __init__(self, found: re.Match[str], tight: bool) -> None:
        self.path: str = found[1]
        self.some = found[2] is not None  # a zero is nothing
        self.other: str = found[3] or ""
        self.how: str = found[4] or ""
        self.tight = tight


class Ink:
    """Writes about the things of one scene, in the language of whoever looks, or in English as people type it."""

    def __init__(self, scene: Look, layout: Layout, prints: Prints, translated: bool = True) -> None:
        self.say: Callable[[str], str] = scene.words.say if translated else str
        self.lines = scene.board if translated else {}
        self.view = scene.seen
        self.layout = layout
        self.prints = prints
        self.seat_fields = scene.game.seat_fields()
        self.signs = {name: self.settled(signs) for name, signs in layout.signs.items()}

    def settled(self, signs: Signs) -> dict[str, Sign]:
        """The signs of all values; those by letters get them now."""
        if signs.marks:
            return {as_key(value): sign for value, sign in signs.marks.items()}
        values = self.prints.values(signs.fact)
        among = self.view.get(signs.among)
        order = [as_key(str(value)) for value in among] if isinstance(among, list) else list(map(as_key, values))
        found, letters = {}, initials([self.say(value) for value in values])
        for value in values:
            key = as_key(value)
            colour = COLOURS[order.index(key) % len(COLOURS)] if key in order else ""
            found[key] = Sign(letters[self.say(value)], colour)
        return found

    # Lines

    def write(self, line: str, item: Item, tight: bool = False) -> Text:
        """A line about a thing; empty where there is nothing to show."""
        line = self.line(line)
        text, shown, at = Text(), not FIELD.search(line), 0
        for optional in [*OPTIONAL.finditer(line), None]:
            words = line[at : optional.start() if optional else None]
            parts, some, _ = self.fill(words, item, tight)
            text.append_text(parts)
            shown = shown or some
            if optional:
                parts, _, whole = self.fill(optional[1], item, tight)
                text.append_text(parts if whole else Text())
                shown = shown or whole
                at = optional.end()
        return text if shown else Text()

    def line(self, words: str) -> str:
        """A line or a sign of the layout, in this language."""
        return self.lines.get(words, words)

    def fill(self, words: str, item: Item, tight: bool) -> tuple[Text, bool, bool]:
        """Words with their entries; whether any of these has something to show, and whether all have."""
        text, at = Text(), 0
        shown: list[bool] = []
        for field in FIELD.finditer(words):
            part = self.part(Field(field, tight), item)
            text.append(words[at : field.start()]).append_text(part)
            shown.append(bool(part.plain.strip()))
            at = field.end()
        return text.append(words[at:]), any(shown), all(shown)

    def join(self, lines: list[str], item: Item, mark: str = " ") -> Text:
        """Several lines side by side."""
        return Text(mark).join([text for text in (self.write(line, item) for line in lines) if text.plain])

    def part(self, field: Field, item: Item) -> Text:
        """An entry in words."""
        value = self.entry(item, field.path)
        if (field.some and not value) or (value is None and not field.how):
            return Text()
        if field.other:
            new = self.entry(item, field.other)
            return Text(f"{value}→{new}" if new is not None and new != value else str(value))
        if field.how in ("count", "top", "cards", "stacks", "times"):
            return self.listed(value, field.how)
        if field.how:
            return self.signed(value, field.how, field.tight)
        return Text() if is_nothing(value) else Text(self.plain(field.path.rpartition(".")[2], value))

    def entry(self, item: Item, path: str) -> object:
        """An entry of a thing, else of what is printed on it, else of the view."""
        first = path.partition(".")[0]
        for place in (item, self.prints.facts(item.get("name")), self.view):
            if first in place:
                return follow(place, path)
        return None

    def plain(self, name: str, value: object) -> str:
        """A value without signs: seats by their names, cards by theirs."""
        if value is None or isinstance(value, bool):
            return self.say("yes" if value else "no") if value is not None else "-"
        if isinstance(value, list):
            return ", ".join(self.plain(name, each) for each in value)
        if isinstance(value, dict):
            return self.card(value) if "card" in value else " ".join(f"{k} {v}" for k, v in value.items())
        return seat_name(value) if name in self.seat_fields and isinstance(value, int) else self.say(str(value))

    def card(self, card: Item) -> str:
        """A card in a word or two."""
        return HIDDEN if card.get("name") is None else self.write(self.layout.named, card).plain

    def text(self, name: object) -> str:
        """What stands on a card."""
        return self.say(self.prints.text(name))

    def listed(self, value: object, how: str) -> Text:
        """A list by its number, its last card, or all its cards."""
        if how == "times":
            count = len(str(value or ""))
            return Text(SUPERSCRIPTS[count] if 1 < count < len(SUPERSCRIPTS) else " ")
        if not isinstance(value, list):
            return Text(str(value)) if how == "count" and value is not None else Text()
        if how == "count":
            return Text(str(len(value)))
        if how == "stacks":
            return Text(" ").join([self.write(self.layout.stack, self.together(stack), tight=True) for stack in value])
        cards = [self.card(card) for card in value]
        return Text(", ".join(cards[-1:] if how == "top" else cards))

    def together(self, stack: list[Item]) -> Item:
        """A stack as one thing: numbers are added, other entries listed once."""
        found: Item = {}
        for path, *_ in FIELD.findall(self.layout.stack):
            values = [self.entry(card, path) for card in stack]
            numbers = [value for value in values if isinstance(value, int)]
            found[path] = sum(numbers) if numbers else list(dict.fromkeys(value for value in values if value))
        return found

    def signed(self, value: object, how: str, tight: bool) -> Text:
        """A value by its sign."""
        if isinstance(value, list):
            return Text("" if tight else " ").join([self.signed(each, how, tight) for each in value])
        how, whole = how.rstrip("!"), how.endswith("!")
        marks = self.signs.get(how, {})
        if value is None or value == "":
            return Text(self.line(self.layout.signs[how].none) if how in self.layout.signs else "")
        if "" in marks:
            return written(f"{marks[''].mark}{value}", style_of(marks[""]))
        sign = marks.get(as_key(str(value)))
        if sign is None:
            return Text("" if isinstance(value, bool) else self.say(str(value)))
        return written(plain(self.say(str(value))) if whole else self.line(sign.mark), style_of(sign))

    # Colours and sums

    def tint(self, item: Item) -> Style:
        """The colour of a card."""
        sign = self.sign_of(item, self.layout.tint)
        return style_of(sign) if sign else Style()

    def sign_of(self, item: Item, fact: str) -> Sign | None:
        """The sign of a card's fact."""
        value = self.entry(item, fact) if fact else None
        return self.signs.get(fact, {}).get(as_key(str(value))) if value is not None else None

    def number(self, item: Item) -> int | None:
        """What a card adds to a payment or a stack."""
        for path in self.layout.adds:
            value = self.entry(item, path)
            if isinstance(value, int):
                return value
        return None


def follow(item: object, path: str) -> object:
    """The entry at the end of a path."""
    for step in path.split("."):
        if isinstance(item, list) and step.isdecimal():
            item = item[int(step)] if int(step) < len(item) else None
        else:
            item = item.get(step) if isinstance(item, dict) else None
    return item


def as_key(value: str) -> str:
    """A value as it is looked up, however it is written: tree_kangaroos is Tree-kangaroos."""
    return re.sub(r"[\W_]", "", value).lower()


def initials(values: list[str]) -> dict[str, str]:
    """The first letters of every value, as many as tell it from the others."""
    found = {}
    for value in values:
        length = FEWEST_LETTERS
        while length < len(value) and any(other != value and other.startswith(value[:length]) for other in values):
            length += 1
        found[value] = value[:length]
    return found


def style_of(sign: Sign) -> Style:
    """The style of a sign."""
    return Style(color=PAINT[sign.colour]) if sign.colour else Style()


def written(words: str, style: Style) -> Text:
    """Words in a style that ends with them: what is appended later has its own style."""
    return Text().append(words, style)


def fit(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    line = text.copy()
    line.truncate(max(0, width), overflow="ellipsis", pad=True)
    return line


def clip(text: Text, width: int) -> Text:
    """A text of at most this width."""
    line = text.copy()
    line.truncate(max(0, width), overflow="ellipsis")
    return line


def flowing(parts: list[Text], width: int) -> list[Text]:
    """Facts side by side, in as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1].plain) + 3 + len(part.plain) <= width:
            lines[-1] = lines[-1] + written(" · ", DIM) + part
        else:
            lines.append(part)
    return lines
