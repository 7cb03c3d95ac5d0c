"""A question is declared once, in its game's questions.py, and nowhere else told apart by its name."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import parlour.games as package
from parlour.kernel.questions import Question

FOLDER = Path(str(package.__file__)).parent
ASKS = r"\b(choose\w*|Ask|in_order|search_\w+|share_out)"  # what puts a question
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/questions.py"))


def declared(game: str) -> dict[str, Question]:
    """The questions of a game by the names of their constants."""
    module = import_module(f"parlour.games.{game}.questions")
    return {name: value for name, value in vars(module).items() if isinstance(value, Question)}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_name_of_its_own(game: str) -> None:
    names = [question.name for question in import_module(f"parlour.games.{game}.questions").QUESTIONS]
    assert len(set(names)) == len(names) > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_prompt_that_is_a_sentence(game: str) -> None:
    for question in declared(game).values():
        assert question.prompt[0].isupper()
        assert not question.prompt.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_asked(game: str) -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (FOLDER / game).rglob("*.py") if path.name != "questions.py"
    )
    asked = {name for name in declared(game) if re.search(rf"{ASKS}\([^)]*\b{name}\b", sources)}
    by_moment = {"AT_START", "AT_CLEAN_UP", "AT_END"} if re.search(rf"{ASKS}\([^)]*\bMOMENTS\b", sources) else set()
    assert set(declared(game)) - asked - by_moment == set()
