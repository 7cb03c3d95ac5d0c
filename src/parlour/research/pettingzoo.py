"""Every game as a PettingZoo environment: `env("alliances", players=4)`.

Each agent is a seat. Of questions that are asked at once the agents answer in turn, and no answer is opened before the
last one is in; in a `parallel_env` they answer in the same step. When a game is over, the winners share a reward of
one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.lanes import Lane
from parlour.kernel.state import WATCHER
from parlour.research.arrays import mask_of, observed, open_game
from parlour.research.parallel import parallel_env
from parlour.research.tables import RENDER_MODES, check_render_mode, checked_action, observation_space, rendered

__all__ = ["env", "parallel_env", "raw_env"]


def env(game: str | Game, render_mode: str | None = None, **options: object) -> OrderEnforcingWrapper:
    """The environment of a game with some of its options, which checks the order of the calls."""
    return OrderEnforcingWrapper(raw_env(game, render_mode, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # the name that PettingZoo's users expect
    """The same without that check."""

    def __init__(self, game: str | Game, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        check_render_mode(render_mode)
        found, checked, self.encoding = open_game(game, options)
        self.lane = Lane(found, checked)
        self.metadata = {
            "name": f"parlour_{found.name}_v{found.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
            "schema": self.encoding.schema,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do; the mask of an observation says what is allowed."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same one for the same seed."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.lane.begin(self.dice.bytes(16).hex())
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        """Who acts next; when the game is over, the first of those who are left."""
        choice = self.lane.choice
        return self.agents[0] if choice is None else self.possible_agents[choice.ask.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, with its question and mask if it is the one to act."""
        if agent not in self.seats:
            raise ParlourError(f"there is no agent {agent!r}: the agents are {', '.join(self.seats)}")
        seat, choice = self.seats[agent], self.lane.choice
        asked = choice if choice is not None and choice.ask.seat == seat else None
        return {
            "observation": observed(self.encoding, self.lane.s, seat, asked),
            "action_mask": mask_of(self.encoding, asked),
        }

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.lane.say(checked_action(action))
        except ParlourError as error:
            raise InvalidAction(str(error)) from None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        ending = self.lane.ending
        if ending is not None:
            self.rewards = {each: ending.payoff(self.seats[each]) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.lane.is_cut():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.next_agent()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the agent to act sees it: a picture, or a text that is printed or returned."""
        choice, lane = self.lane.choice, self.lane
        seat = WATCHER if choice is None else choice.ask.seat
        asked = [ask.seat for ask in lane.asks[len(lane.given) :]]
        return rendered(self.render_mode, lane.game, lane.s, seat, choice, asked)

    def close(self) -> None:
        """Nothing is held open."""
