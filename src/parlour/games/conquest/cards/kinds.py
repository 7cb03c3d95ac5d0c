"""The kinds of cards: types, subtypes, continents and eras, and the ranges of printed numbers."""

from __future__ import annotations

from typing import Final

CONTINENTS: Final = ("Africa", "Asia", "Europe", "North America", "South America", "South Pacific")
REGIONS: Final = ("African", "Asian", "European", "North American", "South American", "Pacific")  # the same, as traits

LAND: Final = 0
CHARACTER: Final = 1
ARMY: Final = 2
VESSEL: Final = 3
TYPES: Final = (
    *("land", "character", "army", "vessel"),
    *("event", "technology", "document", "knowledge", "location", "organisation", "relic"),
)
EVENT: Final = 4
FIRST_ACTION: Final = EVENT  # from here on the types lie in the active area

SUBTYPES: Final = (
    *("activist", "artist", "assassin", "athlete", "author", "conqueror", "economist", "entertainer", "entrepreneur"),
    *("explorer", "inventor", "law officer", "leader", "mathematician", "musician", "outlaw", "philosopher"),
    *("politician", "scientist", "spiritual leader", "spy", "warrior"),
)
EXPLORERS: Final = ("sea", "land", "air", "space")

ERAS: Final = ("ancient", "medieval", "early modern", "industrial", "modern")
ERA_ENDS: Final = (500, 1450, 1750, 1914)  # the first year after each era but the last

# The least and the most that is printed as attack or as defence.
QUIET: Final = (0, 100)
ARMY_RANGE: Final = (1000, 4000)
RANGES: Final[dict[str, tuple[int, int]]] = {
    "activist": (0, 400),
    "assassin": (-300, 500),
    "author": (0, 200),
    "conqueror": (400, 1500),
    "entrepreneur": (0, 200),
    "explorer": (20, 1200),
    "law officer": (100, 400),
    "leader": (100, 800),
    "outlaw": (-300, 700),
    "politician": (0, 500),
    "spy": (0, 200),
    "warrior": (200, 800),
}


def range_of(kind: int, subtype: str) -> tuple[int, int]:
    """The least and the most strength of a card of this kind; cards that do not fight have none."""
    if kind == ARMY:
        return ARMY_RANGE
    return RANGES.get(subtype, QUIET) if kind == CHARACTER else (0, 0)


def era_of(first: int, last: int) -> str:
    """The era in which the middle of a span of years lies."""
    middle = (first + last) // 2
    for era, end in zip(ERAS, ERA_ENDS, strict=False):
        if middle < end:
            return era
    return ERAS[-1]


def place_name(continent: int) -> str:
    """A continent as it is said in a sentence."""
    name = CONTINENTS[continent]
    return f"the {name}" if name == "South Pacific" else name
