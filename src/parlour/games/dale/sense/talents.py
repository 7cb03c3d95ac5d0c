"""What the abilities of characters are worth to a merchant: each says so beside its effect, with the help of these."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import WANTS, WORTHS, role_of
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.values import price
from parlour.games.dale.sense.estimates import buy_score, spare_cards
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE

SETTLING: Final = 2  # with so many stacks to build a merchant gets rid of what keeps them from winning
FREE: Final = 6.0  # what costs nothing is used before any action but building
BUILDING: Final = 10.0  # nothing is better than a stack
MORE: Final = 0.1  # an ability that is an action and something besides is a little better than the action
SELDOM: Final = 0.2  # what costs more than it brings
IN_VAIN: Final = 0.1


def wants_ability(s: DaleState, seat: int, place: int) -> bool:
    """Whether to use an ability outside the action phase: it costs no action, so always if it does not say when."""
    ability = (role_of(s, seat), place)
    return ability not in WANTS or WANTS[ability](s, seat)


def ability_score(s: DaleState, seat: int, place: int, purse: int, dearest: int) -> float:
    """How good an ability looks in the action phase, with what one can pay and what the best purchase costs."""
    ability = (role_of(s, seat), place)
    return WORTHS[ability](s, seat, purse, dearest) if ability in WORTHS else FREE


def best_purchase(s: DaleState, seat: int, purse: int) -> float:
    """What the best market card is worth of those that cost no more than one can pay."""
    slots = [slot for slot in range(len(s.market)) if s.market[slot] != NONE]
    return max([buy_score(s, seat, slot) for slot in slots if price(s, seat, slot) <= purse], default=0.0)


def best_price(s: DaleState, seat: int) -> int:
    """What the market card costs that is wanted most, whether or not it can be paid."""
    slots = [slot for slot in range(len(s.market)) if s.market[slot] != NONE]
    return price(s, seat, max(slots, key=lambda slot: buy_score(s, seat, slot))) if slots else 0


def settles(s: DaleState, seat: int) -> bool:
    """Whether it is time to get rid of what keeps a seat from winning."""
    return s.goal - stacks_built(s, seat) <= SETTLING


def can_spare(s: DaleState, seat: int) -> bool:
    """Whether a gold or a spare card can be spent."""
    return s.gold[seat] > 0 or spare_cards(s, seat) > 0


def seldom(s: DaleState, seat: int, purse: int, dearest: int) -> float:
    """For abilities that cost more than they bring."""
    return SELDOM
