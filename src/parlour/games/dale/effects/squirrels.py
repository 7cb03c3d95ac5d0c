"""Hoarding Flying Squirrels: odd things that fit into a stack. Their build texts are rules of `stacks`."""

from __future__ import annotations

from parlour.games.dale.state import DaleState, opponents
from parlour.games.dale.swaps import choose_in_stalls, swap_with_stall


async def acorn(s: DaleState, me: int, card: int) -> None:
    """Exchange this card with a card in an opponent's stall; take that card."""
    side, other = await choose_in_stalls(s, me, [s.side[seat] for seat in opponents(s, me)])
    if side >= 0:
        await swap_with_stall(s, me, card, side, other)


TECHNIQUES = {"Acorn": acorn}
