"""Every sentence of the terminal has a translation; the drawn board alone is English in all languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import parlour.cli.terminal
from parlour.bots.bot import Thought
from parlour.cli.terminal.helps import HELP, help_page, hint_page
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.setup import Setup
from parlour.cli.terminal.voice import TERMINAL, VOICE
from parlour.kernel.record import match_at
from parlour.kernel.registry import find_game
from parlour.languages.catalogue import ENGLISH, SHARED, Catalogue, entries_of, languages

FOLDER = Path(parlour.cli.terminal.__file__).parent
BOARD = {"board.py", "in_words.py", "look.py"}  # the drawn board
FOR_HOSTS = {"saves.py", "thinking.py", "voice.py"}  # errors of files and processes
SENTENCE = re.compile(r"[A-Za-z]{2,}[:;,]? [A-Za-z]{2,}")
SILENT = {"Binding", "ParlourError", "ThinkerError", "Literal"}  # what is not shown, or refused before a table is open
FILLED = ("7", "P2", "Ann", "not saved: Ann")  # what may stand in a slot
PARTS = {"take back", "bold cyan", "can be taken back with u", "cannot be taken back"}  # of sentences or the source
WIDEST = 80  # a line of keys fits a small terminal
POSITION = "players=2 phase=arming leader=1 hand1=9E,1M hand2=3E,2M reserve=1P,12P spent=?42"
OTHERS = [language for language in languages() if language != ENGLISH]


def strings(node: ast.AST) -> Iterator[ast.expr]:
    """The strings of a piece of source that people may see."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SILENT:
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(node, ast.JoinedStr) or isinstance(child, ast.FormattedValue):
            yield from strings(child)


def ways(node: ast.expr) -> list[str]:
    """A string with something in its slots, in several ways."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    assert isinstance(node, ast.JoinedStr)
    parts = [[str(part.value)] if isinstance(part, ast.Constant) else FILLED for part in node.values]
    return ["".join(found) for found in product(*parts)]


def sentences() -> Iterator[list[str]]:
    """The sentences of the terminal."""
    for file in sorted(FOLDER.glob("*.py")):
        if file.name not in BOARD | FOR_HOSTS:
            for node in strings(ast.parse(file.read_text(encoding="utf-8"))):
                found = ways(node)
                if SENTENCE.search(found[0].replace("7", "").replace("  ", " ")):
                    yield found


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_the_terminal_is_translated(language: str) -> None:
    catalogue = Catalogue({**entries_of(language, SHARED), **entries_of(language, TERMINAL)})
    # A question that only a game can ask stands in for all of them.
    catalogue.known.update({each: each for each in FILLED})
    missing = {found[0] for found in sentences() if not any(catalogue.find(way) for way in found)}
    assert missing - PARTS == set()


@pytest.mark.parametrize("language", OTHERS)
def test_lines_of_keys_fit_a_small_terminal(language: str) -> None:
    for english, said in entries_of(language, TERMINAL).items():
        if len(english) <= WIDEST:
            assert len(said) <= max(WIDEST, len(english) + 12), said


def test_help_hints_and_the_first_screen_are_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VOICE, "language", "de")
    game = find_game("alliances")
    scene = Scene(match_at(game, game.read(POSITION), {"players": 2}), 0, ["Ann", "Ben"])
    assert help_page().title == "Am Tisch"
    assert len(help_page().lines) == len(HELP.lines)
    options = [choice.option for choice in scene.choices]
    thoughts = [Thought(options[0], 9, 0.6), Thought(options[1], 4, 0.4)]
    assert hint_page(scene, thoughts).lines[0].startswith("An deiner Stelle würde ein Bot der Stufe 5 antworten: ")
    assert Setup(game).rows()[0][2] == "welches Spiel gespielt wird"
    assert Seating(["person", "level3"]).name(1) == "P2 (Stufe 3)"
