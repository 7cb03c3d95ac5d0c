"""The market action and spending: payment, and what the cards paid with may do (DM-138 to DM-154, R6).

Who buys chooses the card and then the payment, which all see. The cards paid are still in the hand while
texts keep some of them from the discard pile: such a text takes cards out of the list of those paid. What
is left is discarded in the order in which the payer picked it, the bottom card first (G-43). The order is a
part of the answer; one that carries none leaves it to the hand.
"""

from __future__ import annotations

from parlour.games.dale.cards.book import AFTER_PAID, AFTER_PURCHASE, REARRANGING, WHEN_BOUGHT, WHEN_PAID, WHILE_PAYING
from parlour.games.dale.questions import PAY, RESOLVE, SPEND
from parlour.games.dale.rules import atoms, lasting_atoms, mixing
from parlour.games.dale.rules.combos import choose_payment
from parlour.games.dale.rules.copies import identity, may_count_as
from parlour.games.dale.rules.copying import become, settle
from parlour.games.dale.rules.discarding import discard_in_order
from parlour.games.dale.rules.offers import MARKET_DISCARD, REARRANGED, offer_to_buy, offer_to_spend, price_of
from parlour.games.dale.rules.ordering import in_order, order_of, payment_of
from parlour.games.dale.rules.payment import Offer, Offered, Way, paid_gold, readings
from parlour.games.dale.rules.values import value
from parlour.games.dale.rules.verbs import gain
from parlour.games.dale.rules.waiting import resolve, wake
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import PURCHASED
from parlour.kernel.ask import choose_open
from parlour.kernel.cards import in_rising_order, take_out
from parlour.kernel.state import NONE


async def buy(s: DaleState, me: int, what: int) -> None:
    """Buy something that is affordable: pay first, then take it into the hand."""
    slot, rearranging = what, NONE
    if what >= REARRANGED:
        rearranging = what - REARRANGED
        await become(s, me, rearranging, may_count_as(s, me, rearranging, REARRANGING))
        slot = await REARRANGING[identity(s, me, rearranging)](s, me, rearranging)
    cost = price_of(s, me, slot)
    offer = offer_to_buy(s, me, slot, rearranging)
    bought = s.mdisc[-1] if slot == MARKET_DISCARD else s.market[slot]
    answer = await choose_payment(s, me, PAY, bought, offer, cost, cost)
    paid = await pay(s, me, offer, answer, copied_readings(offer, answer, cost, cost))
    faces = [identity(s, me, card) for card in paid]
    cards = paid.copy()
    await redirect(s, me, paid, faces, bought)
    discard_in_order(s, me, s.hand[me], paid)
    await purchase(s, me, bought)
    for i, face in enumerate(faces):
        if face in AFTER_PAID and face not in faces[:i]:
            await AFTER_PAID[face](s, me, cards[i])


async def redirect(s: DaleState, me: int, paid: list[int], faces: list[int], bought: int) -> None:
    """What the cards paid, the card bought and cards that waited do about those paid."""
    for i, card in enumerate(paid.copy()):
        if faces[i] in WHEN_PAID:
            await WHEN_PAID[faces[i]](s, me, card, paid)
    if s.face[bought] in WHEN_BOUGHT:
        await WHEN_BOUGHT[s.face[bought]](s, me, bought, paid)
    while s.sched[me]:
        waiting = sorted([card for card in s.sched[me] if identity(s, me, card) in WHILE_PAYING])
        if not waiting:
            return
        card = await choose_open(s, me, RESOLVE, waiting)
        await WHILE_PAYING[identity(s, me, card)](s, me, card, paid)
        await resolve(s, me, card)


async def purchase(s: DaleState, me: int, card: int) -> None:
    """A card that is paid for, or costs nothing, comes into the hand: from the market, or from its discard pile, on
    which another one may lie by now."""
    if card in s.market:
        atoms.take_from_market(s, s.market.index(card))
    else:
        atoms.lift(s, s.mdisc, card)
    atoms.tell_bought(s, card, me)
    await gain(s, me, card)
    lasting_atoms.note_event(s, PURCHASED, me)
    await wake(s, me, AFTER_PURCHASE)


# Paying


async def pay(s: DaleState, me: int, offer: Offer, answer: int, possible: list[list[Way]]) -> list[int]:
    """Show a payment, and settle what its copying cards are, if it can be read in some ways; returns its cards, which
    are still in the hand, in the order in which they go down."""
    payment = payment_of(answer, offer.held)
    drawn = cards_of(s, offer, payment)
    if possible:
        await settle(s, [me] * len(drawn), drawn, [[way.guise for way in reading] for reading in possible])
    atoms.show_payment(s, in_rising_order(drawn), paid_gold(payment, offer.held), me)
    return as_picked(offer, payment, drawn, order_of(answer, offer.held))


def copied_readings(offer: Offer, answer: int, lowest: int, highest: int) -> list[list[Way]]:
    """The ways to read a payment of an amount within a range; none where there is no copy to be settled."""
    return readings(offer, payment_of(answer, offer.held), lowest, highest) if offer.copies else []


def as_picked(offer: Offer, payment: int, drawn: list[int], order: int) -> list[int]:
    """Drawn cards in the order in which they, or equal ones, were picked. Without one by their backs: by the places of
    the cards listed it would tell where an equal card lies."""
    if order == 0:
        return in_rising_order(drawn)
    places = [each.place for each in offer.cards if payment >> each.place & 1]
    by_place = dict(zip(places, drawn, strict=True))
    return [by_place[place] for place in in_order(sorted(places), order)]


def cards_of(s: DaleState, offer: Offer, payment: int) -> list[int]:
    """The cards of a payment, in the order of the offer. Which of equal cards leave the hand is left to chance: were
    it always the first ones, their backs would tell that no such card is among those before them."""
    offered: list[Offered | None] = [None] * offer.held
    for each in offer.cards:
        offered[each.place] = each
    left = mixing.in_any_order(s, [place for place, each in enumerate(offered) if each is not None])
    paid: list[int] = []
    for each in offer.cards:
        if payment >> each.place & 1:
            for place in left:
                like = offered[place]
                if like is not None and like.kind == each.kind:
                    paid.append(like.card)
                    take_out(left, place)
                    break
    return paid


async def spend(s: DaleState, me: int, card: int, amount: int) -> None:
    """Pay a fixed amount for what a card does (DM-269 to DM-271)."""
    await spend_x(s, me, card, amount, amount)


async def spend_x(s: DaleState, me: int, card: int, lowest: int, highest: int) -> int:
    """Pay an amount within a range for what a card does; returns it (DM-272 to DM-274)."""
    offer = offer_to_spend(s, me)
    answer = await choose_payment(s, me, SPEND, card, offer, lowest, highest)
    paid = await pay(s, me, offer, answer, copied_readings(offer, answer, lowest, highest))
    amount = paid_gold(payment_of(answer, offer.held), offer.held) + sum([value(s, me, card) for card in paid])
    discard_in_order(s, me, s.hand[me], paid)
    return min(amount, highest)
