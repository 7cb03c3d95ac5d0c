"""A card read from its row: its facts, its numbers within the ranges of its kind, its abilities."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.english import year_words
from parlour.games.conquest.cards.filters import ACTION, ANY, LEXICON
from parlour.games.conquest.cards.filters import LAND as LAND_NOUN
from parlour.games.conquest.cards.kinds import (
    ARMY,
    CHARACTER,
    CONTINENTS,
    EXPLORERS,
    FIRST_ACTION,
    LAND,
    REGIONS,
    SUBTYPES,
    TYPES,
    era_of,
    range_of,
)
from parlour.games.conquest.cards.model import Print
from parlour.games.conquest.cards.reading import MOST_ABILITIES, Reader
from parlour.games.conquest.cards.sentences import card_text
from parlour.kernel.printed import Row

FIRST_YEAR: Final = -10000
LAST_YEAR: Final = 2030
LEAST_HISTORY: Final = 60
MOST_HISTORY: Final = 340
MOST_TITLE: Final = 60
MOST_PEOPLE: Final = 2_000_000_000
MOST_AREA: Final = 20_000_000
STEP: Final = 10  # strength is printed in tens


def read_print(row: Row, names: frozenset[str]) -> Print:
    """One card."""
    kind = TYPES.index(row.one_of("type", TYPES))
    card = Print(row.text("name"), kind)
    card.title = row.text("title")
    if len(card.title) > MOST_TITLE:
        raise row.wrong(f"title has {len(card.title)} letters; {MOST_TITLE} are the most")
    card.history = row.text("history")
    if not LEAST_HISTORY <= len(card.history) <= MOST_HISTORY:
        raise row.wrong(f"history has {len(card.history)} letters; it may have {LEAST_HISTORY} to {MOST_HISTORY}")
    if not card.history.endswith("."):
        raise row.wrong("history must end with a full stop")
    if kind == CHARACTER:
        card.subtype = row.one_of("subtype", SUBTYPES)
    read_strength(row, card)
    derived = read_land(row, card) if kind == LAND else read_years(row, card)
    read_traits(row, card, derived)
    read_abilities(row, card, names)
    row.end()
    return card


def read_strength(row: Row, card: Print) -> None:
    """Attack and defence of characters and armies, in tens."""
    if card.kind not in (CHARACTER, ARMY):
        return
    least, most = range_of(card.kind, card.subtype)
    card.attack = row.number("attack", least, most)
    card.defence = row.number("defence", least, most)
    for field, value in (("attack", card.attack), ("defence", card.defence)):
        if value % STEP:
            raise row.wrong(f"{field} must be a multiple of {STEP}, not {value}")


def read_land(row: Row, card: Print) -> list[str]:
    """Where a land is and how large; returns the traits that follow."""
    card.continent = CONTINENTS.index(row.one_of("continent", CONTINENTS))
    card.coastal = not row.flag("inland")
    card.population = row.number("population", 1, MOST_PEOPLE)
    card.area = row.number("area", 1, MOST_AREA)
    return [REGIONS[card.continent], "coastal" if card.coastal else "inland"]


def read_years(row: Row, card: Print) -> list[str]:
    """When it was; returns the era."""
    years = row.take("years", None)
    if not isinstance(years, list) or not 1 <= len(years) <= 2 or not all([type(year) is int for year in years]):
        raise row.wrong(f"years must be one or two years, those before Christ below 0, not {years!r}")
    if years[0] > years[-1] or years[0] < FIRST_YEAR or years[-1] > LAST_YEAR or 0 in years:
        raise row.wrong(f"years must be in their order, from {FIRST_YEAR} to {LAST_YEAR}, and there is no year 0")
    card.dates = year_words(years, row.flag("about"), row.flag("since"), card.kind == CHARACTER)
    return [era_of(years[0], years[-1])]


def read_traits(row: Row, card: Print, derived: list[str]) -> None:
    """The traits on the card, and all words by which a filter finds it."""
    card.named = row.some_of("traits", tuple([word for word, category in LEXICON.category.items() if category]))
    if len(set(card.named)) != len(card.named):
        raise row.wrong("traits: one stands twice")
    if card.kind == CHARACTER:
        for category in ("gender", "region", "nation"):
            if not any([LEXICON.category[trait] == category for trait in card.named]):
                raise row.wrong(f"traits: a character needs a {category}: {', '.join(LEXICON.of(category))}")
    if card.subtype == "explorer":
        derived = [*derived, row.one_of("explores", EXPLORERS)]
        card.explorer = True
    kinds = [
        ANY,
        LAND_NOUN if card.kind == LAND else TYPES[card.kind],
        *([ACTION] if card.kind >= FIRST_ACTION else []),
    ]
    card.traits = frozenset([*card.named, *derived, *kinds, *([card.subtype] if card.subtype else [])])


def read_abilities(row: Row, card: Print, names: frozenset[str]) -> None:
    """The abilities with their sentences; an army, a land or an explorer may have none."""
    reader = Reader(card, names)
    card.abilities = [reader.ability(each) for each in row.rows("ability", MOST_ABILITIES)]
    if not card.abilities and card.kind not in (LAND, ARMY) and not card.explorer:
        raise row.wrong("it needs an ability, written as [[card.ability]]")
    if sum([ability.option for ability in card.abilities]) == 1:
        raise row.wrong("option: a choice needs two abilities that are options")
    card.text = card_text(card.abilities)
    symbols: list[str] = []
    for ability in card.abilities:
        if ability.symbol() not in symbols:
            symbols.append(ability.symbol())
    card.symbols = " ".join(symbols)
