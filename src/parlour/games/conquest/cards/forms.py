"""Phrases with slots: how one is read, and how it is said again.

In a form `F` stands for cards ("Roman army"), `A` for cards with an article or a number ("a Roman army", "two Romans"),
`B` for one card by its name, `N` for a number, `K` for a number in letters and `C` for a continent.
"""

from __future__ import annotations

import re
from typing import Final

from parlour.games.conquest.cards.english import NUMBERS, number_word
from parlour.games.conquest.cards.filters import read_filter, say_a, say_another, say_one, say_other
from parlour.games.conquest.cards.kinds import CONTINENTS, place_name
from parlour.games.conquest.cards.model import Filter, Phrase
from parlour.kernel.printed import Row

SLOTS: Final = {
    "A": r"(?P<article>an?|two|three|four|five|six) (?P<F>.+)",
    "F": r"(?P<F>.+)",
    "B": r"(?P<B>.+)",
    "N": r"(?P<N>-?\d+)",
    "K": rf"(?P<K>{'|'.join(NUMBERS)})",
    "C": rf"(?P<C>{'|'.join(CONTINENTS)})",
}


class Form:
    """A form of a phrase: its kind is what the rules know it by, `said` is how it is printed."""

    def __init__(
        self, kind: int, form: str, said: str = "", here: bool = False, fighting: bool = False, other: bool = False
    ) -> None:
        self.kind = kind
        self.form = form
        self.said = said or form
        self.here = here  # it speaks of the land of the card, so the card must be in one
        self.fighting = fighting  # it means something only in a battle
        self.other = other  # it never means the card itself
        self.pattern = re.compile("^" + " ".join([SLOTS.get(word, re.escape(word)) for word in form.split(" ")]) + "$")


def say(form: Form, cards: Filter | None, number: int, continent: int, other: bool = False) -> str:
    """A phrase as a card prints it; `other`: the card itself would be meant, and is not."""
    a, one = (say_another, say_other) if other else (say_a, say_one)
    words: list[str] = []
    for word in form.said.split(" "):
        if word in ("A", "B") and cards is not None:
            words.append(a(cards, number))
        elif word == "F" and cards is not None:
            words.append(one(cards))
        elif word == "N":
            words.append(str(number))
        elif word == "K":
            words.append(number_word(number))
        elif word == "C":
            words.append(place_name(continent))
        else:
            words.append("are" if word == "is" and number > 1 and "A is" in form.said else word)
    return " ".join(words)


def fill(form: Form, words: str, row: Row, field: str, names: frozenset[str]) -> Phrase | None:
    """A phrase in a form; None where it has another."""
    match = form.pattern.match(words)
    if match is None:
        return None
    slots = {slot: str(text) for slot, text in match.groupdict().items() if text is not None}
    if "B" in slots and slots["B"] not in names:
        return None
    number = 1
    if "N" in slots:
        number = int(slots["N"])
    elif slots.get("K", slots.get("article")) in NUMBERS:
        number = NUMBERS.index(slots.get("K", slots.get("article", "")))
    meant = slots.get("F", slots.get("B"))
    cards = read_filter(meant, row, field, names) if meant is not None else None
    continent = CONTINENTS.index(slots["C"]) if "C" in slots else -1
    return Phrase(form.kind, say(form, cards, number, continent), cards, number, continent)


def find(forms: tuple[Form, ...], words: str, row: Row, field: str, names: frozenset[str]) -> tuple[Form, Phrase]:
    """The first form that fits, and the phrase."""
    for form in forms:
        phrase = fill(form, words, row, field, names)
        if phrase is not None:
            return form, phrase
    raise row.wrong(f"{field}: {words!r} has none of the forms: {'; '.join([form.form for form in forms])}")
