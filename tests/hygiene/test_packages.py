"""All games have the same files with the same meaning: those that CONTRIBUTING.md lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.registry import games

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/parlour/games"
GAMES = [game.name for game in games() if (FOLDER / game.name).is_dir()]
AS_NEEDED = {"answers.py", "view.py", "view_types.py", "layout.py", "notation"}  # where the declarations say it all


def listed() -> set[str]:
    """The files and folders that CONTRIBUTING.md lists."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text[text.index("## A game") : text.index("What has no ending here")]
    return {
        name for row in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)
    }


def stem(name: str) -> str:
    """A file by its name in the list: one that may also be a folder has no ending there."""
    bare = name.removesuffix(".py")
    return bare if bare in listed() else name


def test_the_list_is_complete() -> None:
    assert {"RULES.md", "zones.py", "questions.py", "events.py", "rules", "cards", "words", "sense"} <= listed()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_of_the_list_and_no_others(game: str) -> None:
    found = {stem(path.name) for path in (FOLDER / game).iterdir() if not path.name.startswith("__")}
    assert found - listed() == set()
    assert listed() - AS_NEEDED - found == set()
