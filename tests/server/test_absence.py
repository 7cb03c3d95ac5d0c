"""Somebody is away: they are nudged, the table votes for a bot or the host decides, and they take their seat back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.house import Guest, House, at_home, open_house
from tests.server.moves import DUEL, listener, open_moves, seat_people, sweep, told

from parlour.server.storage.rows import Seat, TableRow
from parlour.server.tables.absence import NUDGES, THINKING, spell_time
from parlour.server.tables.sweeper import Sweeper
from parlour.server.tables.table_info import COMING_BACK


async def company(house: House, names: str = "Ann Bob Cleo Dan", patience: int = 120) -> tuple[list[Guest], str]:
    """A game of four people."""
    people = [await house.guest(name) for name in names.split()]
    open_seats = [{"kind": "open"}] * (len(people) - 1)
    wish = {
        "game": "alliances",
        "options": {"players": len(people)},
        "seats": [{"kind": "me"}, *open_seats],
        "patience": patience,
    }
    table = str((await people[0].post("/api/tables", wish))["table"])
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/api/tables/{table}/sit", {"seat": seat})
    return people, table


async def look_on(house: House, guest: Guest, table: str, seat: int) -> None:
    """Somebody has the table open."""
    person = (await guest.get("/api/me"))["id"]
    listener(house.context.moves, table, person, seat)


def later(house: House, seconds: float) -> None:
    """Let time pass."""
    tables = house.context.tables
    start = tables.uptime.since
    tables.now = lambda: start + seconds


def told_alerts(house: House) -> list[tuple[str, str, str, str]]:
    """The alerts that are told from now on, which go nowhere."""
    sent: list[tuple[str, str, str, str]] = []

    async def tell(person: str, news: str, game: str, table: str, name: str = "") -> None:
        sent.append((person, news.format(name=name), game, table))

    house.context.alerts.tell = tell  # type: ignore[method-assign]
    return sent


# Nudging


@at_home
async def test_whoever_is_waited_for_can_be_nudged_now_and_then(house: House) -> None:
    people, table = await company(house)
    sent = told_alerts(house)
    (asked,) = [n for n in range(4) if (await people[n].get(f"/api/tables/{table}"))["your_turn"]]
    other = people[(asked + 1) % 4]
    person = (await people[asked].get("/api/me"))["id"]
    address = f"/api/tables/{table}/nudge"
    assert "half a minute" in await other.post(address, {"seat": asked}, 409)
    later(house, NUDGES + THINKING + 5)
    assert "does not wait" in await other.post(address, {"seat": (asked + 2) % 4}, 409)
    assert "nobody" in await people[asked].post(address, {"seat": asked}, 409)
    assert "only the host" in await (await house.guest("Eve")).post(address, {"seat": asked}, 403)
    await other.post(address, {"seat": asked})
    assert "just been nudged" in await people[(asked + 2) % 4].post(address, {"seat": asked}, 429)
    await asyncio.sleep(0)
    name = (await other.get("/api/me"))["name"]
    assert sent == [(person, f"{name} waits for you", "alliances", table)]


@at_home
async def test_whoever_looks_at_the_table_is_nudged_there(house: House) -> None:
    people, table = await company(house)
    (asked,) = [n for n in range(4) if (await people[n].get(f"/api/tables/{table}"))["your_turn"]]
    rooms = house.context.moves
    person = (await people[asked].get("/api/me"))["id"]
    member, watcher = listener(rooms, table, person, asked), listener(rooms, table, "eve", None)
    later(house, NUDGES + THINKING + 5)
    await people[(asked + 1) % 4].post(f"/api/tables/{table}/nudge", {"seat": asked})
    assert [each["seat"] for each in told(member) if each["type"] == "nudge"] == [asked]
    assert [each for each in told(watcher) if each["type"] == "nudge"] == []
    assert house.context.alerts.telling == set()


# Letting a bot sit in


@at_home
async def test_the_table_votes_for_a_bot_and_the_seat_is_taken_back(house: House) -> None:
    people, table = await company(house)
    ann, bob, cleo, dan = people
    for seat in (0, 1, 2):
        await look_on(house, people[seat], table, seat)
    address = f"/api/tables/{table}/vote"
    later(house, 60.0)
    assert "must be away for 2 minutes" in await bob.post(address, {"seat": 3}, 409)
    later(house, COMING_BACK + 60)
    assert "must be away" in await bob.post(address, {"seat": 2}, 409)  # she is here
    assert "only the others" in await dan.post(address, {"seat": 3}, 403)
    first = (await bob.post(address, {"seat": 3}))["seats"][3]
    assert (first["kind"], first["votes"], first["bot_in"]) == ("person", [1], 0.0)
    assert (await bob.post(address, {"seat": 3}))["seats"][3]["votes"] == [1]  # one person has one vote
    second = (await cleo.post(address, {"seat": 3}))["seats"][3]
    assert (second["kind"], second["for_name"], second["cause"]) == ("bot", "Dan", "vote")
    back = (await dan.post(f"/api/tables/{table}/sit", {"seat": 3}))["seats"][3]
    assert (back["kind"], back["cause"], back["votes"]) == ("person", None, [])
    assert "must be away" in await ann.post(f"/api/tables/{table}/fill", {"seat": 3, "level": "level1"}, 409)


@at_home
async def test_votes_are_gone_when_the_table_moves_on(house: House) -> None:
    people, table = await company(house)
    for seat in (0, 1, 2):
        await look_on(house, people[seat], table, seat)
    later(house, COMING_BACK + 60)
    await people[1].post(f"/api/tables/{table}/vote", {"seat": 3})
    await house.play(table, 1)
    assert (await people[1].get(f"/api/tables/{table}"))["seats"][3]["votes"] == []
    assert (await people[2].post(f"/api/tables/{table}/vote", {"seat": 3}))["seats"][3]["votes"] == [2]


@at_home
async def test_the_host_chooses_for_how_long_somebody_must_be_away(house: House) -> None:
    people, table = await company(house, "Ann Bob", patience=3600)
    assert (await people[0].get(f"/api/tables/{table}"))["patience"] == 3600
    later(house, 3000.0)
    words = await people[0].post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level2"}, 409)
    assert words == "Bob must be away for 1 hour before a bot takes over"
    later(house, 3700.0)
    seat = (await people[0].post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level2"}))["seats"][1]
    assert (seat["kind"], seat["cause"]) == ("bot", "host")


def test_after_a_restart_people_may_come_back_first_and_then_were_away_all_the_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            people, table = await company(house, "Ann Bob", patience=3600)
            cookies = people[0].client.cookies
            later(house, 10.0)
            await house.context.store.note_seen([(table, (await people[1].get("/api/me"))["id"])], 0.0)
        async with open_house(tmp_path) as house:
            ann = house.browser()
            ann.client.cookies = cookies
            tables = house.context.tables
            start = tables.uptime.since + 4000.0  # the server stood still for a while
            tables.uptime.since = start
            tables.now = lambda: start + COMING_BACK - 5
            await ann.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level2"}, 409)
            tables.now = lambda: start + COMING_BACK + 5
            await ann.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level2"})

    asyncio.run(story())


@at_home
async def test_it_is_noted_when_somebody_was_last_seen(house: House) -> None:
    people, table = await company(house, "Ann Bob")
    await look_on(house, people[1], table, 1)
    later(house, 5000.0)
    presence, room = house.context.presence, house.context.tables.rooms[table]
    sweeper = Sweeper(house.context.moves, None)  # type: ignore[arg-type]
    await sweeper.note_seen()
    seen = [seat.seen for seat in await house.context.store.seats(table)]
    assert seen[1] == house.context.tables.now() > seen[0]
    later(house, 6000.0)
    (member,) = room.members
    await presence.leave(room, member)
    assert (await house.context.store.seats(table))[1].seen == house.context.tables.now()


def test_whoever_runs_out_of_time_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        late: list[tuple[str, str | None]] = []

        async def out_of_time(row: TableRow, seat: Seat) -> None:
            late.append((row.game, seat.person))

        monkeypatch.setattr("parlour.server.tables.sweeper.nobody_tells", out_of_time)
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL, ("move", 5))
            start = moves.tables.uptime.since
            moves.tables.now = lambda: start + 60.0
            await sweep(moves)
            seated = await moves.tables.store.seats("t")
            (gone,) = [seat for seat in seated if seat.kind == "bot"]
            assert (gone.cause, late) == ("time", [("alliances", gone.person)])

    asyncio.run(story())


@at_home
async def test_an_alert_says_that_the_time_ran_out(house: House) -> None:
    people, table = await company(house, "Ann Bob")
    alerts, store, sent = house.context.alerts, house.context.store, told_alerts(house)
    row, seat = await store.table(table), (await store.seats(table))[1]
    assert row is not None
    await alerts.tell_late(row, seat)
    await asyncio.sleep(0)
    assert [words[:2] for words in sent] == [(seat.person, "Your time ran out: a bot plays for you")]
    await look_on(house, people[1], table, 1)
    await alerts.tell_late(row, seat)
    assert alerts.telling == set()


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(60, "1 minute"), (120, "2 minutes"), (3600, "1 hour"), (172_800, "2 days"), (90, "90 seconds")],
)
def test_times_are_said_in_words(seconds: int, words: str) -> None:
    assert spell_time(seconds) == words
