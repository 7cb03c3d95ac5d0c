"""What a stack may be made of: the parts of a stock, and what each of them may count as (DM-175 to DM-180, R9)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.book import FETCHES, HIGHER_STACKS, LETS_IN, PAID_WORTHS, PILE_LIKE_HAND, SPREADS
from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_SET
from parlour.games.dale.rules.copies import guises, identity, is_copier, links_of
from parlour.games.dale.rules.marks import was_used
from parlour.games.dale.rules.table import stacks_built
from parlour.games.dale.rules.values import hindering, value, worth_as
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64, mypyc_attr

ANY_SET: Final = -2
ALL: Final = 1 << 30  # pay everything that there is
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
        if not already_counts_as(part, s.face[guise], worth):
            part.guises.append(guise)
            part.links.append(links_of(s, seat, card, guise))
            part.faces.append(s.face[guise])
            part.worth.append(worth)
    return part


def already_counts_as(part: Part, face: int, worth: int) -> bool:
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
