"""Writing in one transaction, without blocking the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server.storage.engine import use_sqlite, writers_turn, writing

Work = Callable[[Connection], None]


class Writer:
    """Writes through the engine's own connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, work: Work, move: bool = True) -> None:
        """Do some work in a transaction, by default that of moves; returns when it is committed."""
        async with writing(self.engine) as connection:
            await connection.run_sync(work)

    def close(self) -> None:
        """Close: nothing more will be written."""


class SqliteWriter(Writer):
    """Writes in a thread of its own. SQLite's asynchronous driver sends every step of a transaction to a thread and
    back; this sends the transaction as a whole, which takes a quarter of the time."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.own = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        use_sqlite(self.own)
        self.thread = ThreadPoolExecutor(1, "pen")

    async def write(self, work: Work, move: bool = True) -> None:
        """Do some work in a transaction, by default that of moves; returns when it is committed."""
        async with writers_turn(self.engine, move):
            await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, work)

    def commit(self, work: Work) -> None:
        """The same, in the thread."""
        with self.own.begin() as connection:
            work(connection)

    def close(self) -> None:
        """Close the thread and its connection."""
        self.thread.shutdown()
        self.own.dispose()


def open_writer(engine: AsyncEngine) -> Writer:
    """The best writer for a database."""
    return SqliteWriter(engine) if engine.dialect.name == "sqlite" else Writer(engine)
