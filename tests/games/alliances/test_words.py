"""Questions, answers and events in words."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import GAME, answered, fight, options, over, play_on

from parlour.kernel.record import new_match
from parlour.kernel.state import WATCHER

TABLES: list[dict[str, object]] = [
    {"players": 2, "nations": True},
    {"players": 3},
    {"players": 4, "drafting": True, "meeting": True},
]


@pytest.mark.parametrize("table", TABLES)
def test_whatever_a_seat_hears_is_a_sentence(table: dict[str, object]) -> None:
    match = play_on(new_match(GAME, table, "words"), "words", over)
    for seat in (*range(match.state.seats), WATCHER):
        lines = match.story(seat)
        assert len(lines) == len(match.heard(seat))
        assert [line for line in lines if not line.endswith(".") or "{" in line or "  " in line] == []


@pytest.mark.parametrize("table", TABLES)
def test_no_two_answers_to_a_question_are_said_alike(table: dict[str, object]) -> None:
    match = new_match(GAME, table, "answers", listen=False)
    while match.asks and len(match.answers) < 150:
        for ask in match.asks:
            said = options(match, f"P{ask.seat + 1}")
            assert len(set(said)) == len(said)
            assert GAME.prompt(match.state, ask)[:1].isupper()
        play_on(match, f"answer {len(match.answers)}", answered(match))


def test_a_conflict_is_told_as_it_happened() -> None:
    match = fight("9M", "4P", "Dual Allegiance: P1", "Reinforcement", dominant="E")
    assert match.story(WATCHER) == [
        "P1 targets Castoria (a3).",
        "P1 plays 9M.",
        "P2 plays 4P.",
        "P3 plays Dual Allegiance.",
        "4P is added to P1's power.",
        "P4 plays Reinforcement.",
        "9M is doubled.",
        "P1 wins the conflict with 22 military.",
        "P1 takes Castoria (a3).",
        "P1 starts next.",
    ]
