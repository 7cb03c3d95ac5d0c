"""The people whom somebody meets here: friends to invite, and others to mute, to block or to report.

Others are named by their handle, which stays the same and lets nobody act for them. Muting is the browser's business:
it leaves out what they say. Whoever is blocked cannot sit down at one's tables, nor nudge or invite one.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from sqlalchemy import delete, func, insert, select

from parlour.server.messages.profiles import Bond, BondKind, Friend
from parlour.server.people.alerts import Alerts
from parlour.server.people.handles import handle_of
from parlour.server.problems import ProblemError
from parlour.server.storage.engine import writing
from parlour.server.storage.rows import Person
from parlour.server.storage.schema import bonds, chat, invitations, people, seats, tables
from parlour.server.storage.store import Store
from parlour.server.tables.seat_locks import lock_seats

log = logging.getLogger("parlour.reports")
FRIENDS = 50
LAST_WORDS = 5  # lines of chat that go with a report
NOBODY = "nobody like that is or was here"


class Company:
    """Who wants to meet whom."""

    def __init__(self, store: Store, alerts: Alerts) -> None:
        self.store = store
        self.alerts = alerts

    # Muting and blocking

    async def bonds_of(self, person: Person) -> list[Bond]:
        """Whom somebody muted or blocked."""
        query = select(bonds, people.c.name).join(people, people.c.id == bonds.c.other)
        rows = await self.store.rows(query.where(bonds.c.person == person.id).order_by(people.c.name))
        return [Bond(handle_of(row.other), row.name, row.kind) for row in rows]

    async def bind(self, table: str, person: Person, who: str, kind: BondKind) -> None:
        """Mute or block somebody who is or was at a table."""
        other = await self.find_at(table, who)
        if other == person.id:
            raise ProblemError(409, "you cannot do that to yourself")
        async with writing(self.store.engine) as connection:
            theirs = (bonds.c.person == person.id) & (bonds.c.other == other)
            await connection.execute(delete(bonds).where(theirs))
            await connection.execute(insert(bonds).values(person=person.id, other=other, kind=kind))

    async def unbind(self, person: Person, who: str) -> None:
        """Hear and meet somebody again."""
        rows = await self.store.rows(select(bonds.c.other).where(bonds.c.person == person.id))
        other = named(who, (row.other for row in rows))
        await self.store.change(delete(bonds).where(bonds.c.person == person.id, bonds.c.other == other))

    async def is_blocked(self, person: str, by: str | None) -> bool:
        """Whether somebody does not want to meet a person."""
        blocked = (bonds.c.person == by) & (bonds.c.other == person) & (bonds.c.kind == "block")
        return by is not None and bool(await self.store.rows(select(bonds.c.other).where(blocked)))

    async def find_at(self, table: str, who: str) -> str:
        """Somebody by their handle, among those who sit at a table or said something there."""
        sitting = select(seats.c.person).where(seats.c.table_id == table, seats.c.person.is_not(None))
        talking = select(chat.c.person).where(chat.c.table_id == table)
        rows = await self.store.rows(select(sitting.union(talking).subquery()))
        return named(who, (row.person for row in rows))

    # Reporting

    async def report(self, table: str, person: Person, who: str, words: str) -> None:
        """Write into the host's log what somebody says about another, with the last things that they said."""
        other = await self.find_at(table, who)
        said = select(chat.c.name, chat.c.text).where(chat.c.table_id == table, chat.c.person == other)
        rows = await self.store.rows(said.order_by(chat.c.id.desc()).limit(LAST_WORDS))
        facts = {
            "by": handle_of(person.id),
            "by_name": person.name,
            "about": who,
            "about_name": rows[0].name if rows else "",
            "words": words,
            "said": [row.text for row in reversed(rows)],
        }
        log.warning("somebody was reported", extra={"facts": facts})

    # Friends

    async def friends(self, person: Person) -> list[Friend]:
        """The people somebody played with, the last first, except for those whom they blocked."""
        return [Friend(handle_of(each), name, played) for each, name, played in await self.met(person.id)]

    async def met(self, person: str) -> Sequence[tuple[str, str, int]]:
        """Those who sat at a table with somebody whose game began: who, their name, and how often."""
        mine, theirs = seats.alias("mine"), seats.alias("theirs")
        unwanted = select(bonds.c.other).where(bonds.c.person == person, bonds.c.kind == "block")
        query = (
            select(theirs.c.person, people.c.name, func.count().label("played"))
            .select_from(mine)
            .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.person != person))
            .join(tables, (tables.c.id == mine.c.table_id) & (tables.c.status != "waiting"))
            .join(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person, theirs.c.person.not_in(unwanted))
            .group_by(theirs.c.person, people.c.name)
            .order_by(func.max(tables.c.moved).desc())
            .limit(FRIENDS)
        )
        return await self.store.rows(query)

    async def invite(self, table: str, person: Person, who: str) -> None:
        """Invite somebody one has played with to a table that waits; who has blocked one is not told, and nor is
        one."""
        other = named(who, (row[0] for row in await self.met(person.id)))
        unwanted = await self.is_blocked(person.id, other)
        async with lock_seats(self.store, table) as at:
            if at.seat_of(person.id) is None:
                at.only_host(person.id)
            if at.status != "waiting":
                raise ProblemError(409, "the game has begun already")
            theirs = (invitations.c.table_id == table) & (invitations.c.person == other)
            known = (await at.connection.execute(select(invitations).where(theirs))).first() is not None
            if not (known or unwanted):
                await at.connection.execute(insert(invitations).values(table_id=table, person=other))
        if not (known or unwanted):
            self.alerts.invite(table, str(at.row.game), other, person.name)


def named(who: str, found: Iterable[str]) -> str:
    """The one of some people who has a handle."""
    for person in found:
        if handle_of(person) == who:
            return person
    raise ProblemError(404, NOBODY)
