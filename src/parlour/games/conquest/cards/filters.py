"""Which cards are meant, in words: "Roman army", "British or French leader", "woman", "Marie Curie"."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from parlour.games.conquest.cards.english import number_word, plural, with_article
from parlour.games.conquest.cards.kinds import ERAS, EXPLORERS, SUBTYPES, TYPES
from parlour.games.conquest.cards.model import Filter
from parlour.kernel.printed import Row, read_page

CATEGORIES: Final = ("region", "gender", "nation", "religion", "calling", "theme")
ANY: Final = "card"
ACTION: Final = "action card"
NOUNS: Final = (ANY, ACTION, *TYPES, *SUBTYPES)
LAND: Final = "a land"  # the type among the traits of a card, because "land" is also how some explorers travel
LANDS: Final = ("coastal", "inland")
ARTICLE: Final = re.compile("^an? ")


class Lexicon:
    """All words that a filter may use."""

    def __init__(self, page: Row) -> None:
        self.category: dict[str, str] = {}  # of each trait that a card may name
        self.singular: dict[str, str] = {"knowledge": "knowledge card"}  # one of them, where that is another word
        self.many: dict[str, str] = {noun: plural(noun) for noun in NOUNS}
        for category in CATEGORIES:
            self.add(page, category)
        page.end()
        for word in (*ERAS, *EXPLORERS, *LANDS):
            self.category.setdefault(word, "")
        self.nouns = {noun: noun for noun in NOUNS} | {many: noun for noun, many in self.many.items()}
        for trait, noun in self.singular.items():
            self.nouns |= {noun: trait, self.many[trait]: trait}
        self.nouns |= {"land": LAND, "lands": LAND}
        self.singular[LAND], self.many[LAND] = "land", "lands"

    def add(self, page: Row, category: str) -> None:
        """The traits of a category, each with its noun and the plural of it, or with none."""
        rows = page.take(category, None)
        if not isinstance(rows, dict):
            raise page.wrong(f"{category} must be a table of traits")
        for word, forms in rows.items():
            if word in self.category or word in self.many:
                raise page.wrong(f"{category}: the word {word!r} stands twice")
            if not isinstance(forms, list) or len(forms) not in (0, 2):
                raise page.wrong(f"{category}: {word} must be a noun and its plural, or []")
            self.category[word] = category
            if forms:
                self.singular[word], self.many[word] = str(forms[0]), str(forms[1])

    def of(self, category: str) -> list[str]:
        """The traits of a category."""
        return [word for word, found in self.category.items() if found == category]


LEXICON: Final = Lexicon(read_page(Path(__file__).parent / "traits.toml"))


def split_words(words: str, row: Row, field: str) -> tuple[list[str], str]:
    """The adjectives of a phrase and the noun at its end, "" for none; of two readings the one with longer words."""
    rest = words
    traits: list[str] = []
    while rest:
        if rest in LEXICON.nouns:
            return traits, LEXICON.nouns[rest]
        found = max(
            [word for word in LEXICON.category if rest == word or rest.startswith(f"{word} ")], key=len, default=""
        )
        if not found:
            raise row.wrong(f"{field}: {rest!r} is no trait, no kind of card and no card's name in {words!r}")
        traits.append(found)
        rest = rest[len(found) :].strip()
    return traits, ""


def read_filter(words: str, row: Row, field: str, names: frozenset[str]) -> Filter:
    """The filter that a phrase means. An alternative without a noun has the noun of the next one."""
    if words in names:
        return Filter(words, words, [])
    parts = [split_words(ARTICLE.sub("", part), row, field) for part in words.split(" or ")]
    noun = ""
    ways: list[list[str]] = []
    for traits, own in reversed(parts):
        noun = own or noun
        if not noun:
            raise row.wrong(f"{field}: {words!r} needs a kind of card at its end, as in 'British leader'")
        ways.insert(0, [*traits, noun])
    return Filter(words, "", ways)


def noun_of(word: str) -> str:
    """A noun as it is said of one card."""
    return LEXICON.singular.get(word, word)


def is_people(cards: Filter) -> bool:
    """Whether men or women are meant, whatever they were."""
    return any([LEXICON.category.get(way[-1]) == "gender" for way in cards.ways])


def say_one(cards: Filter) -> str:
    """The cards of a filter as one of them is called, without an article."""
    return cards.name or " or ".join(say_ways(cards, False))


def say_many(cards: Filter) -> str:
    """The cards of a filter as several are called."""
    return cards.name or " or ".join(say_ways(cards, True))


def say_ways(cards: Filter, many: bool) -> list[str]:
    """The alternatives; a noun that several in a row have is said with the last of them."""
    said: list[str] = []
    for number, way in enumerate(cards.ways):
        *traits, noun = way
        again = number + 1 < len(cards.ways) and cards.ways[number + 1][-1] == noun
        words = " ".join(traits if again and traits else [*traits, LEXICON.many[noun] if many else noun_of(noun)])
        said.append(words)
        if number and cards.ways[number - 1][-1] == noun and cards.ways[number - 1][:-1]:
            said[-2:] = [f"{said[-2]} or {words}"]
    return said


def say_other(cards: Filter) -> str:
    """What a card calls those of its own kind: "other pirate"."""
    return f"other {say_one(cards)}"


def say_another(cards: Filter, number: int = 1) -> str:
    """A number of such cards beside the one that says it: "another pirate", "two other Romans"."""
    return f"another {say_one(cards)}" if number == 1 else f"{number_word(number)} other {say_many(cards)}"


def say_a(cards: Filter, number: int = 1) -> str:
    """A number of such cards: "an army or a vessel", "two Romans", "Marie Curie"."""
    if cards.name:
        return cards.name
    if number == 1:
        return " or ".join([with_article(words) for words in say_ways(cards, False)])
    return f"{number_word(number)} {say_many(cards)}"
