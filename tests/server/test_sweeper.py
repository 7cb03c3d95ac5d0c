"""What the sweeper leaves alone, and what it clears away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, true
from tests.server.house import Guest, House, at_home
from tests.server.moves import DUEL, Watch, open_moves, seat_people, sweep

from parlour.server.storage.schema import chat, tables
from parlour.server.tables.rooms import Member
from parlour.server.tables.sweeper import ABANDONED, CLEARING, UNSEEN, Sweeper
from parlour.server.thinking.bots import BotRunner


def test_tables_of_older_rules_are_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            for table in ("old", "new"):
                await seat_people(moves, table, "alliances", DUEL, ("move", 10), bots=2)
            await moves.tables.store.update_table("old", true(), version=0, deadline=watch())
            assert await sweep(moves, first=True) == ["new"]
            watch.time += 100
            assert await sweep(moves) == ["new"]

    asyncio.run(story())


async def clear(house: House, days: float) -> None:
    """Let the sweeper go its rounds until it clears away, so many days later."""
    moves = house.context.moves
    now = moves.tables.uptime.since + days * 86_400.0
    moves.tables.now = house.context.access.people.now = lambda: now
    sweeper = Sweeper(moves, BotRunner(moves, house.context.bot_pool, 0.0))
    sweeper.rounds = CLEARING - 1
    await sweeper.sweep(first=False)


@at_home
async def test_a_waiting_table_that_everybody_left_is_cleared_away(house: House) -> None:
    assert ABANDONED == 86_400.0
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    left, kept, begun, visited = [await house.table(ada, public=True) for _ in range(4)]
    for table in (left, begun, visited):
        await ada.post(f"/api/tables/{table}/leave")
    for seat, guest in enumerate((ada, bob)):
        await guest.post(f"/api/tables/{begun}/sit", {"seat": seat})
    await house.context.presence.say(left, (await bob.get("/api/me"))["id"], "Bob", "Is anybody here?")
    await house.context.store.update_table(begun, tables.c.status == "playing", next_table=left)
    house.context.tables.room(visited).members.add(Member("somebody", "Somebody"))

    await clear(house, 0.9)
    assert (await bob.get(f"/api/tables/{left}"))["status"] == "waiting"
    await clear(house, 1.1)
    assert "no such table" in await bob.get(f"/api/tables/{left}", 404)
    for table in (kept, begun, visited):
        await bob.get(f"/api/tables/{table}")
    assert (await bob.get(f"/api/tables/{begun}"))["next_table"] is None
    listed = (await bob.get("/api/tables?which=open"))["tables"]
    assert {table["id"] for table in listed} == {kept, visited}


async def known(house: House, *guests: Guest) -> list[bool]:
    """Which of these guests are still known by their cookies; asking is no visit."""
    ids = [guest.client.cookies["parlour"].partition("~")[0] for guest in guests]
    return [await house.context.store.person(person) is not None for person in ids]


@at_home
async def test_a_guest_who_has_nothing_here_is_forgotten(house: House) -> None:
    assert UNSEEN == 30 * 86_400.0
    passer, regular = await house.guest("Passer-by"), await house.guest("Regular")
    await clear(house, 29)
    assert await known(house, passer, regular) == [True, True]
    await regular.get("/api/me")
    await clear(house, 31)
    assert await known(house, passer, regular) == [False, True]
    assert await passer.get("/api/me") is None
    await passer.post("/api/me", {"name": "Passer-by"})
    await clear(house, 58)
    assert await known(house, passer, regular) == [True, True]
    await clear(house, 60)
    assert await known(house, passer, regular) == [True, False]


@at_home
async def test_whoever_has_anything_here_stays(house: House) -> None:
    names = ("Host", "Player", "Leaver", "Talker", "Keeper", "Looker")
    host, player, leaver, talker, keeper, looker = guests = [await house.guest(name) for name in names]
    table, running, other = [await house.table(host, "open open") for _ in range(3)]
    for each, seat, guest in ((table, 0, player), (table, 1, host), (running, 0, leaver), (running, 1, host)):
        await guest.post(f"/api/tables/{each}/sit", {"seat": seat})
    await house.play(table)
    await leaver.post(f"/api/tables/{running}/leave")  # a bot sits there now, for him
    await looker.post(f"/api/tables/{other}/sit", {"seat": 0})
    await looker.post(f"/api/tables/{other}/leave")  # nothing was played there
    talk = (await talker.get("/api/me"))["id"]
    await house.context.presence.say(table, talk, "Talker", "Well played!")
    await keeper.post("/api/me/password", {"password": "correct horse"})
    record = await host.get(f"/api/tables/{table}/record")
    await clear(house, 10_000)
    assert await known(house, *guests) == [True, True, True, True, True, False]
    assert await host.get(f"/api/tables/{table}/record") == record


@at_home
async def test_a_guest_who_looks_on_just_now_is_not_forgotten(house: House) -> None:
    host, watcher = await house.guest("Host"), await house.guest("Watcher")
    person = (await watcher.get("/api/me"))["id"]
    house.context.tables.room(await house.table(host)).members.add(Member(person, "Watcher"))
    await clear(house, 31)
    assert await known(house, watcher) == [True]


@at_home
async def test_somebody_who_sits_down_before_he_is_forgotten_stays(house: House) -> None:
    host, late, back, gone = [await house.guest(name) for name in ("Host", "Late", "Back", "Gone")]
    store, table = house.context.store, await house.table(host, "open open")
    before = house.context.tables.uptime.since + 31 * 86_400.0
    found = await store.strangers(before)
    assert len(found) == 3
    await late.post(f"/api/tables/{table}/sit", {"seat": 0})
    await store.see((await back.get("/api/me"))["id"], before)
    await store.forget(found, before)
    assert await known(house, late, back, gone) == [True, True, False]


def test_all_that_is_said_is_kept_and_the_last_of_it_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.storage.store.CHAT_SHOWN", 5)

    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            for table in ("one", "two"):
                await seat_people(moves, table, "alliances", DUEL)
            for number in range(8):
                for table in ("one", "two") if number < 3 else ("one",):
                    await moves.presence.say(table, "ann", "Ann", f"word {number}")
            kept = await moves.tables.store.rows(select(chat.c.table_id, chat.c.text).order_by(chat.c.id))
            assert [row.text for row in kept if row.table_id == "one"] == [f"word {number}" for number in range(8)]
            assert [row.text for row in kept if row.table_id == "two"] == [f"word {number}" for number in range(3)]
            assert [line.text for line in await moves.tables.store.chat("one")] == [
                f"word {number}" for number in range(3, 8)
            ]

    asyncio.run(story())
