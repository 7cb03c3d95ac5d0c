"""Every game keeps what the kernel promises: random games with all its options, checked at every decision.

`PARLOUR_NIGHTLY=1` plays many more.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.conformance import check_game, option_sets
from parlour.kernel.registry import find_game, games

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES = 25 if NIGHTLY else 1


# Games whose option sets are too many for whole games of each: they have a check of their own.
CHECKED_APART = {
    "conquest": "tests/games/conquest/test_conformance.py",
    "dale": "tests/games/dale/test_conformance.py",
    "hope": "tests/games/hope/test_conformance.py",
}


@pytest.mark.parametrize("name", [game.name for game in games() if game.name not in CHECKED_APART])
def test_a_game_conforms(name: str) -> None:
    game = find_game(name)
    report = check_game(game, games=GAMES, seed="nightly" if NIGHTLY else "daily")
    assert report.option_sets == len(option_sets(game))
    assert report.games == GAMES * report.option_sets
    assert report.decisions > 50 * report.games
    assert report.worlds > 2 * report.decisions
    assert report.swaps > 1000
    assert report.moments > 3 * report.swaps


def test_alliances_has_thirteen_sets_of_options() -> None:
    sets = option_sets(find_game("alliances"))
    players = [options["players"] for options in sets]
    assert [players.count(number) for number in (2, 3, 4)] == [4, 1, 8]


@pytest.mark.parametrize(("name", "path"), CHECKED_APART.items())
def test_a_game_that_is_checked_apart_is_checked(name: str, path: str) -> None:
    assert find_game(name).name == name
    assert "check_game(" in (Path(__file__).parent.parent / path).read_text(encoding="utf-8")
