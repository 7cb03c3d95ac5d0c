"""Sentences of a game in another language: an English sentence is looked up, and its slots are filled anew.

A file of `parlour/languages` maps English to the other language. "{seat} plays {card}." is a sentence with slots; what
stands in a slot of the English sentence is said in the other language in its turn: a number and a player as they are,
a name or a phrase by the catalogue, a list part by part. See docs/translating.md.
"""

from __future__ import annotations

import json
import re
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
LISTS: Final = (" + ", ", ", " and ")  # what stands between the things of a list, the strongest first


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
        self.known: dict[str, str | None] = {}

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
        """A sentence by itself, with its slots, or as a list."""
        if AS_IT_IS.fullmatch(words):
            return words
        if words in self.exact:
            return self.exact[words]
        for pattern in self.patterns:
            match = pattern.form.fullmatch(words)
            found = match and self.fill(pattern, match)
            if found:
                return found
        return self.list_of(words)

    def fill(self, pattern: Pattern, match: re.Match[str]) -> str | None:
        """A sentence with its slots in this language, or None where one of them is unknown."""
        values: dict[str, object] = {}
        for name, value in zip(pattern.slots, match.groups(), strict=True):
            said = value if name in GIVEN else self.find(value)
            if said is None:
                return None
            values[name] = said
        return filled(pattern.other, values)

    def list_of(self, words: str) -> str | None:
        """A list, part by part."""
        for mark in LISTS:
            if mark in words:
                first, _, rest = words.rpartition(mark)
                said = [self.find(first), self.find(rest)]
                if said[0] is not None and said[1] is not None:
                    return self.exact.get(mark, mark).join([said[0], said[1]])
        return None
