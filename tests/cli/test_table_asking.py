"""What people at a keyboard are asked: everything, or only where there is something to choose."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.tables import at_table, shown, sit_down
from tests.games.dale.table import at
from textual.pilot import Pilot

from parlour.cli.terminal.app import ParlourApp
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.session import Session
from parlour.kernel.wishes import TURN, Wishes

HOLDS_NOTHING = "turn=2 hand2=Swift_Broker,? hand1=?2 deck1=?9 deck2=?9 mdeck=Ancient_Knowledge"
HOLDS = "turn=2 hand2=Swift_Broker,? hand1=Ancient_Knowledge,? deck1=?9 deck2=?9"
ONE_WAY = "hand1=Spyglass,Swift_Broker,Swift_Broker market=Spyglass deck1=?9 deck2=?9 hand2=?5 actions=2"


def session_at(line: str, people: list[str], path: Path, wishes: Wishes | None) -> Session:
    """A table of Dale at a position."""
    session = Session(at(line), Seating(people), path / "table.json")
    session.wishes = wishes
    return session


def act(session: Session, seat: int, words: str) -> None:
    """Answer in words."""
    ask = session.ask_of(seat)
    assert ask is not None
    session.match.answer(seat, next(iter(session.game.meanings(session.match.state, ask, words).values())))


@pytest.mark.parametrize(
    ("line", "people", "wishes", "spared"),
    [
        (HOLDS_NOTHING, ["person", "level1"], Wishes(), True),
        (HOLDS, ["person", "level1"], Wishes(), False),
        (HOLDS_NOTHING, ["person", "level1"], None, False),
        (HOLDS_NOTHING, ["person", "person"], Wishes(), False),
        (HOLDS, ["person", "person"], Wishes(reactions=TURN), True),
        (HOLDS_NOTHING, ["person", "person"], Wishes(reactions=TURN), True),
    ],
)
def test_who_is_asked_to_react(
    tmp_path: Path, line: str, people: list[str], wishes: Wishes | None, spared: bool
) -> None:
    session = session_at(line, people, tmp_path, wishes)
    act(session, 1, "play Swift Broker")
    assert session.ask_of(0) is not None
    assert (session.reply_for(0) is not None) == spared


def test_taking_back_goes_behind_what_was_answered_for_somebody(tmp_path: Path) -> None:
    session = session_at(ONE_WAY, ["person", "level1"], tmp_path, Wishes())
    act(session, 0, "buy Spyglass")
    option = session.reply_for(0)
    assert option is not None
    session.answer_for(0, option)
    assert session.who_may_take_back() is None, "what was paid has been shown"
    session.take_back()
    assert session.match.answers == []


def test_a_key_chooses_what_to_be_asked(tmp_path: Path) -> None:
    session = sit_down(tmp_path / "table.json", ["person", "level1"], players=2)

    async def scenario(app: ParlourApp, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        assert "only when there is something to choose" in shown(app)
        await pilot.press("a", "a")
        assert "asked everything" in shown(app)

    at_table(session, scenario)
