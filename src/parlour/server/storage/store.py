"""Questions to the database, and changes that are not moves. If two want the same thing, the database decides."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from errno import ENOSPC
from functools import partial
from pathlib import Path
from shutil import disk_usage
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.kernel.ask import Answer
from parlour.server.storage.engine import writing
from parlour.server.storage.rows import ChatRow, Entry, Person, Seat, TableRow, TableVersion
from parlour.server.storage.schema import (
    alerts,
    bonds,
    chat,
    ended,
    entries,
    invitations,
    mails,
    people,
    seats,
    secrets,
    tables,
)
from parlour.server.storage.writer import Writer

PULSE = "pulse"  # a row that is written to check whether writing works
LEAST_ROOM = 16 * 2**20  # bytes that must be free on the disk
CHAT_SHOWN = 200  # lines that a newcomer is shown; all of them are kept
LISTED = 100
MOST_AT_ONCE = 500  # entries that are read without a pause
UNFINISHED = {"status": "waiting", "host": None, "public": False}  # what a table is while its journal is being written
FORGOTTEN = 1000  # guests per batch
SEEN_AGAIN = 86_400.0  # seconds before it is noted again that somebody is here
# Tables that have not begun, and at which nobody sits.
EMPTY = (tables.c.status == "waiting") & tables.c.id.not_in(select(seats.c.table_id).where(seats.c.person.is_not(None)))
# People without any traces: no name kept, no seat at any table, finished or not, no table opened, no chat line kept.
STRANGERS = (
    people.c.kept_name.is_(None)
    & ~exists().where(seats.c.person == people.c.id)
    & ~exists().where(tables.c.host == people.c.id)
    & ~exists().where(chat.c.person == people.c.id)
    & ~exists().where(alerts.c.person == people.c.id)
    & ~exists().where(mails.c.person == people.c.id)
    & ~exists().where((bonds.c.person == people.c.id) | (bonds.c.other == people.c.id))
    & ~exists().where(invitations.c.person == people.c.id)
)
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")  # anything else in a URL is not a table, and is not looked up in the database


class Store:
    """Everything that is kept, apart from writing moves (see the journal)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = engine.execution_options(reads_only=True)

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """The rows that a query finds."""
        async with self.reader.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def change(self, statement: Any) -> int:
        """Do one change; returns how many rows it changed."""
        async with writing(self.engine) as connection:
            return int((await connection.execute(statement)).rowcount)

    async def ping(self, now: float) -> None:
        """Raise if nothing can be stored: the database is down, or its disk is full or nearly full."""
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        if file is not None and disk_usage(Path(file).parent).free < LEAST_ROOM:
            raise OSError(ENOSPC, "the disk is nearly full")
        if not await self.change(update(secrets).where(secrets.c.name == PULSE).values(value=repr(now))):
            await self.secret(PULSE, repr(now))

    # Secrets

    async def secret(self, name: str, fresh: str) -> str:
        """The secret with that name; the first caller decides what it is."""
        try:
            await self.change(insert(secrets).values(name=name, value=fresh))
        except IntegrityError:
            pass
        return str((await self.rows(select(secrets.c.value).where(secrets.c.name == name)))[0][0])

    # People

    async def add_person(self, person: str, name: str, now: float) -> None:
        """A new guest."""
        await self.change(insert(people).values(id=person, name=name, created=now, seen=now))

    async def has_played(self, person: str, table: str) -> bool:
        """Whether somebody had a seat in another game of the same kind as at a table."""
        game = select(tables.c.game).where(tables.c.id == table).scalar_subquery()
        other = (tables.c.id != table) & (tables.c.game == game) & (tables.c.status != "waiting")
        query = select(seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
        return bool(await self.rows(query.where(seats.c.person == person, other).limit(1)))

    async def see(self, person: str, now: float) -> None:
        """Somebody is here; noted at most once a day."""
        late = (people.c.id == person) & (people.c.seen < now - SEEN_AGAIN)
        if await self.rows(select(people.c.id).where(late)):  # only reading must not keep anybody from writing
            await self.change(update(people).where(late).values(seen=now))

    async def strangers(self, before: float) -> list[str]:
        """Guests without any traces who were last seen before then."""
        query = select(people.c.id).where(people.c.seen < before, STRANGERS).limit(FORGOTTEN)
        return [str(found[0]) for found in await self.rows(query)]

    async def forget(self, guests: list[str], before: float) -> None:
        """Forget such guests; those who have come back or sat down since then stay."""
        with suppress(IntegrityError):  # somebody is sitting down at this moment: try again later
            await self.change(delete(people).where(people.c.id.in_(guests), people.c.seen < before, STRANGERS))

    async def person(self, person: str, session: str = "") -> Person | None:
        """Somebody by id, unless the session that they came with has ended."""
        over = exists().where(ended.c.session == session)
        query = select(people.c.id, people.c.name, people.c.kept_name).where(people.c.id == person, ~over)
        for found in await self.rows(query):
            return Person(found.id, found.name, found.kept_name is not None, session)
        return None

    async def end_session(self, session: str, now: float) -> None:
        """A cookie is no longer valid."""
        with suppress(IntegrityError):  # it had already ended
            await self.change(insert(ended).values(session=session, at=now))

    async def forget_sessions(self, before: float) -> None:
        """Forget sessions that ended before then: their cookies are too old by now."""
        old = ended.c.at < before
        if await self.rows(select(ended.c.session).where(old).limit(1)):
            await self.change(delete(ended).where(old))

    async def rename(self, person: str, name: str) -> None:
        """Another name for a guest."""
        await self.change(update(people).where(people.c.id == person).values(name=name))

    async def keep_name(self, person: str, kept_name: str, looks: str, password: str) -> bool:
        """Keep a name with a (hashed) password; False if somebody else keeps it, or one that looks like it."""
        kept = {"kept_name": kept_name, "looks": looks, "password": password}
        try:
            await self.change(update(people).where(people.c.id == person).values(**kept))
        except IntegrityError:
            return False
        return True

    async def is_kept(self, kept_name: str, looks: str) -> bool:
        """Whether somebody keeps a name, or one that looks like it."""
        alike = (people.c.kept_name == kept_name) | (people.c.looks == looks)
        return bool(await self.rows(select(people.c.id).where(alike).limit(1)))

    async def kept(self, kept_name: str) -> tuple[str, str] | None:
        """Id and password hash of the person who keeps a name."""
        for found in await self.rows(select(people.c.id, people.c.password).where(people.c.kept_name == kept_name)):
            return str(found.id), str(found.password)
        return None

    # Tables

    async def add_table(
        self,
        row: dict[str, Any],
        seated: list[dict[str, Any]],
        journal: Iterable[list[Entry]] = (),
        writer: Writer | None = None,
    ) -> None:
        """A new table with its seats, and the moves that it begins with. A long journal is written page by page, so
        that no move waits for it; until it is complete the table belongs to nobody, and nobody can find it."""
        pages, writer = iter(journal), writer or Writer(self.engine)
        page, later = next(pages, []), next(pages, None)
        begun = later is not None
        if begun:
            await self.change(insert(tables).values(**row | UNFINISHED))
        while later is not None:
            await writer.write(partial(write_page, page), move=False)
            page, later = later, next(pages, None)
        async with writing(self.engine) as connection:
            if begun:
                await connection.execute(update(tables).where(tables.c.id == row["id"]).values(**row))
            else:
                await connection.execute(insert(tables).values(**row))
            await connection.execute(insert(seats), [{"table_id": row["id"], **seat} for seat in seated])
            if page:
                await connection.execute(insert(entries), [as_values(entry) for entry in page])

    async def table(self, table: str) -> TableRow | None:
        """A table by id."""
        if not ID.fullmatch(table):
            return None
        found = await self.tables(tables.c.id == table)
        return found[0] if found else None

    async def tables(self, condition: ColumnElement[bool], limit: int = 0) -> list[TableRow]:
        """The tables that a condition picks, the last moved first, and not more than a list has."""
        query = (
            select(tables, people.c.name.label("host_name"))
            .outerjoin(people, people.c.id == tables.c.host)
            .where(condition)
            .order_by(tables.c.moved.desc(), tables.c.id.desc())
            .limit(limit or LISTED)
        )
        return [TableRow(**found._mapping) for found in await self.rows(query)]

    async def update_table(self, table: str, where: ColumnElement[bool], **values: Any) -> bool:
        """Change a table if a condition still holds; returns whether it did."""
        return await self.change(update(tables).where(tables.c.id == table, where).values(**values)) == 1

    async def ids(self, condition: ColumnElement[bool], limit: int = 1000) -> list[str]:
        """The ids of the tables that a condition picks."""
        return [str(found[0]) for found in await self.rows(select(tables.c.id).where(condition).limit(limit))]

    async def abandoned(self, before: float) -> list[str]:
        """Tables that have waited since before then, and at which nobody sits."""
        return await self.ids((tables.c.moved < before) & EMPTY, LISTED)

    async def remove(self, found: list[str]) -> None:
        """Remove tables at which nobody sits; if somebody has just sat down, the table stays."""
        async with writing(self.engine) as connection:
            chosen = select(tables.c.id).where(tables.c.id.in_(found) & EMPTY).with_for_update()
            gone = list((await connection.execute(chosen)).scalars())
            await connection.execute(update(tables).where(tables.c.next_table.in_(gone)).values(next_table=None))
            for part in (chat, invitations, seats, entries):
                await connection.execute(delete(part).where(part.c.table_id.in_(gone)))
            await connection.execute(delete(tables).where(tables.c.id.in_(gone)))

    async def versions(self, found: list[str]) -> list[TableVersion]:
        """Whether anything changed at several tables."""
        query = select(*[tables.c[name] for name in TableVersion.__struct_fields__]).where(tables.c.id.in_(found))
        return [TableVersion(**row._mapping) for row in await self.rows(query)]

    # Seats

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table in order."""
        return (await self.seats_of([table])).get(table, [])

    async def seats_of(self, found: list[str]) -> dict[str, list[Seat]]:
        """The seats of several tables."""
        query = (
            select(seats, people.c.name)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.table_id.in_(found))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        seated: dict[str, list[Seat]] = {table: [] for table in found}
        for row in await self.rows(query):
            seated[row.table_id].append(as_seat(row))
        return seated

    async def update_seat(self, table: str, seat: int, where: ColumnElement[bool], **values: Any) -> bool:
        """Change a seat if a condition still holds; returns whether it did."""
        chosen = (seats.c.table_id == table, seats.c.seat == seat, where)
        return await self.change(update(seats).where(*chosen).values(**values)) == 1

    async def note_seen(self, found: list[tuple[str, str]], now: float) -> None:
        """People are at tables, each given as table and person; for those who have a seat there it is noted."""
        for start in range(0, len(found), LISTED):
            some = tuple_(seats.c.table_id, seats.c.person).in_(found[start : start + LISTED])
            await self.change(update(seats).where(some, seats.c.kind == "person").values(seen=now))

    # Journals and chat

    async def journal(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order; read in pages, so that nobody waits for a long one."""
        found: list[Entry] = []
        more = True
        while more:
            known = entries.c.seq > (found[-1].seq if found else after)
            query = select(entries).where(entries.c.table_id == table, known).order_by(entries.c.seq)
            some = await self.rows(query.limit(MOST_AT_ONCE))
            found += [as_entry(row) for row in some]
            more = len(some) == MOST_AT_ONCE
        return found

    async def add_chat(self, table: str, person: str, name: str, text: str, at: float) -> None:
        """Store a chat line."""
        await self.change(insert(chat).values(table_id=table, person=person, name=name, text=text, at=at))

    async def chat(self, table: str) -> list[ChatRow]:
        """What was said last, in order."""
        query = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        return [ChatRow(found.name, found.text, found.at, found.person) for found in reversed(await self.rows(query))]

    async def said_since(self, found: list[str], at: float) -> list[tuple[str, ChatRow]]:
        """What was said at several tables since then, in order."""
        query = select(chat).where(chat.c.table_id.in_(found), chat.c.at >= at).order_by(chat.c.id)
        return [(row.table_id, ChatRow(row.name, row.text, row.at, row.person)) for row in await self.rows(query)]


def as_seat(row: Any) -> Seat:
    """A row as a seat, with the name of its person."""
    return Seat(row.seat, row.kind, row.person, row.level, row.name, row.wishes, row.votes, row.cause, row.seen)


def write_page(page: list[Entry], connection: Connection) -> None:
    """Some entries of a journal."""
    connection.execute(insert(entries), [as_values(entry) for entry in page])


def as_values(entry: Entry) -> dict[str, Any]:
    """An entry as a row: its answer as the question and the option, which may have too many digits for a number."""
    values = {name: getattr(entry, name) for name in entry.__struct_fields__ if name != "answer"}
    answer = entry.answer
    return values | {"what": answer.what if answer else "", "option": str(answer.option) if answer else ""}


def as_entry(row: Any) -> Entry:
    """A row as an entry."""
    answer = Answer(row.seat, row.what, int(row.option)) if row.option else None
    return Entry(row.table_id, row.seq, row.kind, row.seat, answer, row.undone, row.spent, row.at)
