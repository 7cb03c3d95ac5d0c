"""Weighing: every promising option is tried in the same imagined worlds, and the worse half is dropped step by step.

For games whose turns are many small answers and whose rules of thumb are good: one answer decides little there, and
most of what differs between two imagined games is chance. In the same world with the same dice the difference is
that of the options, so that a few worlds tell what a tree needs thousands for. After the option in question a
sensible player answers for everybody to the end of the stage. Where the difference is clear before the budget is used
up, or there is none, nothing more is played.
"""

from __future__ import annotations

import time
from typing import Final

from parlour.bots.bot import Thought
from parlour.kernel.questions import Question
from parlour.kernel.rng import Dice
from parlour.kernel.sense import Sense
from parlour.kernel.state import Pilot, State
from parlour.kernel.worlds import Sight

WIDEST: Final = 16  # options that are tried at all: the most promising
LONGEST: Final = 400  # answers until the stage should be over; then they are random, so that nothing goes in circles
FEWEST: Final = 2  # worlds before options are dropped
ENOUGH: Final = 8  # worlds before a difference can be clear
CLEAR: Final = 3.0  # standard errors of a clear difference


class Trial(Pilot):
    """Gives an option as the answer of a seat, then answers for everybody what makes sense."""

    def __init__(self, sense: Sense, seat: int, option: int, end: int, rolls: Dice) -> None:
        self.sense = sense
        self.seat = seat
        self.option = option
        self.end = end  # the stage that is no longer played
        self.dice = rolls
        self.given = False
        self.answers = 0

    def enough(self, s: State) -> bool:
        """Stop where looking ahead naturally ends."""
        return self.sense.stage(s) >= self.end

    def leaves(self, s: State) -> bool:
        """What a stage led to is all that is appraised."""
        return self.enough(s)

    def skips_idle(self) -> bool:
        """A question with a single answer costs time."""
        return True

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """The option in question; before it only others answer, sealed together with it."""
        if not self.given and seat == self.seat:
            self.given = True
            return self.option
        self.answers += 1
        if self.answers > LONGEST:
            return options[self.dice.roll(len(options))]
        return self.sense.pick(s, seat, question, options)


class Tried:
    """An option, and what it came to in each world."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.chances: list[float] = []
        self.sum = 0.0

    def note(self, chance: float) -> None:
        """One more world."""
        self.chances.append(chance)
        self.sum += chance

    def clearly_worse(self, best: Tried) -> bool:
        """Whether it is behind the best in the same worlds by more than chance explains, or never differs from it."""
        worlds = len(self.chances)
        total = squares = 0.0
        for world in range(worlds):
            lead = best.chances[world] - self.chances[world]
            total += lead
            squares += lead * lead
        return total * total >= CLEAR * CLEAR * (squares - total * total / worlds) * worlds / (worlds - 1)


class Weighing:
    """The options of one question on the scales, the most promising only."""

    def __init__(self, sight: Sight, most: int, rolls: Dice) -> None:
        ask, world = sight.ask, sight.world(rolls)
        self.sight = sight
        self.sense: Sense = sight.game.sense()
        self.end = self.sense.stage(world) + self.sense.reach()
        self.dice = rolls
        ranked = self.sense.rank(world, ask.seat, ask.question, ask.options)[:most]
        self.tried = [Tried(option) for option in ranked]
        self.left = self.tried.copy()
        self.played = 0

    def run(self, iterations: int, seconds: float) -> list[Thought]:
        """Try options until the budget is used up or one is clearly the best; returns them, the best first."""
        begun, steps = time.perf_counter(), max(1, (len(self.left) - 1).bit_length())
        step, used = 1, 0.0
        while used < 1.0:
            self.try_all()
            used = self.played / iterations if iterations else (time.perf_counter() - begun) / seconds
            while used * steps >= step and step < steps and len(self.left[0].chances) >= FEWEST:
                self.drop_half()
                step += 1
            if len(self.left[0].chances) >= ENOUGH:
                self.drop_clear()
                if len(self.left) == 1:
                    break
        return self.found()

    def found(self) -> list[Thought]:
        """What was found, the option that stayed longest first, in doubt by rank."""
        best = self.left[0] if len(self.left) == 1 else None
        tried = [each for each in self.tried if each.chances]
        tried.sort(key=lambda each: (each is not best, -len(each.chances), -each.sum / len(each.chances)))
        return [Thought(each.option, len(each.chances), each.sum / len(each.chances)) for each in tried]

    def try_all(self) -> None:
        """Play the same world on with each option that is left."""
        now = self.dice.split().now
        for tried in self.left:
            rolls = Dice(now)
            trial = Trial(self.sense, self.sight.seat, tried.option, self.end, rolls)
            tried.note(self.sense.appraise(self.sight.play(trial, rolls), self.sight.seat))
            self.played += 1

    def drop_half(self) -> None:
        """Keep the better half of the options, the more promising ones where they are equal."""
        self.left.sort(key=lambda tried: -tried.sum)
        self.left = self.left[: (len(self.left) + 1) // 2]

    def drop_clear(self) -> None:
        """Keep the best option, the most promising one where several are equal, and those that may be as good."""
        best = max(self.left, key=lambda tried: tried.sum)
        self.left = [each for each in self.left if each is best or not each.clearly_worse(best)]
