"""Whether an answer can be taken back, told before it is given, and only from what the seat can see.

The true position would lead to an honest answer, but one that reveals too much: "naming this card cannot be taken
back" may mean that somebody holds it. So the answer is tried in a few worlds of the seat instead. What is revealed in
any of them might be revealed in the real game.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.ask import Answer
from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.state import Pilot, State
from parlour.kernel.worlds import Sight

WORLDS: Final = 4  # that are tried where hidden cards may matter


class Asked(Exception):  # noqa: N818  # nothing went wrong
    """The next question came: a trial has seen enough."""


class Outset:
    """The state of chance and knowledge before an answer."""

    def __init__(self, game: Game, s: State) -> None:
        self.rng = s.rng
        self.known = s.known.copy()
        self.witnessed = game.witnessed(s)


class Eve:
    """A match just before an answer: how to get back there, and what was known and drawn by then."""

    def __init__(self, answer: Answer, base: State, trail: list[Answer], outset: Outset) -> None:
        self.answer = answer
        self.base = base
        self.trail = trail
        self.outset = outset


class Trial(Pilot):
    """Applies one answer in a world, and stops at the next question."""

    def __init__(self, game: Game, seat: int, option: int) -> None:
        self.game = game
        self.seat = seat
        self.option = option
        self.given = False
        self.before: Outset | None = None
        self.quiet = False
        self.next = ""  # the next question, as far as the seat sees it

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The answer; at the question after it, a look at what was revealed."""
        if not self.given:
            self.given = True
            self.before = Outset(self.game, s)
            return self.option
        self.quiet = self.before is not None and nothing_came_out(self.game, self.before, s)
        self.next = f"{seat} {question.what} {options if seat == self.seat else ''}"
        raise Asked


def goes_quietly(sight: Sight, option: int, dice: Dice, worlds: int) -> bool:
    """Whether nothing is revealed in any world that is tried, and the next question is the same in all of them."""
    first = ""
    for number in range(worlds):
        trial = Trial(sight.game, sight.seat, option)
        try:
            sight.play(trial, dice)
        except Asked:
            pass
        if not trial.quiet or (number and trial.next != first):
            return False
        first = trial.next
    return True


def nothing_came_out(game: Game, before: Outset, now: State) -> bool:
    """Whether nothing was revealed, witnessed, left to chance or decided since."""
    if now.rng != before.rng or now.known != before.known or now.ending is not None:
        return False
    return game.witnessed(now) == before.witnessed
