"""What is let in, and what goes out with every answer."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Message
from tests.server.house import HERE, House, at_home
from tests.server.moves import DUEL

from parlour.server.access import address_of, same_origin
from parlour.server.limits import Buckets
from parlour.server.logs import JsonLines
from parlour.server.middleware import MOST_BYTES

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "parlour.test", "origin": "http://parlour.test", "cookie": "parlour=x"}, True),
        ({"host": "parlour.test:8000", "origin": "http://parlour.test:8000"}, True),
        ({"host": "PARLOUR.test", "origin": "https://parlour.test:443"}, True),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, True),
        ({"host": "parlour.test", "origin": "http://evil.test"}, False),
        ({"host": "parlour.test", "origin": "http://parlour.test.evil.test"}, False),
        ({"host": "parlour.test", "origin": "http://parlour.test:81"}, False),
        ({"host": "parlour.test", "origin": "http://[evil"}, False),
        ({"host": "parlour.test", "origin": "null"}, False),
        ({"host": "parlour.test", "origin": ""}, False),
        ({"host": "", "origin": "file://"}, False),
        ({"host": "parlour.test", "cookie": "other=1"}, True),
        ({"host": "parlour.test", "cookie": "other=1; parlour=x"}, False),
        ({"host": "parlour.test"}, True),
    ],
)
def test_a_cookie_comes_only_from_our_own_page(headers: dict[str, str], ours: bool) -> None:
    assert same_origin(Headers(headers)) is ours


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("2001:db8:1:3::9", "2001:0db8:0001:0003"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == counted


@at_home
async def test_a_page_of_another_site_changes_nothing(house: House) -> None:
    ada = await house.guest("Ada")
    for headers in ({"Origin": "http://evil.test"}, {"Origin": "null"}):
        answer = await ada.client.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
    assert (await ada.get("/api/me"))["name"] == "Ada"


@at_home
async def test_a_program_without_a_cookie_needs_no_origin(house: House) -> None:
    program = house.browser()
    del program.client.headers["Origin"]
    assert (await program.post("/api/options", {"game": "alliances", "options": {}}))["seats"] == 4
    await program.post("/api/me", {"name": "Robot"})
    assert "another site" in await program.post("/api/me", {"name": "Eve"}, 403)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])
def test_a_form_of_another_kind_is_refused(kind: str, tmp_path: Path) -> None:
    @at_home
    async def story(house: House) -> None:
        answer = await house.browser().client.post("/api/me", content=b'{"name":"Ada"}', headers={"Content-Type": kind})
        assert answer.status_code == 415

    story(tmp_path)


@at_home
async def test_a_long_body_is_refused_whether_or_not_it_says_so(house: House) -> None:
    async def drip() -> AsyncIterator[bytes]:
        for _ in range(MOST_BYTES // 1024 + 1):
            yield b" " * 1024

    client = house.browser().client
    announced = await client.post("/api/me", content=b" " * (MOST_BYTES + 1), headers=JSON)
    dripped = await client.post("/api/me", content=drip(), headers=JSON)
    assert (announced.status_code, dripped.status_code) == (413, 413)
    record = await client.post("/api/records", content=b" " * (MOST_BYTES + 1), headers=JSON)
    assert record.status_code == 400  # long enough for a record, but none
    record = await client.post("/api/records", content=b" " * (2 * 2**20 + 1), headers=JSON)
    assert record.status_code == 413


@at_home
async def test_what_cannot_be_read_is_no_fault_of_ours(house: House) -> None:
    client = house.browser().client
    for body, status in [
        (b"", 400),
        (b"{", 400),
        (b"\xff", 400),
        (b'{"name": "\\ud800"}', 400),
        (b"[" * 60_000, 422),
        (b"[]", 422),
        (b'{"name": 3}', 422),
        (b'{"name": "Ada", "admin": true}', 422),
        (b'{"name": "' + b"x" * 25 + b'"}', 422),
    ]:
        answer = await client.post("/api/me", content=body, headers=JSON)
        assert (answer.status_code, set(answer.json())) == (status, {"error", "rule"}), body[:40]
    deep = b'{"game": "alliances", "options": {"players": ' + b"[" * 60_000
    assert (await client.post("/api/options", content=deep, headers=JSON)).status_code == 422  # no list is an option


@at_home
async def test_too_many_requests_have_to_wait(house: House) -> None:
    time = [0.0]
    house.context.access.buckets["requests"] = Buckets(rate=1.0, size=3, now=lambda: time[0])
    guest = house.browser()
    answers = [await guest.client.get("/api/me") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].headers["retry-after"]
    assert (await guest.client.get("/health")).status_code == 200
    time[0] += 1.0
    assert (await guest.client.get("/api/me")).status_code == 200
    house.context.access.unlimited = True
    assert all([(await guest.client.get("/api/me")).status_code == 200 for _ in range(5)])


@at_home
async def test_guests_tables_and_replays_are_counted_each_for_itself(house: House) -> None:
    ada = await house.guest("Ada")
    table = await house.table(ada, "bot bot")
    for limit in ("guests", "tables", "replays"):
        house.context.access.buckets[limit] = Buckets(rate=0.001, size=1)
    for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/replay/0"):
        statuses = [(await ada.client.get(path)).status_code for _ in range(2)]
        assert statuses == ([200, 429] if path.endswith("replay") else [429, 429])
    wish = {"game": "alliances", "options": DUEL, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert [(await ada.client.post("/api/tables", json=wish)).status_code for _ in range(2)] == [200, 429]
    for path in ("/api/records", f"/api/tables/{table}/rematch"):
        assert "too many requests" in await ada.post(path, {}, 429)
    assert "too many requests" in await ada.post(
        f"/api/tables/{table}/continue", {"at": 0, "seat": 0, "level": "level1"}, 429
    )
    come = [await house.browser().client.post("/api/me", json={"name": "Bob"}) for _ in range(2)]
    assert [answer.status_code for answer in come] == [200, 429]


@at_home
async def test_every_answer_carries_the_headers_of_safety(house: House) -> None:
    client = house.browser().client
    for answer in [
        await client.get("/api/me"),
        await client.get("/"),
        await client.get("/api/nothing"),
        await client.post("/api/me", content=b"", headers={"Origin": "http://evil.test"}),
    ]:
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["script-src"] == policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "server" not in answer.headers


@at_home
async def test_a_fault_of_our_own_is_answered_like_everything_else(house: House) -> None:
    async def broken(which: object, person: object) -> None:
        raise RuntimeError("the seed is tea")

    house.context.lobby.listed = broken  # type: ignore[assignment,method-assign]
    answer = await house.browser().client.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (500, "something went wrong on the server; it was logged")
    assert answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"]


def test_whoever_goes_before_he_is_answered_is_no_fault_of_ours(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    @at_home
    async def story(house: House) -> None:
        headers = [(b"content-type", b"application/json"), (b"host", b"parlour.test")]
        scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": headers, "query_string": b""}

        async def hang_up() -> Message:
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            raise AssertionError("nobody is there to be answered")

        await house.app(scope, hang_up, send)
        assert [json.loads(JsonLines().format(each))["status"] for each in caplog.records] == [499]

    with caplog.at_level(logging.INFO, "parlour.requests"):
        story(tmp_path)


@at_home
async def test_what_is_not_there_says_so(house: House) -> None:
    guest = house.browser()
    assert "nothing at this address" in await guest.get("/api/nothing", 404)
    ada = await house.guest("Ada")
    for name in ("none", "a%00b", "x" * 41, "%F0%9F%A6%8A", "a%27b"):
        assert "no such table" in await guest.get(f"/api/tables/{name}", 404)
        assert "no such table" in await guest.get(f"/api/tables/{name}/replay", 404)
        assert "no such table" in await ada.post(f"/api/tables/{name}/sit", {"seat": 0}, 404)
    assert "no game 'chess'" in await guest.get("/api/games/chess/rules", 404)
    assert "cannot be done" in await guest.post("/api/games", {}, 405)


def test_requests_are_logged_without_what_was_in_them(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    @at_home
    async def story(house: House) -> None:
        ada = await house.guest("Ada Secret")
        table = await house.table(ada)
        await ada.get(f"/api/tables/{table}?eyes=secret")
        texts = [JsonLines().format(record) for record in caplog.records if record.name == "parlour.requests"]
        told = json.loads(texts[-1])
        assert (told["method"], told["path"], told["status"]) == ("GET", "/api/tables/{table}", 200)
        assert told["ms"] >= 0
        assert len(told["request"]) == 16
        row = await house.context.store.table(table)
        assert row is not None
        for secret in (table, "Secret", "secret", row.seed, ada.client.cookies["parlour"], HERE):
            assert secret not in "".join(texts)

    with caplog.at_level(logging.INFO, "parlour"):
        story(tmp_path)


def test_of_an_exception_only_kind_and_place_are_logged() -> None:
    record = logging.LogRecord("parlour.server", logging.ERROR, "", 1, "it failed", None, None)
    try:
        raise ValueError("the seed is tea")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["message"], told["error"]) == ("error", "it failed", "ValueError")
    assert told["at"][0].startswith("test_middleware.py:")
    assert "tea" not in json.dumps(told)
