"""The class of states is what zones.py declares: nothing in it was written by hand, or forgotten."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import parlour.games as package
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game, registered
from parlour.kernel.state_maker import plain_state, written

FOLDER = Path(str(package.__file__)).parent
SOURCES = Path(__file__).parents[2] / "src/parlour/games"
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/zones.py"))


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_up_to_date(game: str) -> None:
    source = written(import_module(f"parlour.games.{game}.zones").ZONES)
    tidy = [sys.executable, "-m", "ruff", "format", "-", "--stdin-filename", "state.py"]
    formatted = subprocess.run(tidy, input=source, capture_output=True, text=True, check=True).stdout
    assert (SOURCES / game / "state.py").read_text(encoding="utf-8") == formatted, "run `make states`"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_says_what_it_means(game: str) -> None:
    for part in import_module(f"parlour.games.{game}.zones").ZONES.parts:
        assert len(part.text) > 3
        assert part.text == part.text.strip(" .")


@pytest.mark.parametrize("game", [game for game in GAMES if registered(game)])
def test_a_plain_state_is_the_same_as_a_written_one(game: str) -> None:
    zones = import_module(f"parlour.games.{game}.zones").ZONES
    match = new_match(find_game(game), {}, "plain")
    plain = plain_state(zones)(match.state.seats)
    fresh = type(match.state)(match.state.seats)
    assert plain.dump() == fresh.dump()
    plain.restore(match.state.dump())
    assert plain.copy().dump() == match.state.copy().dump() == match.state.dump()
