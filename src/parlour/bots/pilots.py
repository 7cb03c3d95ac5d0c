"""Pilots for whole games that run without being suspended: playouts, simulations, benchmarks."""

from __future__ import annotations

from parlour.kernel.rng import Dice
from parlour.kernel.state import Pilot, State


class RandomPilot(Pilot):
    """Any option, for every seat; counts the decisions."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.count = 0

    def pick(self, s: State, seat: int, what: str, options: list[int]) -> int:
        """Whatever the dice say."""
        self.count += 1
        return options[self.dice.roll(len(options))]
