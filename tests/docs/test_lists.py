"""What a page lists is all that there is: levels, options, promises."""

from __future__ import annotations

import ast
import re

import pytest
from tests.docs.pages import DOCS, ROOT, text_of

from parlour.bots.levels import LEVELS
from parlour.cli.terminal.seating import LEVEL_WORDS
from parlour.games.dale.cards.cast import CAST
from parlour.games.dale.cards.prints import ALL_DECKS, JUNK, PRINTS, TRAPS, trap_name
from parlour.games.dale.options import write_traps
from parlour.kernel.options import check_options, write_value
from parlour.kernel.registry import find_game


def rows_of(page: str, heading: str) -> list[list[str]]:
    """The rows of the list whose first column has a heading, without backquotes."""
    lines = text_of(DOCS / page).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return found


def test_the_levels_are_those_that_a_table_offers() -> None:
    assert rows_of("worlds-and-bots.md", "level") == [[name, LEVELS[name], LEVEL_WORDS[name]] for name in LEVELS]


@pytest.mark.parametrize(("page", "game"), [("options-and-registry.md", "alliances"), ("dale.md", "dale")])
def test_the_options_are_those_of_the_game(page: str, game: str) -> None:
    assert rows_of(page, "option") == [
        [
            setting.name,
            ", ".join([write_value(choice) for choice in setting.choices]) + (", or words" if setting.free else ""),
            write_value(setting.default),
            setting.text,
        ]
        for setting in find_game(game).settings()
    ]


def test_the_decks_of_dale_are_all_there_are() -> None:
    assert rows_of("dale.md", "deck") == [
        [deck.name, deck.slug, *[str(rating) for rating in deck.ratings], deck.needs or "-"] for deck in ALL_DECKS
    ]


def test_the_traps_of_dale_are_all_there_are() -> None:
    assert rows_of("dale.md", "trap") == [
        [trap_name(kind), write_traps([kind]), PRINTS[first].text, PRINTS[first].alert]
        for kind, first in enumerate(TRAPS)
    ]


LISTS = [row[0] for row in rows_of("dale.md", "you write")]


@pytest.mark.parametrize("decks", LISTS)
def test_a_list_of_decks_on_the_page_can_be_written(decks: str) -> None:
    assert check_options(find_game("dale"), {"players": 2, "decks": decks})["decks"] == decks


def test_the_pages_count_decks_cards_and_characters_right() -> None:
    cards = PRINTS[:JUNK]
    page, readme = text_of(DOCS / "dale.md"), text_of(ROOT / "README.md")
    assert f"All {len(ALL_DECKS)} animalfolk decks" in page
    assert f"{len(cards)} different cards in {sum(card.copies for card in cards)}" in page
    assert f"The {len(CAST)}\ncharacters" in page
    assert f"all {len(ALL_DECKS)} animalfolk decks of the series, {len(cards)} different cards" in readme
    assert f"{len(CAST)} characters of our own" in text_of(ROOT / "CHANGELOG.md")


PROMISES = [row[0] for row in rows_of("conformance.md", "promise")]


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promise_is_one_that_the_check_names(promise: str) -> None:
    folder = ROOT / "src" / "parlour" / "kernel" / "conformance"
    sources = "".join([path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))])
    assert promise in sources


SERVER = ROOT / "src" / "parlour" / "server"


@pytest.mark.parametrize("folder", ["", "messages", "people", "records", "sockets", "tables", "thinking"])
def test_the_server_lists_all_its_modules(folder: str) -> None:
    about = ast.get_docstring(ast.parse(text_of(SERVER / folder / "__init__.py")), clean=False) or ""
    lines = re.findall(r"^ *(\w+/?(?:, \w+)*)  ", about, re.MULTILINE)
    modules = {path.stem for path in (SERVER / folder).glob("*.py")} - {"__init__"}
    folders = {f"{path.parent.name}/" for path in (SERVER / folder).glob("*/__init__.py")}
    assert {name for line in lines for name in line.split(", ")} == modules | folders


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
