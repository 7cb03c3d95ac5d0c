"""Who may know what: everything but hands, draw piles, spoils stacks and the masses below the top is open (DG-79)."""

from __future__ import annotations

from parlour.games.hope.state import HopeState


def pool_of(s: HopeState, card: int) -> int:
    """Cards of one shuffle can be exchanged for each other: what went into it lay open before."""
    return s.batch[card]
