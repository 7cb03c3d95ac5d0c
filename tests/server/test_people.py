"""Who somebody is."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.house import HERE, House, at_home
from tests.server.places import Place, duel
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.storage.schema import ended


@at_home
async def test_nobody_is_known_before_he_says_a_name(house: House) -> None:
    guest = house.browser()
    assert await guest.get("/api/me") is None
    me = await guest.post("/api/me", {"name": "  Ada   Lovelace "})
    assert (me["name"], me["kept"]) == ("Ada Lovelace", False)
    assert await guest.get("/api/me") == me


@at_home
async def test_ids_cannot_be_guessed_and_names_may_be_equal(house: House) -> None:
    ids = {(await house.browser().post("/api/me", {"name": "Ada"}))["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(person) >= 20 for person in ids)


@at_home
async def test_a_cookie_is_out_of_reach_for_scripts_and_other_sites(house: House) -> None:
    plain = await house.browser().client.post("/api/me", json={"name": "Ada"})
    assert {"HttpOnly", "SameSite=lax"} <= set(plain.headers["set-cookie"].split("; "))
    assert "Secure" not in plain.headers["set-cookie"]
    safe = await house.browser("https://parlour.test").client.post("/api/me", json={"name": "Ada"})
    assert "Secure" in safe.headers["set-cookie"].split("; ")


@at_home
async def test_a_forged_cookie_is_nobody(house: House) -> None:
    ada = await house.guest("Ada")
    cookie = ada.client.cookies["parlour"]
    person, stamp, signature = cookie.split(".")
    other = "A" * len(person)
    for forged in (person, f"{other}.{stamp}.{signature}", f"{person}.{stamp}.{signature[::-1]}", "", "ä" * 40):
        thief = house.browser()
        cookies = [(b"Cookie", f"parlour={forged}".encode())]
        assert await thief.get("/api/me", headers=cookies) is None
        refused = await thief.client.post("/api/tables", json=WISH, headers=cookies)
        assert refused.status_code == 401


WISH = {"game": "alliances", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}


@at_home
async def test_cookies_hold_after_the_server_was_away(house: House) -> None:
    secrets = [await house.context.store.secret("cookies", fresh) for fresh in ("one", "two")]
    assert secrets[0] == secrets[1] != "one"
    assert len(secrets[0]) == 64


@at_home
async def test_a_kept_name_is_its_owners_alone(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("ADA")
    me = await ada.post("/api/me/password", {"password": "correct horse"})
    assert me["kept"] is True
    assert "somebody else keeps" in await bob.post("/api/me/password", {"password": "battery staple"}, 409)
    assert "keeps that name" in await house.browser().post("/api/me", {"name": "aDa"}, 409)
    assert "keeps that name" in await bob.post("/api/me", {"name": "ada"}, 409)
    assert "kept already" in await ada.post("/api/me/password", {"password": "another one"}, 409)
    assert "stays as it is" in await ada.post("/api/me", {"name": "Eve"}, 409)
    assert (await ada.post("/api/me", {"name": "ADA"}))["name"] == "ADA"


@at_home
async def test_coming_back_needs_name_and_password(house: House) -> None:
    ada = await house.guest("Ada")
    me = await ada.post("/api/me/password", {"password": "correct horse"})
    other = house.browser()
    wrong = await other.post("/api/login", {"name": "Ada", "password": "incorrect horse"}, 401)
    unknown = await other.post("/api/login", {"name": "Nobody", "password": "incorrect horse"}, 401)
    strange = await other.post("/api/login", {"name": "a\x00b", "password": "incorrect horse"}, 401)
    assert wrong == unknown == strange
    assert await other.get("/api/me") is None
    assert await other.post("/api/login", {"name": " aDA ", "password": "correct horse"}) == me
    assert await other.get("/api/me") == me


@at_home
async def test_whoever_guesses_waits_as_long_for_a_name_that_nobody_keeps(house: House) -> None:
    ada, people = await house.guest("Ada"), house.context.access.people
    await ada.post("/api/me/password", {"password": "correct horse"})
    compared: list[str] = []
    verify = people.hasher.verify

    def note(hashed: str, password: str) -> bool:
        compared.append(hashed)
        return bool(verify(hashed, password))

    people.hasher = SimpleNamespace(verify=note)  # type: ignore[assignment]
    for name in ("Ada", "Nobody", "a\x00b"):
        await house.browser().post("/api/login", {"name": name, "password": "incorrect horse"}, 401)
    costs = [hashed.rsplit("$", 2)[0] for hashed in compared]  # all but salt and hash
    assert len(costs) == 3
    assert len(set(costs)) == 1


@at_home
async def test_the_password_itself_is_not_kept(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.post("/api/me/password", {"password": "correct horse"})
    kept = await house.context.store.kept("ada")
    assert kept is not None
    assert kept[1].startswith("$argon2id$")
    assert "correct horse" not in kept[1]


@at_home
async def test_passwords_cannot_be_tried_without_end(house: House) -> None:
    guest = house.browser()
    tried = [await guest.client.post("/api/login", json={"name": "Ada", "password": "x" * 8}) for _ in range(12)]
    assert [answer.status_code for answer in tried] == [401] * 5 + [429] * 7
    assert tried[-1].headers["retry-after"]


@at_home
async def test_wrong_passwords_from_elsewhere_do_not_keep_the_owner_out(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.post("/api/me/password", {"password": "correct horse"})

    def come_back(address: str, password: str) -> Coroutine[Any, Any, httpx.Response]:
        transport = httpx.ASGITransport(house.app, client=(address, 1))
        client = httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE})
        return client.post("/api/login", json={"name": "Ada", "password": password})

    for number in range(40):  # from many addresses, and again and again from one
        assert (await come_back(f"192.0.2.{number % 8}", f"wrong {number:02}")).status_code in (401, 429)
    assert (await come_back("192.0.2.0", "correct horse")).status_code == 429
    assert (await come_back("198.51.100.1", "correct horse")).status_code == 200


@at_home
async def test_going_ends_the_cookie_wherever_it_is(house: House) -> None:
    ada, other, thief = await house.guest("Ada"), house.browser(), house.browser()
    me = await ada.post("/api/me/password", {"password": "correct horse"})
    thief.client.cookies = ada.client.cookies.__class__(ada.client.cookies)  # a copy
    await ada.get("/api/me")  # which gives a fresh cookie of the same session
    assert await other.post("/api/login", {"name": "Ada", "password": "correct horse"}) == me
    assert await thief.get("/api/me") == me
    assert await ada.post("/api/logout") is None
    assert await ada.get("/api/me") is None
    assert await thief.get("/api/me") is None
    assert "say your name" in await thief.post("/api/tables", WISH, 401)
    assert await other.get("/api/me") == me  # another browser came in by itself
    for guest in (ada, thief, other):
        assert await guest.post("/api/logout") is None
    assert await other.get("/api/me") is None


@at_home
async def test_a_cookie_of_before_holds_until_its_owner_goes(house: House) -> None:
    people, ada = house.context.access.people, house.browser()
    person = await people.come_in("Ada")
    ada.client.cookies.set("parlour", people.signer.sign(person.id).decode())  # without a session
    assert (await ada.get("/api/me"))["id"] == person.id
    await ada.post("/api/logout")
    ada.client.cookies.set("parlour", people.signer.sign(person.id).decode())
    assert await ada.get("/api/me") is None


@at_home
async def test_sessions_that_ended_long_ago_are_forgotten(house: House) -> None:
    store = house.context.store
    for session, at in (("old", 1.0), ("new", 3.0), ("new", 4.0)):
        await store.end_session(session, at)
    await store.forget_sessions(2.0)
    assert [row.session for row in await store.rows(select(ended))] == ["new"]


def test_going_closes_the_tables_that_are_open(place: Place) -> None:
    table, (ann, bob) = duel(place)
    with ann.at(table) as line, bob.at(table) as other:
        line.wait("steps")
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            line.wait("nothing of the kind")
        with pytest.raises(InvalidStatus), ann.at(table):
            pass
        other.say(type="ping", ref=7)
        assert other.wait("pong")["ref"] == 7
