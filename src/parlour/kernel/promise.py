"""Whether an answer can be taken back, told before it is given, and only from what the seat can see.

The true position would give an honest answer, and one that tells too much: "naming this card cannot be taken
back" may mean that somebody holds it. So the answer is tried in a few worlds of the seat instead. What comes
out in any of them might come out in the real game.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.rng import Dice
from parlour.kernel.state import Pilot, State
from parlour.kernel.worlds import Sight

WORLDS: Final = 4  # that are tried where hidden cards may matter


class Asked(Exception):  # noqa: N818  # nothing went wrong
    """The next question came: a trial has seen enough."""


class Trial(Pilot):
    """Gives one answer in a world, and stops at the next question."""

    def __init__(self, seat: int, option: int) -> None:
        self.seat = seat
        self.option = option
        self.given = False
        self.rng = 0
        self.known: list[int] = []
        self.quiet = False
        self.next = ""  # the next question, as far as the seat sees it

    def pick(self, s: State, seat: int, what: str, options: list[int]) -> int:
        """The answer; at the question after it, a look at what came out."""
        if not self.given:
            self.given = True
            self.rng, self.known = s.rng, s.known.copy()
            return self.option
        self.quiet = nothing_came_out(self.rng, self.known, s)
        self.next = f"{seat} {what} {options if seat == self.seat else ''}"
        raise Asked


def goes_quietly(sight: Sight, option: int, dice: Dice, worlds: int) -> bool:
    """Whether in every world that is tried nothing comes out, and what is asked next is the same."""
    first = ""
    for number in range(worlds):
        trial = Trial(sight.seat, option)
        try:
            sight.play(trial, dice)
        except Asked:
            pass
        if not trial.quiet or (number and trial.next != first):
            return False
        first = trial.next
    return True


def nothing_came_out(rng: int, known: list[int], now: State) -> bool:
    """Whether nothing was revealed, left to chance or decided since chance and knowledge stood like this."""
    return now.rng == rng and now.known == known and now.ending is None
