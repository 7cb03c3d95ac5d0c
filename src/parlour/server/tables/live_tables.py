"""The registry of live tables: the rooms of this worker, loaded from the journal and forgotten again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parlour.server.metrics import ROOMS
from parlour.server.server_clock import ServerClock
from parlour.server.storage.store import Store
from parlour.server.tables import told
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.refusals import BrokenRulesError, MissingTableError, RefusedError
from parlour.server.tables.rooms import Room
from parlour.server.tables.table_cache import TableCache, apply_quietly
from parlour.server.tables.table_info import Moment
from parlour.server.tables.table_locks import LockedTable, TableLock
from parlour.server.tables.undo_requests import read_wish
from parlour.server.thinking.thread_queue import ThreadQueue

LONG = 200  # entries that can be replayed in a moment; more of them must not block other tables


class LiveTables:
    """Rooms by table."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.now: Callable[[], float] = clock
        self.uptime = clock.uptime
        self.rooms: dict[str, Room] = {}
        self.cache = TableCache()
        self.long_work = ThreadQueue()
        self.after_move: Callable[[Room], None] = lambda room: None  # the bots wake up here
        self.before_news: Callable[[Room], None] = lambda room: None  # what is answered for people is planned here

    def seconds_up(self) -> float:
        """For how many seconds this server has been up; what only this server knows is measured by it."""
        return self.uptime.counted(self.uptime.since, self.now())

    def moment(self) -> Moment:
        """What time it is, and for how long the server has been up without a gap."""
        now = self.now()
        return Moment(now, now - self.uptime.settled)

    def here(self, table: str) -> set[str]:
        """Who is connected to a table."""
        room = self.rooms.get(table)
        return room.here(self.seconds_up()) if room else set()

    def at(self, table: str) -> LockedTable:
        """The room of a table that is being played (or was), locked and up to date with its journal."""
        return LockedTable(self, table)

    def lock(self, room: Room) -> TableLock:
        """A room while nobody else changes anything there."""
        return TableLock(self, room)

    def room(self, table: str) -> Room:
        """The room of a table; a new one if nobody is there yet."""
        if table not in self.rooms:
            self.rooms[table] = Room(table, lambda room: self.before_news(room))
            ROOMS.set(len(self.rooms))
        return self.rooms[table]

    # Loading

    async def wake(self, room: Room) -> LiveTable:
        """The table of a room that is locked, loaded if it is not in memory."""
        if room.live is None:
            room.live = await self.load(room.table)
            if room.told < room.live.seq:  # it was not certain that the last entry was stored
                room.broadcast(self.now())
        return room.live

    async def load(self, table: str) -> LiveTable:
        """A table from its journal."""
        row = await self.store.table(table)
        if row is None:
            raise MissingTableError(table)
        if row.status == "waiting":
            raise RefusedError("the game has not begun yet")
        live = LiveTable(row, await self.store.seats(table), self.uptime)
        journal = await self.store.journal(table)
        try:
            if len(journal) > LONG:
                await self.long_work.run(apply_quietly, live, journal)
            else:
                live.apply_all(journal)
        except BrokenRulesError:
            raise RefusedError("the rules of this server cannot replay what was played at this table") from None
        live.wish = read_wish(row.wish, live.seq)
        return live

    async def reload(self, room: Room) -> None:
        """Read a table again from its journal, after other workers wrote there, and tell the members."""
        room.live = None  # what is in memory is wrong, and the journal may be unreachable now
        room.live = await self.load(room.table)
        room.broadcast(self.now())

    async def payload(self, live: LiveTable, seat: int | None, since: int) -> bytes:
        """Everything that a seat must be told after a number; a long message is written outside the event loop."""
        write = partial(told.payload, live, seat, since, self.now(), told.position_of(live))
        return write() if live.seq - since <= LONG else await self.long_work.run(write)

    # Forgetting

    def tidy(self, room: Room) -> None:
        """Forget matches that take too much memory, and rooms that nobody needs."""
        self.cache.note(room)
        for old in self.cache.evict():
            self.forget(old)
        self.forget(room)

    def forget(self, room: Room) -> None:
        """Forget a room in which nothing is left."""
        if room.live is None and self.rooms.get(room.table) is room and room.idle(self.seconds_up()):
            del self.rooms[room.table]
            ROOMS.set(len(self.rooms))
