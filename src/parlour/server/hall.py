"""The hall: all rooms of this worker. Every change of a table goes through here: lock, check, store, tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from parlour.kernel.errors import ParlourError
from parlour.server.fanout import Fanout, Notification
from parlour.server.journal import ConflictError, Journal
from parlour.server.live_table import NOBODY, LiveTable
from parlour.server.metrics import ROOMS, STUCK, moves_of
from parlour.server.refusals import BrokenRulesError, RefusedError, StaleError
from parlour.server.rooms import Member, Message, Room, fingerprint_of
from parlour.server.rule_failures import first_that_works
from parlour.server.server_clock import ServerClock
from parlour.server.socket_messages import Changed, ChatLine, UndoAsked, UndoWish
from parlour.server.storage.engine import AWAY
from parlour.server.storage.rows import Entry, Seat
from parlour.server.storage.schema import tables
from parlour.server.storage.store import Store
from parlour.server.table_cache import TableCache, apply_quietly
from parlour.server.table_info import describe
from parlour.server.table_locks import LockedTable, TableLock
from parlour.server.thread_queue import ThreadQueue
from parlour.server.undo_requests import Change, change_wish, others_to_ask, read_wish, settle, without_leavers

log = logging.getLogger("parlour.hall")
LONG = 200  # entries that can be replayed in a moment; more of them must not block other tables
OUTRUN = "somebody was faster: the table has moved on"


class MissingTableError(Exception):
    """There is no such table."""


class Hall:
    """Rooms by table."""

    def __init__(self, store: Store, journal: Journal, fanout: Fanout, time: ServerClock) -> None:
        self.store = store
        self.journal = journal
        self.fanout = fanout
        self.now: Callable[[], float] = time
        self.uptime = time.uptime
        self.rooms: dict[str, Room] = {}
        self.cache = TableCache()
        self.long_work = ThreadQueue()
        self.after_move: Callable[[Room], None] = lambda room: None  # the bots wake up here

    def seconds_up(self) -> float:
        """For how many seconds this server has been up; what only this server knows is measured by it."""
        return self.uptime.counted(self.uptime.since, self.now())

    # Rooms

    def at(self, table: str) -> LockedTable:
        """The room of a table that is being played (or was), held and up to date with its journal."""
        return LockedTable(self, table)

    def hold(self, room: Room) -> TableLock:
        """A room while nobody else changes anything there."""
        return TableLock(self, room)

    async def wake(self, room: Room) -> LiveTable:
        """The table of a room that is held, loaded if it is not in memory."""
        if room.live is None:
            room.live = await self.load(room.table)
            if room.told < room.live.seq:  # it was not certain that the last entry was stored
                room.broadcast(self.now())
        return room.live

    def room(self, table: str) -> Room:
        """The room of a table; a new one if nobody is there yet."""
        if table not in self.rooms:
            self.rooms[table] = Room(table)
            ROOMS.set(len(self.rooms))
        return self.rooms[table]

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
            raise RefusedError("the rules that are here cannot replay what was played at this table") from None
        live.wish = read_wish(row.wish, live.seq)
        return live

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

    def leave(self, room: Room, member: Member) -> None:
        """A socket closed."""
        room.leave(member, self.seconds_up())
        self.forget(room)

    def end_session(self, session: str) -> None:
        """A session is over: close its sockets here. They would reconnect, but are not admitted again."""
        for room in self.rooms.values():
            for member in room.members:
                if member.session == session:
                    member.lost = True
                    member.outbox_changed.set()

    # Moves

    async def start(self, table: str) -> None:
        """Write the first entry of a table whose seats are filled."""
        async with self.at(table) as (room, live):
            if live.seq == 0:
                await self.write(room, live, live.entry("start", NOBODY, self.now()))

    async def answer(
        self, table: str, seat: int, ask: int, option: str, person: str | None, by: Message | None = None
    ) -> int:
        """A seat's answer; `person` is None for its bot. Returns the number under which it is stored."""
        async with self.at(table) as (room, live):
            if ask > live.seq:  # the question was asked by a worker that is ahead of this one
                await self.follow(room, live)
            check_seat(live, seat, person)
            entry = live.answer(seat, ask, option, self.now(), "bot" if person is None else "answer")
            try:
                return await self.write(room, live, entry, by)
            except BrokenRulesError:
                if person is not None and await self.another_way(live, seat, []) is None:
                    await self.stop(room, live)
                raise

    async def answer_somehow(self, table: str, seat: int, ask: int, first: list[int]) -> None:
        """A bot's answer after the rules failed on the one that it chose: any on which they do not fail, preferred ones
        first. If there is none, the game stops."""
        async with self.at(table) as (room, live):
            check_seat(live, seat, None)
            live.ask_of(seat, ask)
            option = await self.another_way(live, seat, first)
            if option is None:
                await self.stop(room, live)
            else:
                await self.write(room, live, live.answer(seat, ask, str(option), self.now(), "bot"))

    async def another_way(self, live: LiveTable, seat: int, first: list[int]) -> int | None:
        """An answer on which the rules do not fail; None if none is found in time."""
        with suppress(TimeoutError):
            return await asyncio.to_thread(first_that_works, live.match.clone(), seat, live.ways(seat, first))
        return None

    async def stop(self, room: Room, live: LiveTable) -> None:
        """The rules cannot go on here: store that, and leave the rest to people. If no person has a seat, the game is
        over."""
        STUCK.labels(live.row.game).inc()
        await self.write(room, live, live.entry("stuck", NOBODY, self.now()))
        if not any(seat.person for seat in live.seats):
            await self.write(room, live, live.entry("drawn", NOBODY, self.now()))

    async def write(self, room: Room, live: LiveTable, entry: Entry, by: Message | None = None) -> int:
        """Apply an entry, store it, tell everybody. If anything fails, the journal is right, and is read again."""
        try:
            live.apply(entry)
            await self.journal.append(entry, live.standing(entry.at))
        except ConflictError:
            await self.catch_up(room)
            raise StaleError(OUTRUN) from None
        except BrokenRulesError:
            raise  # the answer was taken back, nothing changed
        except ParlourError as error:
            room.live = None
            raise RefusedError(str(error)) from None
        except BaseException as error:
            room.live = None
            if isinstance(error, Exception):
                log.exception("an entry was not stored")
                raise RefusedError("that could not be stored just now; look at the table, and try again") from error
            raise
        moves_of(live.row.game, entry.kind).inc()
        room.broadcast(self.now(), by)
        await self.fanout.tell(Notification(room.table, "moved"))
        if live.over:
            await self.tell_changed(room)
        self.after_move(room)
        return entry.seq

    async def catch_up(self, room: Room) -> None:
        """Read what other workers wrote, and tell the members."""
        room.live = None  # the journal does not have this entry, and may be unreachable now
        room.live = await self.load(room.table)
        room.broadcast(self.now())

    # Taking back

    async def take_back(self, table: str, seat: int, person: str) -> int:
        """Take an answer back at once, or ask the others. Returns the last number of the journal."""
        async with self.at(table) as (room, live):
            check_seat(live, seat, person)
            if live.answers_since(seat) == 0:
                raise RefusedError("there is nothing that you could take back")
            if live.can_undo(seat):
                return await self.write(room, live, live.undo(seat, self.now()))
            wish = UndoWish(seat, others_to_ask(live, seat))
            return await self.wish(room, live, lambda before: wish)

    async def take_as_drawn(self, table: str, seat: int, person: str) -> int:
        """End a game that the rules cannot go on with, or ask the others. Returns the last number of the journal."""
        async with self.at(table) as (room, live):
            check_seat(live, seat, person)
            if not live.stuck:
                raise RefusedError("only a game that the rules cannot go on with can be taken as drawn")
            wish = UndoWish(seat, others_to_ask(live, seat, draw=True), draw=True)
            return await self.wish(room, live, lambda before: wish)

    async def allow(self, table: str, seat: int, person: str, accept: bool) -> int:
        """Accept or refuse what another seat wished."""
        async with self.at(table) as (room, live):
            check_seat(live, seat, person)
            return await self.wish(room, live, lambda wish: settle(wish, seat, accept))

    async def wish(self, room: Room, live: LiveTable, change: Change) -> int:
        """Change what is wished, and tell; when nobody is left who must allow it, it is carried out."""
        try:
            wish = await change_wish(self.store, room.table, live.seq, change)
        except ConflictError:
            await self.catch_up(room)
            raise RefusedError(OUTRUN) from None
        if wish is not None and not wish.waits:
            now = self.now()
            granted = live.entry("drawn", NOBODY, now) if wish.draw else live.undo(wish.seat, now)
            return await self.write(room, live, granted)
        if wish != live.wish:
            live.wish = wish
            for member in room.members:
                member.send(UndoAsked(wish))
            await self.fanout.tell(Notification(room.table, "changed"))
        return live.seq

    async def revise_wish(self, room: Room, live: LiveTable) -> LiveTable:
        """Somebody left: their own wish goes with them, and they need not be asked any more. If the table has moved on,
        the wish is gone."""
        with suppress(RefusedError):
            await self.wish(room, live, lambda wish: without_leavers(wish, live))
        return await self.wake(room)

    # Seats, status, talk

    async def changed(self, table: str) -> None:
        """The lobby changed seats or status: read them again, and tell everybody."""
        room = self.rooms.get(table)
        if room is not None:
            async with self.hold(room):
                await self.look_again(room)
                await self.tell_changed(room)
        await self.fanout.tell(Notification(table, "changed"))

    async def stand_anew(self, table: str) -> None:
        """After seats of a running game changed: store again which bot is due and when the next clock runs out."""
        async with self.at(table) as (room, live):
            if live.wish is not None:
                live = await self.revise_wish(room, live)
            standing = live.standing(self.now())
            still = tables.c.seq == live.seq
            await self.store.update_table(
                table, still, deadline=standing.deadline, bot_due=standing.bot_due, waits=standing.waits
            )
            self.after_move(room)

    async def look_again(self, room: Room) -> None:
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
            room.live = await self.load(room.table)
        room.live.row, room.live.seats, room.live.wish = row, seats, read_wish(row.wish, room.live.seq)
        room.broadcast(self.now())
        self.after_move(room)

    async def payload(self, live: LiveTable, seat: int | None, since: int) -> bytes:
        """Everything that a seat must be told after a number; a long message is written outside the event loop."""
        write = partial(live.payload, seat, since, self.now(), live.position())
        return write() if live.seq - since <= LONG else await self.long_work.run(write)

    async def tell_changed(self, room: Room) -> None:
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
        room.mark = fingerprint_of(row.status, row.next_table, seats)
        here = room.here(self.seconds_up())
        for person in room.people():
            news = Changed(describe(row, seats, person, here))
            for member in room.members:
                if member.person == person and member.greeted:
                    member.send(news)

    async def say(self, table: str, person: str, name: str, text: str) -> None:
        """Store a chat line and tell everybody."""
        line = ChatLine(name, text, self.now())
        await self.store.add_chat(table, person, name, text, line.at)
        room = self.rooms.get(table)
        for member in room.members if room is not None else ():
            member.hear_line(line)
        await self.fanout.tell(Notification(table, "chat", chat=line))

    async def present(self, room: Room) -> None:
        """Somebody came or went: tell here and elsewhere."""
        await self.tell_changed(room)
        await self.fanout.tell(Notification(room.table, "here", here=room.people()))

    async def hear(self, note: Notification) -> None:
        """Another worker changed something; for a table that nobody needs here, only who is there matters."""
        if note.table not in self.rooms and not (note.kind == "here" and note.here):
            return
        async with self.hold(self.room(note.table)) as room:
            if note.kind == "chat" and note.chat is not None:
                for member in room.members:
                    member.hear_line(note.chat)
            elif note.kind == "here":
                if room.update_remote_people(note.sender, note.here, self.seconds_up()):
                    await self.tell_changed(room)
            elif note.kind == "changed":
                await self.look_again(room)
                await self.tell_changed(room)
            elif room.live is not None:
                await self.follow(room, room.live)
            elif room.members:
                await self.catch_up(room)

    async def follow(self, room: Room, live: LiveTable) -> None:
        """Apply the entries that another worker wrote."""
        live.apply_all(await self.store.journal(room.table, live.seq))
        room.broadcast(self.now())
        if live.over:
            await self.tell_changed(room)


def check_seat(live: LiveTable, seat: int, person: str | None) -> None:
    """Only the person or the bot in that seat may answer."""
    sits: Seat = live.seats[seat]
    if person is None and sits.kind != "bot":
        raise StaleError("a person sits there now")
    if person is not None and (sits.kind != "person" or sits.person != person):
        raise RefusedError("that is not your seat")
