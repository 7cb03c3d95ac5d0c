"""Taking turns at something scarce: first those who wait for their own game, and within a rank one address after the
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


class Asker(Struct, frozen=True):
    """For whom a turn is wanted."""

    rank: int = NOBODY
    address: str = ""
    person: str = ""
    table: str = ""


class Turn:
    """Somebody who waits; the result says whether they get a spare place."""

    def __init__(self, asker: Asker) -> None:
        self.asker = asker
        self.rank = asker.rank  # becomes better when somebody comes
        self.granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Ring:
    """Those who wait, one name after the other; after a turn a name goes to the end."""

    def __init__(self) -> None:
        self.rings: dict[str, Ring] = {}
        self.line: deque[Turn] = deque()

    def __bool__(self) -> bool:
        return bool(self.rings or self.line)

    def put(self, turn: Turn, *names: str) -> None:
        """Somebody waits, within these names."""
        if names:
            self.rings.setdefault(names[0], Ring()).put(turn, *names[1:])
        else:
            self.line.append(turn)

    def take(self, without: Container[str] = ()) -> Turn | None:
        """The next one who still waits; the names in `without` are skipped."""
        for name in [name for name in self.rings if name not in without]:
            ring = self.rings.pop(name)
            turn = ring.take()
            if ring:
                self.rings[name] = ring  # at the end: the others come first
            if turn is not None:
                return turn
        while self.line:
            turn = self.line.popleft()
            if not turn.granted.done():
                return turn
        return None


class Turns:
    """A limited number at once. Clients that ask often wait for their own turns and do not hold up others. A spare
    place is only for games of people whose address has no place yet: they need not wait until somebody else has
    finished."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.spare = SPARE
        self.rings = [Ring() for _ in RANKS]
        self.overtaken = [0 for _ in RANKS]
        self.waiting: dict[str, list[Turn]] = {}  # by table
        self.holding: Counter[str] = Counter()  # places by address
        self.wanting: Counter[str] = Counter()  # places, and turns that are waited for, by address

    def least_busy(self, askers: list[Asker]) -> Asker:
        """Of several people for whom a turn could be wanted, the one with the fewest requests."""
        return min(askers, key=lambda asker: self.wanting[asker.address])

    @asynccontextmanager
    async def of(self, asker: Asker) -> AsyncIterator[None]:
        """A place, when it is somebody's turn."""
        spare = await self.enter(asker)
        try:
            yield
        finally:
            self.leave(asker, spare)

    async def enter(self, asker: Asker) -> bool:
        """Wait for a place; returns whether it is a spare one."""
        turn = Turn(asker)
        self.wanting[asker.address] += 1
        self.waiting.setdefault(asker.table, []).append(turn)
        self.rings[asker.rank].put(turn, asker.address, asker.person, asker.table)
        self.seat_waiting()
        try:
            return await turn.granted
        except asyncio.CancelledError:
            if turn.granted.done() and not turn.granted.cancelled():  # it was granted at the same moment: pass it on
                self.leave(asker, turn.granted.result())
            else:
                self.count(self.wanting, asker.address, -1)
            raise
        finally:
            self.waiting[asker.table].remove(turn)
            if not self.waiting[asker.table]:
                del self.waiting[asker.table]

    def prefer(self, asker: Asker) -> None:
        """Somebody came to a table for which nobody waited, or only watchers: the turn is now theirs. The old place in
        the queue stays, and the one that comes first counts."""
        for turn in self.waiting.get(asker.table, []):
            if asker.rank < turn.rank:
                turn.rank = asker.rank
                self.rings[asker.rank].put(turn, asker.address, asker.person, asker.table)
        self.seat_waiting()

    def leave(self, asker: Asker, spare: bool) -> None:
        """Give the place to the next one."""
        self.count(self.holding, asker.address, -1)
        self.count(self.wanting, asker.address, -1)
        if spare:
            self.spare += 1
        else:
            self.free += 1
        self.seat_waiting()

    def seat_waiting(self) -> None:
        """Give free places to those who wait."""
        while self.free and (turn := self.next()) is not None:
            self.free -= 1
            self.grant(turn, spare=False)
        while self.spare and (turn := self.rings[OWN].take(without=self.holding)) is not None:
            self.spare -= 1
            self.grant(turn, spare=True)

    def grant(self, turn: Turn, spare: bool) -> None:
        """Give somebody a place."""
        self.count(self.holding, turn.asker.address, 1)
        turn.granted.set_result(spare)

    def next(self) -> Turn | None:
        """The next one; the best rank first, but nobody waits for ever."""
        waiting = [rank for rank in RANKS if self.rings[rank]]
        patient = [rank for rank in waiting[1:] if self.overtaken[rank] >= OVERTAKEN]
        for rank in [*patient, *waiting]:
            turn = self.rings[rank].take()
            if turn is not None:
                self.overtaken[rank] = 0
                for other in waiting:
                    self.overtaken[other] += other > rank
                return turn
        return None

    def count(self, counter: Counter[str], address: str, change: int) -> None:
        """Count, and forget those with nothing."""
        counter[address] += change
        if not counter[address]:
            del counter[address]
