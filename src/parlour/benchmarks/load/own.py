"""Our own server as the script speaks to it: four people play Alliances at every table."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from parlour.benchmarks.load.process import free_port, serving
from parlour.benchmarks.load.script import SEATS, Dialect, LoadError

COMMAND = [sys.executable, "-m", "uvicorn", "--factory", "parlour.server.worker:make_worker", "--no-access-log"]
OPTIONS = {"players": SEATS}


class Choice(msgspec.Struct):
    """An option, as far as the script reads it."""

    option: str


class Question(msgspec.Struct):
    """A question, as far as the script reads it."""

    ask: int
    options: list[Choice]


class Message(msgspec.Struct):
    """A message of the server, as far as the script reads it."""

    type: str
    seq: int = 0
    ask: Question | None = None


class Parlour(Dialect):
    """Our server."""

    name = "parlour"

    def __init__(self, port: int) -> None:
        self.port = port
        self.decoder = msgspec.json.Decoder(Message)
        self.cookies: list[str] = []
        for seat in range(SEATS):
            self.cookies.append(self.request("/api/me", {"name": f"Player {seat + 1}"}, seat)[1])
        self.questions: dict[str, dict[int, Question]] = {}

    def headers(self, seat: int) -> dict[str, str]:
        """What a seat's browser sends."""
        cookie = {"Cookie": self.cookies[seat]} if seat < len(self.cookies) else {}
        return {"Origin": f"http://127.0.0.1:{self.port}", **cookie}

    def request(self, path: str, body: object, seat: int) -> tuple[bytes, str]:
        """One request of a seat; returns the body and the cookie of the response."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json", **self.headers(seat)}
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        data = response.read()
        if response.status >= 400:
            raise LoadError(f"{path}: {response.status} {data.decode(errors='replace')}")
        connection.close()
        return data, (response.getheader("Set-Cookie") or "").partition(";")[0]

    async def open_table(self, number: int) -> str:
        """A table for the four people, begun."""
        return await asyncio.to_thread(self.seat_four)

    def seat_four(self) -> str:
        """Open a table and sit down, one after the other."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        data, _ = self.request("/api/tables", {"game": "alliances", "options": OPTIONS, "seats": seats}, 0)
        table = str(json.loads(data)["table"])
        for seat in range(1, SEATS):
            self.request(f"/api/tables/{table}/sit", {"seat": seat}, seat)
        return table

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """Say hello, and hear the table."""
        address, headers = f"ws://127.0.0.1:{self.port}/ws/tables/{table}", self.headers(seat)
        socket = await connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
        await socket.send('{"type":"hello"}')
        while self.hear(table, seat, str(await socket.recv())) == 0:
            pass
        return socket

    def hear(self, table: str, seat: int, message: str) -> int:
        """The journal's number; the question is kept for the next move."""
        told = self.decoder.decode(message)
        if told.type == "refused":
            raise LoadError(f"a move was refused: {message}")
        if told.type != "steps":
            return 0
        questions = self.questions.setdefault(table, {})
        questions.pop(seat, None)
        if told.ask is not None:
            questions[seat] = told.ask
        return told.seq

    def move(self, table: str) -> tuple[int, str] | None:
        """Any option of the seat that is asked; a different one each time."""
        for seat, question in self.questions[table].items():
            option = question.options[question.ask * 7 % len(question.options)].option
            return seat, json.dumps({"type": "answer", "ask": question.ask, "option": option})
        return None


@contextmanager
def parlour_server(folder: Path) -> Iterator[tuple[Parlour, int]]:
    """Our server with a database in a folder and without limits; yields its dialect and its process."""
    port = free_port()
    settings = json.dumps({"database": f"sqlite:///{folder / 'parlour.db'}", "unlimited": True})
    folder.mkdir(parents=True, exist_ok=True)
    command = [*COMMAND, "--port", str(port), "--log-level", "error"]
    with serving(command, port, "/health", folder, PARLOUR_SETTINGS=settings) as process:
        yield Parlour(port), process
