"""Marks in `s.used`: what cards were used for this turn.

A mark is one number, the kind of use plus the card. Only this module and the notation know that.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.state import DaleState
from parlour.kernel.cards import lies_among
from parlour.kernel.state import NO_CARD

KIND: Final = NO_CARD  # kinds are multiples of it
USED: Final = 0  # used its ability, or was resolved at the start of the turn
ADAPTED: Final = KIND  # a copying card that has chosen its model since the last action
INSPECTED: Final = 2 * KIND  # acted after this fill
INHERITED: Final = 3 * KIND  # gave a card to this fill
ASKED: Final = 4 * KIND  # help was asked for with it in vain since the last action
RENEWED: Final = 5 * KIND  # has thrown a market card away besides
WOKEN: Final = 6 * KIND  # a waiting card whose event came and that is being resolved
FIRST_ABILITY: Final = 7 * KIND  # a character that used its first ability


def use_of_ability(place: int) -> int:
    """The kind of mark of a character that used the ability at this place."""
    return FIRST_ABILITY + place * KIND


def kind_of_mark(mark: int) -> int:
    """What the card was used for."""
    return mark - mark % KIND


def card_of_mark(mark: int) -> int:
    """The card that was used."""
    return mark % KIND


def is_marked(s: DaleState, kind: int, card: int) -> bool:
    """Whether a card was used for this."""
    return lies_among(s.used, kind + card)


def times_marked(s: DaleState, kind: int, card: int) -> int:
    """How often a card was used for this."""
    return s.used.count(kind + card)


def unmarked(s: DaleState, kind: int, cards: list[int]) -> list[int]:
    """The cards that were not yet used for this."""
    return [card for card in cards if not lies_among(s.used, kind + card)] if s.used else cards


def has_mark(s: DaleState, kind: int) -> bool:
    """Whether any card was used for this."""
    for mark in s.used:
        if kind_of_mark(mark) == kind:
            return True
    return False


def was_used(s: DaleState, card: int) -> bool:
    """Whether a card did something this turn that it can do once."""
    for mark in s.used:
        if card_of_mark(mark) == card:
            return True
    return False
