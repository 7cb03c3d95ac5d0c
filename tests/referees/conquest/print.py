"""What is printed on the cards of Historical Conquest, and which cards a phrase of theirs means."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import parlour
import parlour.games
from parlour.kernel.registry import find_game

CARDS = Path(parlour.__file__).parent / "games" / "conquest" / "cards"
ACTIONS = ("event", "technology", "document", "knowledge", "location", "organisation", "relic")
KINDS = ("land", "character", "army", "vessel", *ACTIONS)
REGION = {
    "Africa": "African",
    "Asia": "Asian",
    "Europe": "European",
    "North America": "North American",
    "South America": "South American",
    "South Pacific": "Pacific",
}
ERAS = (("ancient", 500), ("medieval", 1450), ("early modern", 1750), ("industrial", 1914), ("modern", 9999))
NUMBERS = {"a": 1, "an": 1, "another": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


class Print:
    """A printed card: its kind, its numbers, its sentences and all words that it answers to."""

    def __init__(self, row: dict[str, Any], text: str, symbols: str) -> None:
        self.name: str = row["name"]
        self.kind: str = row["type"]
        self.subtype: str = row.get("subtype", "")
        self.attack: int = row.get("attack", 0)
        self.defence: int = row.get("defence", 0)
        self.continent: str = row.get("continent", "")
        self.explorer = self.subtype == "explorer"
        self.guard = self.kind in ("character", "army")
        self.action = self.kind in ACTIONS
        self.text = text
        self.symbols = symbols.split()
        self.sentences = re.split(r"(?<=\.) (?=[A-Z])", text) if text else []
        self.words = words_of(row)

    @property
    def only_answers(self) -> bool:
        """Whether all that it can do is to answer at once: it is played at that moment, or not at all."""
        at_once = all(symbol.startswith("I") for symbol in self.symbols)
        return at_once and bool(self.sentences) and all(text.startswith("Interrupt") for text in self.sentences)

    def number(self, stat: str) -> int:
        """Its attack or its defence."""
        return self.attack if stat == "attack" else self.defence


def words_of(row: dict[str, Any]) -> set[str]:
    """All words by which a phrase finds a card."""
    words = {"card", row["type"] + "!", row.get("subtype", ""), row.get("explores", ""), *row.get("traits", [])}
    if row["type"] in ACTIONS:
        words.add("action card")
    if row["type"] == "land":
        words |= {REGION[row["continent"]], "inland" if row.get("inland") else "coastal"}
    if "years" in row:
        first, last = row["years"][0], row["years"][-1]
        words.add(next(era for era, end in ERAS if (first + last) // 2 < end))
    return words


def every_print() -> dict[str, Print]:
    """All cards by their names."""
    printed: dict[str, Any] = {str(card["name"]): card for card in find_game("conquest").catalogue()}
    rows = [row for path in (CARDS / "decks").glob("*.toml") for row in tomllib.loads(path.read_text("utf-8"))["card"]]
    rows = [row | {"text": printed[row["name"]]} for row in rows if "same_as" not in row]
    return {row["name"]: Print(row, row["text"]["text"], row["text"]["facts"]["symbols"]) for row in rows}


def every_noun() -> tuple[dict[str, str], list[str]]:
    """What a noun, one or many, asks of a card; and all adjectives, the longest first."""
    traits = tomllib.loads((CARDS / "traits.toml").read_text("utf-8"))
    forms = {noun: trait for table in traits.values() for trait, pair in table.items() for noun in pair}
    subtypes = {card.subtype for card in PRINTS.values() if card.subtype}
    for noun, asks in [(kind, kind + "!") for kind in KINDS] + [(word, word) for word in subtypes | {"card"}]:
        many = noun[:-1] + "ies" if noun.endswith("y") else noun + "s"
        forms |= {noun: asks, many: asks}
    forms |= {"knowledge card": "knowledge!", "knowledge cards": "knowledge!", "action card": "action card"}
    plain = {trait for table in traits.values() for trait in table} | {era for era, _ in ERAS}
    adjectives = plain | {"sea", "land", "air", "space", "coastal", "inland"}
    return forms, sorted(adjectives, key=len, reverse=True)


PRINTS = every_print()
NOUNS, ADJECTIVES = every_noun()


class Phrase:
    """Cards that are meant: how many, one beside the card that says it or not, and what each must be."""

    def __init__(self, words: str) -> None:
        self.number = 1
        self.other = False
        said = words
        first, _, rest = words.partition(" ")
        if words not in PRINTS and first in NUMBERS:
            self.number, said = NUMBERS[first], rest
            self.other = first == "another"
        if said.startswith("other "):
            self.other, said = True, said[6:]
        self.name = said if said in PRINTS else ""
        self.ways: list[set[str]] = []
        noun = ""
        for part in [] if self.name else reversed(said.split(" or ")):
            adjectives, own = parse(re.sub(r"^(an?|another|other|two|three) ", "", part))
            noun = own or noun
            assert noun, f"{words!r} names no kind of card"
            self.ways.append(adjectives | {noun})

    def fits(self, card: Print) -> bool:
        """Whether a card is meant."""
        return card.name == self.name if self.name else any(way <= card.words for way in self.ways)


def parse(part: str) -> tuple[set[str], str]:
    """The adjectives of a part of a phrase, and what its noun asks for."""
    adjectives: set[str] = set()
    rest = part
    while rest:
        if rest in NOUNS:
            return adjectives, NOUNS[rest]
        word = next((word for word in ADJECTIVES if rest == word or rest.startswith(word + " ")), "")
        assert word, f"{rest!r} of {part!r} is no word of a card"
        adjectives.add(word)
        rest = rest[len(word) :].strip()
    return adjectives, ""
