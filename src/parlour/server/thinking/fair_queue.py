"""A fair queue for something scarce: first those who wait for their own game, and within a rank one address after the
other, of an address one person after the other, of a person one table after the other."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager

from msgspec import Struct

# Who waits: a player, somebody who wants a hint, a watcher, or nobody.
OWN, HINT, WATCHED, NOBODY = RANKS = range(4)
OVERTAKEN = 4  # turns of a better rank after which a rank gets one
SPARE = 1  # places beyond the others


class Client(Struct, frozen=True):
    """For whom a place is wanted."""

    rank: int = NOBODY
    address: str = ""
    person: str = ""
    table: str = ""


class Waiter:
    """Somebody who waits; the result says whether they get a spare place."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.rank = client.rank  # becomes better when somebody comes
        self.granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class RoundRobin:
    """Those who wait, one name after the other; after a turn a name goes to the end."""

    def __init__(self) -> None:
        self.queues: dict[str, RoundRobin] = {}
        self.line: deque[Waiter] = deque()

    def __bool__(self) -> bool:
        return bool(self.queues or self.line)

    def put(self, waiter: Waiter, *names: str) -> None:
        """Somebody waits, within these names."""
        if names:
            self.queues.setdefault(names[0], RoundRobin()).put(waiter, *names[1:])
        else:
            self.line.append(waiter)

    def take(self, without: Container[str] = ()) -> Waiter | None:
        """The next one who still waits; the names in `without` are skipped."""
        for name in [name for name in self.queues if name not in without]:
            queue = self.queues.pop(name)
            waiter = queue.take()
            if queue:
                self.queues[name] = queue  # at the end: the others come first
            if waiter is not None:
                return waiter
        while self.line:
            waiter = self.line.popleft()
            if not waiter.granted.done():
                return waiter
        return None


class FairQueue:
    """A limited number at once. Clients that ask often wait for their own turns and do not hold up others. A spare
    place is only for games of people whose address has no place yet: they need not wait until somebody else has
    finished."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.spare = SPARE
        self.queues = [RoundRobin() for _ in RANKS]
        self.overtaken = [0 for _ in RANKS]
        self.waiting: dict[str, list[Waiter]] = {}  # by table
        self.holding: Counter[str] = Counter()  # places by address
        self.wanting: Counter[str] = Counter()  # places, and turns that are waited for, by address

    def least_busy(self, clients: list[Client]) -> Client:
        """Of several people for whom a turn could be wanted, the one with the fewest requests."""
        return min(clients, key=lambda client: self.wanting[client.address])

    @asynccontextmanager
    async def of(self, client: Client) -> AsyncIterator[bool]:
        """A place, when it is somebody's turn: whether it is a spare one."""
        spare = await self.enter(client)
        try:
            yield spare
        finally:
            self.leave(client, spare)

    async def enter(self, client: Client) -> bool:
        """Wait for a place; returns whether it is a spare one."""
        waiter = Waiter(client)
        self.wanting[client.address] += 1
        self.waiting.setdefault(client.table, []).append(waiter)
        self.queues[client.rank].put(waiter, client.address, client.person, client.table)
        self.admit_waiting()
        try:
            return await waiter.granted
        except asyncio.CancelledError:
            if waiter.granted.done() and not waiter.granted.cancelled():  # granted at the same moment: pass it on
                self.leave(client, waiter.granted.result())
            else:
                self.count(self.wanting, client.address, -1)
            raise
        finally:
            self.waiting[client.table].remove(waiter)
            if not self.waiting[client.table]:
                del self.waiting[client.table]

    def promote(self, client: Client) -> None:
        """Somebody came to a table for which nobody waited, or only watchers: the turn is now theirs. The old place in
        the queue stays, and the one that comes first counts."""
        for waiter in self.waiting.get(client.table, []):
            if client.rank < waiter.rank:
                waiter.rank = client.rank
                self.queues[client.rank].put(waiter, client.address, client.person, client.table)
        self.admit_waiting()

    def leave(self, client: Client, spare: bool) -> None:
        """Give the place to the next one."""
        self.count(self.holding, client.address, -1)
        self.count(self.wanting, client.address, -1)
        if spare:
            self.spare += 1
        else:
            self.free += 1
        self.admit_waiting()

    def admit_waiting(self) -> None:
        """Give free places to those who wait."""
        while self.free and (waiter := self.next()) is not None:
            self.free -= 1
            self.grant(waiter, spare=False)
        while self.spare and (waiter := self.queues[OWN].take(without=self.holding)) is not None:
            self.spare -= 1
            self.grant(waiter, spare=True)

    def grant(self, waiter: Waiter, spare: bool) -> None:
        """Give somebody a place."""
        self.count(self.holding, waiter.client.address, 1)
        waiter.granted.set_result(spare)

    def next(self) -> Waiter | None:
        """The next one; the best rank first, but nobody waits for ever."""
        waiting = [rank for rank in RANKS if self.queues[rank]]
        patient = [rank for rank in waiting[1:] if self.overtaken[rank] >= OVERTAKEN]
        for rank in [*patient, *waiting]:
            waiter = self.queues[rank].take()
            if waiter is not None:
                self.overtaken[rank] = 0
                for other in waiting:
                    self.overtaken[other] += other > rank
                return waiter
        return None

    def count(self, counter: Counter[str], address: str, change: int) -> None:
        """Count, and forget those with nothing."""
        counter[address] += change
        if not counter[address]:
            del counter[address]
