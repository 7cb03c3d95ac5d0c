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
    """Dealers in Hope as it is, for the last year of each era."""

    def start(self, s: State) -> None:
        """The usual table, late in the early era."""
        super().start(s)
        assert isinstance(s, HopeState)
        s.year = years_of(s) - 1

    async def action(self, s: State) -> None:
        """The usual action; after the early era most of the late one is left out."""
        await super().action(s)
        assert isinstance(s, HopeState)
        if s.era == 1 and s.year == 0:
            s.year = years_of(s) - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_conforms(players: int) -> None:
    game = Hope() if NIGHTLY else ShortHope()
    presets = PRESETS if NIGHTLY else PRESETS[players - 2 : players - 1]
    sets = [check_options(game, {"players": players, "set": preset}) for preset in presets]
    report = check_game(game, GAMES, SEED, sets=sets)
    assert report.decisions > 40 * report.games
    assert report.worlds > 2 * report.decisions
    assert report.swaps > 20 * report.games
    assert report.asked["winter toss"] > 0
