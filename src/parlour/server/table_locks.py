"""The lock of a table: one at a time may change something there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.server.live_table import LiveTable
from parlour.server.rooms import Room

if TYPE_CHECKING:
    from parlour.server.hall import Hall


class TableLock:
    """A room's lock: one holder at a time; a room that somebody waits for is not forgotten."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall = hall
        self.room = room

    async def __aenter__(self) -> Room:
        self.room.wanted += 1
        try:
            await self.room.lock.acquire()
        except BaseException:
            self.room.wanted -= 1
            self.hall.tidy(self.room)
            raise
        return self.room

    async def __aexit__(self, *error: object) -> None:
        self.room.lock.release()
        self.room.wanted -= 1
        self.hall.tidy(self.room)


class LockedTable:
    """A room held, with its table up to date."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hold = TableLock(hall, hall.room(table))

    async def __aenter__(self) -> tuple[Room, LiveTable]:
        room = await self.hold.__aenter__()
        try:
            return room, await self.hold.hall.wake(room)
        except BaseException:
            await self.hold.__aexit__()
            raise

    async def __aexit__(self, *error: object) -> None:
        await self.hold.__aexit__()
