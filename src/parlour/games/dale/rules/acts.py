"""The answers to "act": what kind of thing is done, and with which card, slot or ability."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.state import NO_CARD, NONE

# An answer is a kind, and below it a thing: a card, or a number that stands for none of them and is less than two
# times NO_CARD (as those in `offers` are).
STEP: Final = 2 * NO_CARD
PLAY: Final = STEP
BUY: Final = 2 * STEP
BUILD: Final = 3 * STEP
INVENTORY: Final = 4 * STEP
ABILITY: Final = 5 * STEP
FINISH: Final = 6 * STEP
ADAPT: Final = 7 * STEP
RENEW: Final = 8 * STEP
CHARACTER: Final = 9 * STEP

# A stack is built alone or with a teammate.
ALONE: Final = 0
TOGETHER: Final = 1


def kind_of_act(answer: int) -> int:
    """The kind of an answer."""
    return answer - answer % STEP


def thing_of_act(answer: int) -> int:
    """The card, slot, stack or ability of an answer."""
    return answer % STEP


def slot_of_act(answer: int) -> int:
    """The slot of the market from which an answer buys, or NONE."""
    return answer - BUY if BUY <= answer < BUY + MARKET_SLOTS else NONE
