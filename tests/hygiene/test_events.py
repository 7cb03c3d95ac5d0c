"""An event is declared once, in its game's events.py, and every declared one is told."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import parlour.games as package
from parlour.kernel.events import SEAT, TEXT, Telling

FOLDER = Path(str(package.__file__)).parent
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/events.py"))


def declared(game: str) -> dict[str, Telling]:
    """The events of a game by the names of their constants."""
    module = import_module(f"parlour.games.{game}.events")
    return {name: value for name, value in vars(module).items() if isinstance(value, Telling)}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_name_of_its_own(game: str) -> None:
    names = [telling.name for telling in import_module(f"parlour.games.{game}.events").EVENTS]
    assert len(set(names)) == len(names) > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told(game: str) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / game / "rules").rglob("*.py"))
    told = set(re.findall(r"\bevents\.([A-Z_]+)\b", sources))
    assert told == set(declared(game))


def test_data_that_differs_from_the_declaration_is_a_mistake() -> None:
    telling = Telling("armed", {"seat": SEAT, "reason": TEXT}, "{seat} is armed: {reason}.")
    assert telling.mistake({"seat": 1, "reason": "luck"}) == ""
    assert telling.sentence({"seat": 1, "reason": "luck"}) == "P2 is armed: luck."
    assert "told with seat" in telling.mistake({"seat": 1})
    assert "reason is 7" in telling.mistake({"seat": 1, "reason": 7})
    assert "seat is True" in telling.mistake({"seat": True, "reason": "luck"})
