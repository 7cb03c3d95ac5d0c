"""Time that does not count: the process was paused, or the clock on the wall was set."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server import napping
from tests.server.moves import DUEL, PEOPLE, Watch, open_moves, play_some, seat_people, sweep

from parlour.server.server_clock import SILENCE, ServerClock
from parlour.server.tables.moves import Moves


def test_time_goes_on_as_long_as_somebody_looks() -> None:
    wall, steady = Watch(), Watch()
    keeper = ServerClock(wall, steady)
    for _ in range(100):
        wall.time += 1.0
        steady.time += 1.0
        keeper()
    assert keeper() == 1100.0
    assert keeper.uptime.counted(1000.0, 1100.0) == 100.0
    assert keeper.uptime.settled == 1000.0


def test_a_pause_does_not_count() -> None:
    wall, steady = Watch(), Watch()
    keeper = ServerClock(wall, steady)
    for pause in (SILENCE + 1, 2.0, 3600.0):
        wall.time += pause
        steady.time += pause
        keeper()
    assert keeper() == wall()
    assert keeper.uptime.counted(0.0, keeper()) == 2.0
    assert keeper.uptime.settled == keeper()


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_clock_that_is_set_counts_what_passed(jump: float) -> None:
    wall, steady = Watch(), Watch()
    keeper = ServerClock(wall, steady)
    wall.time += jump + 3.0
    steady.time += 3.0
    before = keeper()
    assert before == (wall() if jump > 0 else 1003.0)  # it never goes backwards
    wall.time += 2.0
    steady.time += 2.0
    assert keeper() - before == 2.0
    assert keeper.uptime.counted(1000.0, keeper()) == 5.0


def test_a_machine_that_slept_counts_nothing() -> None:
    """Then the steady clock stands still, and the one on the wall does not."""
    wall, steady = Watch(), Watch()
    keeper = ServerClock(wall, steady)
    wall.time += 8 * 3600.0
    assert keeper() == wall()
    assert keeper.uptime.counted(1000.0, keeper()) == 0.0


def use(moves: Moves, keeper: ServerClock) -> None:
    """Let tables go by another clock."""
    moves.tables.now, moves.tables.uptime = keeper, keeper.uptime


@pytest.mark.parametrize("jump", ["pause", "set"])
def test_nobody_loses_a_seat_by_it(tmp_path: Path, jump: str) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        async with open_moves(tmp_path) as moves:
            keeper = ServerClock(wall, steady)
            use(moves, keeper)
            await seat_people(moves, "t", "alliances", DUEL, ("move", 60))

            async def wait(seconds: int) -> None:
                for _ in range(seconds):
                    wall.time += 1
                    steady.time += 1
                    keeper()
                await sweep(moves)

            async def bots() -> int:
                return [seat.kind for seat in await moves.tables.store.seats("t")].count("bot")

            await wait(40)
            wall.time += 1000
            steady.time += 1000 if jump == "pause" else 0
            keeper()
            await wait(10)
            async with moves.tables.at("t") as (_, live):
                asked = live.questions[0].seat
                assert live.clock.left(asked, keeper()) == 10.0
            assert await bots() == 0
            await wait(9)
            ((seat, _),) = await play_some(moves, "t", 1)
            assert (await moves.tables.store.journal("t"))[-1].spent == 59.0
            await wait(59)
            assert await bots() == 0
            await wait(31)
            assert await bots() == 1
            assert (await moves.tables.store.seats("t"))[seat].person == PEOPLE[seat]

    asyncio.run(story())


def test_after_a_pause_the_next_look_is_when_somebody_is_really_late(tmp_path: Path) -> None:
    async def story() -> None:
        wall, steady = Watch(), Watch()
        async with open_moves(tmp_path) as moves:
            keeper = ServerClock(wall, steady)
            use(moves, keeper)
            await seat_people(moves, "t", "alliances", DUEL, ("move", 600))
            wall.time += 1000
            steady.time += 1000
            keeper()
            for _ in range(40):
                wall.time += 1
                steady.time += 1
                keeper()
            await sweep(moves)
            row = await moves.tables.store.table("t")
            assert row is not None
            assert row.deadline == pytest.approx(wall() + 560)

    asyncio.run(story())


def test_a_paused_process_costs_nobody_a_seat(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.napping", str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdin is not None
            assert process.stdout is not None

            def ask() -> list[str]:
                print(file=process.stdin, flush=True)
                assert process.stdout is not None
                return process.stdout.readline().split()

            assert process.stdout.readline() == "ready\n"
            os.kill(process.pid, signal.SIGSTOP)
            time.sleep(napping.MOVE + 1)
            os.kill(process.pid, signal.SIGCONT)
            time.sleep(1.5)  # longer than the sweeper waits after a pause
            assert ask() == ["person", "person"]
            until = time.monotonic() + 5 * napping.MOVE
            while "bot" not in ask():
                assert time.monotonic() < until, "the clock has stopped"
                time.sleep(0.2)
        finally:
            process.kill()
