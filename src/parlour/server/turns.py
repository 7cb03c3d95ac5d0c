"""Taking turns at something scarce: one table after the other, and within a table first come, first served."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once. Whoever asks often waits behind himself, not in front of the others."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}  # the table whose turn is next comes first

    @asynccontextmanager
    async def of(self, table: str) -> AsyncIterator[None]:
        """A place, when it is the table's turn."""
        await self.enter(table)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, table: str) -> None:
        """Wait for a place."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came in the same moment: pass it on
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to whoever is next."""
        while self.lines:
            table = next(iter(self.lines))
            line = self.lines.pop(table)
            turn = line.popleft()
            if line:
                self.lines[table] = line  # at the end: the others come first
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
