"""Cards of a stack that are worth what is paid for them (R6, R9).

What may be paid is worked out once: a stack is offered if `raisings` finds a payment, and these payments are the
options then. All of it counts from the moment at which the stack is laid out, with what is in the hand then.
"""

from __future__ import annotations

from parlour.games.dale.cards.book import PaidWorth
from parlour.games.dale.rules.payment import NO_COUNT, Offer, Way, paid_gold, payments, readings


class Raised:
    """A card of a stack for which one may pay: what it is worth unpaid, and for which x is paid."""

    def __init__(self, card: int, worth: int, worth_for: PaidWorth) -> None:
        self.card = card
        self.worth = worth
        self.worth_for = worth_for

    def most(self, cap: int) -> int:
        """How much may be paid without making it worth more than so much."""
        x = 0
        while self.worth_for(x + 1) <= cap:
            x += 1
        return x


def closes(offer: Offer, missing: int, raised: list[Raised], spread: int) -> bool:
    """Whether cards that one may pay for can add what is missing, give or take the spread of others."""
    if not raised:
        return -spread <= missing <= spread
    return bool(raisings(offer, missing, raised, spread, 1))


def raisings(offer: Offer, missing: int, raised: list[Raised], spread: int, enough: int = NO_COUNT) -> list[int]:
    """What may be paid for the first of these cards so that the rest can still come out; 0 leaves it as it is.

    The others are paid from what is left. No more are listed than are enough.
    """
    first, others = raised[0], raised[1:]
    most = most_for(missing, raised, spread)
    found = [0] if closes(offer, missing - first.worth, others, spread) else []
    if most > 0 and len(found) < enough:
        for payment in payments(offer, 1, most):
            if len(found) >= enough:
                break
            if raising_ways(offer, payment, missing, raised, spread, most):
                found.append(payment)
    return found


def most_for(missing: int, raised: list[Raised], spread: int) -> int:
    """How much may be paid for the first of these cards at most, if the others take off what they can."""
    return raised[0].most(missing + spread - sum([min(0, other.worth) for other in raised[1:]]))


def raising_ways(
    offer: Offer, payment: int, missing: int, raised: list[Raised], spread: int, most: int
) -> list[list[Way]]:
    """The ways to read a payment for the first of these cards, of so much at most, so that the rest can still come
    out."""
    first, others = raised[0], raised[1:]
    gold = paid_gold(payment, offer.held)
    left = offer.without(offer.chosen(payment), gold) if others else offer
    found: list[list[Way]] = []
    for reading in readings(offer, payment, 1, most):
        x = gold + sum([way.low for way in reading])
        if x <= most and closes(left, missing - first.worth_for(x), others, spread):
            found.append(reading)
    return found
