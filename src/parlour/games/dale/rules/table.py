"""What can be read off the table: who plays against whom, how far a stall is, day and night."""

from __future__ import annotations

from parlour.games.dale.state import DaleState
from parlour.kernel.compiler import i64


def others(s: DaleState, seat: int) -> list[int]:
    """All other players, from the left neighbour on (a teammate too)."""
    return [(seat + step) % s.seats for step in range(1, s.seats)]


def opponents(s: DaleState, seat: int) -> list[int]:
    """All other players but the teammate (DM-226)."""
    return [other for other in others(s, seat) if s.side[other] != s.side[seat]]


def stacks_built(s: DaleState, seat: i64) -> i64:
    """How many stacks a seat's stall has."""
    return len(s.stall[s.side[seat]])


def is_day(s: DaleState) -> bool:
    """Whether the clock's hand is on a day space."""
    return s.clock < s.days
