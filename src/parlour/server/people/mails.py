"""Tells people by e-mail that it is their turn, if they asked for it and proved that the address is theirs.

An e-mail says at which game it is one's turn, and never what happened there. Every one has a link by which it is the
last.
"""

from __future__ import annotations

import secrets

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, insert, select, update

from parlour.kernel.registry import find_game
from parlour.server.people.letters import TURN, news_letter, proof_letter, spoken
from parlour.server.people.post import PostOffice, check_address
from parlour.server.problems import ProblemError
from parlour.server.storage.engine import writing
from parlour.server.storage.schema import WAITED_FOR, mails, seats, tables
from parlour.server.storage.store import Store
from parlour.server.tables.live_tables import LiveTables

QUIET = 300.0  # seconds for which a table has waited for somebody
SELDOM = 900.0  # seconds between two e-mails to one person
PROVING = 86_400.0  # seconds for which the link that proves an address can be used
AT_ONCE = 100


class MailRow(Struct, frozen=True):
    """Where somebody is written to."""

    person: str
    address: str
    token: str
    proven: bool
    asked: float
    sent: float
    language: str


class Mails:
    """Who wants to be written to, and writing to them."""

    def __init__(self, store: Store, live_tables: LiveTables, office: PostOffice) -> None:
        self.store = store
        self.tables = live_tables
        self.office = office

    # Wanting to be written to

    async def of(self, person: str) -> MailRow | None:
        """Where somebody wants to be written to."""
        return await self.find(mails.c.person == person)

    async def find(self, condition: ColumnElement[bool]) -> MailRow | None:
        """The row that a condition picks."""
        for row in await self.store.rows(select(mails).where(condition)):
            return MailRow(**row._mapping)
        return None

    async def ask(self, person: str, address: str, language: str) -> None:
        """Write to somebody in a language; a link that is sent there proves that the address is theirs."""
        if not self.office.is_open:
            raise ProblemError(409, "this parlour sends no e-mails: its host has not set that up")
        token = secrets.token_urlsafe(32)
        values = {"address": check_address(address), "token": token, "proven": False, "sent": 0.0}
        values["language"] = spoken(language)
        async with writing(self.store.engine) as connection:
            await connection.execute(delete(mails).where(mails.c.person == person))
            await connection.execute(insert(mails).values(person=person, asked=self.tables.now(), **values))
        letter = proof_letter(spoken(language), self.office.site, self.link(token))
        if not await self.office.send(address, letter.subject, letter.text, self.link(token)):
            await self.end(mails.c.person == person)
            raise ProblemError(422, "there is no such mailbox")

    async def prove(self, token: str) -> None:
        """Somebody opened the link that was sent to their address."""
        fresh = mails.c.asked > self.tables.now() - PROVING
        still = (mails.c.token == token) & (mails.c.proven | fresh)
        if not await self.store.change(update(mails).where(still).values(proven=True)):
            raise ProblemError(404, "this link is too old, or was used to stop the e-mails; ask for a new one")

    async def speak(self, person: str, language: str) -> None:
        """Write to somebody in another language from now on."""
        await self.store.change(update(mails).where(mails.c.person == person).values(language=spoken(language)))

    async def end(self, condition: ColumnElement[bool]) -> None:
        """Write to somebody no more."""
        await self.store.change(delete(mails).where(condition))

    async def end_by(self, token: str) -> None:
        """Write no more to whoever has this link."""
        await self.end(mails.c.token == token)

    async def end_of(self, person: str) -> None:
        """Write to somebody no more."""
        await self.end(mails.c.person == person)

    def link(self, token: str) -> str:
        """The page on which one allows e-mails or stops them."""
        return f"{self.office.site}/mail/{token}"

    # Writing

    async def tell_due(self) -> None:
        """Write to everybody whose turn it has been for a while and who is not here. Of several workers one does it."""
        if not self.office.is_open:
            return
        for row in await self.due():
            if row.person in self.tables.here(row.id):
                continue
            behind = (tables.c.seq == row.seq) & (tables.c.mailed < row.seq)
            if await self.store.update_table(row.id, behind, mailed=row.seq):
                await self.tell(row.person, TURN, row.game, row.id)

    async def due(self) -> list[Due]:
        """Those who are waited for and may be written to again, at tables of which nobody has been written to yet."""
        now = self.tables.now()
        ready = select(mails.c.person).where(mails.c.proven, mails.c.sent < now - SELDOM)
        query = (
            select(tables.c.id, tables.c.game, tables.c.seq, seats.c.person)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                tables.c.status == "playing",
                tables.c.mailed < tables.c.seq,
                tables.c.moved < now - QUIET,
                seats.c.kind == "person",
                seats.c.person.in_(ready),
                WAITED_FOR,
            )
            .limit(AT_ONCE)
        )
        return [Due(*row) for row in await self.store.rows(query)]

    async def tell(self, person: str, news: str, game: str, table: str, name: str = "") -> None:
        """Write to somebody, unless they were written to a moment ago; `name` is whom the news is of, if anybody."""
        row = await self.of(person) if self.office.is_open else None
        if row is None or not await self.may_write(person):
            return
        stop, title = self.link(row.token), find_game(game).title
        letter = news_letter(row.language, news, name, title, (self.office.site, table), stop)
        if not await self.office.send(row.address, letter.subject, letter.text, stop):
            await self.end(mails.c.person == person)

    async def may_write(self, person: str) -> bool:
        """Whether somebody proved their address and was not written to a moment ago; from now on they were."""
        now = self.tables.now()
        ready = (mails.c.person == person) & mails.c.proven & (mails.c.sent < now - SELDOM)
        return bool(await self.store.change(update(mails).where(ready).values(sent=now)))


class Due(Struct, frozen=True):
    """Somebody whose turn it is at a table."""

    id: str
    game: str
    seq: int
    person: str
