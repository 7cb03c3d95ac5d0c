"""Choosing among sets of cards: one readable list, or first card by card until the list is short."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.rules import table_atoms
from parlour.games.dale.rules.payment import IN, MARK_MASK, OPEN, OUT, Offer, Offered, mark_place, payable, payments
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.questions import Question

MOST_COMBOS: Final = 60

# Two answers while a list is still too long: the set has no such card, or has it. The card is bit i as in a set, and
# the answer is marked where no set has a bit, neither for a card nor for gold.
WHOLE: Final = 0  # no mark: the answer is a set
WITHOUT: Final = 1
WITH: Final = 2


def parting(place: int, count: int) -> list[int]:
    """The two answers about one of so many cards."""
    return [(mark << mark_place(count)) | (1 << place) for mark in (WITHOUT, WITH)]


def mark_of(answer: int, count: int) -> int:
    """Whether an answer about so many cards is a set, or only says that a card is not in it or is."""
    return answer >> mark_place(count) & MARK_MASK


def bits_of(answer: int, count: int) -> int:
    """The cards of the set that an answer is, or the one card that it is about, as bits."""
    return answer & ((1 << count) - 1)


async def choose_combo(s: DaleState, me: int, question: Question, cards: list[int], combos: list[int]) -> int:
    """Choose one of many sets of cards (bit i stands for the i-th card).

    A list of at most MOST_COMBOS is one question. A longer one is parted first, by asking for a card
    whether it shall be used: a question of two options a card at most. All of them are the same
    question to others, who must not learn how many sets there are.
    """
    left = combos
    for i in range(len(cards)):
        if len(left) <= MOST_COMBOS:
            break
        uses = [combo for combo in left if combo >> i & 1]
        if uses and len(uses) < len(left):
            if mark_of(await choose(s, me, question, parting(i, len(cards))), len(cards)) == WITH:
                left = uses
            else:
                left = [combo for combo in left if not combo >> i & 1]
    return await choose(s, me, question, left)


async def choose_payment(
    s: DaleState, me: int, question: Question, card: int, offer: Offer, lowest: int, highest: int
) -> int:
    """Choose a payment for a card, of an amount within a range, in the same way but without listing all payments.

    Every question of two options decides on a card, and once all are decided only the gold is open. So
    a hand of n cards and g gold gives at most n questions of two options and one of MOST_COMBOS or g + 1,
    whichever is more: with 12 cards and 10 gold at most 13 questions, none with more than 60 options.
    Returns the answer: the payment, perhaps with an order of its cards (`ordering`).
    """
    table_atoms.raise_matter(s, [card], lowest, highest)
    found = payments(offer, lowest, highest, MOST_COMBOS + 1)
    for each in offer.cards:
        if len(found) <= MOST_COMBOS:
            break
        if each.fixed == OPEN and may_go_both_ways(offer, each, lowest, highest):
            answer = await choose(s, me, question, parting(each.place, offer.held))
            each.fixed = IN if mark_of(answer, offer.held) == WITH else OUT
            found = payments(offer, lowest, highest, MOST_COMBOS + 1)
    if len(found) > MOST_COMBOS:
        found = payments(offer, lowest, highest)
    payment = await choose(s, me, question, found)
    table_atoms.drop_matter(s)
    return payment


def may_go_both_ways(offer: Offer, card: Offered, lowest: int, highest: int) -> bool:
    """Whether there are payments with and without a card."""
    card.fixed = IN
    within = payable(offer, lowest, highest)
    card.fixed = OUT
    without = payable(offer, lowest, highest)
    card.fixed = OPEN
    return within and without
