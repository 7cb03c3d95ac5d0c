"""Dealers in Hope keeps what the kernel promises, on both maps."""

from __future__ import annotations

import pytest

from parlour.games.hope.game import Hope
from parlour.kernel.conformance import check_game
from parlour.kernel.options import check_options


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_conforms(players: int) -> None:
    game = Hope()
    report = check_game(game, pairs=1, sets=[check_options(game, {"players": players})])
    assert report.decisions >= 150
