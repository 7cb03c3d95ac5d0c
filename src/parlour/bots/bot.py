"""What every bot is, and the two simple ones."""

from __future__ import annotations

from parlour.kernel.compiler import mypyc_attr
from parlour.kernel.rng import dice
from parlour.kernel.worlds import Sight


class Thought:
    """What a bot makes of one option: how often it looked at it, and the chance to win it sees there."""

    def __init__(self, option: int, visits: int, chance: float) -> None:
        self.option = option
        self.visits = visits
        self.chance = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of a seat. The same seed and the same sights give the same answers."""

    name = "bot"

    def answer(self, sight: Sight) -> int:
        """One of the options of `sight.ask`."""
        raise NotImplementedError

    def thoughts(self, sight: Sight) -> list[Thought]:
        """The options as the bot judges them, the best first; empty for a bot that does not judge."""
        return []


class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)

    def answer(self, sight: Sight) -> int:
        """Whatever the dice say."""
        options = sight.ask.options
        return options[self.dice.roll(len(options))]


class GreedyBot(Bot):
    """A sensible player's rules of thumb, without looking ahead."""

    name = "greedy"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)

    def answer(self, sight: Sight) -> int:
        """What the game's sense picks."""
        ask = sight.ask
        return sight.game.sense().pick(sight.world(self.dice), ask.seat, ask.what, ask.options)
