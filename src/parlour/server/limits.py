"""Limits: token buckets that fill up again with time, for how often and how much, and limits on concurrent requests, in
which each client waits only for its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Bucket:
    """`size` tokens at first, `rate` new ones a second."""

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self.tokens = size
        self.filled = now()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        self.fill()
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens that are used already: the bucket may go into debt, but only up to its size."""
        self.fill()
        self.tokens = max(-self.size, self.tokens - tokens)

    def debt(self) -> float:
        """The seconds until the debt is paid; 0 if there is none."""
        self.fill()
        return max(0.0, -self.tokens / self.rate)

    def fill(self) -> None:
        """Add the tokens since the last call."""
        now = self.now()
        self.tokens = min(self.size, self.tokens + (now - self.filled) * self.rate)
        self.filled = now

    @property
    def full(self) -> bool:
        """Whether the bucket is full again."""
        return self.tokens + (self.now() - self.filled) * self.rate >= self.size


class Buckets:
    """A bucket for each client; full ones are forgotten."""

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        """Somebody's bucket."""
        if len(self.buckets) > self.most:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full}
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.rate, self.size, self.now)
        return self.buckets[who]

    def take(self, who: str, tokens: float = 1.0) -> bool:
        """Take tokens out of somebody's bucket, if there are enough."""
        return self.of(who).take(tokens)


class ConcurrencyLimit:
    """A limited number at once for each client; more of them wait for the client's own, and do not hold up others."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.lines: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """One of somebody's places."""
        places, users = self.lines.setdefault(who, (asyncio.Semaphore(self.places), []))
        users.append(None)
        try:
            async with places:
                yield
        finally:
            users.pop()
            if not users:
                del self.lines[who]
