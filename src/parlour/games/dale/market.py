"""The market row: sliding and filling (DM-200 to DM-203)."""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.state import MARKET_SLOTS, DaleState
from parlour.games.dale.verbs import need_market_deck
from parlour.kernel.state import NONE


def slide_market(s: DaleState) -> None:
    """Every card moves to the rightmost empty slot, in order."""
    cards = [card for card in s.market if card != NONE]
    atoms.set_market(s, cards + [NONE] * (MARKET_SLOTS - len(cards)))


def fill_market(s: DaleState) -> None:
    """Fill the empty slots from the right while there are cards."""
    for slot in range(MARKET_SLOTS):
        if s.market[slot] == NONE and need_market_deck(s):
            atoms.put_in_market(s, atoms.take_top(s, s.mdeck), slot)
