"""One writer at a time, moves and everything else in turn. By itself SQLite lets every writer retry, and some of them
never succeed. Here it is first come, first served, and a move waits for at most one other change."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiters = deque[asyncio.Future[None]]


class WriteQueue:
    """Two queues in front of one place."""

    def __init__(self) -> None:
        self.busy = False
        self.moves: Waiters = deque()
        self.others: Waiters = deque()
        self.moved = False  # whether the last turn was a move's

    @asynccontextmanager
    async def take_turn(self, move: bool = False) -> AsyncIterator[None]:
        """The place, as soon as it is free."""
        await self.enter(move)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, move: bool) -> None:
        """Wait for the place."""
        if not self.busy:
            self.busy, self.moved = True, move
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self.moves if move else self.others).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place was granted at the same moment: pass it on
                self.leave()
            raise
        self.moved = move

    def leave(self) -> None:
        """Give the place to the next one."""
        first, then = (self.others, self.moves) if self.moved else (self.moves, self.others)
        for line in (first, then):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self.busy = False
