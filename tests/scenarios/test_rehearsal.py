"""A scenario fails at the first step where the table is not as it says, and tells both."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from parlour.cli.main import app

GOOD = """
[[scenario]]
title = "Two bids"
game = "alliances"
rules = ["AL-026"]
position = "phase=bidding hand1=12P,?11 hand2=?12 hand3=?12 hand4=?12"

[[scenario.step]]
seat = 1
asked = "bid"
offered = ["pass", "10M"]
not_offered = ["9M"]
refused = { "9M" = "AL-025" }
answer = "10M"
heard = [{ event = "bid", seat = "P1", number = 10 }]
not_heard = ["passes"]
waiting = [2]
view = { "bid" = "10M", "bidder" = "P1", "dominant" = "-", "seats.P1.hand.12P.name" = "12P", "seats.P2.passed" = false }

[[scenario.step]]
seat = 2
view = { "seats.P1.hand.*.name" = ["-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"] }
heard = ["P1 bids 10 military."]
"""

ENDED = """
[[scenario]]
title = "The last conflict"
game = "alliances"
position = '''
players=2 campaigns=1 conflict=12 dominant=M aggressor=silver leader=2 hand1=1P hand2=2P
'''

[[scenario.step]]
answers = ["P2: a3 Castoria", "P2: 2P", "P1: 1P"]
result = { winners = [2], rule = "AL-099", reason = "7 countries against 6", scores = [0, 1] }
waiting = []
"""


def call(folder: Path, *texts: str, more: tuple[str, ...] = ()) -> Result:
    paths = []
    for number, text in enumerate(texts):
        path = folder / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        paths.append(str(path))
    return CliRunner().invoke(app, ["scenario", *paths, *more])


def test_what_holds_ends_with_0(tmp_path: Path) -> None:
    called = call(tmp_path, GOOD, ENDED)
    assert called.exit_code == 0, called.output
    assert called.output == "2 scenarios in 2 files: 2 held, 0 failed\n"


@pytest.mark.parametrize(
    ("old", "new", "step", "expected", "found"),
    [
        ('asked = "bid"', 'asked = "play"', 1, "P1 is asked 'play'", "asked 'bid'"),
        ('offered = ["pass", "10M"]', 'offered = ["9P"]', 1, "P1 is offered 9P", "offered: pass, 10M"),
        ('not_offered = ["9M"]', 'not_offered = ["10E"]', 1, "P1 is not offered 10E", "offered: 10E"),
        ('not_offered = ["9M"]', 'only_offered = ["pass", "10M"]', 1, "P1 is offered only pass, 10M", "20P"),
        ('{ "9M" = "AL-025" }', '{ "9M" = "AL-026" }', 1, "P1 is refused 9M by AL-026", "(AL-025)"),
        ('{ "9M" = "AL-025" }', '{ "10M" = "AL-025" }', 1, "P1 is refused 10M", "10M is offered"),
        ('{ "9M" = "AL-025" }', '{ "xyz" = "AL-025" }', 1, "P1 is refused xyz", "no rule is named"),
        ('answer = "10M"', 'answer = "9M"', 1, "P1 can answer 9M", "(AL-025)"),
        ('answer = "10M"', 'answer = "nonsense"', 1, "P1 can answer nonsense", "the options are pass, 10M"),
        ('answer = "10M"', 'answers = ["P3: pass"]', 1, "P3 can answer pass", "the table waits for P1 (bid)"),
        ("number = 10", "number = 11", 1, "P1 hears {'event': 'bid'", "P1 bids 10 military."),
        ("heard = [{", 'heard = ["P1 bids 10 military.", {', 1, "P1 hears {'event': 'bid'", "heard: P1 bids 10"),
        ('not_heard = ["passes"]', 'not_heard = ["military"]', 1, "P1 does not hear 'military'", "P1 bids 10"),
        ("not_heard = [", 'not_heard = [{ event = "bid" }, ', 1, "P1 does not hear {'event': 'bid'}", "P1 bids"),
        ("waiting = [2]", "waiting = [2, 3]", 1, "the table waits for P2, P3", "waits for P2 (bid)"),
        ("waiting = [2]", "waiting = []", 1, "the table waits for nothing", "waits for P2 (bid)"),
        ('"bid" = "10M"', '"bid" = "10P"', 1, "P1 sees bid = '10P'", "'10M'"),
        ('"bidder" = "P1"', '"bidder" = "P2"', 1, "P1 sees bidder = 'P2'", "0"),
        ('"bidder" = "P1"', '"bidder" = "-"', 1, "P1 sees bidder = '-'", "0"),
        ('"dominant" = "-"', '"dominant" = "M"', 1, "P1 sees dominant = 'M'", "nothing"),
        ('"bid" =', '"bit" =', 1, "P1 sees bit", "there is no 'bit' at the top; there are"),
        ("hand.12P.name", "hand.11P.name", 1, "P1 sees seats.P1.hand.11P.name", "0 items in 'seats.P1.hand' match"),
        ('passed" = false', 'passed" = 0', 1, "P1 sees seats.P2.passed = 0", "False"),
        ('heard = ["P1 bids 10 military."]\n', 'heard = ["You"]\n', 2, "P2 hears 'You'", "heard: P1 bids 10"),
        ("waiting = [2]", "result = { winners = [1] }", 1, "the game is over", "waits for P2 (bid)"),
    ],
)
def test_a_wrong_expectation_names_the_step(
    tmp_path: Path, old: str, new: str, step: int, expected: str, found: str
) -> None:
    assert old in GOOD
    called = call(tmp_path, GOOD.replace(old, new), ENDED)
    assert called.exit_code == 1
    lines = called.output.splitlines()
    assert lines[0] == f"{tmp_path / '0.toml'}: Two bids: step {step}"
    assert lines[1].startswith(f"  expected: {expected}")
    assert lines[2].startswith("  found: ")
    assert found in lines[2]
    assert lines[3] == "2 scenarios in 2 files: 1 held, 1 failed"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("winners = [2]", "winners = [1]", "the winners are P1"),
        ("AL-099", "AL-100", "the game ends by AL-100"),
        ("7 countries against 6", "8 countries", "the reason has '8 countries'"),
        ("scores = [0, 1]", "scores = [1, 0]", "the scores are [1, 0]"),
        ("waiting = []", "waiting = [1]", "the table waits for P1"),
    ],
)
def test_a_wrong_result_is_found(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert old in ENDED
    called = call(tmp_path, ENDED.replace(old, new))
    assert called.exit_code == 1
    assert f"expected: {expected}" in called.output


def test_a_broken_file_does_not_keep_the_others_from_being_played(tmp_path: Path) -> None:
    called = call(tmp_path, "nonsense", GOOD.replace('"10P"', '"10E"'), ENDED.replace("AL-099", "AL-100"))
    assert called.exit_code == 2
    assert "0.toml" in called.stderr
    assert "The last conflict: step 1" in called.stdout
    assert called.stdout.endswith("2 scenarios in 3 files: 1 held, 1 failed; broken files: 1\n")


def test_the_outcomes_as_json(tmp_path: Path) -> None:
    called = call(tmp_path, GOOD, ENDED.replace("AL-099", "AL-100"), more=("--json",))
    assert called.exit_code == 1
    first, second = json.loads(called.stdout)["scenarios"]
    assert first == {"file": str(tmp_path / "0.toml"), "title": "Two bids", "holds": True}
    assert (second["step"], second["expected"]) == (1, "the game ends by AL-100")


def test_a_game_from_the_start_tells_its_set_up(tmp_path: Path) -> None:
    text = """
[[scenario]]
title = "From the start"
game = "alliances"
seed = "any"
options = { players = 2 }
[[scenario.step]]
seat = 2
heard = ["The countries are laid out.", "Each player is dealt 12 cards.", "Your hand: "]
view.phase = "arming"
view.seats.P2.hand.count = 12
view.reserve = 24
[[scenario.step]]
heard = ["Each player is dealt 12 cards."]
not_heard = ["Your hand: "]
"""
    called = call(tmp_path, text)
    assert called.exit_code == 0, called.output
