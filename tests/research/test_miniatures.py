"""Ends of games that are small enough to be solved exactly."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import find_game

pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for Linux only")


def test_random_play_can_be_exploited_and_solving_helps() -> None:
    from parlour.research.miniatures import exploitabilities, miniature_of

    game = miniature_of(find_game("alliances"), most=130, campaigns=1)
    positions, endings = game.measured()
    assert positions <= 130
    assert endings > 1
    lost = dict(exploitabilities(game, ["greedy"], rounds=2))
    assert lost["random play"] > lost["CFR, 2 rounds"] >= 0.0
    assert 0.0 <= lost["greedy"] <= 1.0


@pytest.mark.parametrize("name", ["conquest", "dale"])
def test_other_games_have_an_end_that_is_open_and_small(name: str) -> None:
    from parlour.research.miniatures import miniature_of

    positions, endings = miniature_of(find_game(name)).measured()
    assert 10 < positions <= 1500
    assert endings > 1


def test_the_command_tells_what_the_best_reply_takes() -> None:
    small = ["--option", "campaigns=1", "--positions", "130", "--rounds", "1", "--bots", "greedy,search:1"]
    result = CliRunner().invoke(app, ["miniature", "alliances", *small])
    assert result.exit_code == 0, result.output
    assert "positions, 2 endings" in result.output
    for policy in ("random play", "greedy", "search:1", "CFR, 1 rounds"):
        assert f"  {policy}: 0." in result.output


def test_a_game_that_is_never_small_enough_says_so() -> None:
    from parlour.research import miniatures

    with pytest.raises(ParlourError, match="alliances: in 40 games nothing was open any more with 1 positions to go"):
        miniatures.miniature_of(find_game("alliances"), most=1, campaigns=1)
