"""The games in OpenSpiel: its own checks, its search, and worlds that a player cannot tell apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.kernel.toy import Toy

from parlour.kernel.conformance.snapshot import text_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.research.resampling import resampled

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for Linux only")
SHORT = "parlour_alliances(players=2,campaigns=1)"
GAMES = ["alliances", "conquest", "dale", "hope"]


def load(text: str) -> Any:
    from parlour.research import openspiel  # noqa: F401  # registers the games

    return pyspiel.load_game(text)


def test_openspiel_checks_whole_games_and_how_they_are_stored() -> None:
    from parlour.research.openspiel import register

    register(Toy())
    pyspiel.random_sim_test(load("parlour_magpies(players=2)"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_copied_and_stored(name: str) -> None:
    game, chance = load(f"parlour_{name}"), dice(name)
    state = game.new_initial_state()
    for _ in range(25):
        actions = state.legal_actions()
        state.apply_action(actions[chance.roll(len(actions))])
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    for other in (state.clone(), again):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        assert (np.array(other.observation_tensor()) == np.array(state.observation_tensor())).all()
    assert state.information_state_string() == state.clone().information_state_string()


def test_the_payoffs_sum_to_zero() -> None:
    game, chance = load(SHORT), dice("payoffs")
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[chance.roll(len(actions))])
    assert sorted(state.returns()) == [-0.5, 0.5]


def test_their_search_plays_here() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(SHORT)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=2,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(3):
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("name", GAMES)
def test_another_match_looks_the_same_and_is_played_on_otherwise(name: str) -> None:
    game, chance = find_game(name), dice(f"other {name}")
    match, tried, failed, differed = new_match(game, {}, "other"), 0, 0, 0
    for _ in range(40):
        if match.ending is not None:
            break
        ask = match.asks[0]
        tried += 1
        try:
            other = resampled(match, ask.seat, chance)
            assert text_of(game.view(other.state, ask.seat)) == text_of(game.view(match.state, ask.seat))
            assert other.clone().state.face == other.state.face
            differed += other.state.face != match.state.face
        except ParlourError:
            failed += 1
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    assert differed > 0
    assert failed == 0, f"{failed} of {tried}"
