"""Bots at the tables: they are asked when it is their turn, and answer in the same way as people."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from math import ceil

from parlour.bots.levels import make_bot
from parlour.bots.search import SearchBot
from parlour.kernel.match import Match
from parlour.server.metrics import THOUGHTS
from parlour.server.storage.rows import Seat
from parlour.server.storage.schema import tables
from parlour.server.tables.auto_answers import pace_of
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.moves import Moves
from parlour.server.tables.refusals import BrokenRulesError, MissingTableError, StaleError
from parlour.server.tables.rooms import Room
from parlour.server.thinking.bot_pool import BotPool
from parlour.server.thinking.fair_queue import NOBODY, OWN, WATCHED, Client

log = logging.getLogger("parlour.bots")
LONGEST = 10_000  # journal entries after which bots stop if nobody waits for them: not every game ends by itself

MARGIN = 0.25  # seconds that a thought may take beyond its budget and still be in time
STEPS = 2  # steps of delay for a late answer, per time that an answer in time takes
LATER = 60.0  # seconds until bots that failed are asked again


class BotRunner:
    """Wakes the bots of a table after every move."""

    def __init__(self, moves: Moves, bot_pool: BotPool, pace: float) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.bot_pool = bot_pool
        self.pace = pace  # minimum seconds for a bot's answer, except at tables without people; 0 for none
        self.tasks: set[asyncio.Task[None]] = set()
        self.tables.after_move = self.wake

    def wake(self, room: Room) -> None:
        """Let the bots of a room go on. If they are already playing, they now think for the people who are here:
        somebody may have come while they waited for their turn."""
        live = room.live
        if live is None or bot_to_move(live) is None:
            return
        if room.bots is not None and not room.bots.done():
            self.bot_pool.queue.promote(self.client_of(room, live))
            return
        room.bots = asyncio.create_task(self.play_on(room.table))
        self.tasks.add(room.bots)
        room.bots.add_done_callback(self.tasks.discard)

    async def wake_table(self, table: str) -> None:
        """Load a table and let its bots go on."""
        async with self.tables.at(table) as (room, _):
            self.wake(room)

    async def play_on(self, table: str) -> None:
        """Answer for bot after bot until a person is asked. After a failure the sweeper tries again later."""
        try:
            while await self.play_one(table):
                pass
        except MissingTableError:
            pass
        except Exception as error:
            log.warning("the bots of a table stopped: %s", type(error).__name__)
            with suppress(Exception):  # the database may be what failed
                await self.put_off(table)

    async def put_off(self, table: str) -> None:
        """Let the bots of a table wait after a failure."""
        later = self.tables.now() + LATER
        await self.tables.store.update_table(table, tables.c.bot_due.is_not(None), bot_due=later)

    async def play_one(self, table: str) -> bool:
        """One bot's answer; False if none is asked. The room is free while the bot thinks."""
        began = time.monotonic()
        async with self.tables.at(table) as (room, live):
            seat = bot_to_move(live)
            if seat is None:
                return False
            watched = bool(room.here(self.tables.seconds_up()))
            waited_for = watched or any(each.kind == "person" for each in live.seats)
            if live.seq >= LONGEST and not waited_for:
                await self.rest(live)
                return False
            ask, match, level = live.asked[seat.seat], live.match.clone(), seat.level or "level3"
            timed = watched or any(each.person for each in live.seats)
            client, pace = self.client_of(room, live), self.pace * pace_of(live.seats)
        option = await self.bot_pool.answer(match, seat.seat, level, client, timed)
        thought = time.monotonic() - began
        THOUGHTS.note(thought)
        if timed:  # not needed if nobody is there to notice how quick it was
            slowest = self.bot_pool.slowest(match.game.name, level)
            await asyncio.sleep(leaves_after(pace, level, thought, slowest) - thought)
        try:
            await self.answer(table, seat.seat, ask, option, match, client)
        except StaleError:  # the table moved on, or a person sat down, while the bot thought
            log.info("a bot was too late")
        return True

    async def answer(self, table: str, seat: int, ask: int, option: int, match: Match, client: Client) -> None:
        """Apply a bot's answer; if the rules fail on it, a simpler one, or any."""
        try:
            await self.moves.answer(table, seat, ask, option, None)
        except BrokenRulesError:
            await self.moves.answer_somehow(table, seat, ask, await self.bot_pool.simpler(match, seat, client))

    async def rest(self, live: LiveTable) -> None:
        """Bots that play for nobody stop; they go on when somebody comes to look."""
        await self.tables.store.update_table(live.row.id, tables.c.seq == live.seq, bot_due=None)

    def client_of(self, room: Room, live: LiveTable) -> Client:
        """For whom the bots of a table think: for the players there, else for the watchers, else for nobody."""
        here = room.here(self.tables.seconds_up())
        sitting = {seat.person for seat in live.seats if seat.kind == "person"}
        rank = OWN if here & sitting else WATCHED if here else NOBODY
        people = here & sitting or here or {live.row.host or ""}
        return self.bot_pool.queue.least_busy([Client(rank, room.address(each), each, room.table) for each in people])

    async def close(self) -> None:
        """Stop; bots that were asked will be asked again by the next worker."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def leaves_after(pace: float, level: str, thought: float, slowest: float) -> float:
    """The seconds after which an answer is sent. They come in steps, so that nobody can tell what was thought about:
    every thought in time takes one step, and a late one as many half steps more as it needs. A thought is in time if it
    takes no longer than the slowest recent one; the others had to wait for their turn."""
    if not pace:
        return thought
    bot = make_bot(level)
    seconds = bot.budget.seconds if isinstance(bot, SearchBot) else 0.0
    first = max(pace, slowest, seconds + MARGIN if seconds else 0.0)
    return first + ceil(max(0.0, thought - first) / first * STEPS) * first / STEPS


def bot_to_move(live: LiveTable) -> Seat | None:
    """The first bot that is asked, once no person is: people may take their time, and take answers back. If the rules
    cannot go on, nobody is asked."""
    if live.stuck:
        return None
    asked = [live.seats[ask.seat] for ask in live.questions]
    if any(seat.kind != "bot" for seat in asked):
        return None
    return asked[0] if asked else None
