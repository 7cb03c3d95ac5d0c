"""What a card is and is worth now: copies, changes of value, hand size, prices."""

from __future__ import annotations

from parlour.games.dale.cards.book import (
    BESIDES_COPYING,
    COPIERS,
    DEARER,
    HAND_COPIES,
    LARGER_HAND,
    LARGER_HAND_BUILT,
    OPEN_COPIES,
    Amounts,
    Faces,
)
from parlour.games.dale.cards.cast import hand_bonus, price_change
from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_SET, VALUES
from parlour.games.dale.rules.lasting import ADD, SET, TIMES
from parlour.games.dale.state import HAND_SIZE, DaleState
from parlour.kernel.state import EVERYONE, NONE


def is_copier(face: int) -> bool:
    """Whether a card is a copy of another while it is in use."""
    return face in COPIERS


def models(s: DaleState, seat: int, card: int) -> list[int]:
    """The cards that a copying card of a seat may be a copy of, through other copying cards too (R8), by face. Of equal
    ones those of the hand come first: to be one of them it needs no other copying card."""
    found: list[int] = []
    reach_models(s, seat, card, [], found)
    if len(found) > 1:
        hand = s.hand[seat]
        found = [model for _, _, model in sorted([(s.face[model], model not in hand, model) for model in found])]
    return found


def reach_models(s: DaleState, seat: int, card: int, seen: list[int], found: list[int]) -> None:
    """Follow a copying card to its models; a kind of copying card is entered once, so that circles end.

    A copying card that has chosen its model leads to that one only.
    """
    face = s.face[card]
    if face in seen:
        return
    seen.append(face)
    for model in direct_models(s, seat, card, face):
        if is_copier(s.face[model]):
            beyond: list[int] = []
            reach_models(s, seat, model, seen, beyond)
            if chosen_model(s, model) in beyond:
                beyond = [chosen_model(s, model)]
            found += [other for other in beyond if other not in found]
        elif model not in found:
            found.append(model)


def direct_models(s: DaleState, seat: int, card: int, face: int) -> list[int]:
    """The cards that a copying card looks at."""
    return HAND_COPIES[face](s, seat, card) if face in HAND_COPIES else OPEN_COPIES[face](s, seat, card)


def besides_copying(s: DaleState, seat: int, card: int) -> int:
    """The face by which a hand card does something besides being a copy, its own or one that it reaches; or NONE."""
    if is_copier(s.face[card]):
        seen: list[int] = []
        reach_models(s, seat, card, seen, [])
        for face in seen:
            if face in BESIDES_COPYING:
                return face
    return NONE


def chosen_model(s: DaleState, card: int) -> int:
    """The model that a copying card has chosen, if its face is still the same; else NONE."""
    for copier, model, face in s.copies:
        if copier == card and model != NONE and s.face[model] == face:
            return model
    return NONE


def guises(s: DaleState, seat: int, card: int) -> list[int]:
    """What a card in a hand may count as: itself, or a model for a copying card that has one (R8).

    It must be a copy where it can; one that has chosen stays with its choice while that is valid.
    """
    if not is_copier(s.face[card]):
        return [card]
    possible = models(s, seat, card)
    chosen = chosen_model(s, card)
    if chosen in possible:
        return [chosen]
    return possible or [card]


def identity(s: DaleState, seat: int, card: int) -> int:
    """The face that a card in a seat's hand or schedule counts as; a copying card in the schedule stays the same."""
    face = s.face[card]
    if not is_copier(face):
        return face
    for copier, model, played_as in s.copies:
        if copier == card and model == NONE:
            return played_as
    return s.face[guises(s, seat, card)[0]]


def may_count_as(s: DaleState, seat: int, card: int, table: Faces) -> list[int]:
    """The guises of a hand card that are of a table."""
    return [guise for guise in guises(s, seat, card) if s.face[guise] in table]


def stale_copies(s: DaleState) -> list[int]:
    """The copying cards in hands whose chosen model is no longer there (R8)."""
    found = []
    for seat in range(s.seats):
        for card in s.hand[seat]:
            if is_copier(s.face[card]):
                for copier, model, _ in s.copies:
                    if copier == card and model not in guises(s, seat, card):
                        found.append(card)
    return found


def value(s: DaleState, seat: int, card: int) -> int:
    """What a card in a seat's hand is worth now."""
    face = s.face[card]
    if not is_copier(face):
        return worth_as(s, seat, card, card) if s.changes else VALUES[face]
    return worth_as(s, seat, card, guises(s, seat, card)[0])


