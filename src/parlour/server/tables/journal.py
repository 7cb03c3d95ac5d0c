"""Writing moves: entries that arrive during one commit are committed together in the next.

An entry is reported as written only after its transaction is on the disk. Its key is (table, number): if another worker
was faster, the entry is refused, and the table must catch up first.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server.storage.rows import Entry, Standing
from parlour.server.storage.schema import entries, tables
from parlour.server.storage.store import as_values
from parlour.server.storage.writer import open_writer

MOST_AT_ONCE = 500
COMPANY = 4  # from this many entries in a commit, many clients are writing at once
GATHERING = 0.006  # seconds; while many write, the next commit waits for more entries, as each commit costs the same


class ConflictError(Exception):
    """Another worker wrote an entry with that number first."""


class PendingEntry:
    """An entry to be written, where the table stands after it, and who waits for it."""

    def __init__(self, entry: Entry, standing: Standing) -> None:
        self.entry = entry
        self.standing = standing
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        """Wake the caller that waits, unless it has stopped waiting."""
        if self.written.done():
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class Journal:
    """The only writer of moves in this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.writer = open_writer(engine)
        self.pages: asyncio.Queue[PendingEntry] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        """Write what is left, then stop."""
        await self.pages.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.writer.close()

    async def append(self, entry: Entry, standing: Standing) -> None:
        """Write an entry; returns when it is stored, raises OutrunError if the number is taken."""
        page = PendingEntry(entry, standing)
        await self.pages.put(page)
        await page.written

    async def write_on(self) -> None:
        """Commit after commit. A few writers are not kept waiting for more."""
        company = False
        while True:
            pages = [await self.pages.get()]
            if company:
                await asyncio.sleep(GATHERING)
            while not self.pages.empty() and len(pages) < MOST_AT_ONCE:
                pages.append(self.pages.get_nowait())
            company = len(pages) >= COMPANY
            await self.write_together(pages)
            for _ in pages:
                self.pages.task_done()

    async def write_together(self, pages: list[PendingEntry]) -> None:
        """One transaction for all; if one of them fails, one for each."""
        try:
            await self.commit(pages)
        except IntegrityError as error:
            if len(pages) == 1:
                pages[0].settle(ConflictError(str(error.orig)))
                return
            for page in pages:
                await self.write_together([page])
        except Exception as error:  # the database is down: nobody may believe that their move is stored
            for page in pages:
                page.settle(error)
        else:
            for page in pages:
                page.settle()

    async def commit(self, pages: list[PendingEntry]) -> None:
        """Entries and standings in one transaction, always in the same order: two workers that write at the same
        tables would otherwise wait for each other."""
        pages = sorted(pages, key=lambda page: page.entry.table_id)

        def work(connection: Connection) -> None:
            connection.execute(insert(entries), [as_values(page.entry) for page in pages])
            connection.execute(MOVE_ON, [standing_values(page) for page in pages])

        await self.writer.write(work)


MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in Standing.__struct_fields__} | {"wish": None})
)


def standing_values(page: PendingEntry) -> dict[str, Any]:
    """The values of the update above."""
    standing = {f"new_{name}": getattr(page.standing, name) for name in Standing.__struct_fields__}
    return {"of_table": page.entry.table_id, **standing}
