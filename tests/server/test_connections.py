"""Connections: slow or long headers, too many that are half open, answers that nobody reads, and the reserve."""

from __future__ import annotations

import json
import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from tests.server.places import Browser, Place

from parlour.server.logs import JsonLines
from parlour.server.sockets import connections
from parlour.server.sockets.connections import ConnectionLimits, is_proxy

STRANGER = "127.0.0.2"  # any address of this machine but the one from which a proxy would come
HEALTH = b"GET /health HTTP/1.1\r\nHost: parlour.test\r\n\r\n"


def call(place: Place, address: str = STRANGER) -> socket.socket:
    """A connection from an address."""
    port = int(place.http.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(address, 0))


def status(line: socket.socket) -> int:
    """The status of the answer that comes; 0 where the connection is closed without one."""
    try:
        words = line.recv(8000).split(b" ", 2)
    except ConnectionResetError:
        return 0
    return int(words[1]) if len(words) == 3 else 0


def asked(place: Place, request: bytes, address: str = STRANGER) -> int:
    """The status of the answer to a request."""
    with call(place, address) as line:
        try:
            line.sendall(request)
        except ConnectionError:
            return 0
        return status(line)


def waits(place: Place) -> None:
    """Everybody else is answered."""
    assert asked(place, HEALTH, "127.0.0.3") == 200


def test_headers_must_come_soon(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS_DUE", 0.5)
    for beginning in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n\r\n"):
        with call(place) as line:
            line.sendall(beginning)
            began = time.monotonic()
            assert status(line) == 0
            assert 0.3 < time.monotonic() - began < 5.0
    with call(place) as line:  # a connection that is kept must not dawdle the next time, either
        line.sendall(HEALTH)
        assert status(line) == 200
        for _ in range(12):
            time.sleep(0.1)
            try:
                line.sendall(b"\r\n")
            except ConnectionError:
                break
        else:
            assert status(line) == 0


def test_a_quick_request_is_not_hurried(place: Place) -> None:
    with call(place) as line:
        for _ in range(3):
            for part in (HEALTH[:9], HEALTH[9:30], HEALTH[30:]):
                line.sendall(part)
                time.sleep(0.02)
            assert status(line) == 200


@pytest.mark.parametrize("size", [40_000, 400_000])
def test_headers_are_not_too_long(place: Place, size: int) -> None:
    assert asked(place, HEALTH[:-2] + b"X-Long: " + b"x" * size + b"\r\n\r\n") in (431, 0)
    assert asked(place, HEALTH[:-2] + b"X-Long: " + b"x" * size) == 0
    assert asked(place, HEALTH[:-2] + b"x: y\r\n" * (size // 6) + b"\r\n") in (431, 0)
    assert asked(place, b"GET /" + b"x" * size + b" HTTP/1.1\r\nHost: x\r\n\r\n") in (431, 0)
    assert asked(place, HEALTH[:-2] + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n") == 200


def test_one_address_has_only_so_many_half_open(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_HALF_OPEN", 5)
    with ExitStack() as stack:
        lines = [stack.enter_context(call(place)) for _ in range(5)]
        assert asked(place, HEALTH) == 0
        waits(place)
        lines[0].sendall(HEALTH)
        assert status(lines[0]) == 200
        assert asked(place, HEALTH) == 200
    time.sleep(0.2)
    assert asked(place, HEALTH) == 200


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_NEW", (4, 0.001))


def test_one_address_does_not_come_without_end(few: None, place: Place) -> None:
    assert [asked(place, HEALTH) for _ in range(6)] == [200] * 4 + [0] * 2
    waits(place)
    assert [asked(place, HEALTH, "127.0.0.1") for _ in range(6)] == [200] * 6  # a proxy brings many people


def test_whoever_does_not_read_is_let_go(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READING_DUE", 0.5)
    rules = b"GET /api/games/dale/rules HTTP/1.1\r\nHost: x\r\n\r\n"
    with call(place) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            for _ in range(100):
                line.sendall(rules)
                time.sleep(0.02)
        except ConnectionError:
            return
    raise AssertionError("it was sent more and more")


@contextmanager
def descriptors(spare: int) -> Iterator[None]:
    """So many file descriptors that may still be opened."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    with socket.socket() as next_one:
        lowest = next_one.fileno()
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest + spare, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_when_hardly_a_descriptor_is_left_health_is_still_told(place: Place) -> None:
    Browser(place, "Ann")
    games = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with descriptors(connections.RESERVE - 10):
        assert asked(place, HEALTH) == 200
        assert asked(place, games) == 503
    assert asked(place, games) == 200


@pytest.fixture
def crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "is_crowded", lambda transport: True)
    monkeypatch.setattr(connections, "RESERVE", 8)


def test_whoever_says_nothing_does_not_take_the_reserve(crowded: None, place: Place) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(call(place, f"127.0.0.{number}")) for number in range(10, 16)]
        for line in lines:
            line.settimeout(connections.HEADERS_DUE / 2)
        waits(place)
        lines[-1].sendall(HEALTH)
        assert [status(line) for line in (*lines[:2], lines[-1])] == [0, 0, 200]
        assert status(lines[-1]) == 0  # it does not stay


def test_no_socket_is_opened_on_the_reserve(crowded: None, place: Place) -> None:
    asks = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    keyed = asks + b"AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    assert asked(place, b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\n" + keyed) == 0


def test_what_is_turned_away_is_logged_but_not_each_of_thousands(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("parlour.server.sockets.connections.time.monotonic", lambda: now[0])
    limits = ConnectionLimits()
    with caplog.at_level(logging.WARNING, "parlour.connections"):
        for _ in range(500):
            limits.note("headers too slow", "192.0.2.1")
            now[0] += 0.1
    told = [json.loads(JsonLines().format(each)) for each in caplog.records]
    assert 5 <= len(told) <= 6
    assert (told[0]["why"], told[0]["count"], told[0]["address"]) == ("headers too slow", 1, "192.0.2.1")
    assert 400 <= sum(each["count"] for each in told) <= 500  # the last of them are told with the next


def test_a_proxy_is_known_by_its_whole_address() -> None:
    assert is_proxy("127.0.0.1", "10.0.0.7, 127.0.0.1")
    assert is_proxy("127.0.0.1", ["127.0.0.1"])
    assert not is_proxy("27.0.0.1", "127.0.0.1")
    assert not is_proxy("127.0.0.1", None)
