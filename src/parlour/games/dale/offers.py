"""What a player can pay with, and what can be bought: questions that change nothing (R6)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.book import CAN_REARRANGE, WHEN_OFFERED
from parlour.games.dale.payment import IN, OPEN, Offer, Offered, payable
from parlour.games.dale.prints import VALUES
from parlour.games.dale.state import MARK, MARKET_SLOTS, DaleState
from parlour.games.dale.values import identity, is_copier, price, printed, value, was_used
from parlour.kernel.state import EVERYONE, NO_CARD, NONE

NO_CARDS: Final[list[int]] = []

# What can be bought: a slot of the market; the top of its discard pile, with a card that opens it; or, after this plus
# a card that rearranges the market, whatever lies then where it is wanted.
MARKET_DISCARD: Final = MARKET_SLOTS
REARRANGED: Final = NO_CARD

# Where the card that is wanted lies when the market is rearranged: its slot now times five, plus its slot then; or the
# discard pile.
PLANS: Final = MARKET_SLOTS * MARKET_SLOTS


def price_of(s: DaleState, me: int, slot: int) -> int:
    """What a card costs; from the market's discard pile no more than its printed value (R6)."""
    return printed(s, s.mdisc[-1]) if slot == MARKET_DISCARD else price(s, me, slot)


def can_pay(s: DaleState, me: int, amount: int, gone: list[int]) -> bool:
    """Whether a seat could spend an amount when some cards have left its hand: with all that it has then it could,
    and so with just enough of it."""
    table = after_leaving(s, me, gone)
    reach = table.gold[me]
    for card in table.hand[me]:
        if reach >= amount:
            return True
        if card not in gone:
            reach += max(0, value(table, me, card))
    return reach >= amount


def offer_to_spend(s: DaleState, me: int, gone: list[int] = NO_CARDS) -> Offer:
    """The hand and the gold, when some cards have left the hand."""
    table = after_leaving(s, me, gone)
    hand = sorted([card for card in table.hand[me] if card not in gone])
    cards: list[Offered] = []
    for place, card in enumerate(hand):
        worth = value(table, me, card)
        each = Offered(card, place, worth, worth)
        each.kind = kind_of(table, card, identity(table, me, card), worth)
        cards.append(each)
    return Offer(cards, len(hand), table.gold[me])


def after_leaving(s: DaleState, me: int, gone: list[int]) -> DaleState:
    """A table on which what is left in a hand counts as it will when some cards have left it: a copying card may look
    at these, so then they are gone there. Else it is the table itself."""
    if not gone or not any([is_copier(s.face[card]) for card in s.hand[me] if card not in gone]):
        return s
    table = s.copy()
    table.hand[me] = [card for card in table.hand[me] if card not in gone]
    return table


def offer_to_buy(s: DaleState, me: int, slot: int, needed: int = NONE) -> Offer:
    """The same for a purchase, in which some cards are worth or allow more; one may have to be among those paid."""
    cards: list[Offered] = []
    for place, card in enumerate(sorted(s.hand[me])):
        face = identity(s, me, card)
        worth = value(s, me, card)
        each = Offered(card, place, worth, worth)
        each.kind = kind_of(s, card, face, worth)
        if face in WHEN_OFFERED:
            WHEN_OFFERED[face](each, slot)
        each.fixed = IN if card == needed else OPEN
        cards.append(each)
    return Offer(cards, len(s.hand[me]), s.gold[me], slot == MARKET_DISCARD)


def kind_of(s: DaleState, card: int, counted_as: int, worth: int) -> int:
    """A number that is equal for cards that are equal in every respect: with one face, that count as the same, are
    worth the same, were or were not used this turn, and are known to the same seats."""
    kind = (s.face[card] * MARK + counted_as) * MARK + worth
    return (2 * kind + was_used(s, card)) * (EVERYONE + 1) + s.known[card]


def affordable(s: DaleState, me: int) -> list[int]:
    """All that a seat can buy, in rising order.

    Any slot whose price the whole hand and gold reach can be paid for: leave away whatever is superfluous.
    """
    reach = s.gold[me]
    opened = False
    rearranging: list[int] = []
    for card in s.hand[me]:
        face = identity(s, me, card)
        worth = value(s, me, card) if s.changes else VALUES[face]
        if face in WHEN_OFFERED:
            each = Offered(card, 0, worth, worth)
            WHEN_OFFERED[face](each, MARKET_DISCARD)
            worth = each.high
            opened = opened or each.opens
        elif face in CAN_REARRANGE:
            rearranging.append(card)
        if worth > 0:
            reach += worth
    slots = [slot for slot in range(MARKET_SLOTS) if s.market[slot] != NONE and price(s, me, slot) <= reach]
    if opened and sells_discarded(s, me, NONE):
        slots.append(MARKET_DISCARD)
    if len(rearranging) > 1:
        rearranging.sort()
    for card in rearranging:
        if CAN_REARRANGE[identity(s, me, card)](s, me, card):
            slots.append(REARRANGED + card)
    return slots


def can_buy(s: DaleState, me: int, slot: int, cost: int, needed: int) -> bool:
    """Whether a price can be paid with a card that has to be among those paid."""
    return payable(offer_to_buy(s, me, slot, needed), cost, cost)


def sells_discarded(s: DaleState, me: int, needed: int) -> bool:
    """Whether the top of the market's discard pile can be paid with a card that opens it."""
    return bool(s.mdisc) and can_buy(s, me, MARKET_DISCARD, price_of(s, me, MARKET_DISCARD), needed)
