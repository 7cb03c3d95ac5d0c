"""Whether moves can be stored now: tried by writing, at most once a second for all requests."""

from __future__ import annotations

import asyncio
import logging
import time

from parlour.server.storage.store import Store

log = logging.getLogger("parlour.readiness")
FRESH = 1.0  # seconds for which a result is valid


class Readiness:
    """Whether the last try succeeded."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.checked = -FRESH
        self.alive = False

    async def check(self) -> bool:
        """Whether something can be stored."""
        async with self.lock:
            if time.monotonic() - self.checked >= FRESH:
                self.alive = await self.try_writing()
                self.checked = time.monotonic()
        return self.alive

    async def try_writing(self) -> bool:
        """Try it."""
        try:
            await self.store.ping(time.time())
        except Exception as error:  # on any failure, no request should be sent here now
            log.warning("not ready: %s", type(error).__name__)
            return False
        return True
