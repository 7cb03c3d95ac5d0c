"""RLCard: bridge, stepped with a random legal action."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from parlour.benchmarks.windows import Case

rlcard: Any = import_module("rlcard")


def cases() -> list[Case]:
    """Decisions of players."""
    env = rlcard.make("bridge", config={"seed": 1})
    chance = Random(1).random

    def portion() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return [Case("bridge, stepped", "decisions/s", portion, f"rlcard {version('rlcard')}")]
