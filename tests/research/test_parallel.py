"""Seats that are asked at once act in the same step of a Parallel environment, and nobody sees a sealed answer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import parallel_api_test
from tests.kernel.toy import Toy

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import find_game, games
from parlour.research.pettingzoo import parallel_env

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
ALL_GAMES: list[Game] = [*games(), Toy()]
FIT: dict[str, dict[str, object]] = {"alliances": {"drafting": True}, "dale": {"characters": "all"}}


def table_of(game: Game | str, **more: Any) -> Any:
    name = game if isinstance(game, str) else game.name
    return parallel_env(game, **{**FIT.get(name, {}), **more})


def any_actions(seen: dict[str, Any], chance: np.random.Generator) -> dict[str, int]:
    """An allowed action of every agent."""
    return {agent: int(chance.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()}


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
def test_pettingzoo_checks_every_game(game: Game) -> None:
    parallel_api_test(table_of(game), num_cycles=60)


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
def test_the_same_seed_deals_the_same_game(game: Game) -> None:
    one, two, chance = table_of(game), table_of(game), np.random.default_rng(1)
    (seen, _), (again, _) = one.reset(seed=7), two.reset(seed=7)
    while one.agents and one.lane.answers < 20:
        for agent in seen:
            assert (seen[agent]["observation"] == again[agent]["observation"]).all()
            assert (seen[agent]["action_mask"] == again[agent]["action_mask"]).all()
        actions = any_actions(seen, chance)
        seen, again = one.step(actions)[0], two.step(actions)[0]


def test_all_who_are_asked_act_in_one_step() -> None:
    table = table_of("alliances")
    seen, _ = table.reset(seed=1)
    assert all(each["action_mask"].sum() == 12 for each in seen.values())
    table.step(any_actions(seen, np.random.default_rng(1)))
    assert table.lane.answers == 4


def test_an_agent_waits_until_the_last_letter_is_said_and_may_be_left_out() -> None:
    table = parallel_env(Toy(), players=2)
    seen, _ = table.reset(seed=2)
    while len(table.choices) == 2:
        seen = table.step(any_actions(seen, np.random.default_rng(1)))[0]
    (asked,) = table.choices
    (waiting,) = set(table.agents) - {asked}
    assert np.flatnonzero(seen[waiting]["action_mask"]).tolist() == [0]
    with pytest.raises(InvalidAction, match=f"{waiting} cannot take action 3: the mask allows \\[0\\]"):
        table.step({**any_actions(seen, np.random.default_rng(1)), waiting: 3})
    table.step({asked: int(seen[asked]["action_mask"].argmax())})


def test_the_winners_are_paid_and_the_agents_leave() -> None:
    table, chance = table_of("alliances", campaigns=1), np.random.default_rng(3)
    with pytest.raises(ResetNeeded, match="call reset"):
        table.step({})
    seen, _ = table.reset(seed=3)
    rewards: dict[str, float] = {}
    while table.agents:
        seen, rewards, over, cut, _ = table.step(any_actions(seen, chance))
    assert sum(rewards.values()) == 1.0
    assert all(over.values())
    assert not any(cut.values())
    assert set(seen) == set(table.possible_agents)


def test_a_forbidden_action_takes_none() -> None:
    table = table_of("alliances")
    seen, _ = table.reset(seed=1)
    good = any_actions(seen, np.random.default_rng(1))
    for wrong, words in (
        ({**good, "player_3": 1}, "player_3 cannot take action 1"),
        ({**good, "player_3": 2.5}, "player_3: an action is a number"),
        ({"player_0": good["player_0"]}, "player_1 is asked and has no action"),
        ({**good, "player_4": 0}, "there is no agent 'player_4'"),
    ):
        with pytest.raises(InvalidAction, match=words):
            table.step(wrong)
    assert all(not choice.said for choice in table.choices.values())


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
def test_a_table_is_shown_as_a_watcher_sees_it(game: Game) -> None:
    for mode in ("ansi", "rgb_array"):
        table = table_of(game, render_mode=mode)
        with pytest.raises(ResetNeeded, match="call reset before render"):
            table.render()
        table.reset(seed=1)
        shown = table.render()
        assert "a watcher" in shown if mode == "ansi" else shown.ndim == 3


@pytest.mark.parametrize(
    ("game", "options"),
    [("alliances", {}), ("alliances", {"players": 2}), ("conquest", {"edition": 1})],
)
def test_a_game_that_asks_one_after_the_other_is_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(ParlourError, match=f"{game} never asks several seats at once with these options: use env"):
        parallel_env(find_game(game), **options)
