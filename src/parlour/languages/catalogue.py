"""Sentences of a game in another language: an English sentence is looked up, and its slots are filled anew.

A file of `parlour/languages` maps English to the other language. "{seat} plays {card}." is a sentence with slots; what
stands in a slot of the English sentence is said in the other language in its turn: a number and a player as they are,
a name or a phrase by the catalogue, a list part by part. Only a slot that is meant for it holds a sentence; in any
other a name, one of the phrases of `phrases.json`, or a list of such. So a sentence has one reading: "pay with Junk 1"
is never a thing called "pay with Junk" with the value 1. See docs/translating.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
INTERFACE: Final = "interface"  # the words of the browser, which alone reads them
SHARED: Final = "games"  # the area of the words that all games share
SERVER: Final = "server"  # the area of what the server refuses

SLOT: Final = re.compile(r"\{(\w+)\}")
AS_IT_IS: Final = re.compile(r"[-+]?\d+|P\d|[a-z]\d|\d+[MEP]|-")  # numbers, players, places, signs of cards
NUMBERS: Final = ("number", "amount", "total", "price", "slot", "value", "other")
PLAYERS: Final = ("seat", "to")
GIVEN: Final = ("name", "names")  # what people wrote or chose themselves, which stays as it is
SAID: Final = ("reason", "why", "missing", "prompt", "line")  # what is a sentence of its own
CHOICES: Final = ("options",)  # one sentence, or several with "or" between them
PRINTS: Final = ("print",)  # nothing but a name
PHRASES: Final[frozenset[str]] = frozenset(json.loads((FOLDER / "phrases.json").read_text(encoding="utf-8")))
OR: Final = " or "
LISTS: Final = (" + ", ", ", " and ", OR)  # what stands between the things of a list, the strongest first


def languages() -> list[str]:
    """The languages that Parlour speaks."""
    return [ENGLISH, *sorted([folder.name for folder in FOLDER.iterdir() if (folder / f"{SHARED}.json").exists()])]


def areas(language: str) -> list[str]:
    """The areas that a language has words for: the games, and what all of them share; not the browser's interface."""
    return sorted([file.stem for file in (FOLDER / language).glob("*.json") if file.stem != INTERFACE])


def entries_of(language: str, area: str) -> dict[str, str]:
    """The sentences of a game, or of what all games share."""
    file = FOLDER / language / f"{area}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


@lru_cache(maxsize=16)
def words_of(language: str, game: str) -> dict[str, str]:
    """What a game says in a language; a game without words of its own there says everything in English.
    What the server refuses at its table is said with them."""
    own = entries_of(language, game)
    return {**entries_of(language, SERVER), **entries_of(language, SHARED), **own} if own else {}


@lru_cache(maxsize=16)
def catalogue_of(language: str, game: str) -> Catalogue:
    """The catalogue of a game in a language."""
    return Catalogue(words_of(language, game))


class Pattern:
    """A sentence with slots."""

    def __init__(self, english: str, other: str) -> None:
        self.english = english
        self.other = other
        self.weight = len(SLOT.sub("", english))
        self.slots = SLOT.findall(english)
        pieces = SLOT.split(english)
        self.form = re.compile(
            "".join([slot_form(each) if n % 2 else re.escape(each) for n, each in enumerate(pieces)])
        )


def slot_form(name: str) -> str:
    """What may stand in a slot."""
    if name in NUMBERS:
        return r"([-+]?\d+)"
    return r"(P\d)" if name in PLAYERS else "(.+?)"


def filled(words: str, slots: dict[str, object]) -> str:
    """A sentence with its slots filled; what is filled in is not read again, whatever people wrote there."""
    return SLOT.sub(lambda slot: str(slots[slot[1]]), words)


class Catalogue:
    """The sentences of a language."""

    def __init__(self, entries: dict[str, str]) -> None:
        self.entries = entries
        self.exact = {english: other for english, other in entries.items() if "{" not in english}
        slotted = [Pattern(english, other) for english, other in entries.items() if "{" in english]
        self.patterns = sorted(slotted, key=lambda pattern: -pattern.weight)
        self.phrases = [pattern for pattern in self.patterns if pattern.english in PHRASES]
        self.known: dict[str, str | None] = {}
        self.named: dict[str, str | None] = {}

    def say(self, words: str, **slots: object) -> str:
        """Words in this language; in English where the catalogue has nothing for them. A sentence that comes with its
        slots is found by itself, and filled with what is in this language already; any other is taken apart."""
        if slots:
            return filled(self.entries.get(words, words), slots)
        found = self.find(words)
        return words if found is None else found

    def find(self, words: str) -> str | None:
        """Words in this language, or None."""
        if words not in self.known:
            self.known[words] = None  # a phrase is never a part of itself
            self.known[words] = self.look_up(words)
        return self.known[words]

    def look_up(self, words: str) -> str | None:
        """A sentence by itself, with its slots, or as a list of things."""
        found = self.plainly(words) or next(self.readings(words, self.patterns), None)
        return self.list_of(words) if found is None else found

    def plainly(self, words: str) -> str | None:
        """Words that have no slots."""
        return words if AS_IT_IS.fullmatch(words) else self.exact.get(words)

    def readings(self, words: str, patterns: list[Pattern]) -> Iterator[str]:
        """Words as a sentence with slots, in every way."""
        for pattern in patterns:
            match = pattern.form.fullmatch(words)
            found = match and self.fill(pattern, match)
            if found:
                yield found

    def name(self, words: str) -> str | None:
        """What a slot holds that holds no sentence: a name, a list, or a phrase about names."""
        if words not in self.named:
            self.named[words] = None
            found = self.plainly(words) or self.list_of(words)
            self.named[words] = next(self.readings(words, self.phrases), None) if found is None else found
        return self.named[words]

    def fill(self, pattern: Pattern, match: re.Match[str]) -> str | None:
        """A sentence with its slots in this language, or None where one of them is unknown."""
        values: dict[str, object] = {}
        for name, value in zip(pattern.slots, match.groups(), strict=True):
            said = self.held(name, value)
            if said is None:
                return None
            values[name] = said
        return filled(pattern.other, values)

    def held(self, slot: str, words: str) -> str | None:
        """What a slot of that name holds, in this language."""
        if slot in GIVEN:
            return words
        if slot in SAID:
            return self.find(words)
        if slot in CHOICES:
            return self.choices(words)
        return self.plainly(words) if slot in PRINTS else self.name(words)

    def choices(self, words: str) -> str | None:
        """One sentence, or several with "or" between them."""
        found = self.find(words)
        if found is not None or OR not in words:
            return found
        first, _, last = words.rpartition(OR)
        said = [self.choices(first), self.find(last)]
        return self.joined(OR, said)

    def joined(self, mark: str, parts: list[str | None]) -> str | None:
        """Two parts with what stands between them, if both are known."""
        return self.exact.get(mark, mark).join(map(str, parts)) if None not in parts else None

    def list_of(self, words: str) -> str | None:
        """A list, part by part."""
        for mark in LISTS:
            if mark in words:
                first, _, rest = words.rpartition(mark)
                said = self.joined(mark, [self.name(first), self.name(rest)])
                if said is not None:
                    return said
        return None
