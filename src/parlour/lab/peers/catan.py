"""Catanatron: the game of Catan between four random players."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

from parlour.lab.windows import Case

catanatron: Any = import_module("catanatron")


def cases() -> list[Case]:
    """Decisions of players."""

    def portion() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        game.play()
        state = game.state
        return len(state.actions if hasattr(state, "actions") else state.action_records)

    return [Case("4 x RandomPlayer", "decisions/s", portion, f"catanatron {version('catanatron')}")]
