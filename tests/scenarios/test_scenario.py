"""Scenario files are read strictly: what is wrong with one is said, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import find_game
from parlour.scenarios.scenario import at_position, is_scenario_file, read_scenarios

HEAD = 'title = "T"\ngame = "alliances"\n'
POSITION = 'position = "phase=bidding hand1=?12 hand2=?12 hand3=?12 hand4=?12"\n'
STEP = '[[scenario.step]]\nseat = 1\nanswer = "10M"\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "one.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("scenario = 3 4", "line 1"),
        ("x = 1", "there is no field `x`"),
        ("", "no scenario in it; begin one with a line [[scenario]]"),
        ("scenario = []", "no scenario"),
        ("[[scenario]]\n" + HEAD + POSITION, "no step; add one with a line [[scenario.step]]"),
        ("[[scenario]]\n" + HEAD + POSITION + "step = []\n", "no step"),
        (
            "[[scenario]]\n" + HEAD + POSITION + STEP + "sea = 1\n",
            "scenario 1 (T): step 1: there is no field `sea`; did you mean seat?",
        ),
        (
            "[[scenario]]\n" + HEAD + POSITION + STEP.replace("1\n", '"one"\n', 1),
            "step 1, seat: write a whole number, not a text in quotes",
        ),
        ("[[scenario]]\n" + HEAD.replace("alliances", "chess") + POSITION + STEP, "no game 'chess'"),
        ("[[scenario]]\n" + HEAD + STEP, "a position or with a seed"),
        ("[[scenario]]\n" + HEAD + POSITION + 'seed = "x"\n' + STEP, "a position or with a seed"),
        ("[[scenario]]\n" + HEAD + POSITION + "options = { players = 4 }\n" + STEP, "options belong to a seed"),
        ("[[scenario]]\n" + HEAD + 'seed = "x"\noptions = { players = 9 }\n' + STEP, "players cannot be 9"),
        ("[[scenario]]\n" + HEAD + 'position = "hand1=99P"\n' + STEP, "position: "),
        ("[[scenario]]\n" + HEAD + 'rules = ["AL-999"]\n' + POSITION + STEP, "no rule 'AL-999'"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'refused = { "9P" = "AL-2" }\n', "no rule 'AL-2'"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP.replace("seat = 1", "seat = 5"), "no seat 5"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP.replace("seat = 1\n", ""), "seat is missing"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'answers = ["P2: pass"]\n', "both answer and answers"),
        ("[[scenario]]\n" + HEAD + POSITION + '[[scenario.step]]\nanswers = ["P2 pass"]\n', "'P2: WORDS'"),
        ("[[scenario]]\n" + HEAD + POSITION + '[[scenario.step]]\nanswers = ["P0: pass"]\n', "no seat 0"),
        ("[[scenario]]\n" + HEAD + POSITION + "[[scenario.step]]\nseat = 1\n", "neither answers nor expects"),
        ("[[scenario]]\n" + HEAD + POSITION + "[[scenario.step]]\nresult = { winners = [7] }\n", "no seat 7"),
        ("[[scenario]]\n" + HEAD + POSITION + "[[scenario.step]]\nresult = { winner = [1] }\n", "step 1, result"),
        ("[[scenario]]\n" + HEAD + POSITION + "[[scenario.step]]\nopen = { x = 1 }\nx = 3\n", "the fields are seat"),
        ("[[scenario]]\n" + HEAD + POSITION + "[[scenario.step]]\nin_every_world = { bid = 1 }\n", "seat is missing"),
        ("[[scenario]]\n" + HEAD + POSITION + '[[scenario.step]]\nplay_on = "smart"\n', "there is no bot 'smart'"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'play_on = "greedy"\n', "make another step"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'asked = "bidd"\n', "did you mean 'bid'?"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'heard = [{ event = "bids" }]\n', "did you mean 'bid'?"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'asked = "xyzzy"\n', "parlour rules alliances --words lists all"),
        ("[[scenario]]\n" + HEAD + POSITION + STEP + 'not_heard = ["..."]\n', "no word to listen for"),
        ("[[scenario]]\n" + HEAD + POSITION + 'position_refused = "x"\n' + STEP, "neither a seed nor steps"),
        ("[[scenario]]\n" + HEAD + POSITION + 'position_refused = ""\n', "write words of the reason"),
    ],
)
def test_nonsense_is_named(tmp_path: Path, text: str, words: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(ParlourError) as caught:
        read_scenarios(path)
    assert str(path) in str(caught.value)
    assert words in str(caught.value)
    called = CliRunner().invoke(app, ["scenario", str(path)])
    assert called.exit_code == 2
    assert words in called.stderr


def test_a_file_that_is_not_there_is_a_wrong_call(tmp_path: Path) -> None:
    called = CliRunner().invoke(app, ["scenario", str(tmp_path / "none.toml")])
    assert called.exit_code == 2
    assert "none.toml" in called.stderr


def test_a_folder_without_scenarios_is_a_wrong_call(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["scenario", str(tmp_path)]).exit_code == 2


def test_other_toml_files_are_no_scenarios(tmp_path: Path) -> None:
    assert not is_scenario_file(written(tmp_path, "[tool]\nx = 1\n"))
    assert is_scenario_file(written(tmp_path, "[[scenario]]\n" + HEAD + POSITION + STEP))


def test_the_lines_of_a_position_are_joined_and_a_comma_goes_on() -> None:
    game = find_game("alliances")
    one = at_position(game, "bid=10M hand1=1M,2M hand2=3M,4M hand3=5M,6M hand4=7M,8M")
    many = at_position(game, "\nbid=10M\n  hand1=1M,\n  2M hand2=3M,4M\nhand3=5M,6M hand4=7M,8M\n")
    assert game.write(one.state) == game.write(many.state)
