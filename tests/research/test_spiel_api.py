"""OpenSpiel's own test of its interface, on some hundred positions of every game."""

from __future__ import annotations

import unittest
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel has wheels for Linux only")
GAMES = ["alliances(players=3)", "conquest", "dale(players=2,turns=50)", "hope(players=2)"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_what_openspiel_asks_of_games(name: str) -> None:
    import pyspiel
    from open_spiel.integration_tests import api_test

    from parlour.research import openspiel  # noqa: F401  # registers the games

    game = pyspiel.load_game(f"parlour_{name}")
    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert [(str(test), trace) for test, trace in result.failures + result.errors] == []
    assert result.testsRun >= 5
