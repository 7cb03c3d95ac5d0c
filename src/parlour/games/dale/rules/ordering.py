"""The order in which the cards of a payment go down: a part of the answer, so that nobody is asked about it (G-43).

An answer is a payment as `payment` writes it. From bit 64 on it may carry an order of its cards: 0 for none, else 1
more than the place of the order among all orders of these cards, which are counted by their places in the hand. No
list has room for all orders, so the options carry none; an answer may.
"""

from __future__ import annotations

from math import factorial
from typing import Final

from parlour.games.dale.rules.combos import WHOLE, mark_of
from parlour.games.dale.rules.payment import GOLD_PLACE, paid_cards
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import State

ORDER_PLACE: Final = 64  # the bit from which on an order is counted, beside a hand of no more than GOLD_PLACE cards
BELOW: Final = (1 << 64) - 1
MOST_ORDERED: Final = 15  # cards of which an order can be told


def payment_of(answer: int, held: int) -> int:
    """The payment of an answer, without an order."""
    return answer if held > GOLD_PLACE else answer & BELOW


def order_of(answer: int, held: int) -> int:
    """The order that an answer carries, 0 for none."""
    return 0 if held > GOLD_PLACE else answer >> ORDER_PLACE


def in_order(things: list[int], order: int) -> list[int]:
    """Things in an order; without one as they are."""
    if order == 0:
        return things
    left, rest = things.copy(), order - 1
    found: list[int] = []
    for count in range(len(things), 0, -1):
        place, rest = divmod(rest, factorial(count - 1))
        found.append(left.pop(place))
    return found


def number_of(things: list[int], ordered: list[int]) -> int:
    """The number of an order of things."""
    left, number = things.copy(), 0
    for count, thing in enumerate(ordered):
        place = left.index(thing)
        number += place * factorial(len(ordered) - 1 - count)
        left.pop(place)
    return number + 1


def has_order(hand: list[int], ask: Ask, answer: int) -> bool:
    """Whether an answer is one of the offered payments with an order of its cards."""
    held = len(hand)
    payment, order = payment_of(answer, held), order_of(answer, held)
    if order == 0 or not ask.offers(payment) or mark_of(payment, held) != WHOLE:
        return False
    cards = paid_cards(hand, payment)
    return 1 < len(cards) <= MOST_ORDERED and order <= factorial(len(cards))


def with_order(s: State, hand: list[int], option: int, picked: list[int]) -> int:
    """An offered payment whose cards go down as they were picked. Of equal cards any may have been picked; more cards
    than an order can tell of go down as they lie in the hand."""
    cards = paid_cards(hand, option)
    left, ordered = cards.copy(), []
    for card in picked:
        same = [other for other in left if other == card] or [
            other for other in left if card in hand and s.face[other] == s.face[card]
        ]
        if not same:
            raise ParlourError("these are not the cards of that answer")
        ordered.append(same[0])
        left.remove(same[0])
    if left:
        raise ParlourError("these are not the cards of that answer")
    if not 1 < len(cards) <= MOST_ORDERED or len(hand) > GOLD_PLACE:
        return option
    return option | number_of(cards, ordered) << ORDER_PLACE
