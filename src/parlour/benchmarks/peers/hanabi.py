"""PettingZoo's hanabi, stepped as our own PettingZoo door is."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

from parlour.benchmarks.doors import stepping
from parlour.benchmarks.windows import Case

hanabi: Any = import_module("pettingzoo.classic.hanabi_v5")


def cases() -> list[Case]:
    """Decisions of players, each observed."""
    return [
        Case(
            "PettingZoo's hanabi", "decisions/s", stepping(hanabi.env(players=4)), f"pettingzoo {version('pettingzoo')}"
        )
    ]
