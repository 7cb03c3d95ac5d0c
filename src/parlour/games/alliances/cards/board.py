"""The map: twenty places in four rows of five, the countries on them, and who starts where."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.games.alliances.cards.prints import SUITS
from parlour.games.alliances.view_types import Side
from parlour.kernel.compiler import i64
from parlour.kernel.printed import read_rows

ROWS: Final = 4
COLUMNS: Final = 5
PLACES: Final = 20
MOST_DEFENCE: Final = 12  # no power card is higher
PLACE_NAMES: Final = tuple([row + str(column + 1) for row in "abcd" for column in range(COLUMNS)])
GOLD: Final = 0
SILVER: Final = 1
NEUTRAL: Final = 2
SIDES: Final[tuple[Side, Side]] = ("gold", "silver")


class Country:
    """A country and its defence against military, economic and political power."""

    def __init__(self, name: str, defence: tuple[int, int, int]) -> None:
        self.name = name
        self.defence = defence


def read_countries(path: Path) -> list[Country]:
    """The twenty countries as printed."""
    found: list[Country] = []
    for row in read_rows(path, "country", PLACES, exactly=True):
        military, economics, politics = [row.number(suit, 0, MOST_DEFENCE) for suit in SUITS]
        found.append(Country(row.text("name"), (military, economics, politics)))
        row.end()
    return found


COUNTRIES: Final = read_countries(Path(__file__).parent / "countries.toml")
DEFENCES: Final = [[country.defence[suit] for country in COUNTRIES] for suit in range(3)]  # by suit and country
COUNTRY_NAMES: Final = [country.name for country in COUNTRIES]


def neighbours_of(place: int) -> list[int]:
    """The places beside a place, not diagonally, in rising order."""
    row, column = divmod(place, COLUMNS)
    found = []
    if row > 0:
        found.append(place - COLUMNS)
    if column > 0:
        found.append(place - 1)
    if column < COLUMNS - 1:
        found.append(place + 1)
    if row < ROWS - 1:
        found.append(place + COLUMNS)
    return found


NEIGHBOURS: Final = [neighbours_of(place) for place in range(PLACES)]

# Sets of places are bit sets; these leave out a column, so that no row runs over into the next.
EVERYWHERE: Final = 0xFFFFF
NOT_LEFT: Final = 0xF7BDE
NOT_RIGHT: Final = 0x7BDEF


def beside(places: i64) -> i64:
    """The set of places beside any of a set, not diagonally."""
    across = (places & NOT_LEFT) >> 1 | (places & NOT_RIGHT) << 1
    return (across | places >> COLUMNS | places << COLUMNS) & EVERYWHERE


# A corner is its place and the two beside it.
TOP_LEFT: Final = [0, 1, 5]
TOP_RIGHT: Final = [4, 3, 9]
BOTTOM_RIGHT: Final = [19, 18, 14]
BOTTOM_LEFT: Final = [15, 16, 10]


def starting_places(players: int, side: int) -> list[int]:
    """Where a side's first tokens lie: allies diagonally with four players, a short side each otherwise."""
    if players == 4:
        return TOP_LEFT + BOTTOM_RIGHT if side == GOLD else TOP_RIGHT + BOTTOM_LEFT
    return TOP_LEFT + BOTTOM_LEFT if side == GOLD else TOP_RIGHT + BOTTOM_RIGHT


def place_name(place: int) -> str:
    """A place by its row letter and column number: "b3"."""
    return PLACE_NAMES[place]
