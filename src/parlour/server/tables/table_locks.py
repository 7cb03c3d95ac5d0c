"""The lock of a table: one at a time may change something there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.rooms import Room

if TYPE_CHECKING:
    from parlour.server.tables.live_tables import LiveTables


class TableLock:
    """A room's lock: one holder at a time; a room that somebody waits for is not forgotten."""

    def __init__(self, tables: LiveTables, room: Room) -> None:
        self.tables = tables
        self.room = room

    async def __aenter__(self) -> Room:
        self.room.wanted += 1
        try:
            await self.room.lock.acquire()
        except BaseException:
            self.room.wanted -= 1
            self.tables.tidy(self.room)
            raise
        return self.room

    async def __aexit__(self, *error: object) -> None:
        self.room.lock.release()
        self.room.wanted -= 1
        self.tables.tidy(self.room)


class LockedTable:
    """A room that is locked, with its table up to date."""

    def __init__(self, tables: LiveTables, table: str) -> None:
        self.lock = TableLock(tables, tables.room(table))

    async def __aenter__(self) -> tuple[Room, LiveTable]:
        room = await self.lock.__aenter__()
        try:
            return room, await self.lock.tables.wake(room)
        except BaseException:
            await self.lock.__aexit__()
            raise

    async def __aexit__(self, *error: object) -> None:
        await self.lock.__aexit__()
