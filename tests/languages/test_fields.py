"""The table in words: the names of its fields, and the words in them, are said in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.languages.test_catalogue import TABLES, TRANSLATED, Table, missing

from parlour.cli.terminal.in_words import view_lines
from parlour.cli.terminal.voice import VOICE
from parlour.games.dale.cards.book import WAITING
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.shapes import define
from parlour.languages.catalogue import catalogue_of

FRAME = ("waiting", "asks", "ending", "game")  # what is shown in other ways
LETTERS = {"g", "s"}  # whose tokens lie on a country: gg, gs


def words_in(view: object) -> Iterator[str]:
    """The names of all fields of a view, and the words in them."""
    if isinstance(view, dict):
        for key, value in view.items():
            if key not in FRAME:
                yield key
                yield from words_in(value)
    elif isinstance(view, list):
        for each in view:
            yield from words_in(each)
    elif isinstance(view, str) and not set(view) <= LETTERS:
        yield view


@pytest.mark.parametrize("table", TABLES[:6], ids=str)
def test_fields_of_a_table_are_translated(table: Table) -> None:
    name, options = table
    match, chance = new_match(find_game(name), options, "fields"), random.Random("fields")
    said: set[str] = set()
    for _ in range(60):
        if match.ending is not None:
            break
        said.update(words_in(match.view(0)))
        match.answer(match.asks[0].seat, chance.choice(match.asks[0].options))
    for language, game in TRANSLATED:
        if game == name:
            assert missing(catalogue_of(language, game), said) == []


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_declared_fields_are_translated(language: str, name: str) -> None:
    """Those, too, that seldom have anything in them."""
    game, definitions = find_game(name), dict[str, Any]()
    parts = {"view": define(game.view_type(), definitions), "facts": define(game.facts_type(), definitions)}
    fields = {key for each in [*definitions.values(), *parts.values()] for key in each.get("properties", {})}
    assert missing(catalogue_of(language, name), fields - set(FRAME)) == []


def test_what_cards_wait_for_is_translated() -> None:
    assert missing(catalogue_of("de", "dale"), set(WAITING.values())) == []


def test_the_terminal_says_fields_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VOICE, "language", "de")
    match = new_match(find_game("dale"), {"players": 2}, "fields")
    lines = view_lines(match.view(0), match.game)
    assert any(line.startswith("Markt:") for line in lines)
