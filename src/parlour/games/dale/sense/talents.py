"""What the abilities of characters are worth to a merchant."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import CAST, role_of
from parlour.games.dale.cards.prints import JUNK, PRINTS
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.values import price
from parlour.games.dale.sense.estimates import adjustment, buy_score, may_build, play_score, spare_cards
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE

SETTLING: Final = 2  # with so many stacks to build a merchant gets rid of what keeps him from winning
FREE: Final = 6.0  # what costs nothing is used before any action but building
BUILDING: Final = 10.0  # nothing is better than a stack
MORE: Final = 0.1  # an ability that is an action and something besides is a little better than the action
INVOICE: Final = 3  # what one pays
DISCOUNT: Final = 2  # of the ability that is a purchase


def wants_ability(s: DaleState, seat: int, place: int) -> bool:
    """Whether to use an ability that costs no action: always, but for letting good cards go."""
    name = CAST[role_of(s, seat)].abilities[place].name
    if name == "Spring Cleaning":
        return spare_cards(s, seat) > 0
    return name != "Pick Over" or s.face[s.disc[seat][-1]] == JUNK


def ability_score(s: DaleState, seat: int, place: int, purse: int, dearest: int) -> float:
    """How good an ability looks: a free one always, one that is an action like that action, one that costs something
    only for what it brings."""
    name = CAST[role_of(s, seat)].abilities[place].name
    if name in ("Topping Out", "Going Twice", "Encore"):
        return MORE + action_worth(s, seat, name, purse, dearest)
    if name == "Repay":
        return FREE if settles(s, seat) or s.gold[seat] > 1 else 0.1
    if name == "Forge":
        return FREE if not settles(s, seat) and INVOICE >= best_price(s, seat) - purse > 0 else 0.1
    if name == "Burn":
        return FREE if settles(s, seat) or purse - INVOICE >= dearest else 0.1
    if name == "Recalculate":
        return FREE if adjustment(s, seat)[0] != NONE else 0.1
    if name == "Leap":
        return FREE - 2.0 if can_spare(s, seat) and purse > dearest else 0.1
    return 0.2 if name in ("Wind Up", "Common Purse") else FREE


def action_worth(s: DaleState, seat: int, name: str, purse: int, dearest: int) -> float:
    """What the action is worth that an ability is: a stack, the best purchase, or the last card once more."""
    if name == "Topping Out":
        return BUILDING if may_build(s, seat) else 0.1
    if name == "Going Twice":
        slots = [slot for slot in range(len(s.market)) if s.market[slot] != NONE]
        reached = [slot for slot in slots if price(s, seat, slot) - DISCOUNT <= purse]
        return max([buy_score(s, seat, slot) for slot in reached], default=0.0)
    return play_score(PRINTS[s.face[s.disc[seat][-1]]].bonus, purse, dearest)


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
