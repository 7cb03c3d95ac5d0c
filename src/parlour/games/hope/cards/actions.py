"""The action board: three columns of actions, one side for each era."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.games.hope.cards.prints import FOLDER
from parlour.games.hope.cards.steps import count
from parlour.games.hope.view_types import Group
from parlour.kernel.printed import Row, read_page

REORGANIZE: Final = 0
TRAIN: Final = 1
ASSAULT: Final = 2
GROUPS: Final[tuple[Group, ...]] = ("reorganize", "train", "assault")

GAIN_SPOILS: Final = 0
DISMISS_CARDS: Final = 1
READY_CARDS: Final = 2
SHUFFLE: Final = 3
GAIN_POINT: Final = 4
TRAIN_EXACTLY: Final = 5
TRAIN_MORE: Final = 6
TRAIN_DISCARD: Final = 7
GAIN_NEXT: Final = 8
ASSAULTS: Final = 9
DEEDS: Final = (
    *("spoils", "dismiss", "ready", "shuffle", "point"),
    *("train", "train_more", "train_discard", "gain_next", "assault"),
)
ABOUT: Final = (
    "take {n} spoils of stack 3",
    "dismiss {cards}; 1 point less for each card fewer",
    "put up to {cards} of the hand into the ready area",
    "shuffle discard pile and draw pile together",
    "score a point",
    "train {cards}{support}; 1 point less for each card more or fewer",
    "train {n} or {more} cards; 1 point less for each card more or fewer",
    "train a level 2 card or a master; what it needs may lie in your discard pile; 1 point less for none",
    "gain the next level or the master of a card of your hand or discard pile, and dismiss that card",
)
GROUP_OF: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2)

ERAS: Final = ("early", "late")
MOST_ACTIONS: Final = 16
MOST_SPACES: Final = 3
MOST_START: Final = 9
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
ANY_NUMBER: Final = 99  # cubes that the large space at the bottom of a column holds


class Action:
    """An action of one era."""

    def __init__(self, row: Row) -> None:
        self.name = row.text("name")
        self.group = GROUPS.index(row.one_of("group", GROUPS))
        self.does = DEEDS.index(row.one_of("does", DEEDS))
        if GROUP_OF[self.does] != self.group:
            raise row.wrong(f"{DEEDS[self.does]!r} is an action of the group {GROUPS[GROUP_OF[self.does]]!r}")
        self.n = row.number("n", 1, 4, 1)
        self.support = row.number("support", 0, 3, 0)
        self.attack = row.number("attack", 0, 3, 0)
        self.fort = row.number("fort", 0, 3, 0)
        self.spaces = read_spaces(row)
        row.end()

    def room(self, players: int) -> int:
        """How many small cubes it holds."""
        return self.spaces[players - LEAST_PLAYERS] if self.spaces else ANY_NUMBER

    def about(self) -> str:
        """What it does, in a few words; each Reorganize action has the bonus of its era besides."""
        if self.group == ASSAULT:
            extra = [f"with {self.attack} attack"] if self.attack else []
            extra += [f"{count(self.fort, 'defence token')} for the year"] if self.fort else []
            return ", ".join(["two assaults" if self.n == 2 else "an assault", *extra])
        support = f", with {self.support} support to begin with" if self.support else ""
        return ABOUT[self.does].format(n=self.n, cards=count(self.n, "card"), more=self.n + 1, support=support)


def read_spaces(row: Row) -> list[int]:
    """The single spaces by number of players; none for the large space."""
    value = row.take("spaces", [])
    if not isinstance(value, list) or not all(isinstance(each, int) and 1 <= each <= MOST_SPACES for each in value):
        raise row.wrong(f"spaces must be a list of whole numbers from 1 to {MOST_SPACES}")
    if value and len(value) != MOST_PLAYERS - LEAST_PLAYERS + 1:
        raise row.wrong("spaces must be four numbers: for 2, 3, 4 and 5 players")
    return value


def read_side(page: Row, era: str) -> list[Action]:
    """One side of the board, which has one large space in every column (DG-11)."""
    actions = [Action(row) for row in page.rows(era, MOST_ACTIONS)]
    for number, group in enumerate(GROUPS):
        large = [action.name for action in actions if action.group == number and not action.spaces]
        if len(large) != 1:
            raise page.wrong(f"{era}: the column {group!r} has {len(large)} actions without spaces; 1 is needed")
    return actions


def read_head_start(page: Row) -> list[list[int]]:
    """The points that players begin with, by number of players and in the order of play (DG-97)."""
    found = [[0] * players for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
    for row in page.rows("head_start", len(found)):
        players = row.number("players", LEAST_PLAYERS, MOST_PLAYERS)
        value = row.take("points", None)
        if not isinstance(value, list) or not all(isinstance(each, int) and 0 <= each <= MOST_START for each in value):
            raise row.wrong(f"points must be a list of whole numbers from 0 to {MOST_START}")
        if len(value) != players:
            raise row.wrong(f"points must be {players} numbers, in the order of play")
        found[players - LEAST_PLAYERS] = value
        row.end()
    return found


def read_actions(path: Path) -> tuple[list[list[Action]], list[list[int]]]:
    """Both sides, and what players begin with."""
    page = read_page(path)
    sides = [read_side(page, era) for era in ERAS]
    head_start = read_head_start(page)
    page.end()
    return sides, head_start


SIDES, HEAD_START = read_actions(FOLDER / "actions.toml")
