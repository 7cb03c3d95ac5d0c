"""Tables in the lobby: opened, filled, left, begun and played again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket
from tests.corpus.corpus import lines, record_of
from tests.server.house import Guest, House, at_home
from tests.server.moves import DUEL

from parlour.kernel.record import commit_to
from parlour.server.sockets.fanout import Notification
from parlour.server.sockets.socket_session import SocketSession
from parlour.server.storage.schema import seats, tables
from parlour.server.tables.rooms import Member


def kinds(info: dict[str, object]) -> list[str]:
    """The kinds of a table's seats."""
    seats = info["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats]


def wish(**fields: object) -> dict[str, object]:
    """A table for two, with other fields."""
    return {"game": "alliances", "options": DUEL, "seats": [{"kind": "me"}, {"kind": "open"}], **fields}


@at_home
async def test_a_new_table_waits_for_its_players(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    info = await ada.get(f"/api/tables/{table}")
    assert (info["status"], info["host"], info["hosting"], kinds(info)) == ("waiting", "Ada", True, ["person", "open"])
    assert info["seats"][0]["you"]
    assert info["options"] == {**info["options"], **DUEL}
    theirs = await bob.get(f"/api/tables/{table}")
    assert (theirs["hosting"], theirs["seats"][0]["you"], theirs["seats"][0]["name"]) == (False, False, "Ada")
    assert len(table) >= 20


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"players": 9}}, "option players cannot be 9"),
        ({"options": {"wings": 1}}, "has no option 'wings'"),
        ({"options": {"players": 3}}, "3 seats with these options, not 2"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "one person has one seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "level9"}]}, "level"),
        ({"clock": {"kind": "move", "amount": 0}}, "a clock needs at least 1"),
        ({"seed": "mine"}, "unknown field"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(fields: dict[str, object], words: str, tmp_path: Path) -> None:
    @at_home
    async def story(house: House) -> None:
        ada = await house.guest("Ada")
        assert words in await ada.post("/api/tables", wish(**fields), 422)
        assert (await ada.get("/api/tables?which=mine"))["tables"] == []

    story(tmp_path)


@at_home
async def test_a_table_begins_when_its_last_seat_is_taken(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    assert "still open" in await ada.post(f"/api/tables/{table}/start", {}, 409)
    info = await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert (info["status"], info["seq"], kinds(info)) == ("playing", 1, ["person", "person"])
    assert [(await each.get(f"/api/tables/{table}"))["your_turn"] for each in (ada, bob)].count(True) == 1
    assert (await ada.post(f"/api/tables/{table}/start"))["status"] == "playing"


@at_home
async def test_of_many_who_want_one_seat_one_gets_it(house: House) -> None:
    ada = await house.guest("Ada")
    table = await house.table(ada)
    crowd = [await house.guest(f"Guest {number}") for number in range(8)]
    answers = await asyncio.gather(*[each.client.post(f"/api/tables/{table}/sit", json={"seat": 1}) for each in crowd])
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    winner = next(answer.json()["seats"][1]["name"] for answer in answers if answer.status_code == 200)
    told = {answer.json()["error"] for answer in answers if answer.status_code == 409}
    assert told == {f"{winner} was faster: that seat is taken"}
    assert (await ada.get(f"/api/tables/{table}"))["seq"] == 1


@at_home
async def test_one_person_has_one_seat(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    three = wish(options={"players": 3}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table = (await ada.post("/api/tables", three))["table"]
    assert "already" in await ada.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
    assert kinds(await ada.post(f"/api/tables/{table}/sit", {"seat": 0})) == ["person", "open", "open"]
    both = [bob.client.post(f"/api/tables/{table}/sit", json={"seat": seat}) for seat in (1, 2)]
    assert sorted(answer.status_code for answer in await asyncio.gather(*both)) == [200, 409]
    assert "no such seat" in await bob.post(f"/api/tables/{table}/sit", {"seat": 7}, 422)
    assert "name first" in await house.browser().post(f"/api/tables/{table}/sit", {"seat": 2}, 401)


@at_home
async def test_leaving_before_the_game_opens_the_seat(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada, "open me")
    assert "do not sit" in await bob.post(f"/api/tables/{table}/leave", {}, 409)
    assert kinds(await ada.post(f"/api/tables/{table}/leave")) == ["open", "open"]
    assert kinds(await bob.post(f"/api/tables/{table}/sit", {"seat": 1})) == ["open", "person"]


@at_home
async def test_whoever_leaves_a_game_finds_his_seat_kept(house: House) -> None:
    ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    left = (await bob.post(f"/api/tables/{table}/leave"))["seats"][1]
    assert (left["kind"], left["level"], left["for_name"], left["yours"]) == ("bot", "level3", "Bob", True)
    assert "does not play for you" in await eve.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
    back = (await bob.post(f"/api/tables/{table}/sit", {"seat": 1}))["seats"][1]
    assert (back["kind"], back["you"]) == ("person", True)


@at_home
async def test_only_the_host_fills_and_opens_seats(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    three = wish(options={"players": 3}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table = (await ada.post("/api/tables", three))["table"]
    assert "only the host" in await bob.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level1"}, 403)
    assert "only the host" in await bob.post(f"/api/tables/{table}/start", {}, 403)
    filled = await ada.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level4"})
    assert (kinds(filled), filled["seats"][1]["level"]) == (["person", "bot", "open"], "level4")
    assert kinds(await ada.post(f"/api/tables/{table}/fill", {"seat": 1})) == ["person", "open", "open"]
    assert "Ada sits there" in await ada.post(f"/api/tables/{table}/fill", {"seat": 0, "level": "level1"}, 409)


@at_home
async def test_a_bot_takes_over_for_somebody_who_is_long_away(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    moves = house.context.moves
    start = moves.tables.now()
    moves.tables.now = lambda: start
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    moves.tables.now = lambda: start + 119.0
    words = await ada.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level1"}, 409)
    assert words == "Bob must be away for 2 minutes before a bot takes over"
    moves.tables.now = lambda: start + 121.0
    assert "cannot be opened" in await ada.post(f"/api/tables/{table}/fill", {"seat": 1}, 409)
    seat = (await ada.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level1"}))["seats"][1]
    assert (seat["kind"], seat["for_name"]) == ("bot", "Bob")
    assert "already" in await ada.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level2"}, 409)


@at_home
async def test_whoever_is_connected_to_another_worker_is_not_away(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    person, moves = (await bob.get("/api/me"))["id"], house.context.moves
    moves.tables.rooms.clear()  # nobody is connected here
    start = moves.tables.uptime.since

    async def at(seconds: float, status: int) -> None:
        moves.tables.now = lambda: start + seconds
        await ada.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "level1"}, status)

    moves.tables.now = lambda: start + 1000.0
    await moves.presence.hear(Notification(table, "here", "another", here=[person]))
    await at(1001.0, 409)
    assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["here"]
    await moves.tables.store.note_seen([(table, person)], start + 1001.0)  # as the other worker does
    await moves.presence.hear(Notification(table, "here", "another", here=[]))
    await at(1100.0, 409)
    await at(1125.0, 200)


@at_home
async def test_whoever_comes_again_has_his_seat_although_nobody_told_this_worker(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await bob.post(f"/api/tables/{table}/leave")
    person, moves = (await bob.get("/api/me"))["id"], house.context.moves
    member = Member(person, "Bob")
    line = SocketSession(house.context, cast(WebSocket, None), moves.tables.room(table), member)
    await line.welcome(0)
    assert member.seat is None
    await moves.tables.store.update_seat(table, 1, seats.c.kind == "bot", kind="person", level=None)  # elsewhere
    await line.welcome(0)
    assert member.seat == 1


@at_home
async def test_only_public_tables_are_listed_for_others(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    private, public = await house.table(ada), await house.table(ada, public=True)

    async def listed(guest: Guest, which: str) -> list[str]:
        return [table["id"] for table in (await guest.get(f"/api/tables?which={which}"))["tables"]]

    assert set(await listed(ada, "mine")) == {private, public}
    assert await listed(bob, "mine") == []
    assert await listed(house.browser(), "mine") == []
    assert await listed(bob, "open") == [public]
    await bob.post(f"/api/tables/{public}/sit", {"seat": 1})
    assert await listed(ada, "open") == []
    assert await listed(bob, "mine") == [public]
    await bob.post(f"/api/tables/{private}/sit", {"seat": 1})
    for table in (private, public):
        await house.play(table)
    assert await listed(house.browser(), "finished") == [public]
    assert set(await listed(bob, "finished")) == {private, public}
    assert await listed(bob, "mine") == []
    assert "which must be" in await ada.get("/api/tables?which=all", 422)


def test_ones_own_finished_games_are_not_lost_among_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.storage.store.LISTED", 2)

    @at_home
    async def story(house: House) -> None:
        ada, eve, store = await house.guest("Ada"), await house.guest("Eve"), house.context.store
        record = json.loads(record_of(lines()[0]))
        brought = [(await guest.post("/api/records", record))["table"] for guest in (ada, eve, eve, eve)]
        for moved, table in enumerate(brought):
            await store.update_table(table, tables.c.status == "over", public=table != brought[0], moved=float(moved))
        found = [table["id"] for table in (await ada.get("/api/tables?which=finished"))["tables"]]
        assert found == [brought[3], brought[2], brought[0]]

    story(tmp_path)


@at_home
async def test_the_seed_is_told_when_the_game_is_over(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    before = await ada.get(f"/api/tables/{table}")
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert before["seed"] is (await ada.get(f"/api/tables/{table}"))["seed"] is None
    await house.play(table)
    after = await ada.get(f"/api/tables/{table}")
    assert (after["status"], after["commitment"]) == ("over", before["commitment"])
    assert commit_to(after["seed"]) == before["commitment"]
    assert after["ending"]["rule"]
    for answer in (
        ada.post(f"/api/tables/{table}/leave", {}, 409),
        bob.post(f"/api/tables/{table}/sit", {"seat": 0}, 409),
    ):
        assert "over" in await answer


@at_home
async def test_a_rematch_is_one_table_for_all(house: House) -> None:
    ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert "not over" in await ada.post(f"/api/tables/{table}/rematch", {}, 409)
    await house.play(table)
    assert "only those who played" in await eve.post(f"/api/tables/{table}/rematch", {}, 403)
    waiting = (await bob.post(f"/api/tables/{table}/rematch"))["table"]
    info = await ada.get(f"/api/tables/{waiting}")
    assert (info["status"], kinds(info)) == ("waiting", ["open", "person"])
    assert (info["seats"][0]["for_name"], info["seats"][0]["yours"]) == ("Ada", True)
    assert "kept for Ada" in await eve.post(f"/api/tables/{waiting}/sit", {"seat": 0}, 409)
    asked = await asyncio.gather(*[each.post(f"/api/tables/{table}/rematch") for each in (ada, bob, ada, bob)])
    assert {answer["table"] for answer in asked} == {waiting}
    again = asked[0]["table"]
    assert (await eve.get(f"/api/tables/{table}"))["next_table"] == again
    info = await bob.get(f"/api/tables/{again}")
    assert (info["status"], [seat["name"] for seat in info["seats"]], info["seats"][1]["you"]) == (
        "playing",
        ["Ada", "Bob"],
        True,
    )
    row = await house.context.store.table(table)
    new = await house.context.store.table(again)
    assert row is not None
    assert new is not None
    assert (row.seed != new.seed, json.loads(new.options)) == (True, json.loads(row.options))


@at_home
async def test_whoever_left_to_a_bot_is_asked_for_the_rematch_again(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada, "me open")
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await bob.post(f"/api/tables/{table}/leave")
    await house.play(table)
    again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
    assert kinds(await ada.get(f"/api/tables/{again}")) == ["person", "open"]
    await ada.post(f"/api/tables/{again}/fill", {"seat": 1, "level": "level1"})
    assert (await ada.get(f"/api/tables/{again}"))["status"] == "playing"
    assert (await bob.post(f"/api/tables/{table}/rematch"))["table"] == again
    assert kinds(await bob.get(f"/api/tables/{again}")) == ["person", "bot"]


@at_home
async def test_a_table_that_was_full_when_the_server_went_down_begins_later(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    me = await bob.get("/api/me")
    store = house.context.store
    assert await store.update_seat(table, 1, seats.c.kind == "open", kind="person", person=me["id"])
    assert await store.update_table(table, tables.c.status == "waiting", status="playing")
    info = await bob.get(f"/api/tables/{table}")
    assert (info["status"], info["seq"]) == ("playing", 1)


@at_home
async def test_what_does_not_fit_the_other_options_is_told(house: House) -> None:
    browser = house.browser()
    three = await browser.post("/api/options", {"game": "alliances", "options": {"players": 3}})
    assert three["unfit"]["campaigns"] == [1]
    assert "players" not in three["unfit"]
    assert "campaigns" not in (await browser.post("/api/options", {"game": "alliances", "options": {}}))["unfit"]
