"""The fifty locations: spoils of war, which are cards, and cities, which belong to whoever holds their territory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.games.hope.cards.factions import FACTIONS
from parlour.games.hope.cards.lasting import read_bonuses
from parlour.games.hope.cards.maps.board import BOARDS, PRIZE_CITY, SPOILS_2, SPOILS_3, START_CITY
from parlour.games.hope.cards.prints import (
    FOLDER,
    MOST_COPIES,
    NO_COST,
    PRINTS,
    SPOILS_CARD,
    Print,
    read_strengths,
)
from parlour.games.hope.cards.steps import effect_text, read_steps
from parlour.kernel.printed import Row, read_page

SPOILS_A_STACK: Final = 16
MOST_SPOILS: Final = 16  # prints of both stacks
MOST_CITIES: Final = 18
FIRST_SPOILS: Final = len(PRINTS) if FACTIONS else 0  # after the cards of the factions


class City:
    """A start city or a prize city, by its place on a map."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.prize = row.flag("prize")
        self.always = read_bonuses(row)
        native = PRIZE_CITY if self.prize else START_CITY
        places = [(m, board.numbers[self.name]) for m, board in enumerate(BOARDS) if self.name in board.numbers]
        if not places:
            raise row.wrong("no map has a territory of this name")
        self.board, self.territory = places[0]
        there = BOARDS[self.board].territories[self.territory].native
        if there != native:
            raise row.wrong(f"its territory has the native defence {there}, not {native}")
        row.end()


def read_spoils(page: Row, prints: list[Print]) -> list[int]:
    """The spoils of both stacks; returns their faces, a card a time."""
    faces: list[int] = []
    for row in page.rows("spoils", MOST_SPOILS):
        copies = row.number("copies", 1, MOST_COPIES)
        card = Print(row.text("name"), SPOILS_CARD, read_strengths(row), NO_COST, copies)
        card.stack = row.number("stack", SPOILS_2, SPOILS_3)
        card.steps = read_steps(row)
        card.text = effect_text(card.steps)
        row.end()
        if not card.text and not any(card.strengths):
            raise row.wrong("it gives neither a strength nor an effect")
        faces += [len(prints)] * copies
        prints.append(card)
    for stack in (SPOILS_2, SPOILS_3):
        there = len([face for face in faces if prints[face].stack == stack])
        if there != SPOILS_A_STACK:
            raise page.wrong(f"the stack {stack} has {there} spoils; {SPOILS_A_STACK} are needed (DG-06)")
    return faces


def read_cities(page: Row) -> list[City]:
    """The cities: one for each territory with a native defence of 5 or 6."""
    found = [City(row) for row in page.rows("city", MOST_CITIES)]
    for board in BOARDS:
        for number in board.starts + board.prizes:
            name = board.territories[number].name
            if name not in [city.name for city in found]:
                raise page.wrong(f"the city {name} of the map of {board.title} has no card")
    return found


def read_locations(path: Path, prints: list[Print]) -> tuple[list[int], list[City]]:
    """All locations: the faces of the spoils, and the cities."""
    page = read_page(path)
    found = read_spoils(page, prints), read_cities(page)
    page.end()
    return found


LOCATIONS: Final = read_locations(FOLDER / "locations.toml", PRINTS)
SPOILS_FACES: Final = LOCATIONS[0]
ALL_CITIES: Final = LOCATIONS[1]
CITY_OF: Final = {(city.board, city.territory): city for city in ALL_CITIES}


def card_name(face: int) -> str:
    """A card as people say it."""
    return PRINTS[face].name
