"""The doors for reinforcement learning pass the checks of their own projects, for every game."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from tests.kernel.toy import Toy

from parlour.kernel.conformance import option_sets
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import games
from parlour.research.arrays import named
from parlour.research.gymnasium import SeatEnv
from parlour.research.pettingzoo import env, raw_env
from parlour.research.vector import VectorDoor

ALL_GAMES: list[Game] = [*games(), Toy()]
NAMES = [game.name for game in ALL_GAMES]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # the checks advise: unbounded boxes, names of agents


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pettingzoo_checks_every_game(game: Game) -> None:
    api_test(env(game), num_cycles=60)


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pettingzoo_checks_all_options(game: Game) -> None:
    for options in option_sets(game):
        api_test(env(game, None, **options), num_cycles=3)


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pettingzoo_checks_seeds_and_pictures(game: Game) -> None:
    rarest = option_sets(game)[-1]
    seed_test(lambda: env(game), num_cycles=20)
    seed_test(lambda: env(game, None, **rarest), num_cycles=5)
    render_test(lambda render_mode: env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_pettingzoo_measures_every_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    measurement = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(
        measurement, "time", SimpleNamespace(time=lambda: next(ticks))
    )  # its five seconds are a few looks
    performance_benchmark(env(game))


def test_an_agent_is_paid_when_the_game_is_over() -> None:
    table = raw_env("alliances", players=2, campaigns=1)
    table.reset(seed=5)
    paid: dict[str, float] = {}
    while table.agents:
        observation, reward, over, _, _ = table.last()
        assert observation is not None
        paid[table.agent_selection] = reward
        table.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sum(paid.values()) == 1.0


def test_a_forbidden_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("alliances", players=4)
    table.reset(seed=1)
    before, agent = table.observe(table.agent_selection), table.agent_selection
    for wrong in (1, -1, 10_000, None, 2.5):
        with pytest.raises(InvalidAction):
            table.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ParlourError, match="there is no agent 'player_9': the agents are player_0, player_1"):
        table.observe("player_9")
    assert table.agent_selection == agent
    assert (table.observe(agent)["observation"] == before["observation"]).all()


def test_wrong_options_are_refused() -> None:
    with pytest.raises(ParlourError, match="option players cannot be 9"):
        env("alliances", players=9)
    with pytest.raises(ParlourError, match="the render modes are human, ansi, rgb_array, not 'film'"):
        env("alliances", render_mode="film")
    with pytest.raises(ParlourError, match="the seats are 0 to 1, not 2"):
        SeatEnv("alliances", seat=2, players=2)
    with pytest.raises(ParlourError, match="there is no bot"):
        SeatEnv("alliances", bots="nobody")
    with pytest.raises(ParlourError, match="the seats are 0 to 1, not '0'"):
        SeatEnv("alliances", seat="0", players=2)  # type: ignore[arg-type]
    for wrong in (0, -1, 2.5):
        with pytest.raises(ParlourError, match="at least 1"):
            VectorDoor("alliances", wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_gymnasium_checks_every_game(game: Game) -> None:
    check_env(SeatEnv(game, bots="random", strict=False), skip_render_check=True)


def test_a_seat_plays_to_the_end() -> None:
    seat = SeatEnv("alliances", seat=1, bots="random", players=2, campaigns=1)
    with pytest.raises(ResetNeeded):
        seat.step(np.int64(0))
    seat.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        _, reward, over, cut, info = seat.step(seat.action_space.sample(seat.action_masks()))
        assert not cut
        assert (info["action_mask"] == seat.action_masks()).all()
    assert reward in (0.0, 1.0)
    assert "The game is over" in seat.render()
    with pytest.raises(InvalidAction, match="call reset"):
        seat.step(np.int64(0))
    seat.reset(seed=3)
    with pytest.raises(InvalidAction, match="the mask allows"):
        seat.step(np.int64(np.argmin(seat.action_masks())))


def last_allowed(info: dict[str, Any]) -> Any:
    """The highest action of each game: who always takes the lowest one passes for ever."""
    return info["action_mask"].shape[1] - 1 - info["action_mask"][:, ::-1].argmax(axis=1)


def test_the_vector_door_plays_what_pettingzoo_plays() -> None:
    door = VectorDoor("alliances", 3, players=4, campaigns=1)
    seen, info = door.reset(seed=2)
    table = raw_env("alliances", players=4, campaigns=1)
    table.reset()
    table.lane.begin(f"{door.lanes.seed}/1/0")
    while not table.lane.ending:
        agent = table.agent_selection = table.next_agent()
        observation = table.observe(agent)
        assert table.seats[agent] == info["seat"][1]
        assert (observation["observation"] == seen[1]).all()
        assert (observation["action_mask"] == info["action_mask"][1]).all()
        table.lane.say(int(last_allowed(info)[1]))
        seen, _, over, cut, info = door.step(last_allowed(info))
        assert over[1] == (table.lane.ending is not None)
        assert not cut.any()
    assert info["payoffs"][1].sum() == 1.0
    assert info["action_mask"][1].any()  # the next game has begun


def test_the_vector_door_repeats_and_refuses() -> None:
    one, two = (VectorDoor("alliances", 2, players=2) for _ in range(2))
    with pytest.raises(InvalidAction, match="call reset"):
        one.step(np.zeros(2, np.int64))
    seen, info = one.reset(seed=8)
    assert one.observation_space.contains(seen)
    again, _ = two.reset(seed=8)
    assert (seen == again).all()
    before = seen.copy()
    for wrong in (np.array([1, 1]), np.array([-1, 0]), np.zeros(3, np.int64), np.zeros(2)):
        with pytest.raises(InvalidAction):
            one.step(np.asarray(wrong))
    assert (one.observations == before).all()
    one.step(last_allowed(info))


def test_random_actions_of_the_vector_door_are_allowed() -> None:
    one, two = (VectorDoor("alliances", 20, players=4, campaigns=1) for _ in range(2))
    with pytest.raises(InvalidAction, match="call reset"):
        one.sample()
    taken: list[list[int]] = []
    for door in (one, two):
        _, info = door.reset(seed=3)
        for _ in range(30):
            actions = door.sample()
            assert info["action_mask"][door.every, actions].all()
            door.step(actions)
        taken.append(actions.tolist())
    assert taken[0] == taken[1]
    assert len(set(taken[0])) > 3


def test_the_fields_of_an_observation_have_names() -> None:
    door = VectorDoor("alliances", 2, players=4)
    seen, _ = door.reset(seed=1)
    fields = named(door.encoding, seen)
    assert fields["hands"].shape == (2, 4, 49)
    assert (fields["hands"][:, :, -1] == 12).all()
    assert sum(field.size for field in fields.values()) == seen.size
