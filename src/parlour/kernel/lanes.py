"""Many games side by side, played letter by letter: what the research doors step.

A lane plays one game after the other without keeping a record. `Lanes` steps all its lanes in one call and writes what
the next seat of each sees into buffers, so that compiled code does everything that is done once a game.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from parlour.kernel.ask import Ask
from parlour.kernel.choice import NO_OPTION, Choice
from parlour.kernel.encoding import Encoding
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, in_actions
from parlour.kernel.rng import Dice, seeded
from parlour.kernel.state import Ending, State

MOST_ANSWERS: Final = 20_000  # random play may get into a position that nobody can win any more
NO_ANSWERS: Final[list[int]] = []


class Lane:
    """A game in progress: the position, the open question, and how far its answer is spelled.

    Of questions that are asked at once the seats answer in turn; no answer is opened before the last one is in.
    """

    def __init__(self, game: Game, options: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.s: State = game.empty(options)
        self.asks: list[Ask] = []
        self.given: list[int] = []
        self.choice: Choice | None = None  # None when the game is over
        self.running: Generator[list[Ask], list[int], None] | None = None
        self.answers = 0

    def begin(self, seed: str) -> None:
        """Deal a new game."""
        s = self.game.empty(self.options)
        s.rng = seeded(seed)
        self.game.start(s)
        self.s, self.asks, self.answers, self.choice = s, [], 0, None
        self.running = in_actions(self.game, s)
        self.go_on(NO_ANSWERS)

    def go_on(self, answers: list[int]) -> None:
        """Hand the rules their answers, and wait for the next question or the ending."""
        running, s = self.running, self.s
        assert running is not None
        asks = running.send(answers) if self.asks else next(running)
        while not asks and s.ending is None:
            asks = running.send(NO_ANSWERS)
        self.asks, self.given = asks, []
        self.choice = Choice(self.game, s, asks[0]) if asks else None

    def say(self, letter: int) -> None:
        """Say the next letter of the open answer. One that is not allowed raises and changes nothing."""
        choice = self.choice
        if choice is None:
            raise ParlourError(f"{self.game.name}: the game is over, nobody can act")
        choice.say(letter)
        if choice.option != NO_OPTION:
            self.answer(choice.option)

    def answer(self, option: int) -> None:
        """Answer the open question."""
        self.answers += 1
        self.given.append(option)
        if len(self.given) < len(self.asks):
            self.choice = Choice(self.game, self.s, self.asks[len(self.given)])
        else:
            self.go_on(self.given)

    @property
    def ending(self) -> Ending | None:
        """How the game ended, or None."""
        return self.s.ending

    def is_cut(self) -> bool:
        """Whether the game is stopped without an ending, because it took too long."""
        return self.s.ending is None and self.answers >= MOST_ANSWERS


class Lanes:
    """Some lanes with the buffers of each: an observation and a mask. `seats` says who acts next in each."""

    def __init__(
        self, encoding: Encoding, options: dict[str, object], observations: list[Any], masks: list[Any]
    ) -> None:
        self.encoding = encoding
        self.lanes = [Lane(encoding.game, options) for _ in observations]
        self.observations = observations
        self.masks = masks
        self.seed = ""
        self.games = [0] * len(self.lanes)  # how many each lane has begun
        self.seats = [0] * len(self.lanes)

    def begin(self, seed: str) -> None:
        """Deal a new game in every lane."""
        self.seed = seed
        self.games = [0] * len(self.lanes)
        for number in range(len(self.lanes)):
            self.deal(number)
            self.show(number)

    def deal(self, number: int) -> None:
        """Deal the next game of a lane."""
        self.lanes[number].begin(f"{self.seed}/{number}/{self.games[number]}")
        self.games[number] += 1

    def show(self, number: int) -> None:
        """Write what the next seat of a lane sees and may do."""
        lane, encoding = self.lanes[number], self.encoding
        choice = lane.choice
        assert choice is not None
        seat = choice.ask.seat
        self.seats[number] = seat
        encoding.observe(lane.s, seat, self.observations[number], choice)
        encoding.mask(choice, self.masks[number])

    def step(self, actions: list[int], payoffs: list[Any], over: Any, cut: Any) -> None:
        """Say a letter in every lane. An action that is not allowed raises, and no lane has moved. Where a game is over
        (or was cut off) this and its payoffs are written into buffers of zeros, and the next game is dealt at once."""
        self.check(actions)
        for number in range(len(self.lanes)):
            lane = self.lanes[number]
            lane.say(actions[number])
            ending = lane.s.ending
            if ending is not None:
                over[number] = 1
                for seat in range(lane.s.seats):
                    payoffs[number][seat] = ending.payoff(seat)
                self.deal(number)
            elif lane.answers >= MOST_ANSWERS:
                cut[number] = 1
                self.deal(number)
            self.show(number)

    def sample(self, chance: Dice) -> list[int]:
        """In every lane the next letter of a random option."""
        found: list[int] = []
        for lane in self.lanes:
            choice = lane.choice
            assert choice is not None
            nexts = choice.nexts()
            found.append(nexts[chance.roll(len(nexts))])
        return found

    def check(self, actions: list[int]) -> None:
        """Every action must be allowed."""
        if len(actions) != len(self.lanes):
            raise ParlourError(f"there are {len(self.lanes)} games, and {len(actions)} actions")
        for number in range(len(self.lanes)):
            choice = self.lanes[number].choice
            if choice is None or not choice.allows(actions[number]):
                offered = [] if choice is None else choice.letters()
                raise ParlourError(f"game {number} cannot take action {actions[number]}: the mask allows {offered}")
