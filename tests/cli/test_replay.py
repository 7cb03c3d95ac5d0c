"""`parlour replay` and `parlour play` as they are called."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.tables import at_table, shown
from textual.pilot import Pilot
from typer.testing import CliRunner

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.cli.main import app as parlour_app
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.saves import dump_table
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.steps import SceneReplay
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.replay import ALL
from parlour.kernel.state import WATCHER
from parlour.review.reviewing import Depth


@pytest.fixture(scope="module")
def played() -> Match:
    match, bot = new_match(find_game("alliances"), {"players": 4, "campaigns": 1}, "replay"), make_bot("random", "r")
    while match.ending is None:
        ask = match.asks[0]
        match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
    return match


def call(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(parlour_app, list(words))
    return result.exit_code, result.output


def test_steps_go_anywhere_and_come_back(played: Match) -> None:
    steps = SceneReplay(dump_record(played))
    names = ["P1", "P2", "P3", "P4"]
    forward = []
    for number in range(len(steps.answers) + 1):
        steps.go(number)
        forward.append((steps.scene(ALL, names).seen, steps.scene(0, names).story))
    for number in (17, 3, len(steps.answers), 0, 40, 39):
        steps.go(number)
        assert (steps.scene(ALL, names).seen, steps.scene(0, names).story) == forward[number]
    steps.go(10_000)
    assert steps.at == len(steps.answers)
    assert steps.match.story(0) == played.story(0)


def test_open_hands_show_every_card_and_a_seat_only_its_own(played: Match) -> None:
    steps = SceneReplay(dump_record(played))
    steps.go(0)

    def hands(viewer: int) -> list[int]:
        seats = steps.scene(viewer, ["P1", "P2", "P3", "P4"]).seen["seats"]
        assert isinstance(seats, list)
        return [sum(card["name"] is not None for card in seat["hand"]) for seat in seats]

    assert hands(ALL) == [12, 12, 12, 12]
    assert hands(2) == [0, 0, 12, 0]
    assert hands(WATCHER) == [0, 0, 0, 0]


def test_a_record_is_printed_whole(played: Match, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_text(dump_record(played))
    code, text = call("replay", str(path), "--plain")
    assert code == 0
    assert played.ending is not None
    assert played.ending.reason in text
    for line in played.story(WATCHER):
        assert line in text
    assert text.count("Your hand") == 4
    assert call("replay", str(path), "--seat", "2")[1].count("Your hand") == 1
    assert call("replay", str(path), "--seat", "none")[1].count("Your hand") == 0


def test_an_unfinished_table_keeps_its_hands(played: Match, tmp_path: Path) -> None:
    match = new_match(played.game, played.options, "secret")
    path = tmp_path / "t.json"
    path.write_text(dump_table(match, Seating(["person", "level1", "level2", "level3"])))
    code, text = call("replay", str(path))
    assert code == 0
    assert "P2 (level 1)" in text
    assert "Your hand" not in text
    assert "12 hidden cards" in text


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("nonsense", "not a record"),
        ({"game": "chess"}, "missing"),
        ({"game": "chess", "version": 1, "options": {}, "seed": "", "answers": []}, "no game 'chess'"),
        ({"game": "alliances", "version": 999, "options": {}, "seed": "", "answers": []}, "version 999"),
        ({"game": "alliances", "version": 1, "options": {}, "seed": "", "answers": ["0 play 99"]}, "answer 1"),
        ({"kind": "parlour table", "seats": ["person"], "record": {}}, "missing"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_nonsense_files_are_refused(document: object, words: str, command: list[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document))
    code, text = call(*command, str(path))
    assert code == 2
    assert words in text
    assert text.startswith(f"parlour: {path}")
    assert len(text.splitlines()) == 1


def test_a_seat_that_does_not_exist_is_refused(played: Match, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_text(dump_record(played))
    for seat in ("0", "5", "x"):
        code, text = call("replay", str(path), "--seat", seat)
        assert code == 2
        assert "there is no seat" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["alliances"], "needs a terminal"),
        (["chess"], "no game 'chess'"),
        (["alliances", "--players", "7"], "choose one of 2, 3, 4"),
        (["alliances", "--players", "2", "--option", "drafting=yes"], "is for 4 players"),
        (["alliances", "--option", "cake"], "is not an option"),
        (["alliances", "--people", "5"], "5 people"),
        (["alliances", "--bots", "wizard"], "no bot 'wizard'"),
        (["alliances", "--pace", "-1"], "pace"),
    ],
)
def test_a_wrong_call_of_play_is_told(words: list[str], told: str) -> None:
    code, text = call("play", *words)
    assert code == 2
    assert told in text


def test_the_replay_steps_by_keys(played: Match) -> None:
    total = len(played.answers)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        assert f"Answer 0 of {total}, all hands open" in shown(app)
        await pilot.press("right", "right", "left")
        assert f"Answer 1 of {total}" in shown(app)
        await pilot.press("end")
        assert f"Answer {total} of {total}" in shown(app)
        await pilot.press("pageup", "v", "v")
        assert f"Answer {total - 10} of {total}, as P1 saw it" in shown(app)
        await pilot.press("g", "9", "9", "9", "9", "enter")
        assert f"Write a number from 0 to {total}" in shown(app)
        await pilot.press("escape", "g", "1", "2", "enter")
        assert f"Answer 12 of {total}" in shown(app)
        await pilot.press("home", "space")
        await pilot.pause(2.0)
        assert "Answer 0 of" not in shown(app)

    at_table(ReplayScreen(SceneReplay(dump_record(played)), ALL, None), scenario)


def test_a_review_tells_what_decided_the_game(played: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.reviewing.DEPTH", Depth(glance=4, close_look=20))
    file = tmp_path / "played.json"
    file.write_text(dump_record(played))
    code, output = call("replay", str(file), "--review")
    assert code == 0
    assert "never by hidden cards" in " ".join(output.split())
    assert "wins the campaign" in output
    assert all(f"P{seat}" in output for seat in (1, 2, 3, 4))
    code, output = call("replay", str(file), "--review", "--language", "de")
    assert "Siegchancen, von der ersten Entscheidung an" in output
    assert "gewinnt den Feldzug" in output
    assert not re.search(r"\b(the|at answer|than|between)\b", output)
    file.write_text(dump_record(new_match(find_game("alliances"), {}, "begun")))
    code, output = call("replay", str(file), "--review")
    assert code != 0
    assert "over" in output
