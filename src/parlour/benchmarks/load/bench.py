"""The server measured: ours and the peer's run in turn under the same script, then ours alone with many idle tables."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

from parlour.benchmarks.bench import Target
from parlour.benchmarks.load.boardgameio import IN_FILES, IN_MEMORY, boardgameio_server, installed
from parlour.benchmarks.load.own import Parlour, parlour_server
from parlour.benchmarks.load.process import pin, resident, worked
from parlour.benchmarks.load.script import Dialect, Figures, Table, load, seat_tables

BEAT = 1.0  # seconds between two moves of an active table: quick players


@dataclass(frozen=True)
class Size:
    """How much to measure."""

    rounds: int
    seconds: float
    tables: int
    idle: int
    moves: int
    others: int  # tables that are opened after a long game, so that the server must load it again


FULL = Size(rounds=3, seconds=5.0, tables=200, idle=2000, moves=500, others=300)
QUICK = Size(rounds=2, seconds=2.0, tables=50, idle=200, moves=200, others=300)


@dataclass
class Tally:
    """The results of one server, over all rounds."""

    name: str
    rush: list[Figures] = field(default_factory=list)  # as fast as possible
    calm: list[Figures] = field(default_factory=list)  # one move per table and interval

    @property
    def rate(self) -> float:
        """The maximum of moves per second."""
        return median(figures.rate for figures in self.rush)

    @property
    def core_rate(self) -> float:
        """Moves per second of one core."""
        return median(figures.core_rate for figures in self.rush)

    def delay(self, part: float) -> float:
        """The milliseconds that this share of the moves of active tables stay under."""
        return median(figures.quantile(part) for figures in self.calm)

    def dump(self) -> dict[str, object]:
        """The figures as plain data."""
        return {
            "name": self.name,
            "moves_per_s": self.rate,
            "moves_per_core_s": self.core_rate,
            "p50_ms": self.delay(0.5),
            "p99_ms": self.delay(0.99),
        }


class ServerBench:
    """One run."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.tallies: list[Tally] = []
        self.idle_mb = 0.0
        self.empty_mb = 0.0
        self.load_ms = 0.0

    def steps(self) -> int:
        """How many steps a run has."""
        return 2 * self.size.rounds * (3 if installed() else 1) + 2

    def measure(self) -> Iterator[None]:
        """Measure, step by step."""
        pin(0, first=False)
        with tempfile.TemporaryDirectory() as folder, ExitStack() as servers:
            racers: list[tuple[Dialect, int]] = [servers.enter_context(parlour_server(Path(folder, "active")))]
            if installed():
                racers.append(servers.enter_context(boardgameio_server(Path(folder, "peer"))))
                racers.append(servers.enter_context(boardgameio_server()))
            with asyncio.Runner() as runner:
                yield from driven(runner, self.race(racers))
        with (
            tempfile.TemporaryDirectory() as folder,
            parlour_server(Path(folder, "idle")) as (ours, process),
            asyncio.Runner() as runner,
        ):
            yield from driven(runner, self.fill(ours, process))

    async def race(self, racers: list[tuple[Dialect, int]]) -> AsyncIterator[None]:
        """Every server in turn, round after round: first at full speed, then at the pace of people."""
        self.tallies = [Tally(dialect.name) for dialect, _ in racers]
        seated = [await seat_tables(dialect, self.size.tables) for dialect, _ in racers]
        for _ in range(self.size.rounds):
            for tally, tables, (_, process) in zip(self.tallies, seated, racers, strict=True):
                tally.rush.append(await load(tables, self.size.seconds, worked=partial(worked, process)))
                yield
                tally.calm.append(await load(tables, self.size.seconds, BEAT))
                yield
        for table in [table for tables in seated for table in tables]:
            await table.leave()

    async def fill(self, ours: Parlour, process: int) -> AsyncIterator[None]:
        """Many tables at which nothing happens, each with somebody connected; then one long game, loaded again."""
        self.empty_mb = resident(process)
        sockets = []
        for number in range(self.size.idle):
            sockets.append(await ours.connect(await ours.open_table(number), 0))
        self.idle_mb = resident(process)
        yield
        self.load_ms = await self.long_game(ours)
        for socket in sockets:
            await socket.close()
        yield

    async def long_game(self, ours: Parlour) -> float:
        """Milliseconds from a hello to the table, for a game with this many moves that the server no longer has in
        memory."""
        table = Table(ours, await ours.open_table(0))
        await table.sit_down()
        while max(table.seen) < self.size.moves and await table.one_move() is not None:
            pass
        await table.leave()
        for number in range(self.size.others):
            await (await ours.connect(await ours.open_table(number), 0)).close()
        began = time.perf_counter()
        socket = await ours.connect(table.table, 0)
        took = time.perf_counter() - began
        await socket.close()
        return 1000 * took

    def tally(self, name: str) -> Tally | None:
        """A server's figures by its name."""
        return next((tally for tally in self.tallies if tally.name == name), None)

    def times(self, peer: str) -> float | None:
        """Our moves per second of one core, as a multiple of a peer's."""
        ours, theirs = self.tally("parlour"), self.tally(peer)
        return None if ours is None or theirs is None else ours.core_rate / theirs.core_rate

    def targets(self) -> list[Target]:
        """What we mean to reach."""
        ours = self.tally("parlour")
        slowest = None if ours is None else ours.delay(0.99)
        return [
            Target(f"moves/s on one core / {IN_FILES}", self.times(IN_FILES), 2.0, True),
            Target(f"moves/s on one core / {IN_MEMORY}", self.times(IN_MEMORY), 2.0, True),
            Target(f"p99 at {self.size.tables} active tables, ms", slowest, 50.0, False),
            Target(f"{self.size.idle} idle tables, MB", self.idle_mb, 400.0, False),
        ]

    def dump(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "size": asdict(self.size),
            "servers": [tally.dump() for tally in self.tallies],
            "empty_mb": self.empty_mb,
            "idle_mb": self.idle_mb,
            "load_ms": self.load_ms,
            "targets": [asdict(target) | {"verdict": target.verdict} for target in self.targets()],
        }


def driven(runner: asyncio.Runner, steps: AsyncIterator[None]) -> Iterator[None]:
    """Asynchronous steps, one at a time, for synchronous callers."""

    async def one() -> bool:
        try:
            await anext(steps)
        except StopAsyncIteration:
            return False
        return True

    while runner.run(one()):
        yield
