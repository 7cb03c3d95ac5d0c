"""The table in the terminal, driven by keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.tables import BareBoard, at_table, shown, sit_down, until
from textual.pilot import Pilot

from parlour.cli.terminal import thinking
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.cover import CoverScreen
from parlour.cli.terminal.over import OverScreen
from parlour.cli.terminal.pages import PageScreen, ReadingScreen, RulesScreen
from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.start import StartScreen
from parlour.cli.terminal.table import TableScreen
from parlour.cli.terminal.thinking import Thinker
from parlour.kernel.match import Match
from parlour.kernel.registry import find_game

SIZES = [(80, 24), (120, 40), (200, 60)]


def table_of(app: ParlourApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


async def play_on(app: ParlourApp, pilot: Pilot[None], enough: int = 2000) -> None:
    """Choose until the game is over: the pointer always stands on something that can be chosen."""
    for _ in range(enough):
        screen = app.screen
        if isinstance(screen, OverScreen):
            return
        if isinstance(screen, TableScreen) and screen.scene.what == "bid":
            screen.pointer.point_at(screen.scene.choices[-1].option)  # whoever only passes gets new cards for ever
        await screen.run_action("choose")
        await pilot.pause()
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    async def first(self: Thinker, match: Match, seat: int, bot: str) -> tuple[int, str]:
        return match.ask_of(seat).options[0], ""

    monkeypatch.setattr(Thinker, "answer", first)
    campaigns = 3 if players == 3 else 1
    session = sit_down(tmp_path / "t.json", ["person", *["level1"] * (players - 1)], campaigns=campaigns)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await play_on(app, pilot)
        await pilot.pause()
        assert "The game is over" in shown(app)
        ending = session.match.ending
        assert ending is not None
        assert ending.rule in shown(app)
        await pilot.press("r")
        assert isinstance(app.screen, ReplayScreen)
        assert f"Answer 0 of {len(session.match.answers)}, all hands open" in shown(app)
        await pilot.press("q")
        assert isinstance(app.screen, OverScreen)

    app = at_table(session, scenario)
    assert json.loads(session.path.read_text())["over"] is True
    assert "parlour replay" in app.farewell()


def test_a_game_without_a_layout_is_playable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Board, "layout", BareBoard.layout)
    session = sit_down(tmp_path / "t.json", ["person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for _ in range(20):
            if not isinstance(app.screen, CoverScreen):
                for choice in table_of(app).scene.choices:
                    assert choice.words in shown(app)
            await pilot.press("enter")
        assert len(session.match.answers) >= 10

    at_table(session, scenario)


def test_bots_answer_in_the_background(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "level1", "level2", "level1"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: session.person_asked() == 0 and table_of(app).scene.what != "")
        await pilot.press("enter")
        await until(pilot, lambda: len(session.match.answers) > 4 and session.person_asked() == 0)
        assert {answer.seat for answer in session.match.answers} == {0, 1, 2, 3}

    at_table(session, scenario)


def test_a_bot_that_breaks_does_not_break_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "level1"])

    async def broken(self: Thinker, match: Match, seat: int, bot: str, want: str) -> dict[str, object]:
        raise thinking.ThinkerError("RuntimeError: lost its wits")

    monkeypatch.setattr(Thinker, "ask", broken)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        if not session.match.answers:
            await pilot.press("enter")
        await until(pilot, lambda: any(answer.seat == 1 for answer in session.match.answers))
        await pilot.pause()
        assert "lost its wits" in shown(app)
        await until(pilot, lambda: session.person_asked() == 0)
        await pilot.press("h")
        await until(pilot, lambda: "No hint" in shown(app))

    at_table(session, scenario)


def test_a_dim_thing_says_which_rule_forbids_it(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person"] * 4)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        table = table_of(app)
        table.pointer.point_at(3)
        await pilot.press("enter", "enter")  # 10P, then the next person
        await pilot.press("down", "enter")  # 10M is too low now
        assert "(AL-026)" in shown(app)
        assert len(session.match.answers) == 1
        table.pointer.zone = "map"
        await pilot.press("enter")
        assert "is not what is asked for" in shown(app)
        assert len(session.match.answers) == 1

    at_table(session, scenario)


def test_the_point_of_no_return_is_shown_before_the_choice(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person"] * 4)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        assert "can be taken back with u" in shown(app)
        for _ in range(20):
            if table_of(app).scene.what == "play":
                break
            table_of(app).pointer.point_at(33)
            await pilot.press("enter")
        assert "cannot be taken back" in shown(app)

    at_table(session, scenario)


def test_an_answer_is_taken_back_where_that_is_honest(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person"] * 4)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter")
        first = session.match.answers[0].seat
        assert isinstance(app.screen, CoverScreen)
        assert f"P{first + 1}: u takes" in shown(app)
        await pilot.press("u")
        assert session.match.answers == []
        assert f"Pass the keyboard to P{first + 1}" in shown(app)
        await pilot.press("enter", "enter", "enter", "u")
        assert "Nothing can be taken back" in shown(app)
        assert len(session.match.answers) == 1
        assert len(json.loads(session.path.read_text())["record"]["answers"]) == 1

    at_table(session, scenario)


@pytest.mark.parametrize("key", ["l", "v", "i", "question_mark", "r"])
def test_pages_open_and_close(tmp_path: Path, key: str) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "level1"], seed="b")

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: session.person_asked() is not None)
        await pilot.press(key)
        assert isinstance(app.screen, PageScreen | ReadingScreen | RulesScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)

    at_table(session, scenario)


def test_the_rules_are_searched_while_one_types(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "r", *"AL-026")
        await pilot.pause()
        assert "AL-026" in shown(app)
        assert "AL-050" not in shown(app)
        await pilot.press(*"xyz")
        await pilot.pause()
        assert "No rule contains" in shown(app)

    at_table(session, scenario)


def test_a_hint_names_the_best_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.terminal.table.ADVISER", "search:60")
    session = sit_down(tmp_path / "t.json", ["person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "h")
        await until(pilot, lambda: isinstance(app.screen, PageScreen))
        await pilot.pause()
        assert "looked at" in shown(app)
        words = [choice.words for choice in table_of(app).scene.choices]
        thing = table_of(app).pointer.thing
        assert thing is not None
        assert thing.name in words
        assert f"would answer: {thing.name}" in shown(app)

    at_table(session, scenario)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_the_terminal(tmp_path: Path, size: tuple[int, int]) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for _ in range(40):
            text = shown(app)
            if not isinstance(app.screen, CoverScreen):
                assert "your turn" in text.splitlines()[0]
                assert "└───" in text
                assert "q quit" in text.splitlines()[-1]
                for name in [choice.words for choice in table_of(app).scene.choices if len(choice.words) < 4]:
                    assert name in text
            assert max(len(line) for line in text.splitlines()) <= size[0]
            await pilot.press("enter")

    at_table(session, scenario, size)


def test_the_terminal_may_change_its_size(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        for size in [(120, 40), (80, 24), (40, 10), (20, 5), (200, 60)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "P1" in shown(app) or size[0] < 80
        assert "┏━" in shown(app)

    at_table(session, scenario)


def test_leaving_saves_and_says_how_to_come_back(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "a table.json", ["person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter", "ctrl+c")

    app = at_table(session, scenario)
    assert app.farewell() == f"The table is saved. Go on with: parlour play --resume '{session.path}'"
    assert len(json.loads(session.path.read_text())["record"]["answers"]) == 1


def test_the_first_screen_explains_objections_and_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        start = app.screen
        assert isinstance(start, StartScreen)
        start.row = 1
        await pilot.press("left", "down", "right")  # three players, with the drafting of four
        assert "drafting is for 4 players, not 3" in shown(app)
        start.row = len(start.setup.rows())
        await pilot.press("enter")
        assert isinstance(app.screen, StartScreen)
        assert start.told != ""  # refused at the door
        start.row = 2
        await pilot.press("left")
        start.row = len(start.setup.rows()) - 1
        await pilot.press("left")
        assert start.setup.specs == ["person", "level3", "level2"]
        await pilot.press("enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.session is not None
        assert app.session.match.state.seats == 3
        assert app.session.path.parent == tmp_path / "tables"

    at_table(StartScreen(find_game("alliances")), scenario)


def test_the_first_screen_offers_the_tables_that_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    session = sit_down(tmp_path / "tables" / "waiting.json", ["person", "person"])
    ask = session.match.asks[0]
    session.answer(ask.seat, ask.options[0])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        assert "waiting" in shown(app)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, CoverScreen))
        assert app.session is not None
        assert app.session.record() == session.record()

    at_table(StartScreen(find_game("alliances")), scenario)
