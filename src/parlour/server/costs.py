"""What a request costs: the time that it blocks the event loop, and the work that others do for it. There is no need to
guess which requests are expensive: clients that used up their time wait until they have some again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from parlour.server.limits import Bucket

T = TypeVar("T")
PATIENCE = 10.0  # the most seconds that a client in debt has to wait before the next request


class Account:
    """Who pays: an address, and the person once they are known."""

    def __init__(self, address: str, payers: list[Bucket]) -> None:
        self.address = address
        self.name = address  # of the client that waits, if there is a queue
        self.payers = payers

    def add(self, person: str, payer: Bucket) -> None:
        """The person is known now, and pays too."""
        self.name = person
        self.payers.append(payer)

    def charge(self, seconds: float) -> None:
        """Pay for work that was done."""
        for payer in self.payers:
            payer.spend(seconds)

    @property
    def debt(self) -> float:
        """The seconds until none of the payers is in debt."""
        return max((payer.debt() for payer in self.payers), default=0.0)

    async def rest(self) -> None:
        """Wait until the debts are paid."""
        debt = self.debt
        if debt > 0.0:
            await asyncio.sleep(min(debt, PATIENCE))


CURRENT_ACCOUNT: ContextVar[Account | None] = ContextVar("paying", default=None)  # for whom work is being done now


def charge(seconds: float) -> None:
    """Charge the current client for work that is done elsewhere: in a thread, or in another process."""
    account = CURRENT_ACCOUNT.get()
    if account is not None:
        account.charge(seconds)


def payer() -> str:
    """For whom work is being done now; nothing if it is the server's own."""
    account = CURRENT_ACCOUNT.get()
    return "" if account is None else account.name


class Metered(Generic[T]):
    """Work whose time on the event loop is paid for, step by step."""

    def __init__(self, work: Coroutine[Any, Any, T], account: Account) -> None:
        self.work = work
        self.account = account

    def __await__(self) -> Generator[Any, Any, T]:
        before = CURRENT_ACCOUNT.set(self.account)
        try:
            return (yield from self.steps())
        finally:
            CURRENT_ACCOUNT.reset(before)

    def steps(self) -> Generator[Any, Any, T]:
        """Every step of the work, timed; what it waits for is passed on to the caller that awaits this."""
        error: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                wish = self.work.send(None) if error is None else self.work.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.account.charge(time.thread_time() - began)
            try:
                yield wish
                error = None
            except GeneratorExit:
                self.work.close()
                raise
            except BaseException as caught:  # the caller was cancelled, and so is the work
                error = caught
