"""Clocks: per move, per game, in days; and the time that the server was away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket
from tests.server.house import open_house
from tests.server.moves import DUEL, PEOPLE, Watch, open_moves, play_some, seat_people, sweep

from parlour.server.server_clock import Uptime
from parlour.server.sockets.socket_session import SocketSession
from parlour.server.tables.clocks import DAY, MERCY, Clock
from parlour.server.tables.rooms import Member


def test_a_clock_for_each_move_starts_anew() -> None:
    clock = Clock("move", 60, 2, Uptime(0.0))
    clock.start(0, 100.0)
    assert clock.left(0, 130.0) == 30.0
    clock.spend(0, 30.0)
    clock.start(0, 200.0)
    assert clock.left(0, 210.0) == 50.0
    assert clock.ran_out(0, 260.0)
    assert not clock.ran_out(0, 259.0)


def test_a_clock_for_the_game_runs_down() -> None:
    clock = Clock("game", 60, 2, Uptime(0.0))
    clock.start(1, 100.0)
    clock.spend(1, 30.0)
    clock.run_only([])
    assert clock.left(1, 500.0) == 30.0
    clock.start(1, 1000.0)
    assert clock.left(1, 1010.0) == 20.0
    assert clock.deadline([1], 1010.0) == 1030.0


def test_days_are_days() -> None:
    clock = Clock("days", 3, 2, Uptime(0.0))
    clock.start(0, 0.0)
    assert clock.left(0, DAY) == 2 * DAY


def test_a_clock_stands_still_while_the_guide_speaks_but_not_for_ever() -> None:
    clock = Clock("move", 60, 2, Uptime(0.0))
    clock.start(0, 100.0)
    clock.hold(0, 110.0)
    assert (clock.left(0, 150.0), clock.left(0, 200.0)) == (50.0, 50.0)
    told = clock.info(150.0)
    assert told is not None
    assert told.running == []
    assert clock.deadline([0], 150.0) == 110.0 + MERCY + 50.0
    assert clock.left(0, 110.0 + MERCY + 20.0) == 30.0
    clock.release(0, 200.0)
    assert clock.left(0, 210.0) == 40.0
    clock.hold(0, 210.0)
    clock.spend(0, clock.running(0, 220.0))
    clock.start(0, 220.0)  # the next question
    assert clock.left(0, 230.0) == 60.0
    assert clock.left(0, 220.0 + MERCY - 100.0 + 10.0) == 50.0  # 90 and 10 of the mercy are used up


def test_only_in_a_first_game_the_clock_stands_still(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            held = []
            for _ in range(2):
                seats = [{"kind": "me"}, {"kind": "open"}]
                wish = {"game": "alliances", "options": DUEL, "seats": seats, "clock": {"kind": "move", "amount": 90}}
                table = (await ann.post("/api/tables", wish))["table"]
                await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
                room = house.context.tables.room(table)
                member = Member((await ann.get("/api/me"))["id"], "Ann")
                member.seat = 0
                session = SocketSession(house.context, cast(WebSocket, None), room, member)
                await session.hold_clock(True)
                assert room.live is not None
                held.append(0 in room.live.clock.held)
                await session.hold_clock(False)
                assert room.live.clock.held == {}
            assert held == [True, False]

    asyncio.run(story())


def test_without_a_clock_nobody_runs_out() -> None:
    clock = Clock("off", 0, 2, Uptime(0.0))
    clock.start(0, 0.0)
    assert clock.left(0, 1e9) is None
    assert not clock.ran_out(0, 1e9)
    assert clock.deadline([0], 1e9) is None
    assert clock.info(1e9) is None


def test_the_time_that_the_server_was_away_is_nobodys_loss() -> None:
    clock = Clock("move", 60, 2, Uptime(500.0))
    clock.start(0, 100.0)
    assert clock.left(0, 510.0) == 50.0


def test_when_a_clock_runs_out_a_bot_takes_the_seat_for_its_person(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "alliances", DUEL, ("move", 60))
            async with moves.tables.at("t") as (_, live):
                late = live.questions[0].seat
            watch.time += 59
            await sweep(moves)
            assert [seat.kind for seat in await moves.tables.store.seats("t")] == ["person", "person"]
            watch.time += 2
            await sweep(moves)
            seats = await moves.tables.store.seats("t")
            assert (seats[late].kind, seats[late].person) == ("bot", PEOPLE[late])
            assert seats[1 - late].kind == "person"
            row = await moves.tables.store.table("t")
            assert row is not None
            assert row.bot_due is not None
            assert row.deadline is None

    asyncio.run(story())


def test_nobody_runs_out_of_time_right_after_a_start(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "alliances", DUEL, ("move", 10))
        watch.time += 1000
        async with open_moves(tmp_path, watch) as moves:
            watch.time += 20
            await sweep(moves)
            assert [seat.kind for seat in await moves.tables.store.seats("t")] == ["person", "person"]
            watch.time += 20
            await sweep(moves)
            assert [seat.kind for seat in await moves.tables.store.seats("t")].count("bot") == 1

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["move", "game"])
def test_an_answer_costs_the_time_that_it_took(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "alliances", DUEL, (kind, 100))
            watch.time += 7
            given = await play_some(moves, "t", 1)
            assert (await moves.tables.store.journal("t"))[-1].spent == 7.0
            async with moves.tables.at("t") as (_, live):
                assert live.clock.left(given[0][0], watch()) == (93.0 if kind == "game" else 100.0)

    asyncio.run(story())


def test_taking_back_gains_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "alliances", {"players": 4, "campaigns": 1}, ("move", 60))
            for left in (40.0, 20.0):
                watch.time += 20
                ((seat, _),) = await play_some(moves, "t", 1)
                watch.time += 1000  # the others' time
                await moves.take_back("t", seat, PEOPLE[seat])
                async with moves.tables.at("t") as (_, live):
                    assert live.clock.left(seat, watch()) == left
        async with open_moves(tmp_path, watch) as moves:
            moves.tables.uptime.since = 0.0
            async with moves.tables.at("t") as (_, live):
                assert live.clock.left(seat, watch()) == 20.0

    asyncio.run(story())


def test_whoever_still_thinks_about_a_sealed_question_is_not_disturbed_by_others(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "dale", {"players": 3, "characters": "green"}, ("move", 60))
            async with moves.tables.at("t") as (_, live):
                first, second, third = live.questions
                numbers = dict(live.asked)
                assert set(numbers) == {0, 1, 2}
            watch.time += 10
            await moves.answer("t", first.seat, numbers[first.seat], first.options[0], PEOPLE[first.seat])
            watch.time += 10
            await moves.take_back("t", first.seat, PEOPLE[first.seat])
            async with moves.tables.at("t") as (_, live):
                assert live.clock.left(second.seat, watch()) == 40.0
                assert live.clock.left(first.seat, watch()) == 50.0
                assert live.asked[first.seat] > numbers[first.seat]
            for ask in (second, third):
                await moves.answer("t", ask.seat, numbers[ask.seat], ask.options[0], PEOPLE[ask.seat])

    asyncio.run(story())


def test_bots_whose_worker_is_gone_are_woken_by_another(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "alliances", DUEL, bots=2)
            assert await sweep(moves) == []
            assert await sweep(moves, first=True) == ["t"]
            watch.time += 30
            assert await sweep(moves) == ["t"]

    asyncio.run(story())
