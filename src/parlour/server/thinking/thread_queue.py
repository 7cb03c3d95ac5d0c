"""A queue for Python work that would block the event loop, done in a thread. One piece at a time, since two would only
slow each other down; one piece of each client in the queue, so that nobody fills it alone; and charged to the
client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from parlour.server.costs import CURRENT_ACCOUNT, charge, payer
from parlour.server.limits import ConcurrencyLimit

P = ParamSpec("P")
T = TypeVar("T")


class ThreadQueue:
    """A queue in front of one thread."""

    def __init__(self) -> None:
        self.each = ConcurrencyLimit(1)
        self.all = asyncio.Lock()  # first come, first served

    async def run(self, work: Callable[P, T], *args: P.args, **settings: P.kwargs) -> T:
        """Do some work, in its turn. Clients in debt wait before they join the queue: bots that play for them, for
        example."""
        account = CURRENT_ACCOUNT.get()
        if account is not None:
            await account.rest()
        async with self.each.of(payer()), self.all:
            began = time.monotonic()
            try:
                return await asyncio.to_thread(work, *args, **settings)
            finally:
                charge(time.monotonic() - began)
