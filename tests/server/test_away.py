"""PostgreSQL or Redis goes away in the middle of a game, and comes back: nobody loses his line or the thread."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.lost.engines import Engine, postgresql_engine, redis_engine
from tests.server.places import Browser, Line, Place, duel, server_on
from websockets.exceptions import ConnectionClosed, InvalidStatus

SOON = 5.0  # seconds after which everybody has heard of something although Redis is away


@pytest.fixture(scope="module")
def database() -> Iterator[Engine]:
    with postgresql_engine() as engine:
        yield engine


def ask_again(line: Line, steps: dict[str, Any]) -> dict[str, Any]:
    """Give an answer once more until it is taken."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        ask = steps["ask"]
        line.say(type="answer", ask=ask["ask"], option=ask["options"][-1]["option"], ref=1)
        heard = line.hear()
        while heard["type"] not in ("steps", "refused"):
            heard = line.hear()
        if heard["type"] == "steps":
            return heard
        time.sleep(0.3)
    raise AssertionError("the answer is not taken")


# PostgreSQL


def test_without_the_database_nothing_is_stored_and_the_line_stays(
    database: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    with server_on(database.address) as place:
        table, (first, second) = duel(place)
        with first.at(table) as one, second.at(table) as other:
            steps = one.wait("steps")
            other.wait("steps")
            database.stop()
            try:
                ask = steps["ask"]
                for ref in (2, 3):
                    one.say(type="answer", ask=ask["ask"], option=ask["options"][-1]["option"], ref=ref)
                    refused = one.wait("refused")
                    assert refused["ref"] == ref
                    assert "stored" in refused["error"]
                    assert "just now" in refused["error"]
                one.say(type="undo", ref=4)
                assert one.wait("refused")["ref"] == 4
                other.say(type="chat", text="Is anybody there?", ref=5)
                assert "just now" in other.wait("refused")["error"]
                other.say(type="ping", ref=6)
                assert other.wait("pong")["ref"] == 6
                with pytest.raises(InvalidStatus):
                    place.connect(table, first.headers)
                answer = httpx.get(f"{place.http}/api/tables/{table}", headers=first.headers)
                assert answer.status_code == 503
            finally:
                database.start()
            assert ask_again(one, steps)["seq"] == 2
            assert other.wait("steps")["seq"] == 2
    told = [record for record in caplog.records if record.name.startswith("uvicorn")]
    assert [record.getMessage() for record in told if record.levelno >= logging.ERROR] == []


def test_a_hello_that_cannot_be_answered_is_to_be_said_again(database: Engine) -> None:
    with server_on(database.address) as place:
        table, (first, _) = duel(place)
        with place.connect(table, first.headers) as socket:
            database.stop()
            try:
                Line(socket).say(type="hello")
                with suppress(ConnectionClosed):
                    for _ in socket:
                        pass
                assert socket.close_code == 1013
            finally:
                database.start()


# Redis


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Engine]:
    with redis_engine(tmp_path / "redis") as engine:
        yield engine


@pytest.fixture
def workers(database: Engine, redis: Engine) -> Iterator[tuple[Place, Place]]:
    with server_on(database.address, redis.address) as one, server_on(database.address, redis.address) as other:
        yield one, other


@contextmanager
def at(place: Place, browser: Browser, table: str) -> Iterator[Line]:
    """Somebody's line at a worker."""
    with place.connect(table, {**browser.headers, "Origin": place.http}) as socket:
        line = Line(socket)
        line.say(type="hello")
        yield line


def soon(line: Line, kind: str, seq: int = 0) -> dict[str, Any]:
    """What is heard before long: a message of a kind, and with a number from this one on."""
    until = time.monotonic() + SOON
    message = line.wait(kind)
    while message.get("seq", 0) < seq:
        message = line.wait(kind)
    assert time.monotonic() < until
    return message


def test_without_redis_two_workers_stay_together(workers: tuple[Place, Place], redis: Engine) -> None:
    here, there = workers
    table, (first, second) = duel(here)
    with at(here, first, table) as one, at(there, second, table) as other:
        steps, seen = one.wait("steps"), other.wait("steps")
        redis.stop()
        for number in range(4):
            asked, line = (steps, one) if steps["ask"] else (seen, other)
            ask = asked["ask"]
            line.say(type="answer", ask=ask["ask"], option=ask["options"][-1]["option"], ref=1)
            steps, seen = [soon(each, "steps", number + 2) for each in (one, other)]
        for line, words in ((one, "one"), (other, "two"), (one, "three")):
            line.say(type="chat", text=words, ref=2)
            assert soon(one, "chat")["line"]["text"] == words
            assert soon(other, "chat")["line"]["text"] == words
        wisher, asked_for = (one, other) if steps["may_ask_undo"] and not steps["can_undo"] else (other, one)
        wisher.say(type="undo", ref=3)
        while not soon(asked_for, "steps")["undo_wish"]:
            pass
        asked_for.say(type="allow", accept=True, ref=4)
        for line in (one, other):
            assert soon(line, "steps", 6)["steps"][-1]["undone"]
        first.post(f"/api/tables/{table}/leave")
        until = time.monotonic() + SOON
        while not any(seat["kind"] == "bot" for seat in other.wait("table")["table"]["seats"]):
            assert time.monotonic() < until
        redis.start()
        first.post(f"/api/tables/{table}/sit", {"seat": next_seat(first, place=here, table=table)})
        until = time.monotonic() + SOON
        while any(seat["kind"] == "bot" for seat in other.wait("table")["table"]["seats"]):
            assert time.monotonic() < until


def next_seat(browser: Browser, place: Place, table: str) -> int:
    """The seat that a bot keeps for somebody."""
    told = httpx.get(f"{place.http}/api/tables/{table}", headers=browser.headers).json()
    return int(next(seat["seat"] for seat in told["seats"] if seat["yours"]))


def test_nobody_seems_to_have_left_because_redis_did(
    workers: tuple[Place, Place], redis: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.tables.rooms.SILENCE", 3.0)
    here, there = workers
    table, (first, second) = duel(here)
    with at(here, first, table) as one, at(there, second, table) as other:
        one.wait("steps")
        other.wait("steps")
        time.sleep(1.0)
        redis.stop()
        time.sleep(4.0)
        told = httpx.get(f"{here.http}/api/tables/{table}", headers=first.headers).json()
        assert [seat["here"] for seat in told["seats"]] == [True, True]
