"""What time it is, and how much of it counts: not while the server was down, paused, or had its clock changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

BEAT = 1.0  # seconds between two looks at the clock
SILENCE = 5.0  # seconds without a look after which this process counts as paused
STEP = 2.0  # seconds by which the system clock may run ahead before it counts as changed


class Uptime:
    """When this server was up to receive an answer: since it started, except for some gaps."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.gaps: list[tuple[float, float]] = []

    @property
    def settled(self) -> float:
        """Since when the server has been up without a gap."""
        return self.gaps[-1][1] if self.gaps else self.since

    def counted(self, start: float, end: float) -> float:
        """How many seconds between two times the server was up."""
        start = max(start, self.since)
        if end <= start:
            return 0.0
        lost = sum(max(0.0, min(end, last) - max(start, first)) for first, last in self.gaps)
        return end - start - lost


class ServerClock:
    """Returns the system time, but never goes backwards, and knows which part of it nobody is charged for."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        silence: float = SILENCE,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.silence = silence
        self.looked = steady()
        self.now = wall()
        self.uptime = Uptime(self.now)
        self.task: asyncio.Task[None] | None = None

    def __call__(self) -> float:
        """The time. What has passed since the last look counts, unless that was too long ago; time by which the system
        clock was set ahead does not. If it is set back, it is not followed."""
        steady = self.steady()
        passed = steady - self.looked
        counted = self.now + (passed if passed <= self.silence else 0.0)
        now = self.now + passed
        wall = self.wall()
        if wall - now > STEP:
            now = wall
        if now > counted:
            self.uptime.gaps.append((counted, now))
        self.looked, self.now = steady, now
        return now

    def open(self) -> None:
        """Begin to look at the clock."""
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        """Look again and again: as long as this goes on, answers can be received."""
        while True:
            self()
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
