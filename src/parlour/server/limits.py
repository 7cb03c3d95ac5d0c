"""How often is too often: buckets of tokens that fill up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable


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
        now = self.now()
        self.tokens = min(self.size, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    @property
    def full(self) -> bool:
        """Whether nobody has taken anything for long enough."""
        return self.tokens + (self.now() - self.filled) * self.rate >= self.size


class Buckets:
    """A bucket for everybody who comes; full ones are forgotten."""

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, tokens: float = 1.0) -> bool:
        """Take tokens out of somebody's bucket, if there are enough."""
        if len(self.buckets) > self.most:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full}
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.rate, self.size, self.now)
        return self.buckets[who].take(tokens)
