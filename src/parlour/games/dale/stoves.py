"""What is paid for the Stoves of a stack (R6, R9).

What may be paid is worked out once: a stack is offered if `heatings` finds a payment, and these payments are the
options then. All of it counts from the moment at which the stack is laid out, with what is in the hand then.
"""

from __future__ import annotations

from parlour.games.dale.payment import Offer, paid_gold, payments


def closes(offer: Offer, missing: int, stoves: list[int], spread: int) -> bool:
    """Whether the open Stoves, by what they are worth unpaid, can add what is missing, give or take the Accordions."""
    if not stoves:
        return -spread <= missing <= spread
    return bool(heatings(offer, missing, stoves, spread))


def heatings(offer: Offer, missing: int, stoves: list[int], spread: int) -> list[int]:
    """What may be paid for the first of the open Stoves so that the rest can still come out; 0 leaves it as it is.

    A Stove is worth half of what is paid, rounded up; the others are paid from what is left.
    """
    others = stoves[1:]
    found = [0] if closes(offer, missing - stoves[0], others, spread) else []
    most = 2 * (missing + spread - sum([min(0, worth) for worth in others]))
    if most > 0:
        for payment in payments(offer, 1, most):
            x = amount_of(offer, payment)
            left = offer.without(offer.chosen(payment), paid_gold(payment, offer.held)) if others else offer
            if x <= most and closes(left, missing - heat_of(x), others, spread):
                found.append(payment)
    return found


def heat_of(x: int) -> int:
    """What a Stove is worth for which x is paid."""
    return (x + 1) // 2


def amount_of(offer: Offer, payment: int) -> int:
    """What a payment amounts to."""
    paid = paid_gold(payment, offer.held)
    for each in offer.cards:
        if payment >> each.place & 1:
            paid += each.low
    return paid
