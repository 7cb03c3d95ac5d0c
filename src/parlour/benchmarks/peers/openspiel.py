"""OpenSpiel: trick games driven from Python, and one with its loop inside C++."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import count
from random import Random
from typing import Any

from parlour.benchmarks.peers import SPADES, SPADES_CPP
from parlour.benchmarks.windows import Case

GAMES = {
    SPADES: "spades",
    "oh_hell from Python": "oh_hell",
    "hanabi from Python": "hanabi",
    "bridge from Python": "bridge(use_double_dummy_result=false)",
}
GAMES_A_PORTION = 10

pyspiel: Any = import_module("pyspiel")


def cases() -> list[Case]:
    """Decisions of players; chance is sampled, but not counted."""
    whose = f"open_spiel {version('open_spiel')}"
    found = [Case(name, "decisions/s", driven(pyspiel.load_game(text)), whose) for name, text in GAMES.items()]
    return [*found, Case(SPADES_CPP, "decisions/s", inside(pyspiel.load_game("spades")), whose)]


def driven(game: Any) -> Callable[[], int]:
    """A plain Python loop over the game's state."""
    chance = Random(1).random

    def portion() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), chance()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
        return decisions

    return portion


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point between 0 and 1."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def inside(game: Any) -> Callable[[], int]:
    """Games between uniformly random bots, all inside C++. It does not report decisions; a game of spades always has
    four bids and fifty-two cards."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    length = driven(game)()
    seeds = count()

    def portion() -> int:
        for _ in range(GAMES_A_PORTION):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return GAMES_A_PORTION * length

    return portion
