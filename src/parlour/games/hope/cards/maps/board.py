"""The two maps as graphs: territories, borders, arrows, sea regions, and what an assault costs between them.

A file beside this one holds the graph and the drawing of one map together; `tools/maps` makes it. Rules read the graph,
the browser draws the paths of the same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.printed import Row

MAPS: Final = ("europe", "north_america")
SPOILS_2: Final = 2
SPOILS_3: Final = 3
START_CITY: Final = 5
PRIZE_CITY: Final = 6
NATIVE: Final = (SPOILS_2, SPOILS_3, START_CITY, PRIZE_CITY)
MOST_INTERIOR: Final = 4
MOST_DIFFICULTY: Final = 4
MOST_TERRITORIES: Final = 40
MOST_SEAS: Final = 12
NO_WAY: Final = 99  # more than any assault can pay


class Territory:
    """A territory: its defences (DH-148) and what it touches, by number."""

    def __init__(self, row: Row, names: tuple[str, ...], waters: tuple[str, ...]) -> None:
        self.name = row.text("name")
        self.interior = row.number("interior", 1, MOST_INTERIOR)
        self.native = row.number("native", SPOILS_2, PRIZE_CITY)
        if self.native not in NATIVE:
            raise row.wrong(f"native must be one of 2, 3, 5 and 6, not {self.native}")
        self.borders = [names.index(name) for name in row.some_of("borders", names)]
        self.arrows = [names.index(name) for name in row.some_of("arrows", names)]
        self.seas = [waters.index(name) for name in row.some_of("seas", waters)]
        self.near = sorted(self.borders + self.arrows)  # DH-146
        self.defence = self.interior + self.native
        row.text("path")
        row.take("label", None)
        row.end()


class Sea:
    """A sea region: what it costs to cross it, and the sea regions beside it."""

    def __init__(self, row: Row, waters: tuple[str, ...]) -> None:
        self.name = row.text("name")
        self.difficulty = row.number("difficulty", 1, MOST_DIFFICULTY)
        self.seas = [waters.index(name) for name in row.some_of("seas", waters)]
        row.text("path")
        row.take("label", None)
        row.end()


class Board:
    """A map: its territories and seas by number, and the cheapest way over water between any two coasts."""

    def __init__(self, page: Row) -> None:
        self.name = page.text("name")
        self.title = page.text("title")
        lands, waters = page.rows("territories", MOST_TERRITORIES), page.rows("seas", MOST_SEAS)
        names = tuple(row.text("name") for row in lands)
        seas = tuple(row.text("name") for row in waters)
        self.territories = [Territory(row, names, seas) for row in lands]
        self.seas = [Sea(row, seas) for row in waters]
        self.numbers = {name: number for number, name in enumerate(names)}
        self.starts = [n for n, each in enumerate(self.territories) if each.native == START_CITY]
        self.prizes = [n for n, each in enumerate(self.territories) if each.native == PRIZE_CITY]
        self.oversea = [self.voyages(number) for number in range(len(names))]
        for field in ("source", "width", "height", "arrows", "waste", "today"):
            page.take(field, None)
        page.end()

    def voyages(self, start: int) -> list[int]:
        """The sum of the difficulties of the seas on the cheapest way from a territory to every other (DG-25)."""
        reached = self.crossings(start)
        return [
            NO_WAY if number == start else min([NO_WAY] + [reached[sea] for sea in territory.seas])
            for number, territory in enumerate(self.territories)
        ]

    def crossings(self, start: int) -> list[int]:
        """What it costs to sail from a territory into every sea region."""
        cost = [NO_WAY] * len(self.seas)
        for sea in self.territories[start].seas:
            cost[sea] = self.seas[sea].difficulty
        for _ in self.seas:
            for number, sea_region in enumerate(self.seas):
                through = min([NO_WAY] + [cost[other] for other in sea_region.seas]) + sea_region.difficulty
                cost[number] = min(cost[number], through)
        return cost

    def find(self, name: str) -> int:
        """The number of a territory by its name."""
        if name not in self.numbers:
            raise ParlourError(f"there is no territory {name!r} on the map of {self.title}")
        return self.numbers[name]


def read_board(path: Path) -> Board:
    """A map from its file."""
    name = f"{path.parent.name}/{path.name}"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ParlourError(f"{name}: there is no such file") from None
    except ValueError as error:
        raise ParlourError(f"{name}: not JSON ({error})") from None
    return Board(Row(name, "", data))


BOARDS: Final = [read_board(Path(__file__).parent / f"{name}.json") for name in MAPS]
EUROPE: Final = BOARDS[0]
NORTH_AMERICA: Final = BOARDS[1]
