"""The seats of one table while somebody changes them: the second one waits, and sees what the first one did."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.problems import ProblemError
from parlour.server.storage.engine import writing
from parlour.server.storage.rows import Seat
from parlour.server.storage.schema import people, seats, tables
from parlour.server.storage.store import ID, Store, as_seat
from parlour.server.tables.refusals import MissingTableError


class LockedSeats:
    """A table's row and seats, held until the change is done."""

    def __init__(self, connection: AsyncConnection, row: Any, seated: list[Seat]) -> None:
        self.connection = connection
        self.row = row
        self.seats = seated

    @property
    def table(self) -> str:
        """The table's id."""
        return str(self.row.id)

    @property
    def status(self) -> str:
        """Waiting, playing or over."""
        return str(self.row.status)

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if number >= len(self.seats):
            raise ProblemError(422, f"there is no such seat; this table has {len(self.seats)}")
        return self.seats[number]

    def seat_of(self, person: str) -> Seat | None:
        """Where somebody sits."""
        for seat in self.seats:
            if seat.kind == "person" and seat.person == person:
                return seat
        return None

    def kept_seat(self, person: str) -> Seat | None:
        """The seat that somebody has, or that is kept for them while a bot plays it or nobody sits there."""
        return next((seat for seat in self.seats if seat.person == person), None)

    @property
    def full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    def only_host(self, person: str) -> None:
        """Refuse everybody except the host."""
        if self.row.host != person:
            raise ProblemError(403, "only the host of this table can do that")

    async def put(
        self,
        number: int,
        kind: str,
        person: str | None = None,
        level: str | None = None,
        cause: str | None = None,
        seen: float = 0.0,
    ) -> None:
        """Give a seat to somebody, to a bot, perhaps for somebody and with the cause, or to nobody; what the one before
        wanted to be asked is forgotten."""
        sitting = {"kind": kind, "person": person, "level": level, "cause": cause, "seen": seen}
        await self.change(number, **sitting, wishes=None, votes=None)
        self.seats[number] = Seat(number, kind, person, level, None)

    async def change(self, number: int, **values: Any) -> None:
        """Change what is written about a seat."""
        chosen = (seats.c.table_id == self.table, seats.c.seat == number)
        await self.connection.execute(update(seats).where(*chosen).values(**values))

    async def set(self, **values: Any) -> None:
        """Change the table itself."""
        await self.connection.execute(update(tables).where(tables.c.id == self.table).values(**values))


@asynccontextmanager
async def lock_seats(store: Store, table: str) -> AsyncIterator[LockedSeats]:
    """The seats of a table, locked: in PostgreSQL by the table's row, in SQLite by writing at all."""
    if not ID.fullmatch(table):
        raise MissingTableError(table)
    async with writing(store.engine) as connection:
        found = await connection.execute(select(tables).where(tables.c.id == table).with_for_update())
        row = found.first()
        if row is None:
            raise MissingTableError(table)
        found = await connection.execute(
            select(seats, people.c.name)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.table_id == table)
            .order_by(seats.c.seat)
        )
        seated = [as_seat(each) for each in found]
        yield LockedSeats(connection, row, seated)
