"""Answers that the server gives for people, by what they want to be asked (`kernel.wishes`).

An answer is given at once where everybody can see that there is no other, or where the person does not want to be
asked; and after a pause where the person wants to be asked only when they can do something. The pause begins with the
question and has the same length whatever they hold. Who passes sooner is held back until it is over, so that nobody can
tell who was asked. People whose browser has not said what they want to be asked are asked everything.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import get_args

from sqlalchemy import func, select

from parlour.kernel.errors import ParlourError
from parlour.kernel.wishes import Wishes, reply_for
from parlour.server.messages.sockets import Pace, Prefer
from parlour.server.storage.rows import Seat
from parlour.server.storage.schema import WAITED_FOR, seats, tables
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.moves import Moves
from parlour.server.tables.refusals import MissingTableError, RefusedError
from parlour.server.tables.rooms import Room

log = logging.getLogger("parlour.auto_answers")
PAUSE = 6.0  # seconds for which a question stands that tells nobody whether it was asked
NORMAL = "normal"
PACES: dict[str, float] = {"off": 0.1, "quick": 0.5, NORMAL: 1.0, "slow": 2.5}  # of bots, times what is usual here

SHORTLY = 3600.0  # seconds; a pause is shorter, but with several workers one may have ended before the others
LAST_MOVE = func.max(tables.c.moved) - SHORTLY
WAITS_FOR_WISHES = (tables.c.status == "playing") & tables.c.id.in_(
    select(seats.c.table_id).where(
        seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.wishes.is_not(None), WAITED_FOR
    )
)

Question = tuple[str, int, int]  # the table, the seat, and the number of the question


class AutoAnswers:
    """Looks at every new question, before anybody is told of it."""

    def __init__(self, moves: Moves, pause: float = PAUSE) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.pause = pause
        self.due: dict[Question, float] = {}  # when pauses are over
        self.tasks: dict[Question, asyncio.Task[None]] = {}
        self.tables.before_news = self.look
        self.resuming: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin with the questions that stood when the last server ended: nobody may come to open their tables."""
        self.resuming = asyncio.create_task(self.resume())

    async def resume(self) -> None:
        """Look at the tables that moved shortly before the last server ended, one after the other."""
        store = self.tables.store
        for table in await store.ids(WAITS_FOR_WISHES & (tables.c.moved > select(LAST_MOVE).scalar_subquery())):
            try:
                async with self.tables.at(table) as (room, _):
                    self.look(room)
            except Exception as error:  # of other rules, or broken: nobody else must wait for it
                log.warning("a table could not be looked at: %s", type(error).__name__)

    def look(self, room: Room) -> None:
        """Plan the answers to the open questions of a room."""
        live = room.live
        if live is None or live.stuck:
            return
        live.pauses = {}
        for ask in live.questions:
            seat = live.seats[ask.seat]
            if seat.kind != "person" or seat.wishes is None or ask.seat in live.waited_for:
                continue
            alone = self.is_alone(room, live, seat)
            reply = reply_for(read_wishes(seat.wishes), live.match.state, ask, alone)
            if reply is None:
                continue
            question = (room.table, ask.seat, live.asked[ask.seat])
            if reply.pauses:
                live.pauses[ask.seat] = self.due.setdefault(question, self.tables.now() + self.pause)
            if question not in self.tasks:
                self.tasks[question] = asyncio.create_task(self.answer(question, reply.option))

    def is_alone(self, room: Room, live: LiveTable, seat: Seat) -> bool:
        """Whether nobody but bots could notice when a seat answers: no other person has a seat, and nobody watches."""
        others = [each for each in live.seats if each.seat != seat.seat]
        watching = room.here(self.tables.seconds_up()) - {seat.person}
        return not watching and all(each.kind == "bot" and each.person is None for each in others)

    async def answer(self, question: Question, option: int) -> None:
        """Give an answer when its time has come, unless the person was faster."""
        table, seat, ask = question
        try:
            await asyncio.sleep(max(0.0, self.due.get(question, 0.0) - self.tables.now()))
            with suppress(RefusedError, MissingTableError, ParlourError):
                await self.moves.answer_for(table, seat, ask, option)
        except Exception as error:
            log.warning("an answer could not be given: %s", type(error).__name__)
        finally:
            self.due.pop(question, None)
            self.tasks.pop(question, None)

    def holds_back(self, live: LiveTable, seat: int, ask: int, option: int) -> bool:
        """Whether somebody declines while the pause goes on: it is declined when that is over."""
        if (live.row.id, seat, ask) not in self.due:
            return False
        return option == live.ask_of(seat, ask).question.decline

    def stop(self, live: LiveTable, seat: int, ask: int) -> None:
        """Somebody wants to think: the question stands until they answer it. All may, whatever they hold."""
        live.ask_of(seat, ask)
        live.waited_for.add(seat)
        live.pauses.pop(seat, None)
        self.due.pop((live.row.id, seat, ask), None)
        task = self.tasks.pop((live.row.id, seat, ask), None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Stop; the next server looks at these questions again."""
        tasks = [*self.tasks.values(), *([self.resuming] if self.resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def read_wishes(written: str) -> Wishes:
    """What a person wants to be asked, as a seat stores it."""
    reactions, endings, only_ways, _ = written.split()
    return Wishes(reactions, endings, only_ways)


def write_wishes(wish: Prefer) -> str:
    """What a person wants to be asked, and how quick bots shall be, as a seat stores it."""
    return f"{wish.reactions} {wish.endings} {wish.only_ways} {wish.bots}"


def pace_of(seats: list[Seat]) -> float:
    """How much longer bots take than usual: as the person wants it who wants it slowest."""
    wished = [each.wishes.split()[3] for each in seats if each.kind == "person" and each.wishes is not None]
    return max((PACES[pace] for pace in wished), default=PACES[NORMAL])


assert set(PACES) == set(get_args(Pace))
