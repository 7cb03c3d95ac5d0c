"""Connections before there is a request. Headers must arrive soon and be short, and the number of half-open connections
of one address is limited. A client that does not read its response is disconnected. A few file descriptors are reserved
for /health."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from parlour.server.access import client_network
from parlour.server.limits import Buckets
from parlour.server.metrics import TURNED_AWAY
from parlour.server.problems import problem

if sys.platform != "win32":
    import resource

log = logging.getLogger("parlour.connections")

HEADERS_DUE = 10.0  # timeout in seconds for the headers of a request
READING_DUE = 30.0  # timeout in seconds for a client that does not read
MOST_HEADERS = 32 * 1024  # bytes of an address and its headers
MOST_HALF_OPEN = 100  # connections of one address whose headers have not arrived yet
MOST_NEW = (600, 60.0)  # connections of one address: the burst, and the rate per second after that
RESERVE = 64  # file descriptors that are reserved for /health
SAID = 10.0  # seconds between two log lines about the same problem


class ConnectionLimits:
    """What all connections of a server have in common."""

    def __init__(self) -> None:
        self.half_open: Counter[str] = Counter()  # by address
        self.on_reserve: dict[
            LimitedConnection, None
        ] = {}  # half-open on a reserved descriptor, in the order of arrival
        size, rate = MOST_NEW
        self.arrivals = Buckets(rate, size)
        self.unsaid: Counter[str] = Counter()
        self.said: dict[str, float] = {}

    def note(self, why: str, address: str) -> None:
        """A connection was refused. Of many, only the first is logged at once; the others are counted and logged
        later."""
        TURNED_AWAY.labels(why).inc()
        self.unsaid[why] += 1
        now = time.monotonic()
        if now - self.said.get(why, -SAID) >= SAID:
            self.said[why] = now
            facts = {"why": why, "count": self.unsaid.pop(why), "address": address}
            log.warning("connections were turned away", extra={"facts": facts})


LIMITS_OF: WeakKeyDictionary[ServerState, ConnectionLimits] = WeakKeyDictionary()


def refusal(status: int, error: str) -> Any:
    """An application that only refuses, and closes the connection."""
    return problem(status, error, headers={"Connection": "close"})


TOO_LARGE = refusal(431, "the headers of the request are too long")
CROWDED = refusal(503, "too many people are here just now; try again in a moment")


class LimitedConnection(HttpToolsProtocol):
    """A connection until its request has arrived, and while its response is read."""

    half_open = False
    crowded = False
    size = 0  # bytes of the headers so far
    due: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    # Coming

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection; nothing has been received yet."""
        super().connection_made(transport)
        self.own_app = self.app
        self.limits = LIMITS_OF.setdefault(self.server_state, ConnectionLimits())
        host = self.client[0] if self.client else "nowhere"
        self.address = client_network(host)
        self.trusted = is_proxy(host, self.config.forwarded_allow_ips)
        self.crowded = is_crowded(transport)
        if not self.trusted and not self.limits.arrivals.take(self.address):
            self.refuse("too many connections")
        else:
            self.wait()

    def wait(self) -> None:
        """Wait for the headers of a request."""
        if self.half_open:
            return
        self.half_open, self.size = True, 0
        self.limits.half_open[self.address] += 1
        self.due = self.loop.call_later(HEADERS_DUE, self.refuse, "headers too slow")
        if self.limits.half_open[self.address] > MOST_HALF_OPEN and not self.trusted:
            self.refuse("too many half-open")
        elif self.crowded:
            self.use_reserve()

    def use_reserve(self) -> None:
        """Wait on a reserved descriptor. Half of the reserve is for such connections: the oldest one is closed, so that
        the next one can still ask for /health."""
        on_reserve = self.limits.on_reserve
        on_reserve[self] = None
        if len(on_reserve) > RESERVE // 2:
            next(iter(on_reserve)).refuse("no file descriptors")

    def stop_waiting(self) -> None:
        """The headers have arrived, or never will."""
        if self.half_open:
            self.half_open = False
            self.limits.half_open[self.address] -= 1
            self.limits.half_open += Counter()  # forget those with none
            self.limits.on_reserve.pop(self, None)
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def refuse(self, why: str) -> None:
        """Close without a response."""
        self.limits.note(why, self.address)
        self.stop_waiting()
        self.transport.abort()

    # A request

    def data_received(self, data: bytes) -> None:
        """Data arrived: while it belongs to headers it is counted."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.wait()
        if self.transport.is_closing():
            return
        self.size += len(data) if self.half_open else 0
        super().data_received(data)
        if self.half_open and self.size > MOST_HEADERS:
            self.refuse("headers too long")

    def on_headers_complete(self) -> None:
        """A request has arrived. If it is not admitted, the client is told why and the connection closes."""
        self.stop_waiting()
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        self.app = self.own_app
        if size > MOST_HEADERS:
            self.limits.note("headers too long", self.address)
            self.app = TOO_LARGE
        elif self.crowded and self.url != b"/health":
            self.limits.note("no file descriptors", self.address)
            self.app = CROWDED
        super().on_headers_complete()
        if self.crowded and self.cycle is not None:
            self.cycle.keep_alive = False

    def handle_websocket_upgrade(self) -> None:
        """A socket stays open for long, so none may use the reserve."""
        if self.crowded:
            self.transport.abort()
        else:
            super().handle_websocket_upgrade()

    # An answer

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self.reading = self.loop.call_later(READING_DUE, self.refuse, "answers not read")

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.stop_reading()

    def stop_reading(self) -> None:
        """There is nothing more to read."""
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection closed."""
        self.stop_waiting()
        self.stop_reading()
        super().connection_lost(exc)


def is_proxy(host: str, allowed: list[str] | str | None) -> bool:
    """Whether an address is that of a proxy, which serves many people."""
    names = allowed.split(",") if isinstance(allowed, str) else allowed or []
    return host in [name.strip() for name in names]


def is_crowded(transport: asyncio.Transport) -> bool:
    """Whether few file descriptors are left: a new one is always the lowest free number, so the number shows it."""
    if sys.platform == "win32":
        return False
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    number: int = transport.get_extra_info("socket").fileno()
    return number >= most - RESERVE
