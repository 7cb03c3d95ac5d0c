"""The market action: price, payment, and what the cards paid with may do (DM-138 to DM-154, R6)."""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.book import AFTER_PURCHASE
from parlour.games.dale.combos import choose_combo
from parlour.games.dale.payment import Offer, paid_cards, paid_gold, payments, spend_payments
from parlour.games.dale.state import MARKET_SLOTS, PURCHASED, DaleState
from parlour.games.dale.values import identity, price, value
from parlour.games.dale.verbs import discard_together, gain
from parlour.games.dale.waiting import wake
from parlour.kernel.state import NONE


def offer_of(s: DaleState, me: int, left_out: list[int]) -> Offer:
    """What a seat can pay with: its hand but for some cards, and its gold."""
    cards = sorted([card for card in s.hand[me] if card not in left_out])
    worth = [value(s, me, card) for card in cards]
    faces = [identity(s, me, card) for card in cards]
    alike = []
    for i in range(len(cards)):
        same = [
            j
            for j in range(i)
            if faces[j] == faces[i] and worth[j] == worth[i] and s.face[cards[j]] == s.face[cards[i]]
        ]
        alike.append(same[-1] if same else -1)
    return Offer(cards, worth, worth, alike, s.gold[me])


def can_pay(s: DaleState, me: int, amount: int, left_out: list[int]) -> bool:
    """Whether a seat could pay a price at all."""
    reach = s.gold[me]
    for card in s.hand[me]:
        if card not in left_out:
            reach += max(0, value(s, me, card))
    return reach >= amount


def affordable(s: DaleState, me: int) -> list[int]:
    """The market slots that a seat can buy from."""
    return [slot for slot in range(MARKET_SLOTS) if s.market[slot] != NONE and can_pay(s, me, price(s, me, slot), [])]


async def buy(s: DaleState, me: int, slot: int) -> None:
    """Buy a market card: pay first, then take it into the hand."""
    offer = offer_of(s, me, [])
    payment = await choose_combo(s, me, "pay", offer.cards, payments(offer, price(s, me, slot)))
    await settle(s, me, offer, payment)
    card = atoms.take_from_market(s, slot)
    await gain(s, me, card)
    atoms.note_event(s, PURCHASED, me)
    await wake(s, me, AFTER_PURCHASE)


async def settle(s: DaleState, me: int, offer: Offer, payment: int) -> None:
    """Discard the cards of a payment in an order of one's choice, and pay its gold to the bank (G-43)."""
    await discard_together(s, me, paid_cards(offer, payment))
    atoms.gain_gold(s, me, -paid_gold(payment))


async def spend(s: DaleState, me: int, amount: int, left_out: list[int]) -> None:
    """Pay a fixed amount (DM-269 to DM-271)."""
    offer = offer_of(s, me, left_out)
    payment = await choose_combo(s, me, "spend", offer.cards, payments(offer, amount))
    await settle(s, me, offer, payment)


async def spend_x(s: DaleState, me: int, lowest: int, highest: int, left_out: list[int]) -> int:
    """Pay an amount within a range; gives it (DM-272 to DM-274)."""
    offer = offer_of(s, me, left_out)
    payment = await choose_combo(s, me, "spend", offer.cards, spend_payments(offer, lowest, highest))
    amount = paid_gold(payment)
    for i in range(len(offer.cards)):
        if payment >> i & 1:
            amount += offer.low[i]
    await settle(s, me, offer, payment)
    return min(amount, highest)
