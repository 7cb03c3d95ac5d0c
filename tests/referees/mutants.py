"""Rules that are wrong on purpose: a referee who never complains about them would be no referee."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.referee import FoulError, watch

from parlour.kernel.game import Game
from parlour.kernel.record import new_match

Wrong = Callable[..., Any]


def replace(patch: pytest.MonkeyPatch, game: str, name: str, wrong: Callable[[Wrong], Wrong]) -> None:
    """Put a wrong function in the place of a right one, wherever a module of the game has it by this name."""
    found = [m for n, m in sys.modules.items() if n.startswith(f"parlour.games.{game}.") and hasattr(m, name)]
    homes = [module for module in found if getattr(module, name).__module__ == module.__name__]
    assert homes, f"no module of {game} has {name} any more: let the mutant name what does its work now"
    right = getattr(homes[0], name)
    for module in found:
        if getattr(module, name) is right:
            patch.setattr(module, name, wrong(right))


def foul_in(game: Game, options: dict[str, object], seed: str, games: int, answers: int) -> FoulError | None:
    """The first complaint in some random games; where a wrong rule breaks the game, that is no complaint."""
    for number in range(games):
        dice = random.Random(f"{seed} {number}")
        try:
            watch(new_match(game, options, f"{seed} {number}"), dice, answers)
        except FoulError as foul:
            return foul
    return None
