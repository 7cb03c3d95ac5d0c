"""After the game: a rematch for the same seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.tables import at_table, shown, until
from textual.pilot import Pilot

import parlour.games  # noqa: F401
from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.over import OverScreen
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.session import Session, rematch_of
from parlour.cli.terminal.table import TableScreen
from parlour.kernel.notation import answer_in_words
from parlour.kernel.record import match_at
from parlour.kernel.registry import find_game

DALE = find_game("dale")
LAST_STACK = "hand1=Spyglass,Spyglass stall1=*|*|*|*|*|*|* deck1=?5 hand2=?5 deck2=?5"


def last_stack(path: Path) -> Session:
    """A table at which P1 is about to win."""
    s = DALE.read(LAST_STACK)
    session = Session(match_at(DALE, s, DALE.options_in(s)), Seating(["person", "person"]), path)
    answer_in_words(session.match, 0, "build a stack")
    return session


def test_m_deals_a_rematch_that_a_loser_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    session = last_stack(tmp_path / "t.json")

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")  # whoever sits at the keyboard uncovers the hand
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await app.screen.run_action("choose")
        await until(pilot, lambda: isinstance(app.screen, OverScreen))
        await pilot.pause()
        assert "m rematch" in shown(app)
        await pilot.press("m")
        await until(pilot, lambda: app.session is not session)
        await pilot.pause()
        assert [screen for screen in app.screen_stack if isinstance(screen, OverScreen)] == []
        assert len([screen for screen in app.screen_stack if isinstance(screen, TableScreen)]) == 1

    app = at_table(session, scenario)
    assert session.match.ending is not None
    assert session.match.ending.winners == [0]
    again = app.session
    assert again is not None
    assert again.match.ending is None
    assert again.match.options["first"] == "P2"
    assert again.seating.specs == session.seating.specs
    assert again.path.exists()
    assert again.path != session.path


def test_a_rematch_keeps_the_options_and_shuffles_anew(tmp_path: Path) -> None:
    session = last_stack(tmp_path / "t.json")
    answer_in_words(session.match, 0, "build with Spyglass 4 + Spyglass 4")
    one, two = (rematch_of(session, seed, tmp_path / "again.json") for seed in ("one", "two"))
    assert one.match.options == {**session.match.options, "first": "P2"}
    assert one.match.asks[0].seat == two.match.asks[0].seat == 1
    assert one.match.view(0)["market"] != two.match.view(0)["market"]
