"""Looks after what nobody else does: clocks that ran out, bots whose worker is gone, lost notifications, tables that
everybody left before they began, and guests without any traces."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import ColumnElement, or_

from parlour.kernel.registry import games
from parlour.server.people.identity import COOKIE_AGE
from parlour.server.sockets.fanout import Notification
from parlour.server.sockets.polling import Polling
from parlour.server.storage.rows import Seat, TableRow
from parlour.server.storage.schema import seats, tables
from parlour.server.tables.moves import Moves
from parlour.server.thinking.bots import LATER, BotRunner

log = logging.getLogger("parlour.sweeper")
PERIOD = 2.0
MERCY = 30.0  # seconds after a start or a pause in which no clock runs out: people must be able to come back first
STAND_IN = "level2"
PRESENCE = 7  # rounds between two notes about who is here
SEEING = 30  # rounds between two notes of who was seen
CLEARING = 150  # rounds between two looks for abandoned tables and strangers
ABANDONED = 86_400.0  # seconds for which a table at which nobody sits may wait for somebody
UNSEEN = 30 * 86_400.0  # seconds after which a guest without any traces is forgotten


class Sweeper:
    """Goes round every few seconds."""

    def __init__(self, moves: Moves, keeper: BotRunner, period: float = PERIOD, mercy: float = MERCY) -> None:
        self.moves = moves
        self.presence = moves.presence
        self.tables = moves.tables
        self.store = moves.tables.store
        self.keeper = keeper
        self.polling = Polling(moves.presence)
        self.period = period
        self.mercy = mercy
        self.task: asyncio.Task[None] | None = None
        self.rounds = 0
        self.out_of_time: Callable[[TableRow, Seat], Awaitable[None]] = nobody_tells  # called when a bot took a seat

    def open(self) -> None:
        """Begin: bots that were asked when the last server ended are asked again."""
        self.task = asyncio.create_task(self.go_round())

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def go_round(self) -> None:
        """Round after round; a database that is down for a moment is tried again."""
        first = True
        while True:
            try:
                await self.sweep(first)
                first = False
            except Exception:
                log.exception("a round of the sweeper failed")
            await asyncio.sleep(self.period)

    async def sweep(self, first: bool) -> None:
        """One round."""
        now = self.tables.now()
        self.rounds += 1
        late = tables.c.bot_due.is_not(None) if first else tables.c.bot_due < now
        for table in await self.playing(late):
            await self.look_after(table, self.keeper.wake_table(table))
        if now - self.tables.uptime.settled > self.mercy:
            for table in await self.playing(tables.c.deadline < now):
                await self.look_after(table, self.expire_clocks(table))
        if self.presence.fanout.shared:
            await self.polling.poll()
        if self.rounds % PRESENCE == 0:
            await self.announce_presence()
        if self.rounds % SEEING == 0:
            await self.note_seen()
        if self.rounds % CLEARING == 0:
            await self.remove_abandoned()
            await self.forget_guests()
            await self.store.forget_sessions(now - COOKIE_AGE)

    async def announce_presence(self) -> None:
        """Say who is here, and forget the rooms of people whose worker no longer reports them."""
        for room in list(self.tables.rooms.values()):
            if room.members:
                await self.presence.fanout.tell(Notification(room.table, "here", here=room.people()))
            else:
                self.tables.forget(room)

    async def note_seen(self) -> None:
        """Note who is here, for the case that this process ends without seeing them go."""
        rooms = list(self.tables.rooms.values())
        found = {(room.table, each.person) for room in rooms for each in room.members if each.seat is not None}
        await self.store.note_seen(sorted(found), self.tables.now())

    async def remove_abandoned(self) -> None:
        """Remove tables that everybody left before they began, unless somebody is looking at them."""
        rooms, now = self.tables.rooms, self.tables.seconds_up()
        found = await self.store.abandoned(self.tables.now() - ABANDONED)
        await self.store.remove([table for table in found if table not in rooms or rooms[table].idle(now)])

    async def forget_guests(self) -> None:
        """Forget guests who have not come for long, and never played, opened a table or said anything that is kept."""
        before = self.tables.now() - UNSEEN
        here = {person for room in self.tables.rooms.values() for person in room.here(self.tables.seconds_up())}
        strangers = await self.store.strangers(before)
        await self.store.forget([guest for guest in strangers if guest not in here], before)

    async def look_after(self, table: str, work: Awaitable[None]) -> None:
        """One table; a broken one must not stop the round, nor be tried all the time. Its address is not logged."""
        try:
            await work
        except Exception:
            log.exception("a table could not be looked after")
            await self.put_off(table)

    async def put_off(self, table: str) -> None:
        """Leave a table alone for a while."""
        later = self.tables.now() + LATER
        for name in ("bot_due", "deadline"):
            await self.store.update_table(table, tables.c[name].is_not(None), **{name: later})

    async def playing(self, condition: ColumnElement[bool]) -> list[str]:
        """The tables in play that a condition picks; those of older rules cannot go on here."""
        ours = or_(*[(tables.c.game == game.name) & (tables.c.version == game.version) for game in games()])
        return await self.store.ids((tables.c.status == "playing") & condition & ours)

    async def expire_clocks(self, table: str) -> None:
        """A clock ran out: a bot takes the seat for its person."""
        async with self.tables.at(table) as (_, live):
            now = self.tables.now()
            asked = [live.seats[ask.seat] for ask in live.questions]
            late = [seat.seat for seat in asked if seat.kind == "person" and live.clock.ran_out(seat.seat, now)]
        for seat in late:
            still = (seats.c.kind == "person") & seats.c.person.is_not(None)
            if await self.store.update_seat(table, seat, still, kind="bot", level=STAND_IN, cause="time"):
                await self.out_of_time(live.row, live.seats[seat])
        if late:
            await self.presence.table_changed(table)
        await self.moves.refresh_standing(table)  # even if nobody is late: some of the time did not count


async def nobody_tells(row: TableRow, seat: Seat) -> None:
    """Whoever ran out of time is not told."""
