"""How strong a hand is: what each card helps, and how many countries to expect with a dominant suit."""

from __future__ import annotations

from typing import Final

from parlour.games.alliances.cards.prints import (
    BRIBE,
    COVERT_OPERATION,
    DEFENSIVE_PACT,
    DUAL_ALLEGIANCE,
    EMBARGO,
    FREE_MARKET,
    GLOBAL_TRADING,
    MONOPOLY,
    PEACE_TREATY,
    REINFORCEMENT,
    RESERVE_FORCES,
    SPIN,
    is_special,
    number_of,
    suit_of,
)
from parlour.games.alliances.state import AlliancesState

# What a special action card helps, in the same unit as `worth` of power cards.
SPECIAL_WORTH: Final = {
    RESERVE_FORCES: 0.7,
    REINFORCEMENT: 0.3,
    COVERT_OPERATION: 0.2,
    DEFENSIVE_PACT: 0.2,
    BRIBE: 0.35,
    FREE_MARKET: 0.2,
    GLOBAL_TRADING: 0.7,
    MONOPOLY: 0.25,
    SPIN: 0.3,
    PEACE_TREATY: 0.4,
    EMBARGO: 0.4,
    DUAL_ALLEGIANCE: 0.3,
}
# Measured over greedy games: what an Aggressor of an average hand controls in the end, and what more worth adds.
AVERAGE_HAND: Final = 5.9
AVERAGE_COUNTRIES: Final = 10.5
COUNTRIES_A_POINT: Final = 0.78


def worth(face: int, dominant: int) -> float:
    """How much a card helps when a suit is dominant: about the tricks that it wins."""
    if is_special(face):
        return SPECIAL_WORTH[face] + (0.15 if suit_of(face) == dominant else 0.0)
    number: int = number_of(face)
    if suit_of(face) == dominant:
        return 0.35 + number / 16.0
    return (number / 12.0) ** 3


def hand_worth(s: AlliancesState, seat: int, dominant: int) -> float:
    """What a hand is worth with a dominant suit; with 16 cards in proportion."""
    hand = s.hands[seat]
    total = 0.0
    for card in hand:
        total += worth(s.face[card], dominant)
    return total * 12.0 / max(1, len(hand))


def best_suit(s: AlliancesState, seat: int) -> int:
    """The dominant suit that the hand would like best."""
    values = [hand_worth(s, seat, suit) for suit in range(3)]
    return values.index(max(values))


def expected_countries(s: AlliancesState, seat: int, dominant: int) -> float:
    """How many countries the seat's side may expect to control in the end as the Aggressor."""
    return AVERAGE_COUNTRIES + COUNTRIES_A_POINT * (hand_worth(s, seat, dominant) - AVERAGE_HAND)
