"""Taking turns at something scarce: one table after the other, and within a table first come, first served. Tables that
nobody waits for let the others go first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

OVERTAKEN = 4  # turns of others that a table which nobody waits for sees go by, while there are others
Lines = dict[str, deque[asyncio.Future[None]]]  # the table whose turn is next comes first


class Turns:
    """So many at once. Whoever asks often waits behind himself, not in front of the others."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: Lines = {}
        self.patient: Lines = {}
        self.overtaken = 0

    @asynccontextmanager
    async def of(self, table: str, patient: bool = False) -> AsyncIterator[None]:
        """A place, when it is the table's turn."""
        await self.enter(table, patient)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, table: str, patient: bool = False) -> None:
        """Wait for a place."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self.patient if patient else self.lines).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came in the same moment: pass it on
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to whoever is next."""
        while lines := self.whose_turn():
            table = next(iter(lines))
            line = lines.pop(table)
            turn = line.popleft()
            if line:
                lines[table] = line  # at the end: the others come first
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def whose_turn(self) -> Lines:
        """The lines from which the next one comes; nobody waits for ever."""
        if self.patient and (not self.lines or self.overtaken >= OVERTAKEN):
            self.overtaken = 0
            return self.patient
        self.overtaken += 1 if self.patient else 0
        return self.lines
