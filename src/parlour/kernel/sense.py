"""What a sensible player looks at: the part of a bot that knows a game.

A sense reads a position (real or imagined) for one seat and may use only what that seat can see:
its own hand, open cards, the board. Bots hand it worlds, so a mistake would gain nothing.
"""

from __future__ import annotations

from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Without knowledge of a game: every answer is as good as any other."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """What a sensible player answers."""
        return options[0]

    def light(self, s: State, seat: int, question: Question, options: list[int], dice: Dice) -> int:
        """A quick answer for playouts, by chance with a little sense."""
        return options[dice.roll(len(options))]

    def rank(self, s: State, seat: int, question: Question, options: list[int]) -> list[int]:
        """The options, the most promising first: a wide question is searched in this order."""
        return options

    def appraise(self, s: State, seat: int) -> float:
        """What a position is worth to a seat, from 0 (lost) to 1 (won)."""
        ending = s.ending
        return 1.0 / s.seats if ending is None else ending.payoff(seat)

    def stage(self, s: State) -> int:
        """A number that grows where looking ahead naturally ends (a hand, a campaign)."""
        return 0

    def reach(self) -> int:
        """How many stages a search looks ahead."""
        return 1

    def reason(self, s: State, seat: int, question: Question, option: int) -> str:
        """Why a seat might answer so, in a few words that begin small and end without a stop; empty if nothing simple
        can be said. Only from what the seat sees: a fact of an imagined hand would be none."""
        return ""

    def weighs(self) -> bool:
        """Whether a search tries options in the same worlds, with `pick` for everybody after them, instead of growing
        trees: for turns of many small answers, where `pick` knows well how to go on."""
        return False
