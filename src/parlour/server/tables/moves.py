"""Moves: every change of a game goes through here: lock, check, store, tell."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from parlour.kernel.errors import ParlourError
from parlour.server.messages.sockets import UndoAsked, UndoWish
from parlour.server.metrics import STUCK, moves_of
from parlour.server.sockets.fanout import Notification
from parlour.server.storage.rows import Entry, Seat
from parlour.server.storage.schema import tables
from parlour.server.tables.journal import ConflictError, Journal
from parlour.server.tables.live_table import NOBODY, LiveTable
from parlour.server.tables.presence import Presence
from parlour.server.tables.refusals import BrokenRulesError, RefusedError, StaleError
from parlour.server.tables.rooms import Message, Room
from parlour.server.tables.rule_failures import first_that_works
from parlour.server.tables.undo_requests import Change, change_wish, others_to_ask, settle, without_leavers

log = logging.getLogger("parlour.moves")
OUTRUN = "somebody was faster: the table has moved on"


class Moves:
    """Answers, answers taken back, and games taken as drawn."""

    def __init__(self, presence: Presence, journal: Journal) -> None:
        self.presence = presence
        self.tables = presence.tables
        self.journal = journal

    async def start(self, table: str) -> None:
        """Write the first entry of a table whose seats are filled."""
        async with self.tables.at(table) as (room, live):
            if live.seq == 0:
                await self.write(room, live, live.entry("start", NOBODY, self.tables.now()))

    async def answer(
        self,
        table: str,
        seat: int,
        ask: int,
        option: int,
        person: str | None,
        by: Message | None = None,
        cards: list[int] | None = None,
    ) -> int:
        """A seat's answer, perhaps with its cards in an order; `person` is None for its bot. Returns the number under
        which it is stored."""
        async with self.tables.at(table) as (room, live):
            if ask > live.seq:  # the question was asked by a worker that is ahead of this one
                await self.presence.follow(room, live)
            check_seat(live, seat, person)
            entry = live.answer(seat, ask, option, self.tables.now(), "bot" if person is None else "answer", cards)
            try:
                return await self.write(room, live, entry, by)
            except BrokenRulesError:
                if person is not None and await self.another_way(live, seat, []) is None:
                    await self.stop(room, live)
                raise

    async def answer_for(self, table: str, seat: int, ask: int, option: int) -> None:
        """An answer that the server gives for the person in a seat. If the rules fail on it, the person is asked."""
        async with self.tables.at(table) as (room, live):
            if live.seats[seat].kind == "person":
                await self.write(room, live, live.answer(seat, ask, option, self.tables.now(), "auto"))

    async def answer_somehow(self, table: str, seat: int, ask: int, first: list[int]) -> None:
        """A bot's answer after the rules failed on the one that it chose: any on which they do not fail, preferred ones
        first. If there is none, the game stops."""
        async with self.tables.at(table) as (room, live):
            check_seat(live, seat, None)
            live.ask_of(seat, ask)
            option = await self.another_way(live, seat, first)
            if option is None:
                await self.stop(room, live)
            else:
                await self.write(room, live, live.answer(seat, ask, option, self.tables.now(), "bot"))

    async def another_way(self, live: LiveTable, seat: int, first: list[int]) -> int | None:
        """An answer on which the rules do not fail; None if none is found in time."""
        with suppress(TimeoutError):
            return await asyncio.to_thread(first_that_works, live.match.clone(), seat, live.ways(seat, first))
        return None

    async def stop(self, room: Room, live: LiveTable) -> None:
        """The rules cannot go on here: store that, and leave the rest to people. If no person has a seat, the game is
        over."""
        STUCK.labels(live.row.game).inc()
        await self.write(room, live, live.entry("stuck", NOBODY, self.tables.now()))
        if not any(seat.person for seat in live.seats):
            await self.write(room, live, live.entry("drawn", NOBODY, self.tables.now()))

    async def write(self, room: Room, live: LiveTable, entry: Entry, by: Message | None = None) -> int:
        """Apply an entry, store it, tell everybody. If anything fails, the journal is right, and is read again."""
        try:
            live.apply(entry)
            await self.journal.append(entry, live.standing(entry.at))
        except ConflictError:
            await self.tables.reload(room)
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
                raise RefusedError("that could not be stored just now; look at the table and try again") from error
            raise
        moves_of(live.row.game, entry.kind).inc()
        room.broadcast(self.tables.now(), by)
        await self.presence.fanout.tell(Notification(room.table, "moved"))
        if live.over:
            await self.presence.describe_to_all(room)
        self.tables.after_move(room)
        return entry.seq

    # Taking back

    async def take_back(self, table: str, seat: int, person: str) -> int:
        """Take an answer back at once, or ask the others. Returns the last number of the journal."""
        async with self.tables.at(table) as (room, live):
            check_seat(live, seat, person)
            if live.answers_since(seat) == 0:
                raise RefusedError("there is nothing that you can take back")
            if live.can_undo(seat):
                return await self.write(room, live, live.undo(seat, self.tables.now()))
            wish = UndoWish(seat, others_to_ask(live, seat))
            return await self.wish(room, live, lambda before: wish)

    async def take_as_drawn(self, table: str, seat: int, person: str) -> int:
        """End a game that the rules cannot go on with, or ask the others. Returns the last number of the journal."""
        async with self.tables.at(table) as (room, live):
            check_seat(live, seat, person)
            if not live.stuck:
                raise RefusedError("only a game that the rules cannot go on with can be taken as drawn")
            wish = UndoWish(seat, others_to_ask(live, seat, draw=True), draw=True)
            return await self.wish(room, live, lambda before: wish)

    async def allow(self, table: str, seat: int, person: str, accept: bool) -> int:
        """Accept or refuse what another seat wished."""
        async with self.tables.at(table) as (room, live):
            check_seat(live, seat, person)
            return await self.wish(room, live, lambda wish: settle(wish, seat, accept))

    async def wish(self, room: Room, live: LiveTable, change: Change) -> int:
        """Change what is wished, and tell; when nobody is left who must allow it, it is carried out."""
        try:
            wish = await change_wish(self.tables.store, room.table, live.seq, change)
        except ConflictError:
            await self.tables.reload(room)
            raise RefusedError(OUTRUN) from None
        if wish is not None and not wish.waits:
            now = self.tables.now()
            granted = live.entry("drawn", NOBODY, now) if wish.draw else live.undo(wish.seat, now)
            return await self.write(room, live, granted)
        if wish != live.wish:
            live.wish = wish
            for member in room.members:
                member.send(UndoAsked(wish))
            await self.presence.fanout.tell(Notification(room.table, "changed"))
        return live.seq

    async def revise_wish(self, room: Room, live: LiveTable) -> LiveTable:
        """Somebody left: their own wish goes with them, and they need not be asked any more. If the table has moved on,
        the wish is gone."""
        with suppress(RefusedError):
            await self.wish(room, live, lambda wish: without_leavers(wish, live))
        return await self.tables.wake(room)

    async def refresh_standing(self, table: str) -> None:
        """After seats of a running game changed: store again which bot is due and when the next clock runs out."""
        async with self.tables.at(table) as (room, live):
            if live.wish is not None:
                live = await self.revise_wish(room, live)
            standing = live.standing(self.tables.now())
            still = tables.c.seq == live.seq
            await self.tables.store.update_table(
                table, still, deadline=standing.deadline, bot_due=standing.bot_due, waits=standing.waits
            )
            self.tables.after_move(room)


def check_seat(live: LiveTable, seat: int, person: str | None) -> None:
    """Only the person or the bot in that seat may answer."""
    sits: Seat = live.seats[seat]
    if person is None and sits.kind != "bot":
        raise StaleError("a person sits there now")
    if person is not None and (sits.kind != "person" or sits.person != person):
        raise RefusedError("that is not your seat")
