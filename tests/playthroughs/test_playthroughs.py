"""Every golden playthrough must come out of the rules as it is written, to the letter.

After a change that is meant to change them: `python -m tests.playthroughs`, then read the difference.
"""

from __future__ import annotations

import re

import pytest
from tests.playthroughs.cases import CASES, DALE, FOLDER, Case
from tests.playthroughs.drawings import WIDTH
from tests.playthroughs.playthrough import open_playthrough, write_playthrough

import parlour.games  # noqa: F401
from parlour.games.dale.cards.prints import DECKS, TRAPS
from parlour.games.dale.options import write_traps
from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game, games


def replayed(text: str) -> str:
    """What the rules make of the answers in a file."""
    played = open_playthrough(text)
    left = iter(played.answers)

    def choose(match: Match, ask: Ask) -> str:
        words = next(left, None)
        assert words is not None, f"the file ends before P{ask.seat + 1} answers {ask.what!r}"
        return words

    written = write_playthrough(played.match, played.bots, played.cut, choose)
    assert list(left) == [], "the file goes on after the end of the game"
    return written


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.name))
def test_a_playthrough_is_what_the_rules_make_of_it(case: Case) -> None:
    assert case.file.exists(), f"{case.file.name} is missing: python -m tests.playthroughs {case.name}"
    text = case.file.read_text(encoding="utf-8")
    assert replayed(text).splitlines() == text.splitlines()
    played = open_playthrough(text)
    assert played.match.game.name == case.game
    assert played.match.options == check_options(find_game(case.game), case.options)
    assert (played.match.seed, played.bots.split(), played.cut) == (case.seed, case.bots, case.cut)
    assert len(played.answers) > 60


def test_no_playthrough_is_left_over_and_all_can_be_read() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert files == sorted(case.file for case in CASES)
    for file in files:
        assert max(len(line) for line in file.read_text(encoding="utf-8").splitlines()) <= WIDTH


def test_every_ending_of_conquest_is_reached() -> None:
    texts = [case.file.read_text(encoding="utf-8") for case in CASES if case.game == "conquest"]
    won = {rule for text in texts for rule in re.findall(r"^Won by .* \((\S+)\):", text, re.MULTILINE)}
    assert won == {"HC1-057", "HC1-058", "HC1-059", "HC1-060", "HC1-061", "HC2-112", "HC2-113", "HC2-114"}
    assert [text for text in texts if "leaves the game: -2000 morale" in text]


@pytest.mark.parametrize("game", sorted({case.game for case in CASES}))
def test_every_number_of_players_and_every_variant_is_played(game: str) -> None:
    played = [check_options(find_game(game), case.options) for case in CASES if case.game == game]
    for setting in find_game(game).settings():
        if not setting.free:
            assert {options[setting.name] for options in played} == set(setting.choices)


def test_every_game_is_played() -> None:
    assert [game.name for game in games()] == sorted({case.game for case in CASES})


def test_every_deck_and_every_trap_of_dale_is_played() -> None:
    decks = {deck for case in DALE for deck in str(case.options["decks"]).split(",")}
    traps = {trap for case in DALE for trap in str(case.options.get("traps", "none")).split(",")}
    assert decks == set(DECKS)
    assert traps - {"none"} == set(write_traps(list(range(len(TRAPS)))).split(","))


def holds(text: str) -> bool:
    """Whether a file is what the rules make of it."""
    try:
        return replayed(text) == text
    except (AssertionError, ParlourError):
        return False


CHANGES = [
    ("four", "> pass", "> 10M"),
    ("four", "version: ", "version: 9"),
    ("four", "wins", "loses"),
    ("dale-two", "> build a stack", "> discard any cards"),
    ("dale-two", "seed: ", "seed: no "),
    ("dale-four", "cut: ", "cut: 1"),
]


@pytest.mark.parametrize(("name", "old", "new"), CHANGES)
def test_a_change_is_noticed(name: str, old: str, new: str) -> None:
    text = text_of(name)
    assert holds(text)
    assert old in text
    assert not holds(text.replace(old, new, 1))


def text_of(name: str) -> str:
    """The file of a name."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["four", "dale-two"])
def test_a_file_that_is_cut_short_is_noticed(name: str) -> None:
    text = text_of(name)
    assert not holds(text[: len(text) // 2])
    assert not holds(text + "    > pass\n")
