"""Cards that nobody can follow any more: shuffled into a batch, or mingled in somebody's hands (R17).

Like `atoms`, these change the state; what there is to tell, their callers tell.
"""

from __future__ import annotations

from parlour.games.dale.rules.marks import card_of_mark, kind_of_mark
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import mix_order, shuffle
from parlour.kernel.state import EVERYONE, NONE, bit


def mix(s: DaleState, cards: list[int], batch: int) -> None:
    """Shuffle cards into one batch."""
    join(s, cards, batch)
    shuffle(s, cards)


def join(s: DaleState, cards: list[int], batch: int) -> None:
    """Cards become part of a batch. Everybody knows what one is made of, so that of a card unseen joins as well."""
    for card in cards:
        other = s.batch[card]
        if other != batch:
            if other != NONE and s.known[card] != EVERYONE:
                s.batch = [batch if each == other else each for each in s.batch]
            s.batch[card] = batch


def mingle(s: DaleState, cards: list[int], seat: int, batch: int, witness: int = NONE) -> dict[int, int]:
    """Cards that a seat holds can no longer be told apart by others who knew them, but for a witness (R17); who knows
    that all of them are equal still does. Returns under which back each of them lies then, where that is another."""
    seers = bit(seat) if witness == NONE else bit(seat) | bit(witness)
    if len(cards) < 2 or not any([s.known[card] & ~seers for card in cards]):
        return {}
    seers |= know_all_equal(s, cards)
    join(s, cards, batch)
    order = in_any_order(s, cards)
    faces = [s.face[card] for card in order]
    known = [s.known[card] & seers for card in order]
    for i, card in enumerate(cards):
        s.face[card], s.known[card] = faces[i], known[i]
    back = {order[i]: card for i, card in enumerate(cards)}
    follow(s, back)
    return back


def know_all_equal(s: DaleState, cards: list[int]) -> int:
    """Who knows all of these cards, if they have one face; as bits."""
    knowing = EVERYONE
    for card in cards:
        if s.face[card] != s.face[cards[0]]:
            return 0
        knowing &= s.known[card]
    return knowing


def follow(s: DaleState, back: dict[int, int]) -> None:
    """What lasts on a card goes with its face to another back."""
    s.changes = [[how, back.get(card, card), seat, amount] for how, card, seat, amount in s.changes]
    s.copies = [[back.get(card, card), back.get(model, model), face] for card, model, face in s.copies]
    s.used = [kind_of_mark(mark) + back.get(card_of_mark(mark), card_of_mark(mark)) for mark in s.used]
    s.entered = [back.get(card, card) for card in s.entered]


def in_any_order(s: DaleState, cards: list[int]) -> list[int]:
    """The cards in an order left to chance, of which the same amount is used whatever cards they are."""
    order = cards.copy()
    mix_order(s, order)
    return order
