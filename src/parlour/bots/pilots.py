"""Pilots for whole games that run without being suspended: playouts, simulations, benchmarks."""

from __future__ import annotations

from typing import Final

from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import Pilot, State

WHIM: Final = 8  # one answer in this many is random


class RandomPilot(Pilot):
    """Any option, for every seat; counts the decisions."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.count = 0

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """A random option."""
        self.count += 1
        return options[self.dice.roll(len(options))]

    def skips_idle(self) -> bool:
        """Questions with a single answer cost time."""
        return True


class LightPilot(Pilot):
    """The quick policy of a game's sense."""

    def __init__(self, sense: Sense, dice: Dice) -> None:
        self.sense = sense
        self.dice = dice

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """A quick answer with a little sense."""
        return self.sense.light(s, seat, question, options, self.dice)

    def skips_idle(self) -> bool:
        """Questions with a single answer cost time."""
        return True


class SensePilot(Pilot):
    """A sensible player who tries something else now and then, so that no two games are alike and none goes round in
    circles."""

    def __init__(self, sense: Sense, dice: Dice) -> None:
        self.sense = sense
        self.dice = dice

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What makes sense, mostly."""
        if self.dice.roll(WHIM) == 0:
            return options[self.dice.roll(len(options))]
        return self.sense.pick(s, seat, question, options)

    def skips_idle(self) -> bool:
        """Questions with a single answer cost time."""
        return True
