"""Games that ask several seats at once as a PettingZoo Parallel environment: `parallel_env("hope", players=3)`.

Every agent acts in every step. An agent that is asked nothing, or has said all of its answer while others have not,
waits: its mask allows only action 0, and it may be left out of the actions.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import ParallelEnv

from parlour.kernel.choice import NO_OPTION, Choice
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.lanes import Lane
from parlour.kernel.letters import STOP
from parlour.kernel.state import WATCHER
from parlour.research.arrays import mask_of, observed, open_game
from parlour.research.tables import RENDER_MODES, check_render_mode, checked_action, observation_space, rendered

Seen: TypeAlias = dict[str, dict[str, Any]]


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  # the name that PettingZoo's users expect
    """The seats of a game that act at the same time."""

    def __init__(self, game: str | Game, render_mode: str | None = None, **options: object) -> None:
        check_render_mode(render_mode)
        found, checked, self.encoding = open_game(game, options)
        if not found.asks_several(checked):
            raise ParlourError(f"{found.name} never asks several seats at once with these options: use env instead")
        self.lane = Lane(found, checked)
        self.metadata = {
            "name": f"parlour_{found.name}_v{found.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "schema": self.encoding.schema,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.choices: dict[str, Choice] = {}  # of the agents that are asked; one that is said stays until all are
        self.dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do; the mask of an observation says what is allowed."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Deal a new game: the same one for the same seed."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.lane.begin(self.dice.bytes(16).hex())
        self.agents = self.possible_agents.copy()
        self.open()
        return self.seen(), {agent: {} for agent in self.agents}

    def open(self) -> None:
        """Put the open questions to the agents."""
        lane = self.lane
        self.choices = {self.possible_agents[ask.seat]: Choice(lane.game, lane.s, ask) for ask in lane.asks}

    def asked(self, agent: str) -> Choice | None:
        """The question that an agent has not answered yet."""
        choice = self.choices.get(agent)
        return choice if choice is not None and choice.option == NO_OPTION else None

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all agents. If one of them is not allowed, none is taken."""
        if not self.agents:
            raise ResetNeeded("no game is in progress: call reset")
        for agent, letter in self.checked(actions).items():
            self.choices[agent].say(letter)
        if all(choice.option != NO_OPTION for choice in self.choices.values()):
            for choice in list(self.choices.values()):
                self.lane.answer(choice.option)
            self.open()
        agents, ending, cut = self.agents, self.lane.ending, self.lane.is_cut()
        rewards = [0.0 if ending is None else ending.payoff(seat) for seat in range(len(agents))]
        seen = self.seen()
        if ending is not None or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, ending is not None),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def checked(self, actions: dict[str, Any]) -> dict[str, int]:
        """The letters of the agents that are asked; all must be allowed."""
        for agent in actions:
            if agent not in self.agents:
                raise InvalidAction(f"there is no agent {agent!r}: the agents are {', '.join(self.agents)}")
        letters: dict[str, int] = {}
        for agent in self.agents:
            asked = self.asked(agent)
            try:
                letter = checked_action(actions[agent]) if asked or agent in actions else STOP
            except KeyError:
                raise InvalidAction(f"{agent} is asked and has no action") from None
            except ParlourError as error:
                raise InvalidAction(f"{agent}: {error}") from None
            allowed = [STOP] if asked is None else asked.letters()
            if letter not in allowed:
                raise InvalidAction(f"{agent} cannot take action {letter}: the mask allows {allowed}")
            if asked is not None:
                letters[agent] = letter
        return letters

    def seen(self) -> Seen:
        """What every agent sees, with its mask."""
        found: Seen = {}
        for seat, agent in enumerate(self.agents):
            asked = self.asked(agent)
            mask = mask_of(self.encoding, asked)
            if asked is None:
                mask[STOP] = 1
            found[agent] = {"observation": observed(self.encoding, self.lane.s, seat, asked), "action_mask": mask}
        return found

    def render(self) -> Any:
        """The table as a watcher sees it: a picture, or a text that is printed or returned."""
        if self.lane.running is None:
            raise ResetNeeded("call reset before render")
        asked = [seat for seat, agent in enumerate(self.possible_agents) if self.asked(agent)]
        return rendered(self.render_mode, self.lane.game, self.lane.s, WATCHER, None, asked)

    def close(self) -> None:
        """Nothing is held open."""
