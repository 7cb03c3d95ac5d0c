"""A lane for work in Python that would keep the event loop, done beside it. One piece at a time, since two would only
take each other's time; one of everybody in the line, so that nobody fills it alone; and paid for by whoever asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from parlour.server.costs import PAYING, charge, payer
from parlour.server.limits import Places

P = ParamSpec("P")
T = TypeVar("T")


class Lane:
    """A line in front of one thread."""

    def __init__(self) -> None:
        self.each = Places(1)
        self.all = asyncio.Lock()  # which lets in whoever came first

    async def do(self, work: Callable[P, T], *args: P.args, **settings: P.kwargs) -> T:
        """Some work, in its turn. Whoever is in debt waits in front of the line: bots that play for them, say."""
        account = PAYING.get()
        if account is not None:
            await account.rest()
        async with self.each.of(payer()), self.all:
            began = time.monotonic()
            try:
                return await asyncio.to_thread(work, *args, **settings)
            finally:
                charge(time.monotonic() - began)
