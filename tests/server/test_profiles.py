"""What people have played, who leads, and games of the past."""

from __future__ import annotations

import json
from typing import cast

import pytest
from tests.corpus.corpus import lines, record_of
from tests.server.house import Guest, House, at_home
from tests.server.moves import DUEL

from parlour.server.people import ratings
from parlour.server.people.ratings import BASE, Ratings
from parlour.server.records import results
from parlour.server.records.results import Player, Result
from parlour.server.storage.store import Store


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results count at once, and are read in small pages."""
    monkeypatch.setattr(ratings, "SETTLED", -1.0)
    monkeypatch.setattr(results, "PAGE", 2)


async def game_of(house: House, ann: Guest, bob: Guest, public: bool = False) -> str:
    """A game between two people, played to its end."""
    table = await house.table(ann, public=public)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await house.play(table)
    return table


async def winner_of(guest: Guest, table: str) -> int:
    """The seat that won."""
    winners = (await guest.get(f"/api/tables/{table}"))["ending"]["winners"]
    return int(winners[0])


@at_home
async def test_a_profile_counts_what_was_played_to_the_end(house: House) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    tables = [await game_of(house, ann, bob) for _ in range(3)] + [await game_of(house, ann, eve)]
    begun = await house.table(ann)
    await bob.post(f"/api/tables/{begun}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{tables[0]}/continue", {"at": 3, "seat": 0})
    won = [await winner_of(ann, table) == 0 for table in tables]
    told = await ann.get("/api/me/profile")
    assert (told["played"], told["won"]) == (4, sum(won))
    assert told["games"] == [
        {"game": "alliances", "title": "Alliances", "seats": 2, "played": 4, "won": sum(won)},
    ]
    assert told["opponents"] == [
        {"name": "Bob", "bot": False, "played": 3, "you_won": sum(won[:3]), "they_won": 3 - sum(won[:3])},
        {"name": "Eve", "bot": False, "played": 1, "you_won": int(won[3]), "they_won": 1 - won[3]},
    ]
    assert told["ratings"] == []
    await house.browser().get("/api/me/profile", 401)


@at_home
async def test_whoever_left_the_game_to_a_bot_did_not_play_it(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await house.table(ann)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await bob.post(f"/api/tables/{table}/leave")
    await house.play(table)
    assert (await bob.get("/api/me/profile"))["played"] == 0
    assert [each["bot"] for each in (await ann.get("/api/me/profile"))["opponents"]] == [True]


@at_home
async def test_those_who_kept_their_name_are_rated(house: House) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    for guest in (ann, bob):
        await guest.post("/api/me/password", {"password": "long enough"})
    assert (await ann.get("/api/games/alliances/leaderboard"))["people"] == []
    for _ in range(5):
        await game_of(house, ann, bob)
    for line in lines()[:3]:  # more than a page of games in which nobody of here played
        await eve.post("/api/records", json.loads(record_of(line)))
    await game_of(house, eve, ann)
    board = await eve.get("/api/games/alliances/leaderboard")
    games = {leader["name"]: leader["games"] for leader in board["people"]}
    assert games == {"Ann": 6, "Bob": 5}
    assert [leader["rating"] for leader in board["people"]] == sorted(
        (leader["rating"] for leader in board["people"]), reverse=True
    )
    (own,) = (await ann.get("/api/me/profile"))["ratings"]
    assert (own["game"], own["games"], own["people"]) == ("alliances", 6, 2)
    assert board["people"][own["rank"] - 1] == {"name": "Ann", "rating": own["rating"], "games": 6}
    assert await eve.get("/api/games/alliances/leaderboard") == board
    await eve.get("/api/games/chess/leaderboard", 404)


def result(winner: int, *players: Player) -> Result:
    """A duel that a seat won."""
    return Result("here", "alliances", DUEL, 0.0, [winner], list(players))


def test_whoever_wins_rises_and_guests_are_not_remembered() -> None:
    counted = Ratings(cast(Store, None))
    ann, bob, guest = Player("a", "Ann", True, None), Player("b", "Bob", True, None), Player("g", "Gus", False, None)
    for _ in range(3):
        counted.add(result(0, ann, bob))
    once = counted.rated["alliances"]["a"].rating
    assert once > BASE > counted.rated["alliances"]["b"].rating
    counted.add(result(1, guest, ann))
    assert counted.rated["alliances"]["a"].rating > once
    counted.add(result(0, guest, bob))
    assert set(counted.rated["alliances"]) == {"a", "b"}
    counted.add(Result("there", "chess", {}, 0.0, [0], [ann, bob]))
    assert set(counted.rated) == {"alliances"}


@at_home
async def test_bots_are_rated_with_those_who_play_them(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.post("/api/me/password", {"password": "long enough"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "level1"}]
    table = (await ann.post("/api/tables", {"game": "alliances", "options": DUEL, "seats": seats}))["table"]
    await house.play(table)
    board = await ann.get("/api/games/alliances/leaderboard")
    assert [leader["name"] for leader in board["people"]] == ["Ann"]
    assert [leader["name"] for leader in board["bots"]] == ["level1"]
    better = [board["people"], board["bots"]][await winner_of(ann, table)][0]
    worse = [board["bots"], board["people"]][await winner_of(ann, table)][0]
    assert better["rating"] > worse["rating"]


@at_home
async def test_the_past_is_searched_by_game_and_by_names(house: House) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob_x", "Eve")]
    with_bob, with_eve = await game_of(house, ann, bob), await game_of(house, ann, eve)
    await game_of(house, bob, eve, public=True)
    await ann.post("/api/records", json.loads(record_of(lines()[0])))

    async def found(search: str) -> list[str]:
        return [table["id"] for table in (await ann.get("/api/me/history", params={"search": search}))["tables"]]

    assert (await found(""))[1:] == [with_eve, with_bob]
    assert await found("bob") == [with_bob]
    assert await found("ALLI eve") == [with_eve]
    assert await found("dale") == []
    assert await found("b_b") == await found("%") == []
    assert await found("_x") == [with_bob]
    await house.browser().get("/api/me/history", 401)


@at_home
async def test_running_public_tables_can_be_found_and_watched(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    hidden, shown = await house.table(ann), await house.table(ann, public=True)
    for table in (hidden, shown):
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    running = (await house.browser().get("/api/tables?which=running"))["tables"]
    assert [(table["id"], table["watchers"]) for table in running] == [(shown, 0)]
    await house.play(shown)
    assert (await ann.get("/api/tables?which=running"))["tables"] == []
