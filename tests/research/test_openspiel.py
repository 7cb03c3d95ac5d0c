"""The games in OpenSpiel: its own checks, its search, and worlds that a player cannot tell apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.kernel.toy import Toy

from parlour.kernel.conformance.snapshot import state_text, text_of
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.research.resampling import Held, resampled

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for Linux only")
SHORT = "parlour_alliances(players=2,campaigns=1)"
GAMES = ["alliances", "conquest", "dale", "hope"]
WHOLE = [SHORT, "parlour_conquest", "parlour_dale(players=2,turns=50)", "parlour_hope(players=2)"]


def load(text: str) -> Any:
    from parlour.research import openspiel  # noqa: F401  # registers the games

    return pyspiel.load_game(text)


def test_openspiel_checks_a_game_of_ones_own() -> None:
    from parlour.research.openspiel import register

    register(Toy())
    pyspiel.random_sim_test(load("parlour_magpies(players=2)"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("text", WHOLE)
def test_openspiel_checks_whole_games_and_how_they_are_stored(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


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


class Even:
    """An evaluator that expects nothing of a position: rolling games out would take too long here."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@pytest.mark.parametrize("text", WHOLE)
def test_their_search_plays_a_whole_game(text: str) -> None:
    from open_spiel.python.algorithms import ismcts

    game, chance = load(text), dice(text)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=2, evaluator=Even(), random_state=np.random.RandomState(1)
    )
    state = game.new_initial_state()
    state.apply_action(7)
    searched = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.current_player() == 0:
            action, searched = bot.step(state), searched + 1
            assert action in actions
        else:
            action = actions[chance.roll(len(actions))]
        state.apply_action(action)
    assert searched > 3
    assert sum(state.returns()) == 0.0


def test_a_game_without_a_winner_is_worth_nothing() -> None:
    game, chance = load("parlour_dale(players=2,turns=50)"), dice("nobody")
    state = game.new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[chance.roll(len(actions))])
    assert state.match.ending.winners == []
    assert state.returns() == [0.0, 0.0]


def test_wrong_input_raises_their_error() -> None:
    error = pyspiel.SpielError
    for text, words in (
        ("parlour_alliances(players=9)", "option players cannot be 9"),
        ("parlour_alliances(deals=0)", "deals must be at least 1"),
        ("parlour_alliances(colour=red)", "Unknown parameter 'colour'"),
    ):
        with pytest.raises(error, match=words):
            load(text)
    state = load(SHORT).new_initial_state()
    with pytest.raises(error, match="there is no deal 1000: they are 0 to 999"):
        state.apply_action(1000)
    with pytest.raises(error, match="nothing is dealt yet"):
        state.resample_from_infostate(0, lambda: 0.5)
    state.apply_action(7)
    before, player = str(state), state.current_player()
    with pytest.raises(error, match=r"cannot take action 1 .* the mask allows"):
        state.apply_action(1)
    with pytest.raises(error, match="is not asked anything now"):
        state.resample_from_infostate(1 - player, lambda: 0.5)
    with pytest.raises(error, match="player = 7"):
        state.observation_tensor(7)
    assert str(state) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(error, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize("name", GAMES)
def test_another_match_looks_the_same_and_is_played_on_otherwise(name: str) -> None:
    game, chance = find_game(name), dice(f"other {name}")
    held, differed = Held(new_match(game, {}, "other")), 0
    for _ in range(40):
        match = held.match
        if match.ending is not None:
            break
        ask = match.asks[0]
        other = resampled(held, ask.seat, chance)
        assert text_of(game.view(other.match.state, ask.seat)) == text_of(game.view(match.state, ask.seat))
        assert other.match.ask_of(ask.seat).dump() == ask.dump()
        differed += other.match.state.face != match.state.face
        check_copies(other, ask.seat, ask.options[0])
        held.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    assert differed > 0


def check_copies(held: Held, seat: int, option: int) -> None:
    """A copy goes on in the same world, also in the middle of an action and behind its end."""
    for _ in range(3):
        copy = held.copy()
        for each in (held, copy):
            each.answer(seat, option)
        assert state_text(copy.match.state) == state_text(held.match.state)
        if held.dream is None:
            assert state_text(held.match.clone().state) == state_text(held.match.state)
        if held.match.ending is not None:
            break
        seat, option = held.match.asks[0].seat, held.match.asks[0].options[0]
