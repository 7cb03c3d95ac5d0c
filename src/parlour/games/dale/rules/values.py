"""What a card is worth now: changes of value, hand size, prices."""

from __future__ import annotations

from parlour.games.dale.cards.book import COPIERS, DEARER, LARGER_HAND, LARGER_HAND_BUILT, Amounts
from parlour.games.dale.cards.cast import hand_bonus, price_change
from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_SET, VALUES
from parlour.games.dale.rules.copies import chosen_model, guises, identity, is_copier, traits_among
from parlour.games.dale.rules.lasting import ADD, SET, TIMES
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import HAND_SIZE
from parlour.kernel.compiler import i64
from parlour.kernel.state import EVERYONE, NONE


def value(s: DaleState, seat: i64, card: i64) -> int:
    """What a card in a seat's hand is worth now."""
    face: i64 = s.face[card]
    if not is_copier(face):
        if s.changes:
            return worth_as(s, seat, card, card)
        return VALUES[face]
    return worth_as(s, seat, card, guises(s, seat, card)[0])


def worth_as(s: DaleState, seat: i64, card: i64, guise: i64) -> i64:
    """What a card is worth as itself or as a copy: the printed value, and every change in the order made (R7).

    A copy has the changes that its model had when it became one (R8): those were given to it when it chose.
    """
    worth: i64 = VALUES[s.face[guise]]
    if not s.changes:
        return worth
    lender = card if chosen_model(s, card) == guise else guise
    return changed(s, seat, worth, [card, lender])


def changed(s: DaleState, seat: int, worth: int, cards: list[int]) -> int:
    """A value after all changes that concern every card a seat uses or one of these cards, in the order made."""
    for how, card, whose, amount in s.changes:
        if card == NONE:
            if whose != seat:
                continue
        elif card not in cards:
            continue
        if how == ADD:
            worth += amount
        elif how == SET:
            worth = amount
        elif how == TIMES:
            worth *= amount
        elif 1 <= worth <= 5:
            worth = 6 - worth
    return worth


def best_value(s: DaleState, seat: int, card: int) -> int:
    """What a card in a seat's hand is worth at most, as whatever it may count as."""
    if not is_copier(s.face[card]):
        return value(s, seat, card)
    return max([worth_as(s, seat, card, guise) for guise in guises(s, seat, card)])


def possible_values(s: DaleState, seat: int) -> list[int]:
    """Every value that a card of a seat's hand may have as far as everybody can tell (R7)."""
    values = {changed(s, seat, worth, []) for worth in (1, 2, 3, 4, 5)}
    for _, card, _, _ in s.changes:
        if card != NONE and card in s.hand[seat] and s.known[card] == EVERYONE:
            values.add(value(s, seat, card))
    return sorted(values)


def printed(s: DaleState, card: i64) -> int:
    """The value printed on a card."""
    return VALUES[s.face[card]]


def folk(s: DaleState, seat: int, card: int) -> int:
    """The animalfolk set that a card in a hand counts as, or NO_SET."""
    return FOLKS[identity(s, seat, card)]


def is_junk(s: DaleState, seat: int, card: int) -> bool:
    """Whether a card in a hand counts as junk."""
    return identity(s, seat, card) == JUNK


def junk_among(s: DaleState, cards: list[int]) -> list[int]:
    """The junk cards of a pile, where every card is what is printed on it."""
    return [card for card in cards if s.face[card] == JUNK]


def is_animalfolk(s: DaleState, seat: int, card: int) -> bool:
    """Whether a card in a hand counts as an animalfolk card."""
    return folk(s, seat, card) != NO_SET


def folk_guises(s: DaleState, seat: int, card: int) -> list[int]:
    """The guises in which a hand card is an animalfolk card."""
    return [guise for guise in guises(s, seat, card) if FOLKS[s.face[guise]] != NO_SET]


def junk_guises(s: DaleState, seat: int, card: int) -> list[int]:
    """The guises in which a hand card is junk."""
    return [guise for guise in guises(s, seat, card) if s.face[guise] == JUNK]


def held_amount(s: DaleState, seat: int, card: int, table: Amounts) -> int:
    """The amount of a hand card: of itself, or of what it may be a copy of if it has chosen nothing else (R8)."""
    face = s.face[card]
    if is_copier(face):
        possible = [s.face[guise] for guise in guises(s, seat, card) if s.face[guise] in table]
        return table[possible[0]](s, seat, card) if possible else 0
    return table[face](s, seat, card) if face in table else 0


def hand_size(s: DaleState, seat: i64) -> i64:
    """How many cards a seat fills its hand to (DM-190, R14)."""
    size = built_hand_size(s, seat)
    if traits_among(s, s.hand[seat]) & (LARGER_HAND.bit | COPIERS.bit):
        for card in s.hand[seat]:
            size += held_amount(s, seat, card, LARGER_HAND)
    return size


def built_hand_size(s: DaleState, seat: i64) -> i64:
    """The hand size without what cards in the hand add to it."""
    size = least_hand_size(s, seat)
    for stack in s.stall[s.side[seat]]:
        for card in stack:
            if s.face[card] in LARGER_HAND_BUILT:
                size += LARGER_HAND_BUILT[s.face[card]](s, seat, card)
    return size


def least_hand_size(s: DaleState, seat: i64) -> i64:
    """The hand size without what cards in the hand and in the stall add to it."""
    size: i64 = HAND_SIZE + hand_bonus(s, seat)
    if s.turn == seat:
        size += s.bonus_hand
    return size


def scheduled(s: DaleState, seats: list[int], face: int) -> int:
    """How many cards that count as a print lie in the schedules of these seats."""
    count = 0
    for seat in seats:
        for card in s.sched[seat]:
            if identity(s, seat, card) == face:
                count += 1
    return count


def hindering(s: DaleState, seat: i64, table: Amounts) -> i64:
    """The amounts of all cards in the schedules of a seat's opponents, taken together."""
    total: i64 = 0
    for other, laid in enumerate(s.sched):
        if laid and s.side[other] != s.side[seat]:
            for card in laid:
                face = identity(s, other, card)
                if face in table:
                    total += table[face](s, other, card)
    return total


def price(s: DaleState, seat: i64, slot: i64) -> i64:
    """What a market card costs a seat (DM-139)."""
    return price_in(s, seat, s.market[slot], slot)


def price_in(s: DaleState, seat: i64, card: i64, slot: i64) -> i64:
    """What a card would cost in a slot: printed value, surcharge, what opponents and one's character change (R6)."""
    return price_with(s, seat, card, slot, hindering(s, seat, DEARER))


def price_with(s: DaleState, seat: i64, card: i64, slot: i64, added: i64) -> i64:
    """The same, to which opponents add so much."""
    cost: i64 = VALUES[s.face[card]]
    cost += slot + added
    if s.character[seat] != NONE:
        cost += price_change(s, seat, card, slot)
    if cost < 0:
        return 0
    return cost
