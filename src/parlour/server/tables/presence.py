"""Presence: who is connected to a table, and what they and the other workers are told besides the moves."""

from __future__ import annotations

import logging

from parlour.server.messages.sockets import Changed, ChatLine, Nudge
from parlour.server.people.handles import handle_of
from parlour.server.sockets.fanout import Fanout, Notification
from parlour.server.storage.engine import AWAY
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.live_tables import LiveTables
from parlour.server.tables.rooms import Member, Room, fingerprint_of
from parlour.server.tables.table_info import describe
from parlour.server.tables.undo_requests import read_wish

log = logging.getLogger("parlour.presence")


class Presence:
    """Tells members and other workers what changed."""

    def __init__(self, tables: LiveTables, fanout: Fanout) -> None:
        self.tables = tables
        self.store = tables.store
        self.fanout = fanout

    # Coming and going

    async def announce(self, room: Room) -> None:
        """Somebody came or went: tell here and elsewhere."""
        await self.describe_to_all(room)
        await self.fanout.tell(Notification(room.table, "here", here=room.people()))

    async def leave(self, room: Room, member: Member) -> None:
        """A socket closed: until now its person was here."""
        room.members.discard(member)
        self.tables.forget(room)
        if member.seat is not None:
            await self.note_seen([(room.table, member.person)])

    async def note_seen(self, found: list[tuple[str, str]]) -> None:
        """People are at tables now; if the database is down, it is not noted this time."""
        try:
            await self.store.note_seen(found, self.tables.now())
        except AWAY as error:
            log.warning("it is not noted who is here: %s", type(error).__name__)

    def end_session(self, session: str) -> None:
        """A session is over: close its sockets here. They would reconnect, but are not admitted again."""
        for room in self.tables.rooms.values():
            for member in room.members:
                if member.session == session:
                    member.lost = True
                    member.outbox_changed.set()

    # Chat

    async def say(self, table: str, person: str, name: str, text: str) -> None:
        """Store a chat line and tell everybody."""
        line = ChatLine(name, text, self.tables.now(), handle_of(person))
        await self.store.add_chat(table, person, name, text, line.at)
        room = self.tables.rooms.get(table)
        for member in room.members if room is not None else ():
            member.hear_line(line)
        await self.fanout.tell(Notification(table, "chat", chat=line))

    def nudge(self, table: str, news: Nudge) -> None:
        """Remind a seat that the table waits for it, wherever its person looks."""
        room = self.tables.rooms.get(table)
        for member in room.members if room is not None else ():
            if member.seat == news.seat and member.greeted:
                member.send(news)

    # Seats and status

    async def table_changed(self, table: str) -> None:
        """The lobby changed seats or status: read them again, and tell everybody."""
        room = self.tables.rooms.get(table)
        if room is not None:
            async with self.tables.lock(room):
                await self.refresh(room)
                await self.describe_to_all(room)
        await self.fanout.tell(Notification(table, "changed"))

    async def refresh(self, room: Room) -> None:
        """Read row and seats again; a member whose seat changed gets the table again too."""
        row, seats = await self.store.table(room.table), await self.store.seats(room.table)
        for member in room.members:
            before = member.seat
            member.take_seat(seats)
            if member.seat != before:
                member.seen = 0
        if row is None or row.status == "waiting" or not (room.members or room.live):
            return
        if room.live is None:
            room.live = await self.tables.load(room.table)
        room.live.row, room.live.seats, room.live.wish = row, seats, read_wish(row.wish, room.live.seq)
        room.broadcast(self.tables.now())
        self.tables.after_move(room)

    async def describe_to_all(self, room: Room) -> None:
        """Describe the table again to everybody, each from their own point of view; if the database is down, later."""
        if not room.members:
            return
        try:
            row, seats = await self.store.table(room.table), await self.store.seats(room.table)
        except AWAY as error:
            log.warning("a table cannot be described: %s", type(error).__name__)
            return
        if row is None:
            return
        room.fingerprint = fingerprint_of(row.status, row.next_table, seats)
        here, moment = room.here(self.tables.seconds_up()), self.tables.moment()
        for person in room.people():
            news = Changed(describe(row, seats, person, here, moment))
            for member in room.members:
                if member.person == person and member.greeted:
                    member.send(news)

    # Other workers

    async def hear(self, note: Notification) -> None:
        """Another worker changed something; for a table that nobody needs here, only who is there matters."""
        if note.table not in self.tables.rooms and not (note.kind == "here" and note.here):
            return
        async with self.tables.lock(self.tables.room(note.table)) as room:
            if note.kind == "chat" and note.chat is not None:
                for member in room.members:
                    member.hear_line(note.chat)
            elif note.kind == "nudge" and note.nudge is not None:
                self.nudge(note.table, note.nudge)
            elif note.kind == "here":
                if room.update_remote_people(note.sender, note.here, self.tables.seconds_up()):
                    await self.describe_to_all(room)
            elif note.kind == "changed":
                await self.refresh(room)
                await self.describe_to_all(room)
            elif room.live is not None:
                await self.follow(room, room.live)
            elif room.members:
                await self.tables.reload(room)

    async def follow(self, room: Room, live: LiveTable) -> None:
        """Apply the entries that another worker wrote, and tell the members."""
        live.apply_all(await self.store.journal(room.table, live.seq))
        room.broadcast(self.tables.now())
        if live.over:
            await self.describe_to_all(room)
