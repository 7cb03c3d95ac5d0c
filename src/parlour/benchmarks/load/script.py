"""The load script: tables with four clients each, every move timed from its sending to the last seat's receipt.

The script talks to a server through a `Dialect`; all measuring is done here, the same for all servers.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection

SEATS = 4
PATIENCE = 30.0  # seconds after which a move counts as lost


class LoadError(Exception):
    """The server did not do what the script expected."""


class Dialect(ABC):
    """How the script talks to a server. Any seat that may move plays; which move it is does not matter."""

    name: str

    @abstractmethod
    async def open_table(self, number: int) -> str:
        """Open a table for four and begin; returns its id."""

    @abstractmethod
    async def connect(self, table: str, seat: int) -> ClientConnection:
        """Open the socket of a seat, and go on until it shows the table."""

    @abstractmethod
    def hear(self, table: str, seat: int, message: str) -> int:
        """The number of the position that a message shows, 0 if it shows none."""

    def reply(self, message: str) -> str | None:
        """What must be sent back at once to stay connected, if anything."""
        return None

    @abstractmethod
    def move(self, table: str) -> tuple[int, str] | None:
        """Who may move and what to send; None when the game is over."""


@dataclass
class Figures:
    """The results of a run."""

    moves: int
    seconds: float
    delays: list[float]
    cpu: float = 0.0  # CPU seconds of the server for it, on any core

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds

    @property
    def core_rate(self) -> float:
        """Moves per CPU second: what the server could do with one core for itself."""
        return self.moves / self.cpu if self.cpu else 0.0

    def quantile(self, part: float) -> float:
        """The delay in milliseconds that this share of the moves stay under."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Table:
    """Four clients at one table."""

    def __init__(self, dialect: Dialect, table: str) -> None:
        self.dialect = dialect
        self.table = table
        self.sockets: list[ClientConnection] = []
        self.seen = [0] * SEATS
        self.readers: list[asyncio.Task[None]] = []
        self.stirred = asyncio.Event()

    async def sit_down(self) -> None:
        """Connect all four."""
        for seat in range(SEATS):
            self.sockets.append(await self.dialect.connect(self.table, seat))
        for seat in range(SEATS):
            self.readers.append(asyncio.create_task(self.read(seat)))

    async def read(self, seat: int) -> None:
        """Read everything that a seat is told."""
        async for message in self.sockets[seat]:
            reply = self.dialect.reply(str(message))
            if reply is not None:
                await self.sockets[seat].send(reply)
            number = self.dialect.hear(self.table, seat, str(message))
            if number > self.seen[seat]:
                self.seen[seat] = number
                self.stirred.set()

    async def play(self, due: float, until: float, interval: float, delays: list[float]) -> int:
        """Move after move until a time, the first one when it is due, then an interval apart; returns how many."""
        moves = 0
        while (now := time.perf_counter()) < until:
            if interval:
                await asyncio.sleep(max(0.0, due - now))
                due += interval
            delay = await self.one_move()
            if delay is None:
                break
            delays.append(delay)
            moves += 1
        return moves

    async def one_move(self) -> float | None:
        """Send a move and wait until every seat has seen it."""
        chosen = self.dialect.move(self.table)
        if chosen is None:
            return None
        seat, message = chosen
        before = max(self.seen)
        began = time.perf_counter()
        await self.sockets[seat].send(message)
        while min(self.seen) <= before:
            self.stirred.clear()
            try:
                await asyncio.wait_for(self.stirred.wait(), PATIENCE)
            except TimeoutError:
                raise LoadError(f"{self.dialect.name}: a move at {self.table} was not seen by all") from None
        return time.perf_counter() - began

    async def leave(self) -> None:
        """Close all four."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await asyncio.gather(*[socket.close() for socket in self.sockets], return_exceptions=True)


async def seat_tables(dialect: Dialect, count: int) -> list[Table]:
    """This many tables with everybody connected."""
    tables = [Table(dialect, await dialect.open_table(number)) for number in range(count)]
    for table in tables:
        await table.sit_down()
    return tables


async def load(
    tables: list[Table], seconds: float, interval: float = 0.0, worked: Callable[[], float] = lambda: 0.0
) -> Figures:
    """Play at all tables at once: as fast as possible, or one move per table and interval, at different times.

    `worked` returns how many CPU seconds the server has used so far.
    """
    delays: list[float] = []
    before = worked()
    began = time.perf_counter()
    players = [
        table.play(began + interval * number / len(tables), began + seconds, interval, delays)
        for number, table in enumerate(tables)
    ]
    moves = await asyncio.gather(*players)
    return Figures(sum(moves), time.perf_counter() - began, delays, worked() - before)