def worth_as(s: DaleState, seat: int, card: int, guise: int) -> int:
    """What a card is worth as itself or as a copy: the printed value, and every change in the order made (R7).

    A copy has the changes that its model had when it became one (R8): those were given to it when it chose.
    """
    worth = VALUES[s.face[guise]]
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


def is_settled(s: DaleState, seat: int, card: int) -> bool:
    """Whether a hand card counts as one thing only."""
    return not is_copier(s.face[card]) or len(unlike(s, guises(s, seat, card))) == 1


def unlike(s: DaleState, possible: list[int]) -> list[int]:
    """The models without those that are equal to one before, changes of value included."""
    if len(possible) == 1:
        return possible
    found: list[int] = []
    kinds: list[list[int]] = []
    for model in possible:
        kind = [s.face[model]]
        for how, changed, _, amount in s.changes:
            if changed == model:
                kind += [how, amount]
        if kind not in kinds:
            kinds.append(kind)
            found.append(model)
    return found


def links_of(s: DaleState, seat: int, card: int, model: int) -> list[int]:
    """The copying cards of the hand through any of which one that looks there, itself or through others, reaches a
    model that is elsewhere; none where it needs none."""
    if not is_copier(s.face[card]) or model in s.hand[seat] or reaches_outside(s, seat, card, model):
        return []
    others = [other for other in sorted(s.hand[seat]) if other != card and is_copier(s.face[other])]
    return [other for other in others if model in models(s, seat, other)]


def reaches_outside(s: DaleState, seat: int, card: int, model: int) -> bool:
    """Whether a copying card reaches a model without a look into the hand."""
    found: list[int] = []
    reach_models(s, seat, card, list(HAND_COPIES.entries), found)
    return model in found


def possible_values(s: DaleState, seat: int) -> list[int]:
    """Every value that a card of a seat's hand may have as far as everybody can tell (R7)."""
    values = {changed(s, seat, worth, []) for worth in (1, 2, 3, 4, 5)}
    for _, card, _, _ in s.changes:
        if card != NONE and card in s.hand[seat] and s.known[card] == EVERYONE:
            values.add(value(s, seat, card))
    return sorted(values)


def printed(s: DaleState, card: int) -> int:
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


def hand_size(s: DaleState, seat: int) -> int:
    """How many cards a seat fills its hand to (DM-190, R14)."""
    size = built_hand_size(s, seat)
    for card in s.hand[seat]:
        size += held_amount(s, seat, card, LARGER_HAND)
    return size


def built_hand_size(s: DaleState, seat: int) -> int:
    """The hand size without what cards in the hand add to it."""
    size = least_hand_size(s, seat)
    for stack in s.stall[s.side[seat]]:
        for card in stack:
            if s.face[card] in LARGER_HAND_BUILT:
                size += LARGER_HAND_BUILT[s.face[card]](s, seat, card)
    return size


def least_hand_size(s: DaleState, seat: int) -> int:
    """The hand size without what cards in the hand and in the stall add to it."""
    return HAND_SIZE + (s.bonus_hand if s.turn == seat else 0) + hand_bonus(s, seat)


def scheduled(s: DaleState, seats: list[int], face: int) -> int:
    """How many cards that count as a print lie in the schedules of these seats."""
    count = 0
    for seat in seats:
        for card in s.sched[seat]:
            if identity(s, seat, card) == face:
                count += 1
    return count


def hindering(s: DaleState, seat: int, table: Amounts) -> int:
    """The amounts of all cards in the schedules of a seat's opponents, taken together."""
    total = 0
    for other in range(s.seats):
        if s.sched[other] and s.side[other] != s.side[seat]:
            for card in s.sched[other]:
                face = identity(s, other, card)
                if face in table:
                    total += table[face](s, other, card)
    return total


def price(s: DaleState, seat: int, slot: int) -> int:
    """What a market card costs a seat (DM-139)."""
    return price_in(s, seat, s.market[slot], slot)


def price_in(s: DaleState, seat: int, card: int, slot: int) -> int:
    """What a card would cost in a slot: printed value, surcharge, what opponents and one's character change (R6)."""
    cost = printed(s, card) + slot + price_change(s, seat, card, slot)
    cost += hindering(s, seat, DEARER)
    return cost if cost > 0 else 0
