"""Who may hold a card as far as everybody can tell: all of them are asked, so that being asked tells nothing."""

from __future__ import annotations

from parlour.games.dale.book import Effect
from parlour.games.dale.prints import PRINTS_A_DECK
from parlour.games.dale.state import DaleState
from parlour.games.dale.values import is_copier, may_count_as
from parlour.kernel.state import EVERYONE


def in_play(s: DaleState, table: dict[int, Effect]) -> bool:
    """Whether a deck of this game has a card of a table."""
    for number in s.folks:
        for face in range(number * PRINTS_A_DECK, (number + 1) * PRINTS_A_DECK):
            if face in table:
                return True
    return False


def may_be_among(s: DaleState, seat: int, cards: list[int], table: dict[int, Effect]) -> bool:
    """Whether one of these hand cards may be of a table, by what everybody sees: copies in sight elsewhere do
    not count, a copying card might always be."""
    if not cards or not in_play(s, table):
        return False
    hidden = False
    for card in cards:
        if s.known[card] != EVERYONE:
            hidden = True
        elif s.face[card] in table or is_copier(s.face[card]):
            return True
    return hidden and out_of_sight(s, table)


def out_of_sight(s: DaleState, table: dict[int, Effect]) -> bool:
    """Whether a card of a table, or one that might copy it, is hidden from somebody. That is no secret: how many
    copies there are and how many lie open is known to all."""
    if not in_play(s, table):
        return False
    for card in range(len(s.face)):
        if s.known[card] != EVERYONE and (s.face[card] in table or is_copier(s.face[card])):
            return True
    return False


def of_table(s: DaleState, seat: int, cards: list[int], table: dict[int, Effect]) -> list[int]:
    """Those of a seat's hand cards that are of a table."""
    return [card for card in sorted(cards) if may_count_as(s, seat, card, table)]
