"""Answers that the server gives for people: by their own wishes and what everybody sees, and timed so that nobody can
tell who was asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import true
from tests.server.moves import DUEL, PEOPLE, listener, open_moves, play_some, seat_people, told

from parlour.kernel.record import match_at
from parlour.server.storage.rows import Seat
from parlour.server.tables.auto_answers import AutoAnswers, pace_of
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.moves import Moves

PAUSE = 0.5
LOOK = 0.005  # seconds between two looks at a table
HOLDS = "hand1=Swift_Broker,? hand2=Ancient_Knowledge,? deck1=?9 deck2=?9"  # P2 can react to the first card
HOLDS_NOT = (
    "hand1=Swift_Broker,? hand2=?2 deck1=?9 deck2=?9 mdeck=Ancient_Knowledge"  # and here could, for all P1 knows
)
DALE: dict[str, object] = {"players": 2}


@asynccontextmanager
async def table_at(
    folder: Path, line: str, wishes: str, bots: int = 0, watcher: bool = False
) -> AsyncIterator[tuple[Moves, AutoAnswers, LiveTable]]:
    """A table of Dale at a position; its people have these wishes."""
    async with open_moves(folder) as moves:
        auto = AutoAnswers(moves, PAUSE)
        await seat_people(moves, "t", "dale", DALE, bots=bots)
        await wish(moves, wishes)
        if watcher:
            listener(moves, "t", "eve", None)
        async with moves.tables.at("t") as (room, live):
            live.seats = await moves.tables.store.seats("t")
            live.match = match_at(live.game, live.game.read(line), {})
            live.questions = []
            live.number_questions(live.applied[-1].entry, {})
            room.broadcast(moves.tables.now())
        yield moves, auto, live
        await auto.close()


async def wish(moves: Moves, wishes: str) -> None:
    """Let everybody want to be asked the same things."""
    for seat in range(2):
        await moves.tables.store.update_seat("t", seat, true(), wishes=wishes)


async def say(moves: Moves, live: LiveTable, seat: int, words: str) -> None:
    """Answer in words."""
    ask = next(ask for ask in live.questions if ask.seat == seat)
    found = live.game.meanings(live.match.state, ask, words)
    await moves.answer("t", seat, live.asked[seat], next(iter(found.values())), PEOPLE[seat])


async def passes_after(live: LiveTable, most: float = 5.0) -> float:
    """How long a seat is waited for until its question is gone."""
    began, before = time.monotonic(), live.seq
    for _ in range(int(most / LOOK)):
        if live.seq == before:
            await asyncio.sleep(LOOK)
    return time.monotonic() - began


def asked(live: LiveTable) -> list[str]:
    """Who is asked what."""
    return [f"P{ask.seat + 1} {ask.what}" for ask in live.questions]


@pytest.mark.parametrize("line", [HOLDS, HOLDS_NOT])
def test_in_company_a_reaction_is_passed_after_the_same_pause_whatever_is_held(tmp_path: Path, line: str) -> None:
    async def story() -> None:
        async with table_at(tmp_path, line, "able ask ask normal") as (moves, _, live):
            other = listener(moves, "t", "ann", 0)
            await say(moves, live, 0, "play Swift Broker")
            assert asked(live) == ["P2 react"]
            assert PAUSE - 0.05 < await passes_after(live) < PAUSE + 3.0
            assert live.applied[-1].entry.kind == "auto"
            steps = [letter for letter in told(other) if letter["type"] == "steps"]
            assert [letter["ask"] and letter["ask"].get("pause") for letter in steps] == [None] * len(steps)

    asyncio.run(story())


@pytest.mark.parametrize("line", [HOLDS, HOLDS_NOT])
def test_who_passes_sooner_is_held_back_until_the_pause_is_over(tmp_path: Path, line: str) -> None:
    async def story() -> None:
        async with table_at(tmp_path, line, "able ask ask normal") as (moves, auto, live):
            await say(moves, live, 0, "play Swift Broker")
            decline = live.questions[0].question.decline
            assert auto.holds_back(live, 1, live.asked[1], decline)
            assert not auto.holds_back(live, 1, live.asked[1], decline - 1), "whoever reacts may do so at once"
            assert PAUSE - 0.05 < await passes_after(live) < PAUSE + 3.0

    asyncio.run(story())


def test_after_a_restart_people_who_are_away_are_answered_for_without_anybody_coming(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "dale", DALE)
            await play_some(moves, "t", 1)
        async with open_moves(tmp_path) as moves:
            looked: list[str] = []
            auto = AutoAnswers(moves, PAUSE)
            auto.look = lambda room: looked.append(room.table)  # type: ignore[method-assign]
            await auto.resume()
            assert looked == []  # they want to be asked everything
            await wish(moves, "able able alone normal")
            auto.open()
            assert auto.resuming is not None
            await auto.resuming
            await auto.close()
            assert looked == ["t"]

    asyncio.run(story())


@pytest.mark.parametrize("line", [HOLDS, HOLDS_NOT])
def test_who_wants_to_think_is_waited_for_whatever_is_held(tmp_path: Path, line: str) -> None:
    async def story() -> None:
        async with table_at(tmp_path, line, "able ask ask normal") as (moves, auto, live):
            await say(moves, live, 0, "play Swift Broker")
            auto.stop(live, 1, live.asked[1])
            moves.tables.room("t").broadcast(moves.tables.now())  # news do not start another pause
            assert await passes_after(live, 2 * PAUSE) > 2 * PAUSE
            assert not auto.holds_back(live, 1, live.asked[1], live.questions[0].question.decline)
            await say(moves, live, 1, "pass")
            assert live.applied[-1].entry.kind == "answer"

    asyncio.run(story())


@pytest.mark.parametrize("line", [HOLDS, HOLDS_NOT])
def test_who_wants_nothing_until_their_turn_passes_at_once_whatever_is_held(tmp_path: Path, line: str) -> None:
    async def story() -> None:
        async with table_at(tmp_path, line, "turn ask ask normal") as (moves, _, live):
            await say(moves, live, 0, "play Swift Broker")
            assert await passes_after(live) < PAUSE / 2

    asyncio.run(story())


@pytest.mark.parametrize("line", [HOLDS, HOLDS_NOT])
@pytest.mark.parametrize("wishes", ["ask ask ask normal", "alone alone alone normal", "mine ask ask normal"])
def test_in_company_others_are_asked_whatever_they_hold(tmp_path: Path, line: str, wishes: str) -> None:
    async def story() -> None:
        async with table_at(tmp_path, line, wishes) as (moves, _, live):
            await say(moves, live, 0, "play Swift Broker")
            assert await passes_after(live, PAUSE) >= PAUSE
            assert asked(live) == ["P2 react"]

    asyncio.run(story())


@pytest.mark.parametrize(("watcher", "paid"), [(False, True), (True, False)])
def test_the_only_way_is_taken_while_nobody_but_bots_could_notice(tmp_path: Path, watcher: bool, paid: bool) -> None:
    async def story() -> None:
        line = "hand1=Spyglass,Swift_Broker,Swift_Broker market=Spyglass deck1=?9 deck2=?9 hand2=?5"
        async with table_at(tmp_path, line, "alone alone alone normal", bots=1, watcher=watcher) as (moves, _, live):
            await say(moves, live, 0, "buy Spyglass")
            await asyncio.sleep(0.1)
            assert ("P1 pay" not in asked(live)) == paid

    asyncio.run(story())


def test_taking_back_goes_behind_what_was_answered_for_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        line = "hand1=Spyglass,Swift_Broker,Swift_Broker market=Spyglass deck1=?9 deck2=?9 hand2=?5 actions=2"
        async with table_at(tmp_path, line, "alone alone alone normal", bots=1) as (moves, _, live):
            await say(moves, live, 0, "buy Spyglass")
            await asyncio.sleep(0.1)
            assert [each.entry.kind for each in live.applied[1:]] == ["answer", "auto"]
            assert live.answers_since(0) == 2
            await moves.take_back("t", 0, PEOPLE[0])
            await asyncio.sleep(0.1)
            assert asked(live) == ["P1 act"]

    asyncio.run(story())


def test_the_last_cards_of_a_campaign_play_themselves_in_any_company(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            auto = AutoAnswers(moves, PAUSE)
            await seat_people(moves, "t", "alliances", dict(DUEL))
            await wish(moves, "ask ask ask normal")
            async with moves.tables.at("t") as (_, live):
                live.seats = await moves.tables.store.seats("t")
            while not live.over:
                await asyncio.gather(*auto.tasks.values())
                if not auto.tasks and not live.over:
                    await play_some(moves, "t", 1)
            kinds = [(each.entry.kind, each.entry.answer.what) for each in live.applied[1:] if each.entry.answer]
            plays = [kind for kind, what in kinds if what == "play"]
            assert plays[-2:] == ["auto", "auto"]
            assert plays[:-2] == ["answer"] * (len(plays) - 2)
            await auto.close()

    asyncio.run(story())


def test_whoever_has_not_said_what_they_want_is_asked_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            auto = AutoAnswers(moves, 0.0)
            await seat_people(moves, "t", "alliances", dict(DUEL))
            await play_some(moves, "t", 200)
            async with moves.tables.at("t") as (_, live):
                assert {each.entry.kind for each in live.applied} == {"start", "answer"}
            await auto.close()

    asyncio.run(story())


def test_bots_are_as_quick_as_the_person_likes_who_likes_them_slowest() -> None:
    def seats(*paces: str) -> list[Seat]:
        return [Seat(n, "person", f"p{n}", None, None, f"ask ask ask {pace}") for n, pace in enumerate(paces)]

    paces = [pace_of(seats(pace)) for pace in ("off", "quick", "normal", "slow")]
    assert all(one < other for one, other in pairwise(paces))
    assert pace_of(seats("quick", "slow")) == pace_of(seats("slow"))
    assert pace_of([Seat(0, "bot", None, "level1", None)]) == pace_of(seats("normal"))
