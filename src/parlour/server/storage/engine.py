"""The database: SQLite that forgets nothing when the power fails, or PostgreSQL by its URL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.kernel.errors import ParlourError
from parlour.server.storage.write_queue import WriteQueue

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"
WRITER = "parlour_writer"  # the option of an engine that holds its turnstile
CONNECTING, ANSWERING = 5.0, 30.0  # timeout in seconds for PostgreSQL
MIGRATION_LOCK = 7_265_746  # an arbitrary number: workers that start together migrate one after the other


class UnreachableError(Exception):
    """The database cannot be reached."""


# What is raised if the database is down or does not answer.
AWAY: tuple[type[Exception], ...] = (DBAPIError, PoolTimeoutError, UnreachableError, TimeoutError)


def open_engine(url: str) -> AsyncEngine:
    """An engine for a database address such as sqlite:///parlour.db or postgresql://host/name."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise ParlourError(
            "the database address cannot be read; write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    kind = address.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise ParlourError(f"the database must be sqlite or postgresql, not {kind!r}")
    address = address.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        patience = {"timeout": CONNECTING, "command_timeout": ANSWERING}
        engine = create_async_engine(
            address, pool_size=10, pool_pre_ping=True, hide_parameters=True, connect_args=patience
        )
        event.listen(engine.sync_engine, "do_connect", connect)
        return engine
    if address.database in (None, "", ":memory:"):
        raise ParlourError("a database in memory forgets every game; write sqlite:///FILE")
    Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    # Errors are logged, and parameters (seeds) must not be.
    engine = create_async_engine(address, hide_parameters=True, execution_options={WRITER: WriteQueue()})
    use_sqlite(engine.sync_engine)
    return engine


def connect(dialect: Any, record: object, arguments: Any, settings: Any) -> Any:
    """Connect to PostgreSQL. Errors there come from the driver or the network unchanged, and many other errors have the
    same types."""
    try:
        return dialect.connect(*arguments, **settings)
    except (OSError, PostgresError, InterfaceError) as error:
        raise UnreachableError(str(error)) from error


def use_sqlite(engine: Engine) -> None:
    """Prepare every connection and every transaction of an engine for SQLite."""
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_writing)


def prepare_sqlite(connection: Any, record: object) -> None:
    """Write-ahead log, and every commit on the disk before it is reported."""
    connection.isolation_level = None  # we begin transactions ourselves, see below
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin_writing(connection: Connection) -> None:
    """A transaction that reads first and writes later could fail in the middle: writers queue up at the start."""
    if connection.get_execution_options().get("reads_only"):
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def writers_turn(engine: AsyncEngine, move: bool = False) -> AbstractAsyncContextManager[Any]:
    """The turn to write: SQLite has one writer, PostgreSQL any number."""
    write_queue: WriteQueue | None = engine.sync_engine.get_execution_options().get(WRITER)
    return nullcontext() if write_queue is None else write_queue.take_turn(move)


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, in its turn."""
    async with writers_turn(engine), engine.begin() as connection:
        yield connection


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run alembic on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
