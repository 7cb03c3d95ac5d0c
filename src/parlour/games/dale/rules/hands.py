"""A whole hand, looked at once for all questions of a decision: what each card may count as (R8)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.book import COPIERS, Faces
from parlour.games.dale.rules.copies import guises_among, is_copier, models, traits_among
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64, mypyc_attr
from parlour.kernel.state import NONE

NO_CARDS: Final[list[int]] = []
NO_MODELS: Final[list[list[int]]] = []


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
        self.models = NO_MODELS  # and the models of each, whether it has chosen one or not
        if self.traits & COPIERS.bit:
            self.look(s, seat)

    def look(self, s: DaleState, seat: int) -> None:
        """List what the cards may count as."""
        self.cards, self.guises, self.copiers, self.models = [], [], [], []
        for card in s.hand[seat]:
            if is_copier(s.face[card]):
                found = models(s, seat, card)
                self.copiers.append(card)
                self.models.append(found)
                for guise in guises_among(s, card, found):
                    self.add(card, guise)
            else:
                self.add(card, card)
        self.traits |= traits_among(s, self.guises)

    def add(self, card: int, guise: int) -> None:
        """One thing that a card may count as."""
        self.cards.append(card)
        self.guises.append(guise)


def of_hand(s: DaleState, hand: Hand, table: Faces) -> list[int]:
    """The cards of a hand that may count as one of a table, in rising order."""
    found: list[int] = []
    if hand.traits & table.bit:
        last = NONE
        for i, guise in enumerate(hand.guises):
            card = hand.cards[i]
            if card != last and s.face[guise] in table:
                found.append(card)
                last = card
        if len(found) > 1:
            found.sort()
    return found
