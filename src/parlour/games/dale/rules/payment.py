"""Payments: which cards and how much gold may pay a price (DM-144 to DM-151, G-37 to G-41, G-49 to G-51).

A payment is one number: bit i stands for the i-th card of the sorted hand, and the gold is counted from
bit 40 on, or where a hand has more cards than that, above them all and above the marks of `combos`. A
fixed price is a range of one amount, so purchases, spending and spending x are one rule:

- what is paid lies in the range, with gold or without it; or
- it is more than the range, by cards alone, and without its least card it would be less than the most.

A copying card has several ways to pay, one for each thing that it may count as; a set of cards is a payment if one
reading of it is, and which one is settled afterwards.

A set only grows more superfluous by another card, so the search drops it at once; and with the dearest
cards first a set that is still too small can always be completed, so it meets hardly any dead end.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.compiler import i64, mypyc_attr
from parlour.kernel.state import NONE

GOLD_PLACE: Final = 40  # the bit from which on gold is counted beside a hand of no more cards
GOLD_MASK: Final = 1023
MARK_PLACE: Final = 50  # the bit from which on an answer about no more cards is marked
MARK_MASK: Final = 3
MARK_BITS: Final = 2
NO_LIMIT: Final = 1_000_000_000  # the end of a range that has none: more than all cards and all gold are worth
NO_COUNT: Final = 1 << 30  # list every payment
NO_LINKS: Final[list[int]] = []

# What was decided about a card of an offer.
OPEN: Final = 0
IN: Final = 1
OUT: Final = 2


@mypyc_attr(acyclic=True)
class Way:
    """A card as one thing that it may count as: what it is worth then at least and at most, and what it allows."""

    low: i64
    high: i64

    def __init__(self, card: int, low: int, high: int) -> None:
        self.card = card
        self.guise = card  # the card that it counts as
        self.face = NONE  # and what is printed on that
        self.links: list[int] = NO_LINKS  # other cards of the hand, through any of which it reaches that one
        self.low = low
        self.high = high
        self.waives = False  # no card needs to be necessary beside this one
        self.opens = False  # what is bought can be bought with such a card only


@mypyc_attr(acyclic=True)
class Offered(Way):
    """A card that can pay, and its place in the sorted hand. What counts as one thing only is its own way to pay; a
    copying card has several, and is worth what any of them is at least and at most."""

    def __init__(self, place: int, card: int, low: int, high: int) -> None:
        super().__init__(card, low, high)
        self.place = place
        self.kind = card  # equal for cards that nobody can tell apart
        self.fixed = OPEN
        self.ways = NO_WAYS

    def take_up(self, ways: list[Way]) -> None:
        """Let a copying card pay in some ways; in none in which it is worth nothing, for then it is never needed
        (G-40)."""
        self.ways = [way for way in ways if way.low > 0]
        self.low = self.high = 0
        for way in self.ways:
            self.low = way.low if self.low == 0 or way.low < self.low else self.low
            self.high = way.high if way.high > self.high else self.high
            self.waives = self.waives or way.waives
            self.opens = self.opens or way.opens


NO_WAYS: Final[list[Way]] = []


class Offer:
    """The cards that can pay, in the order of the search, and the gold."""

    def __init__(self, cards: list[Offered], held: int, gold: int, locked: bool = False) -> None:
        self.cards: list[Offered] = []
        self.held = held  # cards in the hand, those that cannot pay among them
        self.gold = min(gold, GOLD_MASK)
        self.locked = locked  # a card that opens must be among those paid
        self.copies = False  # whether a card may pay as a copy of another
        self.linked = False  # and whether it is that through others
        for each in cards:
            self.insert(each)
        self.rest = [0] * (len(cards) + 1)  # what the cards from each on are worth at most
        total: i64 = 0
        for i in range(len(cards) - 1, -1, -1):
            if self.cards[i].high > 0:
                total += self.cards[i].high
            self.rest[i] = total

    def insert(self, card: Offered) -> None:
        """Add a card at its place in the order."""
        for way in card.ways:
            self.copies = self.copies or way.guise != way.card
            self.linked = self.linked or bool(way.links)
        place = len(self.cards)
        while place > 0 and precedes(card, self.cards[place - 1]):
            place -= 1
        self.cards.insert(place, card)

    def chosen(self, payment: int) -> list[int]:
        """The cards of a payment, without a look at which of equal ones they are."""
        return [each.card for each in self.cards if payment >> each.place & 1]

    def without(self, cards: list[int], gold: int) -> Offer:
        """What is left to pay with beside some cards and gold, every card at the place that it had."""
        left = [each for each in self.cards if each.card not in cards]
        return Offer(left, self.held, self.gold - gold, self.locked)


def precedes(one: Offered, other: Offered) -> bool:
    """Whether the search comes to a card first: to those that waive or open, then to the dearest."""
    if one.waives != other.waives:
        return one.waives
    if one.opens != other.opens:
        return one.opens
    if one.low != other.low:
        return one.low > other.low
    return one.place < other.place if one.kind == other.kind else one.kind < other.kind


def payments(offer: Offer, lowest: int, highest: int, most: int = NO_COUNT) -> list[int]:
    """The legal payments of an amount within a range, in rising order; no more than about so many."""
    if highest <= 0:
        free = not offer.locked and all([each.fixed != IN for each in offer.cards])
        return [0] if free else []
    if offer.rest[0] + offer.gold < lowest:
        return []
    search = Search(offer, lowest, highest, most)
    search.extend(0, 0, 0, 0, 0, False, not offer.locked)
    search.found.sort()
    return search.found


def payable(offer: Offer, lowest: int, highest: int) -> bool:
    """Whether there is a payment at all."""
    return bool(payments(offer, lowest, highest, 1))


class Search:
    """Goes through the sets of cards that may pay."""

    gold: i64
    lowest: i64
    highest: i64

    def __init__(self, offer: Offer, lowest: int, highest: int, most: int) -> None:
        self.offer = offer
        self.cards = offer.cards
        self.gold = offer.gold
        self.gold_place = gold_place(offer.held)
        self.lowest = lowest
        self.highest = highest
        self.most = most
        self.rest = offer.rest
        self.found: list[int] = []

    def extend(self, i: i64, mask: int, low: i64, high: i64, least: i64, waived: bool, opened: bool) -> None:
        """Decide card i: leave it, or add it to the cards so far (their sums, the least of them)."""
        if high + self.rest[i] + self.gold < self.lowest or len(self.found) >= self.most:
            return
        if i == len(self.cards):
            if opened:
                self.close(mask, low, high)
            return
        card = self.cards[i]
        if card.fixed != IN:
            self.extend(i + 1, mask, low, high, least, waived, opened)
        if card.fixed == OUT or card.low <= 0 or self.skips_its_like(i, mask):
            return
        with_it = mask | 1 << card.place
        for n in range(max(1, len(card.ways))):
            way: Way = card.ways[n] if card.ways else card
            smallest: i64 = way.low if mask == 0 or way.low < least else least
            free = waived or way.waives
            if free or low + way.low - smallest < self.highest:
                self.extend(i + 1, with_it, low + way.low, high + way.high, smallest, free, opened or way.opens)

    def skips_its_like(self, i: i64, mask: int) -> bool:
        """Whether an equal card before this one was left: of equal cards the first ones are listed."""
        if i == 0 or self.cards[i - 1].kind != self.cards[i].kind:
            return False
        return not mask >> self.cards[i - 1].place & 1

    def close(self, mask: int, low: i64, high: i64) -> None:
        """Take up a set of cards that pays, alone or with gold that makes no overpayment."""
        if high >= self.lowest:
            self.add(mask)
        for gold in range(max(1, self.lowest - high), min(self.gold, self.highest - low) + 1):
            coins: int = gold  # a payment has more bits than a machine word
            self.add(mask | coins << self.gold_place)

    def add(self, payment: int) -> None:
        """Take up a payment that can be read so that its cards fit together."""
        if self.offer.copies and payment in self.found:  # with a card as something else
            return
        if not self.offer.linked or readings(self.offer, payment, self.lowest, self.highest):
            self.found.append(payment)


# Reading a payment


def readings(offer: Offer, payment: int, lowest: int, highest: int) -> list[list[Way]]:
    """The ways to read a set of cards so that it is a payment, in the order of the offer's cards."""
    found: list[list[Way]] = [[]]
    for each in offer.cards:
        if not payment >> each.place & 1:
            continue
        if not each.ways:
            for reading in found:
                reading.append(each)
        else:
            found = [[*reading, way] for reading in found for way in each.ways]
    gold = paid_gold(payment, offer.held)
    return [way for way in found if pays(way, gold, offer.locked, lowest, highest) and fit_together(way)]


