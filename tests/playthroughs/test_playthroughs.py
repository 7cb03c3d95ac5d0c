"""Every golden playthrough must come out of the rules as it is written, to the letter.

After a change that is meant to change them: `python -m tests.playthroughs`, then read the difference.
"""

from __future__ import annotations

import pytest
from tests.playthroughs.cases import CASES, FOLDER, Case
from tests.playthroughs.playthrough import WIDTH, open_playthrough, write_playthrough

import parlour.games  # noqa: F401
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game


def replayed(text: str) -> str:
    """What the rules make of the answers in a file."""
    match, bots, answers = open_playthrough(text)
    left = iter(answers)

    def choose(match: Match, ask: Ask) -> str:
        words = next(left, None)
        assert words is not None, f"the file ends before P{ask.seat + 1} answers {ask.what!r}"
        return words

    written = write_playthrough(match, bots, choose)
    assert list(left) == [], "the file goes on after the end of the game"
    return written


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.name))
def test_a_playthrough_is_what_the_rules_make_of_it(case: Case) -> None:
    assert case.file.exists(), f"{case.file.name} is missing: python -m tests.playthroughs {case.name}"
    text = case.file.read_text(encoding="utf-8")
    assert replayed(text).splitlines() == text.splitlines()
    match, bots, answers = open_playthrough(text)
    assert match.options == check_options(find_game("alliances"), case.options)
    assert bots.split() == case.bots
    assert len(answers) > 60


def test_no_playthrough_is_left_over_and_all_can_be_read() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert files == sorted(case.file for case in CASES)
    for file in files:
        assert max(len(line) for line in file.read_text(encoding="utf-8").splitlines()) <= WIDTH


def test_every_number_of_players_and_every_variant_is_played() -> None:
    played = [check_options(find_game("alliances"), case.options) for case in CASES]
    for setting in find_game("alliances").settings():
        assert {options[setting.name] for options in played} == set(setting.choices)


def holds(text: str) -> bool:
    """Whether a file is what the rules make of it."""
    try:
        return replayed(text) == text
    except (AssertionError, ParlourError):
        return False


@pytest.mark.parametrize(("old", "new"), [("> pass", "> 10M"), ("version: ", "version: 9"), ("wins", "loses")])
def test_a_change_is_noticed(old: str, new: str) -> None:
    text = CASES[0].file.read_text(encoding="utf-8")
    assert holds(text)
    assert old in text
    assert not holds(text.replace(old, new, 1))


def test_a_file_that_is_cut_short_is_noticed() -> None:
    text = CASES[0].file.read_text(encoding="utf-8")
    assert not holds(text[: len(text) // 2])
    assert not holds(text + "    > pass\n")
