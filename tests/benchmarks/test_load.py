"""The server under load: the script is the same for every server, and what it says is what it saw."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from parlour.benchmarks.load.bench import ServerBench, Size
from parlour.benchmarks.load.boardgameio import BoardgameIo
from parlour.benchmarks.load.script import Dialect, Figures, LoadError, load, seat_tables
from parlour.cli.bench_server import draw

TINY = Size(rounds=1, seconds=0.3, tables=2, idle=3, moves=12, others=2)


class Echo(Dialect):
    """A server that tells all four seats the next number, some milliseconds after a move."""

    name = "echo"

    def __init__(self, delay: float, deaf: bool = False) -> None:
        self.delay = delay
        self.deaf = deaf
        self.port = 0
        self.sockets: dict[str, list[ServerConnection]] = {}
        self.numbers: dict[str, int] = {}

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with serve(self.listen, "127.0.0.1", 0) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            yield

    async def listen(self, socket: ServerConnection) -> None:
        table = str(await socket.recv())
        self.sockets.setdefault(table, []).append(socket)
        async for _ in socket:
            await asyncio.sleep(self.delay)
            self.numbers[table] = self.numbers.get(table, 0) + 1
            for each in self.sockets[table][: 3 if self.deaf else 4]:
                await each.send(str(self.numbers[table]))

    async def open_table(self, number: int) -> str:
        return f"table {number}"

    async def connect(self, table: str, seat: int) -> ClientConnection:
        socket = await connect(f"ws://127.0.0.1:{self.port}")
        await socket.send(table)
        return socket

    def hear(self, table: str, seat: int, message: str) -> int:
        return int(message)

    def move(self, table: str) -> tuple[int, str] | None:
        return 0, "go"


async def rush(dialect: Echo, seconds: float, interval: float = 0.0) -> Figures:
    async with dialect.open():
        tables = await seat_tables(dialect, 3)
        figures = await load(tables, seconds, interval)
        for table in tables:
            await table.leave()
        return figures


def test_a_delay_counts_from_the_sending_to_the_last_receipt() -> None:
    figures = asyncio.run(rush(Echo(delay=0.05), 0.5))
    assert figures.quantile(0.0) >= 50.0
    assert figures.moves == len(figures.delays) >= 3


def test_at_a_beat_every_table_moves_once_a_beat() -> None:
    figures = asyncio.run(rush(Echo(delay=0.0), 1.0, interval=0.25))
    assert figures.moves <= 3 * 5


def test_a_move_that_not_everybody_sees_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.benchmarks.load.script.PATIENCE", 0.2)
    with pytest.raises(LoadError, match="was not seen by all"):
        asyncio.run(rush(Echo(delay=0.0, deaf=True), 0.5))


def test_quantiles_are_of_the_ordered_delays() -> None:
    figures = Figures(4, 2.0, [0.004, 0.001, 0.003, 0.002])
    assert figures.rate == 2.0
    assert (figures.quantile(0.5), figures.quantile(0.99)) == (3.0, 4.0)


def test_boardgame_io_is_heard_by_the_number_of_its_state() -> None:
    peer = BoardgameIo(1)
    asyncio.run(peer.open_table(0))
    told = '42/table,["update","match0",{"G":{},"ctx":{},"_stateID":5},[]]'
    assert peer.hear("match0", 0, told) == 6
    assert peer.hear("match0", 0, '42/table,["matchData",[]]') == 0
    seat, message = peer.move("match0") or (0, "")
    assert seat == 1
    assert json.loads(message.partition(",")[2])[2] == 5
    assert peer.reply("2") == "3"


def test_our_server_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("parlour.benchmarks.load.bench.installed", lambda: False)
    run = ServerBench(TINY)
    assert len(list(run.measure())) == run.steps()
    dumped = run.dump()
    assert run.tallies[0].rate > 1
    assert run.tallies[0].core_rate > 1
    assert run.idle_mb > 10
    assert run.load_ms > 0
    assert json.loads(json.dumps(dumped)) == dumped
    draw(run, Console(width=200))
    assert "boardgame.io is not installed" in capsys.readouterr().out
