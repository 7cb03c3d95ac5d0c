"""Who may hold a card as far as everybody can tell: all of them are asked, so that being asked tells nothing."""

from __future__ import annotations

from typing import cast

from parlour.games.dale.cards.book import COPIERS, TRAITS, Faces
from parlour.games.dale.rules.copies import is_copier, may_count_as
from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64
from parlour.kernel.state import EVERYONE


def in_play(s: DaleState, table: Faces) -> bool:
    """Whether a deck of this game has a card of a table."""
    decks: i64 = table.decks
    for folk in cast("list[i64]", s.folks):
        if decks >> folk & 1:
            return True
    return False


def may_be_among(s: DaleState, seat: int, cards: list[int], table: Faces) -> bool:
    """Whether one of these hand cards may be of a table, by what everybody sees: copies in sight elsewhere do
    not count, a copying card might always be."""
    if not cards or not in_play(s, table):
        return False
    hidden = False
    for card in cards:
        if is_suspicious(s.face[card], table):
            return True  # seen by all here, or else it is a hidden one itself
        hidden = hidden or s.known[card] != EVERYONE
    return hidden and out_of_sight(s, table)


def out_of_sight(s: DaleState, table: Faces) -> bool:
    """Whether a card of a table that is in play, or one that might copy it, is hidden from somebody. That is no secret:
    how many copies there are and how many lie open is known to all."""
    faces, suspicious = cast("list[i64]", s.face), table.bit | COPIERS.bit
    for card, known in enumerate(cast("list[i64]", s.known)):
        if known != EVERYONE and TRAITS[faces[card]] & suspicious:
            return True
    return False


def is_suspicious(face: i64, table: Faces) -> bool:
    """Whether a face is of a table or might copy one that is."""
    return TRAITS[face] & (table.bit | COPIERS.bit) != 0


def of_table(s: DaleState, seat: int, cards: list[int], table: Faces) -> list[int]:
    """Those of a seat's hand cards that are of a table."""
    found = [card for card in cards if is_suspicious(s.face[card], table) and is_of(s, seat, card, table)]
    if len(found) > 1:
        found.sort()
    return found


def is_of(s: DaleState, seat: int, card: int, table: Faces) -> bool:
    """Whether a hand card may count as one of a table."""
    face = s.face[card]
    return bool(may_count_as(s, seat, card, table)) if is_copier(face) else face in table
