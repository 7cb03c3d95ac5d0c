"""A whole hand, looked at once for all questions of a decision: what each card may count as (R8)."""

from __future__ import annotations

from typing import Final, cast

from parlour.games.dale.cards.book import COPIERS, Faces
from parlour.games.dale.rules.copies import by_face, guises_among, is_copier, links_of, reach_models, traits_among
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import add_in_order
from parlour.kernel.compiler import i64, mypyc_attr
from parlour.kernel.state import NONE

NO_CARDS: Final[list[int]] = []
NO_CARDS_EACH: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """The cards of a hand, each once for everything that it may count as, and beside it what that is; and what matters
    about any of these (see `book.TRAITS`). Only copying cards may count as anything but themselves: without one, both
    lists are the hand itself, as it lies."""

    traits: i64

    def __init__(self, s: DaleState, seat: int) -> None:
        self.cards = s.hand[seat]
        self.guises = self.cards
        self.traits = traits_among(s, self.cards)
        self.copiers = NO_CARDS  # the copying cards
        self.kinds = (
            NO_CARDS_EACH  # of each of them the kinds of copying cards that it looks through, itself among them
        )
        self.models = NO_CARDS_EACH  # and its models, whether it has chosen one or not
        if self.traits & COPIERS.bit:
            self.look(s, seat)

    def look(self, s: DaleState, seat: int) -> None:
        """List what the cards may count as."""
        self.cards, self.guises, self.copiers, self.kinds, self.models = [], [], [], [], []
        for card in s.hand[seat]:
            if is_copier(s.face[card]):
                for guise in self.look_through(s, seat, card):
                    self.cards.append(card)
                    self.guises.append(guise)
            else:
                self.cards.append(card)
                self.guises.append(card)
        self.traits |= traits_among(s, self.guises)

    def look_through(self, s: DaleState, seat: int, card: int) -> list[int]:
        """Note the models of a copying card; returns what it may count as."""
        kinds: list[int] = []
        found: list[int] = []
        reach_models(s, seat, card, kinds, found)
        found = by_face(s, seat, found)
        self.copiers.append(card)
        self.kinds.append(kinds)
        self.models.append(found)
        return guises_among(s, card, found)


def of_hand(s: DaleState, hand: Hand, table: Faces) -> list[int]:
    """The cards of a hand that may count as one of a table, in rising order."""
    found: list[int] = []
    if hand.traits & table.bit:
        last: i64 = NONE
        for i, card in enumerate(cast("list[i64]", hand.cards)):
            if card != last and s.face[hand.guises[i]] in table:
                add_in_order(found, card)
                last = card
    return found


def is_tangled(s: DaleState, seat: int, hand: Hand) -> bool:
    """Whether a copying card of a hand may be something through another one that may be several things: then the best
    that each is worth need not go together."""
    if len(hand.copiers) < 2:
        return False
    for i, card in enumerate(hand.cards):
        if hand.guises[i] != card and links_of(s, seat, card, hand.guises[i]):
            return True
    return False
