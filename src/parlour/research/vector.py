"""Many games stepped together inside compiled code: `VectorDoor("alliances", 256, players=4)`.

It has the shape of Gymnasium's vector environments. Every game is played by all its seats in turn: an observation is
that of the seat which acts next, `info["seat"]`. A game that is over is dealt anew at once. The step that ended it
tells the reward of the seat that acted, and `info["payoffs"]` those of all seats. The arrays are used again by the next
step: copy what you keep.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.lanes import Lanes
from parlour.kernel.rng import dice
from parlour.research.arrays import Floats, buffer_of, open_game

Batch = tuple[Floats, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorDoor(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Some games of the same kind."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, game: str | Game, num_envs: int, **options: object) -> None:
        if num_envs < 1 or num_envs % 1:
            raise ParlourError(f"the number of games must be at least 1, not {num_envs!r}")
        found, checked, encoding = open_game(game, options)
        self.game, self.encoding, self.num_envs = found, encoding, num_envs
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (encoding.size,), np.float32)
        self.single_action_space = spaces.Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations = np.zeros((num_envs, encoding.size), np.float32)
        self.masks = np.zeros((num_envs, encoding.actions), np.uint8)
        self.seats = np.zeros(num_envs, np.int64)
        self.payoffs = np.zeros((num_envs, encoding.seats), np.float32)
        self.over = np.zeros(num_envs, np.uint8)
        self.cut = np.zeros(num_envs, np.uint8)
        self.lanes = Lanes(encoding, checked, rows(self.observations), rows(self.masks))
        self.paid = rows(self.payoffs)
        self.every = np.arange(num_envs)
        self.dice = dice("")
        self.begun = False

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Deal a new game in every lane: the same ones for the same seed."""
        super().reset(seed=seed)
        self.lanes.begin(self.np_random.bytes(16).hex())
        self.dice = dice(self.lanes.seed)
        self.payoffs[:] = 0.0
        self.begun = True
        self.take_seats()
        return self.observations, self.info()

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """Take an action in every game."""
        self.check_begun()
        taken = np.asarray(actions)
        if taken.shape != (self.num_envs,) or taken.dtype.kind not in "iu":
            raise InvalidAction(f"give {self.num_envs} whole numbers, not {taken.dtype} of the shape {taken.shape}")
        self.payoffs[:], self.over[:], self.cut[:] = 0.0, 0, 0
        try:
            self.lanes.step(taken.tolist(), self.paid, buffer_of(self.over), buffer_of(self.cut))
        except ParlourError as error:
            raise InvalidAction(str(error)) from None
        rewards = self.payoffs[self.every, self.seats]
        self.take_seats()
        return self.observations, rewards, self.over.astype(np.bool_), self.cut.astype(np.bool_), self.info()

    def sample(self) -> NDArray[np.int64]:
        """A random action for every game: each option of a game is as likely as another."""
        self.check_begun()
        return np.frombuffer(array("q", self.lanes.sample(self.dice)), np.int64)  # reads them quicker than a list

    def check_begun(self) -> None:
        """There must be games."""
        if not self.begun:
            raise InvalidAction("call reset before the first step")

    def take_seats(self) -> None:
        """Note who acts next in each game."""
        self.seats[:] = np.frombuffer(bytes(self.lanes.seats), np.uint8)

    def info(self) -> dict[str, Any]:
        """What stands beside the observations."""
        return {"action_mask": self.masks.view(np.int8), "seat": self.seats, "payoffs": self.payoffs}


def rows(array: NDArray[Any]) -> list[Any]:
    """A buffer for each row of an array."""
    return [buffer_of(row) for row in array]
