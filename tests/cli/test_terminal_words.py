"""Every sentence of the terminal has a translation, and is found by itself: with its slots, before they are filled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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
from parlour.languages.catalogue import ENGLISH, SHARED, SLOT, entries_of, languages

FOLDER = Path(parlour.cli.terminal.__file__).parent
FILES = [*sorted(FOLDER.rglob("*.py")), FOLDER.parent / "reviewing.py"]
SILENT_FILES = {"look.py", "saves.py", "thinking.py", "voice.py"}  # colours; errors of files and processes
SENTENCE = re.compile(r"[A-Za-z]{2,}[:;,]? [A-Za-z]{2,}")
SILENT = {
    "Binding",
    "compile",
    "ParlourError",
    "ThinkerError",
    "Literal",
}  # what is not shown, or refused before a table is open
PARTS = {"take back", "bold cyan"}  # of the source
WIDEST = 80  # a line of keys fits a small terminal
POSITION = "players=2 phase=arming leader=1 hand1=9E,1M hand2=3E,2M reserve=1P,12P spent=?42"
OTHERS = [language for language in languages() if language != ENGLISH]


def strings(node: ast.AST) -> Iterator[ast.expr]:
    """The strings of a piece of source that people may see."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in SILENT:
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(node, ast.JoinedStr) or isinstance(child, ast.FormattedValue):
            yield from strings(child)


def sentences() -> Iterator[str]:
    """The sentences of the terminal, with their slots."""
    for file in FILES:
        if file.name not in SILENT_FILES:
            for node in strings(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and SENTENCE.search(str(node.value)):
                    yield str(node.value)


def calls() -> Iterator[ast.Call]:
    """Where the terminal says something."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "say" and node.args:
                yield node


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_the_terminal_is_translated(language: str) -> None:
    entries = {**entries_of(language, SHARED), **entries_of(language, TERMINAL)}
    assert set(sentences()) - set(entries) - PARTS == set()


def test_no_sentence_is_filled_before_it_is_said() -> None:
    """What is filled in, such as a name, could else be taken for a part of another sentence. A sentence with slots gets
    all of them, and no others."""
    assert [ast.unparse(call) for call in calls() if isinstance(call.args[0], ast.JoinedStr)] == []
    for call in calls():
        words = call.args[0].value if isinstance(call.args[0], ast.Constant) else None
        given = {each.arg for each in call.keywords}
        if isinstance(words, str) and None not in given:
            assert set(SLOT.findall(words)) == given, words


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
