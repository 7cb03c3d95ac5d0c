"""A law speaks to those who play: it has no remarks about files and functions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
LAWS = sorted(
    [*SOURCE.glob("games/*/RULES.md"), *SOURCE.glob("games/*/QUICK.md"), *SOURCE.glob("languages/*/*.rules.md")]
)
REMARK = re.compile(r"`[\w./]*(/|\.(py|toml|md|json))`|\b(TOML|files?|functions?|Datei(en)?|Funktion(en)?)\b")


def test_all_laws_are_found() -> None:
    assert len([path for path in LAWS if path.name == "RULES.md"]) >= 4


@pytest.mark.parametrize("path", LAWS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_law_says_nothing_about_files(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if REMARK.search(line)] == []
