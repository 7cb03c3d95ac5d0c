"""Stacks: what they may be made of, and what is one (DM-175 to DM-180, R9).

A stack is one number: bit i stands for the i-th part of a stock, which is the sorted hand and after it the
discard pile where a card allows to use that. Cards that may count as different things give one stack for all
the ways to read it. Of equal cards the first ones are listed.
"""

from __future__ import annotations

from typing import Final, cast

from parlour.games.dale.cards.book import (
    FETCHES,
    HIGHER_STACKS,
    LETS_IN,
    PAID_WORTHS,
    PILE_LIKE_HAND,
    SPREADS,
    STACK_TELLERS,
)
from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_SET, VALUES
from parlour.games.dale.rules.copies import guises, identity, is_copier, links_of
from parlour.games.dale.rules.hands import Hand
from parlour.games.dale.rules.marks import was_used
from parlour.games.dale.rules.offers import offer_to_spend
from parlour.games.dale.rules.raising import Raised, closes
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.values import hindering, value, worth_as
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64, mypyc_attr
from parlour.kernel.state import NONE

ANY_SET: Final = -2
ALL: Final = 1 << 30  # find everything that there is
WEIGHED: Final = 0xFFFFFFFFFFFF  # the totals up to 47: what a stack must total never comes near that
NO_LINKS: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class Part:
    """A card that may be in a stack: what it may count as, and what it is worth as each of these."""

    def __init__(self, card: int, seat: int, piled: bool, faces: list[int], worth: list[int]) -> None:
        self.card = card
        self.seat = seat  # whose it is
        self.piled = piled  # whether it lies in the discard pile
        self.guises = [card]
        self.links = NO_LINKS  # other cards of the hand through any of which it reaches each
        self.faces = faces
        self.worth = worth
        self.low = 0  # what it adds to a total at least and at most
        self.high = 0
        self.folk = ANY_SET  # the set that the hand's parts of its stack must have; NO_SET if it can be in none
        self.like = -1  # the place of an equal part before it


class Stock:
    """All that a stack may be made of, and what it must total."""

    def __init__(self, s: DaleState, me: int, needed: int, piled: bool) -> None:
        self.table = s
        self.builder = me  # who pays for cards that are worth what is paid
        self.needed = needed
        self.piled = piled  # whether the discard pile is used like the hand
        self.parts: list[Part] = []
        self.openers: list[int] = []  # the faces of parts that let others in
        self.fetched = 0  # how many cards parts may bring in from the discard pile


def needed_total(s: DaleState, me: i64) -> i64:
    """What the next stack must total: its number, and what opponents add to it."""
    return stacks_built(s, me) + 1 + hindering(s, me, HIGHER_STACKS)


# What there is


def bare_stock(s: DaleState, me: int) -> Stock:
    """A stock without parts."""
    return Stock(s, me, needed_total(s, me), pile_is_open(s, me))


def pile_is_open(s: DaleState, me: int) -> bool:
    """Whether a card that waits for the next stack lets the discard pile be used like the hand."""
    for card in s.sched[me]:
        face = identity(s, me, card)
        if face in PILE_LIKE_HAND and PILE_LIKE_HAND[face](s, me, card):
            return True
    return False


def is_countable(s: DaleState, me: int, hand: Hand) -> bool:
    """Whether no card tells what else is in a stack or what it totals, where no value is changed: then a stack is any
    cards of one set that total what is needed by what is printed on them, or on what they are copies of."""
    return not hand.traits & STACK_TELLERS.bit and not (s.sched[me] and pile_is_open(s, me))


def can_total(s: DaleState, hand: Hand, needed: i64) -> bool:
    """Whether cards of one set total what is needed by what is printed on them, or on what they are copies of, if each
    may be a copy of any of its models beside any other."""
    faces, guises, folks = cast("list[i64]", s.face), cast("list[i64]", hand.guises), cast("list[i64]", FOLKS)
    tried: i64 = 0  # the sets, as bits
    one: i64 = 1
    for i, guise in enumerate(guises):
        folk = folks[faces[guise]]
        if folk == NO_SET or tried >> folk & 1:
            continue
        tried |= one << folk
        if totals_of(s, hand, i, folk) >> needed & 1:
            return True
    return False


def totals_of(s: DaleState, hand: Hand, first: i64, folk: i64) -> i64:
    """All that cards of a set total, as bits, from its first card on."""
    faces, folks = cast("list[i64]", s.face), cast("list[i64]", FOLKS)
    cards, guises = cast("list[i64]", hand.cards), cast("list[i64]", hand.guises)
    totals: i64 = 1
    before = totals  # without the last card, which counts as one thing only
    last: i64 = NONE
    for i in range(first, len(guises)):
        face = faces[guises[i]]
        if folks[face] == folk:
            if cards[i] != last:
                before, last = totals, cards[i]
            value: i64 = VALUES[face]
            totals |= before << value & WEIGHED
    return totals


