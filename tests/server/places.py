"""A server on loopback, and people who use it with their browsers."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from tests.server.moves import DUEL
from websockets.sync.client import ClientConnection, connect

from parlour.server.app import make_app
from parlour.server.context import Settings
from parlour.server.running import claim, configure

PATIENCE = 30.0
HERE = "127.0.0.1"


class Place:
    """A server on loopback."""

    def __init__(self, port: int) -> None:
        self.http = f"http://127.0.0.1:{port}"
        self.sockets = f"ws://127.0.0.1:{port}/ws/tables"

    def connect(self, table: str, headers: dict[str, str], address: str = HERE) -> ClientConnection:
        """A socket with no more headers than these, from an address of loopback."""
        return connect(
            f"{self.sockets}/{table}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            source_address=(address, 0),
        )


class Browser:
    """One person's browser."""

    def __init__(self, place: Place, name: str, address: str = HERE) -> None:
        self.place = place
        self.address = address
        self.headers = {"Origin": place.http}
        answer = self.send("/api/me", {"name": name})
        self.headers = {"Origin": place.http, "Cookie": answer.headers["set-cookie"].partition(";")[0]}

    def post(self, path: str, body: object = None) -> Any:
        """Ask for something over HTTP."""
        return self.send(path, {} if body is None else body).json()

    def send(self, path: str, body: object) -> httpx.Response:
        """Send something over HTTP from one's address."""
        with httpx.Client(transport=httpx.HTTPTransport(local_address=self.address)) as client:
            answer = client.post(self.place.http + path, json=body, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer

    @contextmanager
    def at(self, table: str, seen: int = 0) -> Iterator[Line]:
        """The socket of a table, after the hello."""
        with self.place.connect(table, self.headers, self.address) as socket:
            line = Line(socket)
            line.say(type="hello", seen=seen)
            yield line


class Line:
    """An open socket with everything that came in."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        return message

    def wait(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def say(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def choose(self, steps: dict[str, Any], number: int = 0) -> dict[str, Any]:
        """Answer the question of a message, and hear what comes of it."""
        ask = steps["ask"]
        self.say(type="answer", ask=ask["ask"], option=ask["options"][number]["option"])
        return self.wait("steps")


@contextmanager
def server_on(database: str, redis: str = "", pace: float = 0.0) -> Iterator[Place]:
    """A server with one worker, which hears of others on the same database only through Redis."""
    server = uvicorn.Server(configure(make_app(Settings(database, redis, pace=pace))))
    door = claim("127.0.0.1", None)
    thread = threading.Thread(target=server.run, args=[[door]])
    thread.start()
    try:
        yield Place(door.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()


def duel(place: Place, game: str = "alliances", options: object = None) -> tuple[str, list[Browser]]:
    """A table of two people; the one who is asked first comes first."""
    ann, bob = Browser(place, "Ann"), Browser(place, "Bob")
    wish = {"game": game, "options": options or DUEL, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.post("/api/tables", wish)["table"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    with ann.at(table) as line:
        first = line.wait("steps")["ask"] is not None
    return table, [ann, bob] if first else [bob, ann]
