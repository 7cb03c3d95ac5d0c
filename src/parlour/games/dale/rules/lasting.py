"""What lasts on cards: changes of value, what copying cards are, and what lies or is noted on a card.

A change is a row [how, card or NONE for every card that a seat uses, seat, amount] of `s.changes`, in the order made.
A copying card has a row [card, model, face] in `s.copies`; in the schedule it has no model any more. Pieces on a card
and what is noted on it share `s.charge`: no card has both.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE

# How a change alters a value (R7).
ADD: Final = 0
SET: Final = 1
TIMES: Final = 2
MIRROR: Final = 3  # 1..5 becomes 5..1
HOWS: Final = ["add", "set", "times", "mirror"]


def changed_card(change: list[int]) -> int:
    """The card whose value a change alters, or NONE."""
    return change[1]


def same_change(change: list[int], card: int) -> list[int]:
    """The same change of another card's value."""
    return [change[0], card, change[2], change[3]]


def copier_of(copy: list[int]) -> int:
    """The copying card."""
    return copy[0]


def is_played(copy: list[int]) -> bool:
    """Whether a copying card lies in the schedule as what it was played as."""
    return copy[1] == NONE


def pieces_on(s: DaleState, card: int) -> int:
    """The tokens or the gold that lie on a card: a character, a specialty card, one in the schedule."""
    return s.charge[card]


def noted_on(s: DaleState, card: int) -> int:
    """The number that is noted on a card."""
    return s.charge[card]
