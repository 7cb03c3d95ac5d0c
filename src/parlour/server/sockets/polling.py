"""Polling: what other workers changed without a notification, because one died or Redis is down. It is read from the
database, for all rooms at once. The journal is ordered by its key, so every reader knows the same."""

from __future__ import annotations

import logging

from parlour.server.messages.sockets import ChatLine
from parlour.server.people.handles import handle_of
from parlour.server.sockets.fanout import Notification
from parlour.server.storage.rows import Seat, TableVersion
from parlour.server.tables.presence import Presence
from parlour.server.tables.rooms import Room, fingerprint_of
from parlour.server.tables.undo_requests import read_wish

log = logging.getLogger("parlour.polling")
SAID_LATELY = 10.0  # seconds: longer than it takes to find out that Redis is down


class Polling:
    """Looks for what was missed."""

    def __init__(self, presence: Presence) -> None:
        self.presence = presence
        self.tables = presence.tables

    async def poll_all(self) -> None:
        """Notifications are being lost, or were: look for everything that they would have told."""
        for room in self.tables.rooms.values():
            room.keep_remote_people(self.tables.seconds_up())  # the other workers cannot say who is still there
        await self.poll()
        await self.poll_chat()

    async def poll(self) -> None:
        """Tell people what was written or changed elsewhere."""
        rooms = {room.table: room for room in self.tables.rooms.values() if any(each.greeted for each in room.members)}
        if not rooms:
            return
        versions, seated = await self.tables.store.versions(list(rooms)), await self.tables.store.seats_of(list(rooms))
        for sign in versions:
            try:
                await self.compare(rooms[sign.id], sign, seated[sign.id])
            except Exception:
                log.exception("news of a table came to nothing")

    async def compare(self, room: Room, sign: TableVersion, seats: list[Seat]) -> None:
        """Read a table again if something is new."""
        if sign.seq > room.told and sign.status != "waiting":
            await self.presence.hear(Notification(room.table, "moved"))
        before, room.fingerprint = room.fingerprint, fingerprint_of(sign.status, sign.next_table, seats)
        live = room.live
        wished = live is not None and live.seq == sign.seq and live.wish != read_wish(sign.wish, sign.seq)
        if wished or before not in (None, room.fingerprint):
            await self.presence.hear(Notification(room.table, "changed"))

    async def poll_chat(self) -> None:
        """Tell people what was said elsewhere."""
        for table, said in await self.tables.store.said_since(list(self.tables.rooms), self.tables.now() - SAID_LATELY):
            room = self.tables.rooms.get(table)
            for member in room.members if room is not None else ():
                member.hear_line(ChatLine(said.name, said.text, said.at, handle_of(said.person)))
