"""Preparing the table."""

from __future__ import annotations

from parlour.games.conquest.cards.kinds import LAND
from parlour.games.conquest.cards.pool import POOL
from parlour.games.conquest.options import Wish, lands_on
from parlour.games.conquest.rules.table_atoms import (
    bring_decks,
    deal_lands,
    draw_first,
    lay_out,
    mix_cards,
    play_for,
    set_morale,
    take_cards,
)
from parlour.games.conquest.state import ConquestState


def empty_table(wish: Wish) -> ConquestState:
    """A table with all cards in their piles, in a fixed order."""
    s = ConquestState(wish.players)
    lay_out(s, wish.edition, wish.sheet, wish.gate, wish.cap)
    play_for(s, wish.aim, wish.goal, wish.limit)
    bring_decks(s, ";".join(wish.decks), wish.continent)
    for seat, faces in enumerate(wish.faces):
        lands = [face for face in faces if POOL.prints[face].kind == LAND]
        if wish.continent >= 0:
            lands = lands_on(wish.continent)[seat :: wish.players]
        take_cards(s, seat, [face for face in faces if POOL.prints[face].kind != LAND], lands)
    set_morale(s, wish.morale, wish.head_start)
    return s


def prepare_table(s: ConquestState) -> None:
    """Shuffle, and say who begins (HC2-060 to HC2-062, HG-06)."""
    mix_cards(s)
    if s.continent >= 0:
        deal_lands(s)
    if s.edition == 1:
        draw_first(s)