def stock_of(s: DaleState, me: int) -> Stock:
    """What a seat can build with: its hand, and its discard pile where a card may be taken from there."""
    stock = bare_stock(s, me)
    add_cards(s, stock, me, sorted(s.hand[me]))
    if stock.piled or may_fetch(stock) > 0:
        add_pile(s, stock, me)
    close_stock(s, stock, me)
    return stock


def add_cards(s: DaleState, stock: Stock, seat: int, cards: list[int]) -> None:
    """Parts for cards of a hand, in all their guises."""
    for card in cards:
        if is_copier(s.face[card]):
            stock.parts.append(copying_part(s, seat, card))
        else:
            stock.parts.append(Part(card, seat, False, [s.face[card]], [value(s, seat, card)]))


def copying_part(s: DaleState, seat: int, card: int) -> Part:
    """A part for a copying card of a hand: of guises that are equal and worth the same the first."""
    part = Part(card, seat, False, [], [])
    part.guises, part.links = [], []
    for guise in guises(s, seat, card):
        worth = worth_as(s, seat, card, guise)
        if not may_count_as(part, s.face[guise], worth):
            part.guises.append(guise)
            part.links.append(links_of(s, seat, card, guise))
            part.faces.append(s.face[guise])
            part.worth.append(worth)
    return part


def may_count_as(part: Part, face: int, worth: int) -> bool:
    """Whether a part may already count as a face that is worth so much."""
    for n, other in enumerate(part.faces):
        if other == face and part.worth[n] == worth:
            return True
    return False


def add_pile(s: DaleState, stock: Stock, me: int) -> None:
    """Parts for the discard pile: there a card is what is printed on it (R8)."""
    for card in s.disc[me]:
        stock.parts.append(Part(card, me, True, [s.face[card]], [worth_as(s, me, card, card)]))


def close_stock(s: DaleState, stock: Stock, me: int) -> None:
    """Note of every part how far it reaches and which are equal, once all are there."""
    stock.openers = []
    pays = False
    for part in stock.parts:
        for face in part.faces:
            pays = pays or face in PAID_WORTHS
            if face in LETS_IN:
                stock.openers.append(face)
    stock.fetched = may_fetch(stock)
    most = most_paid(s, me) if pays else 0
    for i, part in enumerate(stock.parts):
        set_reach(s, part, most)
        part.folk = set_of(stock, part)
        part.like = -1
        for j in range(i - 1, -1, -1):
            if alike(s, stock.parts[j], part):
                part.like = j
                break
            if part.piled:  # elsewhere in the pile an equal card leaves another order behind
                break


def most_paid(s: DaleState, me: int) -> int:
    """All that can be paid for a card of a stack, or ALL: what a copying card pays shows only when it is laid out."""
    paid = s.gold[me]
    for card in s.hand[me]:
        if is_copier(s.face[card]):
            return ALL
        paid += max(0, value(s, me, card))
    return paid


def set_reach(s: DaleState, part: Part, most: int) -> None:
    """What a part can add to a total in any way, if no more is paid than so much."""
    part.low, part.high = part.worth[0], part.worth[0]
    for i, face in enumerate(part.faces):
        worth = part.worth[i]
        if face in PAID_WORTHS:
            part.low = min(part.low, worth, PAID_WORTHS[face](1))
            part.high = max(part.high, worth, PAID_WORTHS[face](most))
        else:
            spread = SPREADS[face](s, part.seat, part.card) if face in SPREADS else 0
            part.low = min(part.low, worth - spread)
            part.high = max(part.high, worth + spread)


def alike(s: DaleState, one: Part, other: Part) -> bool:
    """Whether nobody can tell two parts apart."""
    return (
        s.face[one.card] == s.face[other.card]
        and one.seat == other.seat
        and one.piled == other.piled
        and s.known[one.card] == s.known[other.card]
        and was_used(s, one.card) == was_used(s, other.card)
        and one.faces == other.faces
        and one.worth == other.worth
    )


def may_fetch(stock: Stock) -> int:
    """How many cards the parts may bring in from the discard pile."""
    count = 0
    for part in stock.parts:
        most = 0
        for face in part.faces:
            if face in FETCHES:
                most = max(most, fetches(stock, part, face))
        count += most
    return count


def fetches(stock: Stock, part: Part, face: int) -> int:
    """How many cards a part that counts as a face brings in from the discard pile."""
    return FETCHES[face](stock.table, part.seat, part.card) if face in FETCHES else 0


def set_of(stock: Stock, part: Part) -> int:
    """The set to which a part binds a stack: ANY_SET if there is a card that may allow it, or it may be several things;
    NO_SET if it cannot be in a stack."""
    if len(part.faces) > 1:
        return ANY_SET
    if not is_material(part.faces[0]):
        return NO_SET
    if part.piled and stock.fetched:
        return ANY_SET
    return ANY_SET if lets_in(stock.openers, part.faces[0]) else FOLKS[part.faces[0]]


