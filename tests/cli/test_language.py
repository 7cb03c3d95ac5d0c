"""The table in the terminal speaks the language of whoever sits there, and reads English all the same."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.voice import VARIABLES, VOICE, Voice
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import answer_in_words
from parlour.kernel.record import match_at
from parlour.kernel.registry import find_game

POSITION = "players=2 phase=arming leader=1 hand1=9E,1M hand2=3E,2M reserve=1P,12P spent=?42"


@pytest.mark.parametrize(
    ("system", "language"), [("de_DE.UTF-8", "de"), ("C.UTF-8", "en"), ("fr_FR", "en"), ("", "en")]
)
def test_the_system_names_the_language(monkeypatch: pytest.MonkeyPatch, system: str, language: str) -> None:
    for name in VARIABLES:
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("LANG", system)
    voice = Voice()
    voice.speak("")
    assert voice.language == language


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(ParlourError, match="does not speak 'xx'; it speaks en, de"):
        Voice().speak("xx")


def test_a_table_in_german_reads_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VOICE, "language", "de")
    game = find_game("alliances")
    match = match_at(game, game.read(POSITION), {"players": 2})
    assert Scene(match, 0, ["Ann", "Ben"]).headline() == "P1, du bist dran: Spiele eine Karte."
    assert Scene(match, 1, ["Ann", "Ben"]).headline() == "Ann denkt nach …"
    answer_in_words(match, 0, "9 economics")
    assert Scene(match, 1, ["Ann", "Ben"]).story == ["P1 spielt 9E."]
