"""Choosing among sets of cards: one readable list, or first card by card until the list is short."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose

MOST_COMBOS: Final = 60


async def choose_combo(s: DaleState, me: int, what: str, cards: list[int], combos: list[int]) -> int:
    """Choose one of many sets of cards (bit i stands for the i-th card).

    A list of at most MOST_COMBOS is one question. A longer one is halved first, by asking for a
    card whether it shall be used: with 20 cards that is at most 15 questions of two options.
    """
    left = combos
    for i, card in enumerate(cards):
        if len(left) <= MOST_COMBOS:
            break
        uses = [combo for combo in left if combo >> i & 1]
        if uses and len(uses) < len(left):
            used = await choose(s, me, f"{what} using", [2 * card, 2 * card + 1])
            left = uses if used & 1 else [combo for combo in left if not combo >> i & 1]
    return await choose(s, me, what, left)
