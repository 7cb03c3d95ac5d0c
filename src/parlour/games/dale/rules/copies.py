"""What a card counts as: copying cards, their models, and what they reach them through (R8)."""

from __future__ import annotations

from typing import cast

from parlour.games.dale.cards.book import BESIDES_COPYING, COPIERS, HAND_COPIES, OPEN_COPIES, TRAITS, Faces
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import in_rising_order, lies_among
from parlour.kernel.compiler import i64
from parlour.kernel.state import EVERYONE, NO_CARD, NONE


def is_copier(face: i64) -> bool:
    """Whether a card is a copy of another while it is in use."""
    return face in COPIERS


def traits_among(s: DaleState, cards: list[int]) -> i64:
    """Everything that matters about any of some cards by what is printed on them, as bits (see `book.TRAITS`)."""
    faces = cast("list[i64]", s.face)
    found: i64 = 0
    for card in cast("list[i64]", cards):
        found |= TRAITS[faces[card]]
    return found


def models(s: DaleState, seat: int, card: int) -> list[int]:
    """The cards that a copying card of a seat may be a copy of, through other copying cards too (R8), by face. Of equal
    ones those of the hand come first: to be one of them it needs no other copying card."""
    found: list[int] = []
    reach_models(s, seat, card, [], found)
    return by_face(s, seat, found)


def by_face(s: DaleState, seat: int, found: list[int]) -> list[int]:
    """Models by face, those of the hand first among equal ones."""
    if len(found) < 2:
        return found
    hand = s.hand[seat]
    ranks: list[int] = []
    for model in found:
        rank = 2 * s.face[model] + (0 if lies_among(hand, model) else 1)
        ranks.append(rank * NO_CARD + model)
    return [rank % NO_CARD for rank in in_rising_order(ranks)]


def reach_models(s: DaleState, seat: int, card: int, seen: list[int], found: list[int]) -> None:
    """Follow a copying card to its models; a kind of copying card is entered once, so that circles end.

    A copying card that has chosen its model leads to that one only.
    """
    follow(s, seat, card, s.face[card], seen, found)


def follow(s: DaleState, seat: int, card: int, face: int, seen: list[int], found: list[int]) -> None:
    """The same of a card that has a face."""
    if lies_among(seen, face):
        return
    seen.append(face)
    for model in direct_models(s, seat, card, face):
        if is_copier(s.face[model]):
            beyond: list[int] = []
            reach_models(s, seat, model, seen, beyond)
            if chosen_model(s, model) in beyond:
                beyond = [chosen_model(s, model)]
            found += [other for other in beyond if other not in found]
        elif not lies_among(found, model):
            found.append(model)


def direct_models(s: DaleState, seat: int, card: int, face: int) -> list[int]:
    """The cards that a copying card looks at."""
    return HAND_COPIES[face](s, seat, card) if face in HAND_COPIES else OPEN_COPIES[face](s, seat, card)


def besides_copying(s: DaleState, seat: int, card: int) -> int:
    """The face by which a hand card does something besides being a copy, its own or one that it reaches; or NONE."""
    seen: list[int] = []
    if is_copier(s.face[card]):
        reach_models(s, seat, card, seen, [])
    return besides_among(seen)


def besides_among(kinds: list[int]) -> int:
    """The first of some kinds of copying cards that does something besides; or NONE."""
    for face in kinds:
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
    return guises_among(s, card, models(s, seat, card))


def guises_among(s: DaleState, card: int, possible: list[int]) -> list[int]:
    """The same of a copying card by its models."""
    if s.copies:
        chosen = chosen_model(s, card)
        if lies_among(possible, chosen):
            return [chosen]
    return possible or [card]


def identity(s: DaleState, seat: i64, card: i64) -> i64:
    """The face that a card in a seat's hand or schedule counts as; a copying card in the schedule stays the same."""
    face: i64 = s.face[card]
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


def is_settled(s: DaleState, seat: int, card: int) -> bool:
    """Whether a hand card counts as one thing only."""
    return not is_copier(s.face[card]) or len(unlike(s, guises(s, seat, card))) == 1


def unlike(s: DaleState, possible: list[int]) -> list[int]:
    """The models without those that are equal to one before, changes of value included."""
    if len(possible) == 1:
        return possible
    if not s.changes:
        return one_of_each(s, possible)
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


def one_of_each(s: DaleState, cards: list[int]) -> list[int]:
    """The first card of every face."""
    found: list[int] = []
    faces: list[int] = []
    for card in cards:
        if not lies_among(faces, s.face[card]):
            faces.append(s.face[card])
            found.append(card)
    return found


def equals(s: DaleState, model: int, possible: list[int]) -> list[int]:
    """Those of some models that are equal to one of them, changes of value included."""
    return [other for other in possible if len(unlike(s, [model, other])) == 1]


def links_of(s: DaleState, seat: int, card: int, model: int) -> list[int]:
    """The copying cards of the hand through any of which one that looks there, itself or through others, reaches a
    model that is elsewhere; none where it needs none."""
    face = s.face[card]
    if not is_copier(face) or lies_among(s.hand[seat], model) or lies_among(outside(s, seat, face), model):
        return []
    others = [other for other in sorted(s.hand[seat]) if other != card and is_copier(s.face[other])]
    return [other for other in others if leads_to(s, seat, other, model)]


def leads_to(s: DaleState, seat: int, link: int, model: int) -> bool:
    """Whether a copying card of the hand leads to a model without a look into the hand; one that has chosen leads to
    its choice only."""
    found = outside(s, seat, s.face[link])
    chosen = chosen_model(s, link)
    return chosen == model if chosen in found else model in found


def outside(s: DaleState, seat: int, face: int) -> list[int]:
    """The models that a copying card of this face has without a look into the hand, as everybody can see."""
    found: list[int] = []
    follow(s, seat, NONE, face, list(HAND_COPIES.entries), found)
    return found


def link_kinds(s: DaleState, seat: int, model: int) -> int:
    """How many kinds of hidden copying cards lead from a seat's hand to a model or to one that is equal: as far as
    everybody can tell any of them may be there."""
    hidden = {face for face, known in zip(s.face, s.known, strict=True) if known != EVERYONE and face in OPEN_COPIES}
    return len([face for face in hidden if equals(s, model, outside(s, seat, face))])


def looks_into_hand(s: DaleState, seat: int, card: int) -> bool:
    """Whether a copying card may be a card of the hand, itself or through others, as everybody can see."""
    seen: list[int] = []
    reach_models(s, seat, card, seen, [])
    return any([face in HAND_COPIES for face in seen])
