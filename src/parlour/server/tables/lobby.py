"""The lobby: which tables there are, and who sits where. It knows no rules; the database decides who was first."""

from __future__ import annotations

import re
from typing import Literal

from sqlalchemy import ColumnElement, and_, false, select, true

from parlour.kernel.registry import games
from parlour.server.messages.http import Level, TableInfo, TableList
from parlour.server.people.company import Company
from parlour.server.problems import ProblemError
from parlour.server.storage.rows import Person, TableRow
from parlour.server.storage.schema import invitations, people, seats, tables
from parlour.server.tables.absence import STAND_IN, Absence
from parlour.server.tables.moves import Moves
from parlour.server.tables.refusals import MissingTableError
from parlour.server.tables.seat_locks import LockedSeats, lock_seats
from parlour.server.tables.table_info import describe

PAGE = 40  # tables that are listed at once
PLACE = re.compile(r"(\d{1,12}\.\d{1,17}(?:e[+-]?\d{1,2})?)~([A-Za-z0-9_-]{1,40})", re.ASCII)  # where a list goes on

PUBLIC = tables.c.public == true()  # written out, so that the index is used
Which = Literal["mine", "invited", "open", "running", "finished"]


class Lobby:
    """What people do with tables, apart from playing."""

    def __init__(self, moves: Moves, absence: Absence, company: Company) -> None:
        self.moves = moves
        self.absence = absence
        self.company = company
        self.presence = moves.presence
        self.tables = moves.tables
        self.store = self.tables.store

    # Looking

    async def listed(self, which: Which, person: Person | None, after: str | None = None) -> TableList:
        """My tables that go on, public ones with an open seat, or finished ones that are mine or public."""
        mine = table_of(person)
        if which == "mine":
            return await self.page(mine & (tables.c.status != "over"), person, after)
        if which == "invited":
            return await self.page(invited(person) & (tables.c.status == "waiting"), person, after)
        if which == "open":
            free = tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "open"))
            return await self.page((tables.c.status == "waiting") & PUBLIC & free, person, after)
        if which == "running":
            return await self.page((tables.c.status == "playing") & PUBLIC, person, after)
        return TableList(await self.describe(await self.finished(mine), person))

    async def history(self, person: Person, search: str, after: str | None) -> TableList:
        """Somebody's finished games that fit a search."""
        return await self.page((tables.c.status == "over") & table_of(person) & about(search), person, after)

    async def page(self, condition: ColumnElement[bool], person: Person | None, after: str | None) -> TableList:
        """The next few tables of a list, and where it goes on."""
        rows = await self.store.tables(condition & behind(after), PAGE + 1)
        shown = rows[:PAGE]
        more = f"{shown[-1].moved!r}~{shown[-1].id}" if len(rows) > PAGE else None
        return TableList(await self.describe(shown, person), more)

    async def finished(self, mine: ColumnElement[bool]) -> list[TableRow]:
        """Games that are over; a person's own are among them, however many others there are."""
        over = tables.c.status == "over"
        own, others = await self.store.tables(over & mine), await self.store.tables(over & PUBLIC)
        found = {row.id: row for row in [*own, *others]}
        return sorted(found.values(), key=lambda row: row.moved, reverse=True)

    async def describe(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        """Tables as somebody sees them."""
        seated = await self.store.seats_of([row.id for row in rows])
        who = person.id if person else None
        moment = self.tables.moment()
        return [describe(row, seated[row.id], who, self.tables.here(row.id), moment) for row in rows]

    async def info(self, table: str, person: Person | None) -> TableInfo:
        """One table as somebody sees it."""
        row = await self.store.table(table)
        if row is None:
            raise MissingTableError(table)
        if row.status == "playing" and row.seq == 0:  # a server stopped between two steps
            await self.moves.start(table)
            row = await self.store.table(table) or row
        return (await self.describe([row], person))[0]

    # Sitting down and getting up

    async def sit(self, table: str, person: Person, number: int) -> None:
        """Take an open seat, or take back the person's own seat from the bot that stood in."""
        row = await self.store.table(table)
        blocked = row is not None and await self.company.is_blocked(person.id, row.host)
        async with lock_seats(self.store, table) as at:
            seat, mine = at.seat(number), at.seat_of(person.id)
            if mine is not None and mine.seat == number:
                return
            refuse_over(at)
            if mine is not None:
                raise ProblemError(409, "you sit at this table already; get up first to change seats")
            if seat.kind == "person":
                raise ProblemError(409, f"{seat.name} was faster: that seat is taken")
            if seat.kind == "bot" and seat.person != person.id:
                raise ProblemError(409, "a bot sits there, and it does not play for you")
            if seat.person not in (None, person.id):
                raise ProblemError(409, f"that seat is kept for {seat.name}")
            if blocked and seat.person is None:
                raise ProblemError(403, "the host keeps this seat for others")
            await at.put(number, "person", person.id, seen=self.tables.now())
        await self.settle(table)

    async def sit_again(self, table: str, person: Person, number: int) -> None:
        """Take the seat that a rematch keeps for somebody, unless they got up again or the host gave it away."""
        async with lock_seats(self.store, table) as at:
            if at.seat(number).kind == "open" and at.seat(number).person == person.id and at.status == "waiting":
                await at.put(number, "person", person.id, seen=self.tables.now())
        await self.settle(table)

    async def leave(self, table: str, person: Person) -> None:
        """Get up. Before the game the seat is open again; in the game a bot plays on until one comes back."""
        async with lock_seats(self.store, table) as at:
            mine = at.seat_of(person.id)
            if mine is None:
                raise ProblemError(409, "you do not sit at this table")
            refuse_over(at)
            if at.status == "waiting":
                await at.put(mine.seat, "open")
            else:
                await at.put(mine.seat, "bot", person.id, STAND_IN, "left")
        await self.settle(table)

    async def fill(self, table: str, host: Person, number: int, level: Level | None) -> None:
        """The host seats a bot, or opens a bot's seat again; in the game only for somebody who is away."""
        async with lock_seats(self.store, table) as at:
            at.only_host(host.id)
            refuse_over(at)
            if at.status == "waiting":
                await fill_waiting(at, number, level)
            else:
                await self.fill_playing(at, number, level)
        await self.settle(table)

    async def fill_playing(self, at: LockedSeats, number: int, level: Level | None) -> None:
        """A bot for somebody who went away; the seat stays theirs."""
        if level is None:
            raise ProblemError(409, "the game is running: its seats cannot be opened any more")
        await self.absence.decide(at, number, level)

    async def vote(self, table: str, person: Person, number: int) -> None:
        """Somebody wants a bot for a person who is away."""
        await self.absence.vote(table, person, number)
        await self.settle(table)

    # Starting

    async def start(self, table: str, host: Person) -> None:
        """The host starts a table whose seats are filled."""
        async with lock_seats(self.store, table) as at:
            at.only_host(host.id)
            missing = sum(seat.kind == "open" for seat in at.seats)
            if missing:
                raise ProblemError(409, f"{missing} of the seats {'is' if missing == 1 else 'are'} still open")
        await self.settle(table)

    async def settle(self, table: str) -> None:
        """After seats changed: a table without an open seat begins, and everybody is told."""
        async with lock_seats(self.store, table) as at:
            begins = at.status == "waiting" and at.full
            if begins:
                await at.set(status="playing")
        if begins:
            await self.moves.start(table)
        await self.presence.table_changed(table)
        if at.status == "playing":  # the game went on with other seats: a bot may be due now
            await self.moves.refresh_standing(table)


def table_of(person: Person | None) -> ColumnElement[bool]:
    """The condition that somebody hosts a table, sits there, or may sit down again."""
    if person is None:
        return false()
    sits = select(seats.c.table_id).where(seats.c.person == person.id)
    return (tables.c.host == person.id) | tables.c.id.in_(sits)


def invited(person: Person | None) -> ColumnElement[bool]:
    """The condition that somebody is invited to a table, and does not sit there already."""
    if person is None:
        return false()
    theirs = select(invitations.c.table_id).where(invitations.c.person == person.id)
    return tables.c.id.in_(theirs) & ~table_of(person)


def about(search: str) -> ColumnElement[bool]:
    """The condition that each word of a search is part of the game's name or of the name of somebody who sits there."""
    return and_(true(), *[word_of_table(word) for word in search.split()])


def word_of_table(word: str) -> ColumnElement[bool]:
    """The condition that a word is part of a game's name or of a person's at the table."""
    titled = [game.name for game in games() if word.casefold() in game.title.casefold()]
    named = select(seats.c.table_id).join(people, people.c.id == seats.c.person)
    sits = tables.c.id.in_(named.where(people.c.name.icontains(word, autoescape=True)))
    return tables.c.game.in_(titled) | sits


def behind(after: str | None) -> ColumnElement[bool]:
    """The condition that a table comes later in a list than the last one that was shown."""
    if after is None:
        return true()
    found = PLACE.fullmatch(after)
    if found is None:
        raise ProblemError(422, "after must be what the last page gave as more")
    moved, table = float(found.group(1)), found.group(2)
    return (tables.c.moved < moved) | ((tables.c.moved == moved) & (tables.c.id < table))


async def fill_waiting(at: LockedSeats, number: int, level: Level | None) -> None:
    """A bot on a seat that nobody has, or the seat open again."""
    if at.seat(number).kind == "person":
        raise ProblemError(409, f"{at.seat(number).name} sits there")
    await at.put(number, "open" if level is None else "bot", None, level)


def refuse_over(at: LockedSeats) -> None:
    """When a game is over, nobody sits down and nobody gets up."""
    if at.status == "over":
        raise ProblemError(409, "the game is over")
