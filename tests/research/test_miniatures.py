"""Ends of games that are small enough to be solved exactly."""

from __future__ import annotations

import pytest

from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import find_game

pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for Linux only")


def test_random_play_can_be_exploited_and_solving_helps() -> None:
    from parlour.research.miniatures import exploitabilities, miniature_of

    game = miniature_of(find_game("alliances"), most=130, campaigns=1)
    positions, endings = game.measured(130)
    assert positions <= 130
    assert endings > 1
    lost = exploitabilities(game, rounds=2)
    assert lost["random"] > lost["CFR, 2 rounds"] >= 0.0
    assert 0.0 <= lost["greedy"] <= 1.0


def test_a_game_that_is_never_small_enough_says_so() -> None:
    from parlour.research import miniatures

    with pytest.raises(ParlourError, match="alliances: in 40 games nothing was open any more with 1 positions to go"):
        miniatures.miniature_of(find_game("alliances"), most=1, campaigns=1)
