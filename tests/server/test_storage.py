"""The database: every connection keeps what it is told, and workers that write together do not block each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.halls import open_hall, seat_people

from parlour.kernel.errors import ParlourError
from parlour.server.context import Settings
from parlour.server.journal import Journal, Page
from parlour.server.live import NOBODY
from parlour.server.running import prepare
from parlour.server.storage.engine import migrate, open_engine
from parlour.server.storage.rows import Entry, Standing
from parlour.server.storage.store import Store

FULL = 2


def test_every_connection_puts_each_commit_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'p.db'}")
        await migrate(engine)
        together = asyncio.Barrier(6)

        async def settings(reader: bool) -> list[object]:
            async with (Store(engine).reader if reader else engine).connect() as connection:
                if reader:
                    await together.wait()  # as many connections as there are askers
                found = [await connection.exec_driver_sql(f"PRAGMA {name}") for name in PRAGMAS]
                return [each.scalar() for each in found]

        for found in [*await asyncio.gather(*[settings(True) for _ in range(6)]), await settings(False)]:
            assert found == ["wal", FULL, 1, 10_000]
        await engine.dispose()

    asyncio.run(story())


PRAGMAS = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")


def test_entries_are_written_in_the_order_of_their_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            names = ["b", "c", "a"]
            for name in names:
                await seat_people(hall, name, "alliances", {"players": 2})
            standing = Standing(2, "playing", 0.0, "", None, None, None)
            pages = [Page(Entry(name, 2, "undo", NOBODY, "", "", 0, 0.0, 0.0), standing) for name in names]
            journal: Journal = hall.journal
            await journal.commit(pages)
            async with journal.engine.connect() as connection:
                found = await connection.execute(text("select table_id from entries where seq = 2 order by rowid"))
                assert list(found.scalars()) == ["a", "b", "c"]

    asyncio.run(story())


def test_a_database_of_a_newer_parlour_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        address = f"sqlite:///{tmp_path / 'p.db'}"
        await prepare(Settings(address))
        engine = open_engine(address)
        async with engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        await engine.dispose()
        with pytest.raises(ParlourError, match="made by a newer Parlour"):
            await prepare(Settings(address))

    asyncio.run(story())
