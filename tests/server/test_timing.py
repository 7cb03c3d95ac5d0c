"""How long a bot takes tells nobody whether it had a choice."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import true
from tests.server.house import House, at_home
from tests.server.moves import open_moves, seat_people

from parlour.kernel.match import Match
from parlour.server.metrics import REGISTRY, TOGETHER, Thoughts
from parlour.server.tables.moves import Moves
from parlour.server.tables.rooms import Member
from parlour.server.thinking.bot_pool import SOMEBODY, BotPool
from parlour.server.thinking.bots import BotRunner, leaves_after
from parlour.server.thinking.fair_queue import Client

ANSWERS = 30  # that are looked at, at each table
DOUBT = 0.2  # how far from a coin's chance a guess may be; chance alone does a third of it


class Noting(BotPool):
    """Thinkers of which the test knows how many options they had, by table."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.options: dict[str, list[int]] = {}

    async def answer(self, match: Match, seat: int, level: str, client: Client = SOMEBODY, timed: bool = True) -> int:
        self.options.setdefault(client.table, []).append(len(match.ask_of(seat).options))
        return await super().answer(match, seat, level, client, timed)


class Onlooker(Member):
    """Somebody who looks at a watch whenever something happens."""

    def __init__(self) -> None:
        super().__init__("eve", "Eve")
        self.times: dict[int, float] = {}  # by the number of the entry
        self.greeted = True

    def post(self, letter: bytes) -> None:
        told = json.loads(letter)
        if told["type"] == "steps":
            self.times[told["seq"]] = time.monotonic()


async def watch_bots(moves: Moves, tables: int, pool: Noting, level: str) -> tuple[list[float], list[float]]:
    """How long bots took at some tables: where they had one option, and where they had several."""
    onlookers = {f"t{number}": Onlooker() for number in range(tables)}
    for table, onlooker in onlookers.items():
        await seat_people(moves, table, "dale", {"players": 2}, bots=2)
        for seat in range(2):
            await moves.tables.store.update_seat(table, seat, true(), level=level)
        moves.tables.rooms[table].live = None
        moves.tables.room(table).members.add(onlooker)
    keeper = BotRunner(moves, pool, 0.05)
    for table in onlookers:
        await keeper.wake_table(table)
    while min(len(onlooker.times) for onlooker in onlookers.values()) < ANSWERS:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await keeper.close()
    await pool.close()
    one, several = list[float](), list[float]()
    for table, onlooker in onlookers.items():
        for entry, options in enumerate(pool.options[table], 2):  # the first entry is the start
            if entry in onlooker.times and entry - 1 in onlooker.times:
                delay = onlooker.times[entry] - onlooker.times[entry - 1]
                (one if options == 1 else several).append(delay)
    return one, several


def guess(one: Sequence[float], several: Sequence[float]) -> float:
    """The chance that of two answers the one with several options took longer: what the best threshold can use."""
    wins = sum((a < b) + (a == b) / 2 for a in one for b in several)
    return wins / (len(one) * len(several))


@pytest.mark.parametrize(
    ("level", "tables", "places"),
    [("search:0.05s", 4, 2), ("search:0.05s", 9, 1), ("search:8", 6, 1), ("greedy", 6, 2)],
    ids=["in time", "late", "counted", "greedy"],
)
def test_the_time_of_an_answer_tells_nothing(tmp_path: Path, level: str, tables: int, places: int) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            one, several = await watch_bots(moves, tables, Noting(places), level)
            assert min(len(one), len(several)) >= 25
            assert abs(guess(one, several) - 0.5) < DOUBT

    asyncio.run(story())


def test_answers_leave_in_steps() -> None:
    assert [leaves_after(0.7, "level2", thought, 0.1) for thought in (0.0, 0.3, 0.69)] == [0.7] * 3
    assert [leaves_after(0.7, "level5", thought, 1.6) for thought in (0.0, 1.5, 1.74)] == [1.75] * 3
    assert [leaves_after(0.7, "level3", thought, 2.0) for thought in (0.0, 0.9, 1.99)] == [2.0] * 3
    assert leaves_after(0.7, "level2", 0.71, 0.1) == pytest.approx(1.05)
    assert leaves_after(0.7, "level2", 1.3, 0.1) == pytest.approx(1.4)
    assert leaves_after(0.0, "level5", 0.2, 0.0) == 0.2


def test_a_thought_that_was_held_up_keeps_nobody_else_waiting() -> None:
    pool = BotPool(1)
    pool.lately["dale", "level3"].extend([0.2, 0.1, 0.3, 6.4, 0.2])
    assert pool.slowest("dale", "level3") == 0.3
    pool.lately["dale", "level3"].extend([6.0] * 6)  # the machine has become slow
    assert pool.slowest("dale", "level3") == 6.4
    assert pool.slowest("dale", "level4") == 0.0


# Metrics


def test_of_single_thoughts_nothing_is_counted() -> None:
    def count() -> float:
        return REGISTRY.get_sample_value("parlour_bot_seconds_count") or 0.0

    thoughts, before = Thoughts(), count()
    for _ in range(TOGETHER - 1):
        thoughts.note(0.1)
    assert count() == before
    thoughts.note(0.1)
    assert count() == before + TOGETHER


@at_home
async def test_metrics_are_for_whoever_knows_the_token(house: House) -> None:
    guest = house.browser()
    assert (await guest.client.get("/metrics")).status_code == 404
    assert (await guest.client.get("/metrics", headers={"Authorization": "Bearer "})).status_code == 404
