"""PettingZoo's hanabi, stepped as our own PettingZoo door is."""

from __future__ import annotations

from importlib.metadata import version

from pettingzoo import make

from parlour.benchmarks.doors import stepping
from parlour.benchmarks.windows import Case


def cases() -> list[Case]:
    """Decisions of players, each observed."""
    return [
        Case(
            "PettingZoo's hanabi",
            "decisions/s",
            stepping(make("aec", "classic/hanabi-v5", players=4)),
            f"pettingzoo {version('pettingzoo')}",
        )
    ]