def lets_in(openers: list[int], face: int) -> bool:
    """Whether one of some faces lets another one into its stack."""
    for opener in openers:
        if LETS_IN[opener](face):
            return True
    return False


def is_material(face: int) -> bool:
    """Whether a print can be in a stack at all: traps and specialty cards never are (DM-231, DM-247)."""
    return FOLKS[face] != NO_SET or face == JUNK


# What is a stack


def ways(stock: Stock, chosen: list[int], most: int = ALL) -> list[list[int]]:
    """The ways to read parts so that they are a stack: for each part which of its guises it has."""
    if has_one_reading(stock, chosen):
        way = [0] * len(chosen)
        return [way] if is_stack(stock, chosen, way) else []
    found: list[list[int]] = []
    read(stock, chosen, [], found, most)
    return found


def has_one_reading(stock: Stock, chosen: list[int]) -> bool:
    """Whether every part counts as one thing only, as nearly always."""
    for i in chosen:
        if len(stock.parts[i].faces) > 1:
            return False
    return True


def read(stock: Stock, chosen: list[int], way: list[int], found: list[list[int]], most: int) -> None:
    """Read the next part as each thing that it may count as."""
    if len(found) >= most:
        return
    if len(way) == len(chosen):
        if fit_together(stock, chosen, way) and is_stack(stock, chosen, way):
            found.append(way)
        return
    for guise in range(len(stock.parts[chosen[len(way)]].faces)):
        read(stock, chosen, [*way, guise], found, most)


def fit_together(stock: Stock, chosen: list[int], way: list[int]) -> bool:
    """Whether every part that counts as something through others has one among these that is not something else beside
    it."""
    for n, i in enumerate(chosen):
        part = stock.parts[i]
        links = part.links[way[n]] if part.links else []
        if links and not any([is_free(stock, chosen, way, link, part.faces[way[n]]) for link in links]):
            return False
    return True


def is_free(stock: Stock, chosen: list[int], way: list[int], link: int, face: int) -> bool:
    """Whether a card is in no part, or counts as a face itself."""
    for m, j in enumerate(chosen):
        if stock.parts[j].card == link:
            return stock.parts[j].faces[way[m]] == face
    return True


def is_stack(stock: Stock, chosen: list[int], way: list[int]) -> bool:
    """Whether parts, each in a guise, total what is needed and may lie in one stack."""
    parts = [stock.parts[i] for i in chosen]
    faces = [part.faces[way[place]] for place, part in enumerate(parts)]
    for face in faces:
        if not is_material(face):
            return False
    missing, raised, spread = still_missing(stock, parts, way)
    if not raised:
        return -spread <= missing <= spread and go_together(stock, parts, faces)
    if not go_together(stock, parts, faces):
        return False
    used = [part.card for part in parts]
    return closes(offer_to_spend(stock.table, stock.builder, used), missing, raised, spread)


def still_missing(stock: Stock, parts: list[Part], way: list[int]) -> tuple[int, list[Raised], int]:
    """What parts, each in a guise, lack to a total; the cards among them for which one may pay, which have to add that;
    and how much more or less the others may count."""
    missing, spread = stock.needed, 0
    raised: list[Raised] = []
    for place, part in enumerate(parts):
        face, worth = part.faces[way[place]], part.worth[way[place]]
        if face in PAID_WORTHS:
            raised.append(Raised(part.card, worth, PAID_WORTHS[face]))
            continue
        missing -= worth
        if face in SPREADS:
            spread += SPREADS[face](stock.table, part.seat, part.card)
    return missing, raised, spread


def go_together(stock: Stock, parts: list[Part], faces: list[int]) -> bool:
    """Whether the cards are of one set, or the cards that allow others are among them (R9).

    Some let others in, some bring in cards from the discard pile, whatever these are; of the latter one must be there
    that was not itself brought in.
    """
    openers = [face for face in faces if face in LETS_IN]
    most = 0
    for place, face in enumerate(faces):
        most += fetches(stock, parts[place], face)
    for folk in sets_in(faces):
        fetching = fetched = bound = 0
        for place, face in enumerate(faces):
            fits = (face != JUNK and FOLKS[face] == folk) or lets_in(openers, face)
            if parts[place].piled and not (stock.piled and fits):
                fetched += 1
            elif not fits:
                bound += 1
            elif face in FETCHES:
                fetching += 1
        if bound == 0 and (fetched == 0 or (fetching > 0 and fetched <= most)):
            return True
    return False


def sets_in(faces: list[int]) -> list[int]:
    """The sets that a stack of cards may be of: each that is among them."""
    sets: list[int] = []
    for face in faces:
        if face != JUNK and FOLKS[face] not in sets:
            sets.append(FOLKS[face])
    return sets


def places_in(mask: int) -> list[int]:
    """The places of the parts in a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
