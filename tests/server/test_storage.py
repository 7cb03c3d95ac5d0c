"""The database: every connection keeps what it is told, and workers that write together do not block each other."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import ColumnElement, select, text
from tests.server.moves import open_moves, seat_people

from parlour.kernel.ask import Answer
from parlour.kernel.errors import ParlourError
from parlour.server.context import Settings
from parlour.server.running import prepare
from parlour.server.storage.engine import migrate, open_engine, upgrade
from parlour.server.storage.rows import Entry, Person, Standing
from parlour.server.storage.schema import entries, metadata, tables
from parlour.server.storage.store import Store, as_entry, as_values
from parlour.server.storage.write_queue import WriteQueue
from parlour.server.tables.journal import PendingEntry
from parlour.server.tables.live_table import NOBODY
from parlour.server.tables.lobby import PUBLIC, table_of

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
        async with open_moves(tmp_path) as moves:
            names = ["b", "c", "a"]
            for name in names:
                await seat_people(moves, name, "alliances", {"players": 2})
            standing = Standing(2, "playing", 0.0, "", None, None, None)
            pages = [PendingEntry(Entry(name, 2, "undo", NOBODY, None, 0, 0.0, 0.0), standing) for name in names]
            await moves.journal.commit(pages)
            async with moves.tables.store.engine.connect() as connection:
                found = await connection.execute(text("select table_id from entries where seq = 2 order by rowid"))
                assert list(found.scalars()) == ["a", "b", "c"]

    asyncio.run(story())


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'p.db'}")
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        await engine.dispose()
        assert found == []

    asyncio.run(story())


def test_those_who_came_before_count_as_seen_when_seeing_began(tmp_path: Path) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'p.db'}")
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: upgrade(sync, "0002"))
            await connection.exec_driver_sql("insert into people (id, name, created) values ('ann', 'Ann', 5.0)")
        began = time.time()
        await migrate(engine)
        async with engine.connect() as connection:
            assert (await connection.exec_driver_sql("select seen from people")).scalar_one() >= began
        await engine.dispose()

    asyncio.run(story())


def test_tables_that_were_there_before_go_on_with_their_own_chance(tmp_path: Path) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'p.db'}")
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: upgrade(sync, "0003"))
            await connection.exec_driver_sql(
                "insert into tables (id, game, version, options, seed, commitment, status, public, clock_kind, "
                "clock_amount, created, moved, seq, waits) "
                "values ('old', 'alliances', 1, '{}', 's', 'c', 'playing', 0, 'off', 0, 0, 0, 1, '0')"
            )
        await migrate(engine)
        async with engine.connect() as connection:
            assert (await connection.exec_driver_sql("select chance from tables")).scalar_one() == "fast"
        await engine.dispose()

    asyncio.run(story())


LISTS = [
    (table_of(Person("ann", "Ann", False)) & (tables.c.status != "over"), "ix_tables_host"),
    ((tables.c.status == "over") & PUBLIC, "ix_tables_status_public (status=? AND public=?)"),
]


@pytest.mark.parametrize(("condition", "index"), LISTS, ids=["mine", "public"])
def test_a_list_of_tables_does_not_look_at_all_of_them(
    tmp_path: Path, condition: ColumnElement[bool], index: str
) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'p.db'}")
        await migrate(engine)
        query = select(tables.c.id).where(condition).order_by(tables.c.moved.desc()).limit(100)
        words = str(query.compile(engine.sync_engine, compile_kwargs={"literal_binds": True}))
        async with engine.connect() as connection:
            plan = [str(row[-1]) for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {words}")]
        await engine.dispose()
        assert not any(step.startswith("SCAN tables") for step in plan), plan
        assert any(index in step for step in plan), plan

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


def test_moves_and_everything_else_write_by_turns() -> None:
    async def story() -> None:
        write_queue, order = WriteQueue(), []

        async def write(name: str, move: bool) -> None:
            async with write_queue.take_turn(move):
                order.append(name)
                await asyncio.sleep(0)

        async with write_queue.take_turn():
            names = [("a", False), ("b", False), ("c", False), ("1", True), ("2", True)]
            tasks = [asyncio.create_task(write(name, move)) for name, move in names]
            gone = asyncio.create_task(write("x", True))
            await asyncio.sleep(0.01)
            gone.cancel()
        await asyncio.gather(*tasks)
        assert order == ["1", "a", "2", "b", "c"]
        assert not write_queue.busy

    asyncio.run(story())


def test_whoever_is_called_and_gone_in_the_same_moment_passes_the_turn_on() -> None:
    async def story() -> None:
        write_queue = WriteQueue()
        await write_queue.enter(False)
        gone = asyncio.create_task(write_queue.enter(True))
        late = asyncio.create_task(write_queue.enter(False))
        await asyncio.sleep(0)
        write_queue.leave()
        gone.cancel()
        await late
        write_queue.leave()
        assert not write_queue.busy

    asyncio.run(story())


@pytest.mark.parametrize("option", [0, 7, 10**39])
def test_an_answer_comes_back_from_its_row_as_it_was(option: int) -> None:
    entry = Entry("t", 2, "answer", 1, Answer(1, "pay", option), 0, 1.5, 9.0)
    row = as_values(entry)
    assert set(row) == set(entries.c.keys())
    assert len(row["option"]) <= 40
    assert as_entry(SimpleNamespace(**row)) == entry


def test_an_entry_without_an_answer_comes_back_without_one() -> None:
    entry = Entry("t", 3, "undo", 1, None, 2, 0.0, 9.0)
    assert as_entry(SimpleNamespace(**as_values(entry))) == entry
