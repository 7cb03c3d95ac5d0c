"""One seat of a game as a Gymnasium environment, with bots in the other seats: `env("alliances", bots="greedy")`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction

from parlour.bots.bot import Bot
from parlour.bots.levels import make_bot
from parlour.kernel.choice import NO_OPTION, Choice
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.lanes import MOST_ANSWERS
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.research.arrays import Flags, Floats, mask_of, observed, open_game
from parlour.research.tables import RENDER_MODES, check_render_mode, checked_action, rendered


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """A seat. The reward is one at the end of a game that the seat wins alone, and a share of it otherwise.

    The mask stands in the info, and `action_masks` returns it, as sb3-contrib expects. An action that it forbids is an
    error; where it is not `strict`, for algorithms that know no masks, it counts as the first one that is allowed.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bots: str = "greedy",
        strict: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.game, self.options, self.encoding = open_game(game, options)
        if seat not in range(self.encoding.seats):
            raise ParlourError(f"{self.game.name}: the seats are 0 to {self.encoding.seats - 1}, not {seat!r}")
        make_bot(bots)
        self.seat = seat
        self.bot = bots
        self.render_mode = render_mode
        self.strict = strict
        self.allowed = np.zeros(self.encoding.actions, np.int8)
        self.action_space = spaces.Discrete(self.encoding.actions)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32)
        self.match: Match | None = None
        self.choice: Choice | None = None
        self.bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Deal a new game: the same one, with the same bots, for the same seed."""
        super().reset(seed=seed)
        dealt = self.np_random.bytes(16).hex()
        self.match = new_match(self.game, self.options, dealt, listen=False)
        self.bots = [make_bot(self.bot, f"{dealt} bot {seat}") for seat in range(self.encoding.seats)]
        self.go_on(self.match)
        return self.seen(self.match), self.info()

    def go_on(self, match: Match) -> None:
        """Let the bots answer until the seat is asked, or the game is over."""
        self.choice = None
        while match.asks and not self.is_cut(match):
            for ask in match.asks:
                if ask.seat == self.seat:
                    self.choice = Choice(self.game, match.state, ask)
                else:
                    match.answer(ask.seat, self.bots[ask.seat].answer(match.sight(ask.seat)))
            if self.choice is not None:
                break
        self.allowed = mask_of(self.encoding, self.choice)

    def is_cut(self, match: Match) -> bool:
        """Whether the game has taken too long."""
        return len(match.answers) >= MOST_ANSWERS

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots act until the seat is asked again."""
        match, choice = self.match, self.choice
        if match is None:
            raise gymnasium.error.ResetNeeded("call reset before the first step")
        if choice is None:
            raise InvalidAction("the game is over: call reset")
        if not self.strict and action in self.action_space and not self.allowed[action]:
            action = np.argmax(self.allowed)
        try:
            choice.say(checked_action(action))
        except ParlourError as error:
            raise InvalidAction(str(error)) from None
        if choice.option == NO_OPTION:
            self.allowed = mask_of(self.encoding, choice)
        else:
            match.answer(self.seat, choice.option)
            self.go_on(match)
        ending = match.ending
        reward = 0.0 if ending is None else ending.payoff(self.seat)
        return self.seen(match), reward, ending is not None, ending is None and self.is_cut(match), self.info()

    def seen(self, match: Match) -> Floats:
        """What the seat sees."""
        return observed(self.encoding, match.state, self.seat, self.choice)

    def info(self) -> dict[str, Any]:
        """The mask beside an observation."""
        return {"action_mask": self.allowed}

    def action_masks(self) -> Flags:
        """What may be done now, under the name that sb3-contrib looks for."""
        return self.allowed

    def render(self) -> Any:
        """The table as the seat sees it: a picture, or a text that is printed or returned."""
        match = self.match
        if match is None:
            raise gymnasium.error.ResetNeeded("call reset before render")
        asked = [ask.seat for ask in match.asks]
        return rendered(self.render_mode, self.game, match.state, self.seat, self.choice, asked)


def env(game: str | Game, **settings: Any) -> SeatEnv:
    """The environment of a seat."""
    return SeatEnv(game, **settings)
