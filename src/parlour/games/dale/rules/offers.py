"""What a player can pay with, and what can be bought: questions that change nothing (R6)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.book import CAN_REARRANGE, COPIERS, DEARER, WHEN_OFFERED
from parlour.games.dale.rules.copies import guises, is_copier, links_of, may_count_as, unlike
from parlour.games.dale.rules.hands import Hand, is_tangled, of_hand
from parlour.games.dale.rules.marks import was_used
from parlour.games.dale.rules.payment import IN, Offer, Offered, Way, payable
from parlour.games.dale.rules.values import best_value, hindering, price, price_with, printed, worth_as
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.cards import in_rising_order, lies_among
from parlour.kernel.compiler import i64
from parlour.kernel.state import NO_CARD, NONE

NO_CARDS: Final[list[int]] = []

# What can be bought: a slot of the market; the top of its discard pile, with a card that opens it; or, after this plus
# a card that rearranges the market, whatever lies then where it is wanted.
MARKET_DISCARD: Final = MARKET_SLOTS
REARRANGED: Final = NO_CARD

# A plan to rearrange the market: the slot of the card that is wanted times five, plus the slot that it gets; or this,
# for the top of the discard pile.
FROM_MARKET_DISCARD: Final = MARKET_SLOTS * MARKET_SLOTS

KIND_BITS: Final = 12  # enough for the number of a face, and for what a card is worth
SEAT_BITS: Final = 8  # enough for a set of seats


def plan_of(source: int, target: int) -> int:
    """The plan to buy the card of one slot from another."""
    return source * MARKET_SLOTS + target


def wanted_slot(plan: int) -> int:
    """Where the card of a plan lies now."""
    return plan // MARKET_SLOTS


def planned_slot(plan: int) -> int:
    """Where the card of a plan is bought from."""
    return plan % MARKET_SLOTS


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
            break
        if not lies_among(gone, card):
            reach += max(0, best_value(table, me, card))
    if reach >= amount and is_tangled(table, me, Hand(table, me)):
        return payable(offer_to_spend(s, me, gone), amount, amount)
    return reach >= amount


def offer_to_spend(s: DaleState, me: int, gone: list[int] = NO_CARDS) -> Offer:
    """The hand and the gold, when some cards have left the hand."""
    table = after_leaving(s, me, gone)
    hand = in_rising_order([card for card in table.hand[me] if not lies_among(gone, card)])
    cards: list[Offered] = []
    for place, card in enumerate(hand):
        each = offered(table, me, place, card)
        if is_copier(each.face):
            each.take_up(each.ways)
        cards.append(each)
    return Offer(cards, len(hand), table.gold[me])


def offered(s: DaleState, me: i64, place: int, card: i64) -> Offered:
    """A hand card that can pay; a copying card in all the ways that it has, still to be taken up."""
    worth = worth_as(s, me, card, card)
    each = Offered(place, card, worth, worth)
    each.face = s.face[card]
    if is_copier(each.face):
        each.ways = ways_of(s, me, card)
    each.kind = kind_of(s, each)
    return each


def ways_of(s: DaleState, me: int, card: int) -> list[Way]:
    """All that a copying card may count as when it pays; one that has chosen counts as its choice."""
    ways: list[Way] = []
    for guise in unlike(s, guises(s, me, card)):
        worth = worth_as(s, me, card, guise)
        way = Way(card, worth, worth)
        way.guise, way.face, way.links = guise, s.face[guise], links_of(s, me, card, guise)
        ways.append(way)
    return ways


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
    for place, card in enumerate(in_rising_order(s.hand[me])):
        each = offered(s, me, place, card)
        if is_copier(each.face):
            for way in each.ways:
                offer_for(way, slot)
            each.take_up([way for way in each.ways if way.face in CAN_REARRANGE] if card == needed else each.ways)
        else:
            offer_for(each, slot)
        if card == needed:  # it pays, whatever equal card lies beside it
            each.kind, each.fixed = NONE, IN
        cards.append(each)
    return Offer(cards, len(s.hand[me]), s.gold[me], slot == MARKET_DISCARD)


def offer_for(way: Way, slot: int) -> None:
    """What a card changes about itself when it is offered for a slot."""
    if way.face in WHEN_OFFERED:
        WHEN_OFFERED[way.face](way, slot)


def kind_of(s: DaleState, card: Offered) -> int:
    """A number that is equal for cards that are equal in every respect: with one face, that may count as the same and
    are worth the same then, were or were not used this turn, and are known to the same seats."""
    kind: int = card.face
    for way in card.ways:
        kind = with_way(kind, way)
    if not card.ways:
        kind = with_way(kind, card)
    return (((kind << 1) + was_used(s, card.card)) << SEAT_BITS) + s.known[card.card]


def with_way(kind: int, way: Way) -> int:
    """The same number of a card that may count as one thing more."""
    worth: int = way.low  # with many ways the number has more bits than a machine word
    return (((kind << KIND_BITS) + way.face) << KIND_BITS) + worth


def affordable(s: DaleState, me: int) -> list[int]:
    """All that a seat can buy, in rising order.

    Any slot whose price the whole hand and gold reach can be paid for: leave away whatever is superfluous. Only copying
    cards that look through each other may not reach that together.
    """
    return affordable_with(s, me, Hand(s, me))


def affordable_with(s: DaleState, me: int, hand: Hand) -> list[int]:
    """The same with a hand that was looked at."""
    if not hand.traits & (COPIERS.bit | WHEN_OFFERED.bit | CAN_REARRANGE.bit):
        return slots_within(s, me, s.gold[me] + plain_worth(s, me))
    reach = s.gold[me]
    opened = False
    last, best = NONE, 0  # a card and the most that it is worth
    for i, guise in enumerate(hand.guises):
        worth, opens = bought_with(s, me, hand.cards[i], guise)
        opened = opened or opens
        if hand.cards[i] != last:
            last, best = hand.cards[i], 0
        if worth > best:
            reach += worth - best
            best = worth
    slots = slots_within(s, me, reach)
    if slots and is_tangled(s, me, hand):
        slots = [slot for slot in slots if can_buy(s, me, slot, price(s, me, slot), NONE)]
    if opened and sells_discarded(s, me, NONE):
        slots.append(MARKET_DISCARD)
    for card in of_hand(s, hand, CAN_REARRANGE):
        guise = may_count_as(s, me, card, CAN_REARRANGE)[0]
        if CAN_REARRANGE[s.face[guise]](s, me, card):
            slots.append(REARRANGED + card)
    return slots


def plain_worth(s: DaleState, me: i64) -> i64:
    """What a hand in which every card is just worth something is worth."""
    total: i64 = 0
    if not s.changes:
        for card in s.hand[me]:
            worth: i64 = printed(s, card)
            total += worth
        return total
    for card in s.hand[me]:
        worth = worth_as(s, me, card, card)
        if worth > 0:
            total += worth
    return total


def slots_within(s: DaleState, me: i64, reach: i64) -> list[int]:
    """The slots of the market whose price is no more than so much."""
    added = hindering(s, me, DEARER)
    found: list[int] = []
    for slot, card in enumerate(s.market):
        if card != NONE and price_with(s, me, card, slot, added) <= reach:
            found.append(slot)
    return found


def prices_anywhere(s: DaleState, me: int) -> list[int]:
    """All that cards of the market may cost when they lie in other slots."""
    added = hindering(s, me, DEARER)
    found: list[int] = []
    for card in s.market:
        if card != NONE:
            for slot in range(MARKET_SLOTS):
                cost = price_with(s, me, card, slot, added)
                if not lies_among(found, cost):
                    found.append(cost)
    return found


def bought_with(s: DaleState, me: i64, card: i64, guise: i64) -> tuple[int, bool]:
    """What a hand card that counts as another one or itself adds to what can be bought, and whether it opens the
    market's discard pile."""
    worth = worth_as(s, me, card, guise)
    face: i64 = s.face[guise]
    if face not in WHEN_OFFERED:
        return worth, False
    way = Way(card, worth, worth)
    WHEN_OFFERED[face](way, MARKET_DISCARD)
    return way.high, way.opens


def can_buy(s: DaleState, me: int, slot: int, cost: int, needed: int) -> bool:
    """Whether a price can be paid with a card that has to be among those paid."""
    return payable(offer_to_buy(s, me, slot, needed), cost, cost)


def sells_discarded(s: DaleState, me: int, needed: int) -> bool:
    """Whether the top of the market's discard pile can be paid with a card that opens it."""
    return bool(s.mdisc) and can_buy(s, me, MARKET_DISCARD, price_of(s, me, MARKET_DISCARD), needed)
