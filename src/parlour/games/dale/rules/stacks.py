"""Stacks: what is one, and whether there is any (DM-175 to DM-180, R9).

A stack is one number: bit i stands for the i-th part of a stock, which is the sorted hand and after it the
discard pile where a card allows to use that. Cards that may count as different things give one stack for all
the ways to read it. Of equal cards the first ones are listed.
"""

from __future__ import annotations

from typing import Final, cast

from parlour.games.dale.cards.book import FETCHES, LETS_IN, PAID_WORTHS, SPREADS, STACK_TELLERS
from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_SET, VALUES
from parlour.games.dale.rules.hands import Hand
from parlour.games.dale.rules.offers import offer_to_spend
from parlour.games.dale.rules.raising import Raised, closes
from parlour.games.dale.rules.stock import Part, Stock, fetches, is_material, lets_in, pile_is_open
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE

ALL: Final = 1 << 30  # find everything that there is
WEIGHED: Final = 0xFFFFFFFFFFFF  # the totals up to 47: what a stack must total never comes near that


# By sets and totals alone


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
