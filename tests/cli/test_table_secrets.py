"""Hidden information: what a seat must not know never reaches the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.tables import BareBoard, at_table, drawn, shown, sit_down
from textual.pilot import Pilot

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.cover import CoverScreen
from parlour.cli.terminal.pages import ReadingScreen
from parlour.cli.terminal.session import Session
from parlour.cli.terminal.table import TableScreen
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER
from parlour.kernel.worlds import imagine

GAME = find_game("alliances")


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4, "drafting": True, "meeting": True}])
@pytest.mark.parametrize("board", [Board(GAME), BareBoard(GAME)], ids=["declared", "bare"])
def test_other_hidden_faces_draw_the_same_table(options: dict[str, object], board: Board) -> None:
    match, bot = new_match(GAME, options, "secrets"), make_bot("random", "secrets")
    changed = 0
    for step in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
        if match.trail or match.ending:
            continue
        for seat in [*range(match.state.seats), WATCHER]:
            world = match.base.copy()
            imagine(GAME, world, seat, dice(f"{step}"))
            changed += world.face != match.base.face
            real, other = match_at(GAME, match.base, match.options), match_at(GAME, world, match.options)
            assert drawn(real, seat, (80, 24), board, True) == drawn(other, seat, (80, 24), board, True)
    assert changed > 5


async def assert_covered(app: ParlourApp, pilot: Pilot[None], session: Session) -> None:
    """Nothing but the name of the next person is on the screen, and no key but Enter and u does anything."""
    seat = session.person_asked()
    assert seat is not None
    assert isinstance(app.screen, CoverScreen)
    words = " ".join(shown(app).translate(str.maketrans("", "", "╭╮╰╯─│")).split())
    assert words.startswith(f"Pass the keyboard to P{seat + 1}; press Enter.")
    assert words.endswith(("press Enter.", "u takes your last answer back."))
    for key in ("l", "v", "i", "h", "r", "s", "tab", "space"):
        await pilot.press(key)
        assert isinstance(app.screen, CoverScreen)
    table = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
    assert table.viewer == WATCHER
    assert table.scene.choices == []


def test_between_two_people_nothing_is_on_the_screen(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person"] * 4, meeting=True)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            await assert_covered(app, pilot, session)
            await pilot.press("enter", "enter")
            if not isinstance(app.screen, CoverScreen):
                await pilot.press("enter")  # the last one of a round is also asked in the next, and keeps the keyboard

    at_table(session, scenario)


def test_a_page_of_one_person_is_closed_before_the_next_sits_down(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["person", "person"])

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "v")
        assert isinstance(app.screen, ReadingScreen)
        table = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))
        table.hand_over(1 - table.viewer)
        await pilot.pause()
        assert not any(isinstance(screen, ReadingScreen) for screen in app.screen_stack)
        assert isinstance(app.screen, CoverScreen)

    at_table(session, scenario)


def test_a_table_of_bots_shows_no_hand(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "t.json", ["level1"] * 4)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        assert re.search(r"\d+ hidden cards", shown(app))
        assert "Your hand" not in shown(app)

    at_table(session, scenario)
