"""What factions, masters and cities do all the time, as data: a bonus is one kind of help and its size."""

from __future__ import annotations

from typing import Final

from parlour.games.hope.cards.steps import cards, count, points, sentence
from parlour.kernel.printed import Row

HAND: Final = 0
ASSAULT_ATTACK: Final = 1
TRAIN_SUPPORT: Final = 2
HOME_DEFENCE: Final = 3
SAIL_BONUS: Final = 4
SIEGE_BONUS: Final = 5
CITIES_CHEAPER: Final = 6
WILD_CHEAPER: Final = 7
MASSES_MORE: Final = 8
CITIZENS_MORE: Final = 9
SPOILS_MORE: Final = 10
READY_MORE: Final = 11
CONQUEST_DRAW: Final = 12
CONQUEST_RECALL: Final = 13
CONQUEST_DISMISS: Final = 14
CONQUEST_POINTS: Final = 15
REORGANIZE_POINTS: Final = 16
REORGANIZE_DRAW: Final = 17
YEAR_FORT: Final = 18
BONUSES: Final = 19

NAMES: Final = (
    *("hand", "attack", "support", "defence", "sail", "siege", "cities", "wild", "masses", "citizens", "spoils"),
    *("ready", "conquest_draw", "conquest_recall", "conquest_dismiss", "conquest_points"),
    *("reorganize_points", "reorganize_draw", "year_fort"),
)
TEXTS: Final = (
    "your hand size is {n} larger",
    "your Assault actions begin with {n} more attack",
    "your Train actions begin with {n} more support",
    "your territories have {n} more defence in battles",
    "the seas of your oversea assaults count {n} less",
    "the interior defence of your targets counts {n} less",
    "uncontrolled cities, which have a native defence of 5 or 6, cost you {n} attack less",
    "uncontrolled territories with a native defence of 2 or 3 cost you {n} attack less",
    "your masses cards give {n} more of the strength that they have",
    "your citizen cards give {n} more of the strength that you choose",
    "spoils cards that you use give {n} more of each strength that they have",
    "a card that you play from your ready area gives {n} more of the strength that you choose",
    "draw {cards} when you take a territory",
    "put {cards} of your discard pile on top of your draw pile when you take a territory",
    "you may dismiss {cards} when you take a territory",
    "score {points} on top of the usual 2 when you take a territory from a player",
    "score {points} when you take a Reorganize action",
    "draw {cards} when you take a Reorganize action",
    "you begin every year with {tokens}",
)
MOST_BONUS: Final = 3
MOST_A_CARD: Final = 2


class Bonus:
    """One kind of lasting help."""

    def __init__(self, row: Row) -> None:
        self.do = NAMES.index(row.one_of("do", NAMES))
        self.n = row.number("n", 1, MOST_BONUS, 1)
        row.end()

    def words(self) -> str:
        """The bonus as a sentence."""
        n = self.n
        counted = {"cards": cards(n, False), "points": points(n), "tokens": count(n, "defence token")}
        return sentence(TEXTS[self.do].format(n=n, **counted))


def read_bonuses(row: Row) -> list[Bonus]:
    """The lasting effect of a mat, a master or a city; there is always one."""
    found = [Bonus(each) for each in row.rows("always", MOST_A_CARD)]
    if not found:
        raise row.wrong("the field 'always' is missing")
    return found


def lasting_text(bonuses: list[Bonus]) -> str:
    """The text of a lasting effect."""
    return " ".join(bonus.words() for bonus in bonuses)
