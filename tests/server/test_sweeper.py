"""What the sweeper leaves alone, and what it clears away."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import true
from tests.server.halls import DUEL, Watch, open_hall, seat_people, sweep
from tests.server.house import House, at_home

from parlour.server.bots import BotKeeper
from parlour.server.rooms import Member
from parlour.server.storage.schema import tables
from parlour.server.sweeper import ABANDONED, Sweeper


def test_tables_of_older_rules_are_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_hall(tmp_path, watch) as hall:
            for table in ("old", "new"):
                await seat_people(hall, table, "alliances", DUEL, ("move", 10), bots=2)
            await hall.store.update_table("old", true(), version=0, deadline=watch())
            assert await sweep(hall, first=True) == ["new"]
            watch.time += 100
            assert await sweep(hall) == ["new"]

    asyncio.run(story())


async def clear(house: House, days: float) -> None:
    """Let the sweeper clear away, so many days later."""
    hall = house.context.hall
    now = hall.since + days * 86_400.0
    hall.now = lambda: now
    await Sweeper(hall, BotKeeper(hall, house.context.thinkers, 0.0)).clear_away()


@at_home
async def test_a_waiting_table_that_everybody_left_is_cleared_away(house: House) -> None:
    assert ABANDONED == 86_400.0
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    left, kept, begun, visited = [await house.table(ada, public=True) for _ in range(4)]
    for table in (left, begun, visited):
        await ada.post(f"/api/tables/{table}/leave")
    for seat, guest in enumerate((ada, bob)):
        await guest.post(f"/api/tables/{begun}/sit", {"seat": seat})
    await house.context.hall.say(left, (await bob.get("/api/me"))["id"], "Bob", "Is anybody here?")
    await house.context.store.update_table(begun, tables.c.status == "playing", next_table=left)
    house.context.hall.room(visited).members.add(Member("somebody", "Somebody"))

    await clear(house, 0.9)
    assert (await bob.get(f"/api/tables/{left}"))["status"] == "waiting"
    await clear(house, 1.1)
    assert "no such table" in await bob.get(f"/api/tables/{left}", 404)
    for table in (kept, begun, visited):
        await bob.get(f"/api/tables/{table}")
    assert (await bob.get(f"/api/tables/{begun}"))["next_table"] is None
    listed = (await bob.get("/api/tables?which=open"))["tables"]
    assert {table["id"] for table in listed} == {kept, visited}
