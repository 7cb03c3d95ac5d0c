"""Dealers in Hope keeps what the kernel promises, on both maps, with every set of professions, and with secrecy.

`PARLOUR_NIGHTLY=1` plays whole games, with every set at every table.
"""

from __future__ import annotations

import os

import pytest

from parlour.games.hope.game import Hope
from parlour.games.hope.rules.table_atoms import years_of
from parlour.games.hope.state import HopeState
from parlour.games.hope.zones import PRESETS
from parlour.kernel.conformance import check_game
from parlour.kernel.options import check_options
from parlour.kernel.state import State

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES, SEED = (5, "nightly") if NIGHTLY else (1, "daily")


class ShortHope(Hope):
    """Dealers in Hope as it is, from the last year of an era on: of the early one with three players."""

    def start(self, s: State) -> None:
        """The usual table, late in an era."""
        super().start(s)
        assert isinstance(s, HopeState)
        s.era = 0 if s.seats == 3 else 1
        s.year = years_of(s) - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_conforms(players: int) -> None:
    game = Hope() if NIGHTLY else ShortHope()
    presets = PRESETS if NIGHTLY else PRESETS[players - 2 : players - 1]
    sets = [check_options(game, {"players": players, "set": preset}) for preset in presets]
    report = check_game(game, GAMES, SEED, sets=sets)
    assert report.decisions > 30 * report.games
    assert report.worlds > 2 * report.decisions
    assert report.swaps > 10 * report.games
    assert (report.asked["winter toss"] > 0) == (NIGHTLY or players == 3)  # nobody discards in the last winter (DG-96)
