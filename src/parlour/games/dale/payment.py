"""Payments: which cards and how much gold may pay a price (DM-144 to DM-151, G-37 to G-41).

A payment is one number: bit i stands for the i-th card offered, and the gold is counted above
bit 20. Of equal cards only the first ones are offered, so that no payment is listed twice.
"""

from __future__ import annotations

from typing import Final

GOLD_SHIFT: Final = 20
CARDS_MASK: Final = (1 << GOLD_SHIFT) - 1
NO_LIMIT: Final = 1000


class Offer:
    """The cards that can pay: what each is worth at least and at most, and which are alike."""

    def __init__(self, cards: list[int], low: list[int], high: list[int], alike: list[int], gold: int) -> None:
        self.cards = cards
        self.low = low
        self.high = high
        self.alike = alike  # for each card the place of an equal card before it, or -1
        self.gold = gold


def payments(offer: Offer, price: int, waived: bool = False) -> list[int]:
    """Every legal payment of a price; a waiver lifts the test that every card be necessary."""
    if price <= 0:
        return [0]
    found: list[int] = []
    extend(offer, 0, 0, 0, 0, 0, price, waived, found)
    found.sort()
    return found


def extend(
    offer: Offer, i: int, mask: int, low: int, high: int, least: int, price: int, waived: bool, found: list[int]
) -> None:
    """Decide card i: leave it, or add it to the payment so far (its sums, its least valuable card)."""
    if i == len(offer.cards):
        close(offer, mask, low, high, least, price, waived, found)
        return
    extend(offer, i + 1, mask, low, high, least, price, waived, found)
    before = offer.alike[i]
    if offer.low[i] < 1 or (before >= 0 and not mask >> before & 1):
        return
    worth = offer.low[i]
    smallest = worth if mask == 0 or worth < least else least
    if not waived and low + worth - smallest >= price:
        return  # already without its smallest card it would be enough
    extend(offer, i + 1, mask | 1 << i, low + worth, high + offer.high[i], smallest, price, waived, found)


def close(offer: Offer, mask: int, low: int, high: int, least: int, price: int, waived: bool, found: list[int]) -> None:
    """Take up a set of cards if it pays the price, alone or with the exact gold that is missing."""
    if high >= price:
        if mask and (waived or low <= price or low - least < price):
            found.append(mask)
    elif price - high <= offer.gold:
        found.append(mask | (price - high) << GOLD_SHIFT)


def spend_payments(offer: Offer, lowest: int, highest: int) -> list[int]:
    """Every payment of "spend x" within a range; beyond its end only cards may overpay (DM-272 to DM-274)."""
    found: list[int] = []
    for mask in range(1 << len(offer.cards)):
        if not proper(offer, mask):
            continue
        low, least = total(offer, mask)
        for gold in range(offer.gold + 1):
            amount = low + gold
            if lowest <= amount <= highest or (amount > highest and gold == 0 and low - least < highest):
                found.append(mask | gold << GOLD_SHIFT)
    found.sort()
    return found


def proper(offer: Offer, mask: int) -> bool:
    """Whether a set names equal cards from the first one on, and no worthless card."""
    for i in range(len(offer.cards)):
        if mask >> i & 1:
            before = offer.alike[i]
            if offer.low[i] < 1 or (before >= 0 and not mask >> before & 1):
                return False
    return True


def total(offer: Offer, mask: int) -> tuple[int, int]:
    """What a set of cards is worth, and the least of them."""
    low, least = 0, NO_LIMIT
    for i in range(len(offer.cards)):
        if mask >> i & 1:
            low += offer.low[i]
            least = min(least, offer.low[i])
    return low, least


def paid_cards(offer: Offer, payment: int) -> list[int]:
    """The cards of a payment."""
    return [card for i, card in enumerate(offer.cards) if payment >> i & 1]


def paid_gold(payment: int) -> int:
    """The gold of a payment."""
    return payment >> GOLD_SHIFT
