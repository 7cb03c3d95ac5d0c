"""Nothing is lost: not by a failing power supply, not by lost connections, not with several workers."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.lost.engines import postgresql, redis
from tests.server.lost.evening import KILLS, TABLES, Evening, spend
from tests.server.lost.house import House

from parlour.kernel.rng import Dice, dice


def was_an_evening(evening: Evening) -> None:
    """The trouble was real, and so were the games."""
    assert evening.kills >= KILLS >= 20
    assert len(evening.tables) == TABLES == 50
    assert evening.drops > 50
    assert evening.answers > 300
    assert all(chair.connections > 5 for chair in evening.chairs)
    assert not evening.house.troubles()


async def pull_the_plug(house: House, dice: Dice, number: int) -> None:
    """The whole server is gone at once; then it is opened again."""
    house.kill()
    await house.open()


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    house = House(tmp_path, f"sqlite:///{tmp_path / 'parlour.db'}")
    was_an_evening(asyncio.run(spend(house, pull_the_plug, dice("plug"))))


async def pull_a_plug(house: House, dice: Dice, number: int) -> None:
    """Mostly one of the workers is gone, and the rest goes on; now and then everything is, or their keeper."""
    if number % 8 == 3:
        await pull_the_plug(house, dice, number)
    elif number % 8 == 7:
        await house.kill_keeper()
        await house.open()
    else:
        house.kill_worker(dice)


def test_nothing_is_lost_with_two_workers_on_postgresql(tmp_path: Path) -> None:
    with postgresql() as database, redis(tmp_path / "redis") as channel:
        house = House(tmp_path, database, "--redis", channel, "--workers", "2")
        was_an_evening(asyncio.run(spend(house, pull_a_plug, dice("plugs"))))
