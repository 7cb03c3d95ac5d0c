"""What every bot is, and the two simple ones."""

from __future__ import annotations

from typing import Final

from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.rng import dice
from parlour.kernel.worlds import Sight

PATIENCE: Final = 60  # answers of a sensible player within one stage
WEARY: Final = 120  # stages after which a sensible player tries something else now and then
NOW_AND_THEN: Final = 4


class Thought:
    """What a bot makes of one option: how often it looked at it, the chance to win it sees there, and perhaps why, in
    words with marks (see `pieces`)."""

    def __init__(self, option: int, visits: int, chance: float, reason: str = "") -> None:
        self.option = option
        self.visits = visits
        self.chance = chance
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of a seat. The same seed and the same sights lead to the same answers."""

    name = "bot"

    def answer(self, sight: Sight) -> int:
        """One of the options of `sight.ask`."""
        raise NotImplementedError

    def thoughts(self, sight: Sight) -> list[Thought]:
        """The options as the bot judges them, the best first; empty for a bot that does not judge."""
        return []

    def close(self) -> None:
        """Give back what the bot holds: its game is over."""


class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)

    def answer(self, sight: Sight) -> int:
        """A random option."""
        options = sight.ask.options
        return options[self.dice.roll(len(options))]


class GreedyBot(Bot):
    """A sensible player's rules of thumb, without looking ahead.

    Rules of thumb can go round in circles (fetch a card to play it to fetch it): after too many answers within one
    stage of the game, the bot answers at random until the stage is over. They can also block each other for ever (junk
    on a deck, discarded, and back on the deck): in a long game some answers are random.
    """

    name = "greedy"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)
        self.stage = -1
        self.answers = 0  # within the stage

    def answer(self, sight: Sight) -> int:
        """What the game's sense picks."""
        ask, sense, world = sight.ask, sight.game.sense(), sight.world(self.dice)
        if sense.stage(world) != self.stage:
            self.stage, self.answers = sense.stage(world), 0
        self.answers += 1
        stuck = self.stage > WEARY and self.dice.roll(NOW_AND_THEN) == 0
        if stuck or self.answers > PATIENCE:
            return ask.options[self.dice.roll(len(ask.options))]
        return sense.pick(world, ask.seat, ask.question, ask.options)
