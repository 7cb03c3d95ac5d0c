"""The numbered rules in other languages: the same ids in the same order, and nothing left in English."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

import parlour.games  # noqa: F401
from parlour.cli.main import app
from parlour.cli.terminal.drawing.zoom import Zoom
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VOICE
from parlour.drawing.ink import Prints
from parlour.drawing.thing import Thing
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game, games
from parlour.kernel.rulebook import Rulebook
from parlour.languages.catalogue import ENGLISH, catalogue_of, languages
from parlour.languages.law import law_of, rulebook_in, translated_rules

BOOKS = [
    (language, game.name)
    for language in languages()
    if language != ENGLISH
    for game in games()
    if translated_rules(language, game)
]
NUMBER = re.compile(r"\d+")
RULE = re.compile(r"\b[A-Z]{1,2}-\d+\b")


def both(language: str, name: str) -> tuple[Rulebook, Rulebook]:
    """The rules of a game in English and in another language."""
    game = find_game(name)
    other = translated_rules(language, game)
    assert other is not None
    return game.rulebook(), other


@pytest.mark.parametrize(("language", "name"), BOOKS)
def test_a_translation_has_every_rule_and_no_others(language: str, name: str) -> None:
    """Ids, notes and headings stand in the order of the English book."""
    english, other = both(language, name)
    assert [(each.rule, each.note) for each in other.statements.values()] == [
        (each.rule, each.note) for each in english.statements.values()
    ]
    headings = {each.heading: other.statements[rule].heading for rule, each in english.statements.items()}
    assert {rule: headings[each.heading] for rule, each in english.statements.items()} == {
        rule: each.heading for rule, each in other.statements.items()
    }
    assert other.sections == english.sections
    assert [each.rule for each in other.sentences()] == [each.rule for each in english.sentences()]


@pytest.mark.parametrize(("language", "name"), BOOKS)
def test_no_rule_is_left_in_english(language: str, name: str) -> None:
    """Every statement and every sentence of the numbered sections is said anew, and refers to the same rules."""
    english, other = both(language, name)
    law = law_of(language, find_game(name))
    everything = [*english.statements.values(), *english.sentences()]
    assert [each.words for each in everything if law.get(each.words, each.words) == each.words] == []
    assert {rule: RULE.findall(each.words) for rule, each in other.statements.items()} == {
        rule: RULE.findall(each.words) for rule, each in english.statements.items()
    }


@pytest.mark.parametrize(("language", "name"), BOOKS)
def test_a_translation_has_the_numbers_and_the_cards_of_its_rule(language: str, name: str) -> None:
    """A price, a power, the name of a card as it is printed in that language."""
    game, say = find_game(name), catalogue_of(language, name).say
    book, law = game.rulebook(), law_of(language, game)
    assert [told for words, told in law.items() if sorted(NUMBER.findall(told)) != sorted(NUMBER.findall(words))] == []
    cards = [str(card["name"]) for card in game.catalogue()]
    assert [(each.rule, card) for card in cards for each in book.about(card) if say(card) not in law[each.words]] == []


def test_a_rule_without_a_translation_stays_english() -> None:
    """A language that has no rules of a game, and English itself."""
    game = find_game("hope")
    words = [each.words for each in game.rulebook().statements.values()]
    assert [each.words for each in rulebook_in("de", game).statements.values()] == words
    assert law_of(ENGLISH, find_game("alliances")) == {}


def test_the_terminal_shows_the_rules_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command, and the page of a card at a table."""
    monkeypatch.setattr(VOICE, "language", ENGLISH)  # put back afterwards
    called = CliRunner().invoke(app, ["rules", "alliances", "AL-048", "--language", "de"])
    assert "Eine Stärkekarte der ausgespielten Farbe darf immer" in called.stdout
    game = find_game("alliances")
    layout, match = game.layout(), new_match(game, {"players": 2}, "law")
    assert layout is not None
    zoom = Zoom(Scene(match, 0, ["Ann", "Ben"]), layout, Prints(game.catalogue()))
    page = zoom.page(Thing("Embargo", item={"card": 1, "name": "Embargo"}))
    assert any(line.startswith("AL-128  Embargo: Alle ausliegenden Wirtschafts-Stärkekarten") for line in page.lines)