def pays(reading: list[Way], gold: int, locked: bool, lowest: int, highest: int) -> bool:
    """Whether cards, each read in one way, and gold are a payment of an amount within a range."""
    low = high = least = 0
    waived, opened = False, not locked
    for way in reading:
        low, high = low + way.low, high + way.high
        least = way.low if least == 0 or way.low < least else least
        waived, opened = waived or way.waives, opened or way.opens
    if not opened:
        return False
    if highest <= 0:
        return not reading and gold == 0
    if gold:
        return high + gold >= lowest and low + gold <= highest
    return high >= lowest and (waived or low - least < highest)


def fit_together(reading: list[Way]) -> bool:
    """Whether every card that counts as something through others has one among these that is not something else beside
    it."""
    for way in reading:
        if way.links and not any([is_free(link, way.face, reading) for link in way.links]):
            return False
    return True


def is_free(link: int, face: int, reading: list[Way]) -> bool:
    """Whether a card stays in the hand, or counts as a face itself."""
    for way in reading:
        if way.card == link:
            return way.face == face
    return True


def mark_place(count: int) -> int:
    """The bit from which on an answer about so many cards is marked as no set, but a step towards one."""
    return max(MARK_PLACE, count)


def gold_place(held: int) -> int:
    """The bit from which on gold is counted in a payment from a hand of so many cards."""
    return GOLD_PLACE if held <= GOLD_PLACE else mark_place(held) + MARK_BITS


def paid_gold(payment: int, held: int) -> int:
    """The gold of a payment from a hand of so many cards."""
    return payment >> gold_place(held) & GOLD_MASK


def paid_cards(cards: list[int], payment: int) -> list[int]:
    """The cards of a payment from the sorted hand."""
    return [card for i, card in enumerate(cards) if payment >> i & 1]
