"""What a page lists is all that there is: levels, options, promises."""

from __future__ import annotations

import re

import pytest
from tests.docs.pages import DOCS, ROOT, text_of

from parlour.bots.levels import LEVELS
from parlour.cli.table.seating import LEVEL_WORDS
from parlour.kernel.options import write_value
from parlour.kernel.registry import find_game


def table(page: str, heading: str) -> list[list[str]]:
    """The rows of the table whose first column has a heading, without backquotes."""
    lines = text_of(DOCS / page).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return found


def test_the_levels_are_those_that_a_table_offers() -> None:
    assert table("worlds-and-bots.md", "level") == [[name, LEVELS[name], LEVEL_WORDS[name]] for name in LEVELS]


def test_the_options_are_those_of_the_game() -> None:
    assert table("options-and-registry.md", "option") == [
        [
            setting.name,
            ", ".join([write_value(choice) for choice in setting.choices]),
            write_value(setting.default),
            setting.text,
        ]
        for setting in find_game("alliances").settings()
    ]


PROMISES = [row[0] for row in table("conformance.md", "promise")]


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promise_is_one_that_the_check_names(promise: str) -> None:
    folder = ROOT / "src" / "parlour" / "kernel" / "conformance"
    sources = "".join([path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))])
    assert promise in sources


def test_there_are_promises() -> None:
    assert len(PROMISES) > 8


def test_a_decision_gives_its_reason_and_its_price() -> None:
    pages = sorted((DOCS / "decisions").glob("*.md"))
    numbers = [int(page.name[:4]) for page in pages]
    assert numbers == list(range(1, len(pages) + 1))
    for page in pages:
        text = text_of(page)
        assert text.startswith(f"# {page.name[:4]} ")
        assert re.findall(r"^\*\*(\w+)", text, re.MULTILINE)[:3] == ["Decided", "Why", "The"]
