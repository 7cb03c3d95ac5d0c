"""Catanatron: the game of Catan between random players."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from parlour.benchmarks.peers import CATAN
from parlour.benchmarks.windows import Case

catanatron: Any = import_module("catanatron")


def cases() -> list[Case]:
    """Decisions of players."""
    whose = f"catanatron {version('catanatron')}"
    return [
        Case(CATAN, "decisions/s", played(2), whose),
        Case("4 x RandomPlayer", "decisions/s", played(4), whose),
    ]


def played(players: int) -> Callable[[], int]:
    """Whole games between this many random players."""

    def portion() -> int:
        colors = list(catanatron.Color)[:players]
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
        game.play()
        state = game.state
        return len(state.actions if hasattr(state, "actions") else state.action_records)

    return portion
