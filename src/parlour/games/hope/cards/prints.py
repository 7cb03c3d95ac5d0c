"""The deck cards: masses, citizens, professionals of two levels, and each faction's own copies and leader cards.

A face is the number of a print; equal cards have equal faces. A card of a starting deck has a face of its own, because
it bears the sign of its faction and never goes back to the supply (DH-050, DH-117).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.games.hope.cards.lasting import Bonus, read_bonuses
from parlour.games.hope.cards.steps import Step, effect_text, read_steps
from parlour.kernel.errors import ParlourError
from parlour.kernel.printed import Row, read_page, read_rows

FOLDER: Final = Path(__file__).parent

MASSES: Final = 0
CITIZEN: Final = 1
PROFESSIONAL: Final = 2
LEADER: Final = 3
SPOILS_CARD: Final = 4
KINDS: Final = ("masses", "citizen", "professional", "leader", "spoils")
STRENGTHS: Final = ("attack", "defence", "support")

PROFESSIONS_IN_ALL: Final = 12
PROFESSIONS_IN_PLAY: Final = 8
NO_PROFESSION: Final = -1
NO_FACTION: Final = -1
NO_COST: Final = 0  # a card that cannot be trained
MOST_STRENGTH: Final = 5
MOST_COST: Final = 8
MOST_COPIES: Final = 20
MOST_POINTS: Final = 6


class Print:
    """One printed card."""

    def __init__(self, name: str, kind: int, strengths: list[int], cost: int, copies: int) -> None:
        self.name = name
        self.kind = kind
        self.strengths = strengths  # attack, defence, support
        self.cost = cost
        self.copies = copies
        self.profession = NO_PROFESSION
        self.level = 0
        self.faction = NO_FACTION
        self.stack = 0  # the stack of a spoils card
        self.steps: list[Step] = []
        self.text = ""

    def own_copy(self, name: str, faction: int, copies: int) -> Print:
        """The same card in the starting deck of a faction."""
        card = Print(name, self.kind, self.strengths, NO_COST, copies)
        card.profession, card.level, card.faction = self.profession, self.level, faction
        card.steps, card.text = self.steps, self.text
        return card


class Profession:
    """A profession: its two levels by face, and its master."""

    def __init__(self, row: Row, number: int, first: int) -> None:
        self.name = row.text("name")
        self.way = row.text("way")
        self.number = number
        self.faces = [first, first + 1]
        masters = row.rows("master", 1)
        if not masters:
            raise row.wrong("the [[profession.master]] is missing")
        self.master_cost = masters[0].number("cost", 1, MOST_COST)
        self.points = masters[0].number("points", 1, MOST_POINTS)
        self.always: list[Bonus] = read_bonuses(masters[0])
        masters[0].end()


def read_strengths(row: Row) -> list[int]:
    """Attack, defence and support; what is not there is 0."""
    return [row.number(name, 0, MOST_STRENGTH, 0) for name in STRENGTHS]


def read_card(row: Row, name: str, kind: int) -> Print:
    """A card that can be trained."""
    card = Print(
        name, kind, read_strengths(row), row.number("cost", 1, MOST_COST), row.number("copies", 1, MOST_COPIES)
    )
    card.steps = read_steps(row)
    card.text = effect_text(card.steps)
    row.end()
    return card


def read_people(path: Path) -> list[Print]:
    """The masses, then the citizens."""
    page = read_page(path)
    found: list[Print] = []
    for kind, most in ((MASSES, 5), (CITIZEN, 3)):
        for row in page.rows(KINDS[kind], most):
            card = read_card(row, row.text("name"), kind)
            if kind == MASSES and sorted(card.strengths) != [0, 0, 1]:
                raise row.wrong("masses have one point of one strength (DH-018)")
            found.append(card)
    page.end()
    return found


def read_professions(path: Path, prints: list[Print]) -> list[Profession]:
    """The professions in their order; the faces of their levels come after those that there are already."""
    found: list[Profession] = []
    for number, row in enumerate(read_rows(path, "profession", PROFESSIONS_IN_ALL, exactly=True)):
        profession = Profession(row, number, len(prints))
        levels = row.rows("level", 2)
        row.end()
        if len(levels) != 2:
            raise row.wrong(f"there are {len(levels)} rows [[profession.level]]; 2 are needed")
        for level, each in enumerate(levels, 1):
            card = read_card(each, f"{profession.name} {level}", PROFESSIONAL)
            card.profession, card.level = number, level
            prints.append(card)
        found.append(profession)
    return found


PRINTS: Final = read_people(FOLDER / "people.toml")
FIRST_PROFESSIONAL: Final = len(PRINTS)
ALL_PROFESSIONS: Final = read_professions(FOLDER / "professions.toml", PRINTS)
FIRST_OWN: Final = len(PRINTS)  # from here on: cards of factions, then spoils


def print_of(name: str, prints: list[Print] = PRINTS) -> int:
    """The face of a card by its name."""
    for face, card in enumerate(prints):
        if card.name == name:
            return face
    raise ParlourError(f"no card of Dealers in Hope has the name {name!r}")


def profession_of(name: str) -> int:
    """The number of a profession by its name."""
    for profession in ALL_PROFESSIONS:
        if profession.name == name:
            return profession.number
    raise ParlourError(f"there is no profession {name!r}")


class ProfessionSet:
    """A named set of eight professions."""

    def __init__(self, row: Row) -> None:
        names = tuple(profession.name for profession in ALL_PROFESSIONS)
        self.name = row.text("name")
        self.about = row.text("about")
        self.numbers = sorted({names.index(name) for name in row.some_of("professions", names)})
        if len(self.numbers) != PROFESSIONS_IN_PLAY:
            raise row.wrong(f"professions must be {PROFESSIONS_IN_PLAY} different ones, not {len(self.numbers)}")
        row.end()


SETS: Final = [ProfessionSet(row) for row in read_rows(FOLDER / "sets.toml", "set", 3, exactly=True)]
