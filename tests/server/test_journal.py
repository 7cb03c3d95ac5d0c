"""Writing moves: many share a commit, one alone is not kept waiting, and nobody spoils it for the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from tests.server.moves import open_moves, seat_people

from parlour.server.storage.rows import Entry, Standing
from parlour.server.storage.writer import SqliteWriter
from parlour.server.tables.journal import ConflictError
from parlour.server.tables.live_table import NOBODY
from parlour.server.tables.moves import Moves

LONG, SOON = 30.0, 15.0  # seconds


class Scribe:
    """Writes entries after the first one of a table, and counts the commits that this takes."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.commits = 0
        writer = moves.journal.writer
        assert isinstance(writer, SqliteWriter)
        event.listen(writer.own, "commit", self.count)

    def count(self, connection: object) -> None:
        """One more."""
        self.commits += 1

    async def hand_in(self, seq: int) -> None:
        """One entry that changes nothing."""
        entry = Entry("t", seq, "undo", NOBODY, None, 0, 0.0, 0.0)
        await self.moves.journal.append(entry, Standing(seq, "playing", 0.0, "", None, None, None))

    async def write(self, seq: int) -> None:
        """The same, and it must not take long."""
        await asyncio.wait_for(self.hand_in(seq), SOON)

    async def write_many(self, *seqs: int) -> None:
        """Several at once."""
        await asyncio.gather(*[self.write(seq) for seq in seqs])

    async def written(self) -> list[int]:
        """The numbers that are stored."""
        return [entry.seq for entry in await self.moves.tables.store.journal("t")]


@asynccontextmanager
async def scribe_in(folder: Path) -> AsyncIterator[Scribe]:
    """Somebody who writes in an open parlour."""
    async with open_moves(folder) as moves:
        await seat_people(moves, "t", "alliances", {"players": 2})
        yield Scribe(moves)


def test_many_who_write_at_once_share_a_few_commits(tmp_path: Path) -> None:
    async def story() -> None:
        async with scribe_in(tmp_path) as scribe:
            await scribe.write_many(*range(2, 202))
            assert scribe.commits <= 4
            assert await scribe.written() == list(range(1, 202))

    asyncio.run(story())


def test_whoever_writes_alone_is_not_kept_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.tables.journal.GATHERING", LONG)

    async def story() -> None:
        async with scribe_in(tmp_path) as scribe:
            for seq in (2, 3, 4):
                await scribe.write(seq)
            assert scribe.commits == 3
            await scribe.write_many(5, 6, 7)
            await scribe.write(8)  # a few are no company
            assert scribe.commits == 5

    asyncio.run(story())


def test_after_company_the_next_commit_waits_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pause = 0.6
    monkeypatch.setattr("parlour.server.tables.journal.GATHERING", pause)

    async def story() -> None:
        async with scribe_in(tmp_path) as scribe:
            await scribe.write_many(2, 3, 4, 5)
            before, began = scribe.commits, time.monotonic()
            first = asyncio.create_task(scribe.write(6))
            await asyncio.sleep(pause / 3)
            await asyncio.gather(first, scribe.write(7))
            assert scribe.commits == before + 1
            assert time.monotonic() - began >= pause

    asyncio.run(story())


def test_company_is_forgotten_as_soon_as_one_writes_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with scribe_in(tmp_path) as scribe:
            await scribe.write_many(2, 3, 4, 5)
            await scribe.write(6)  # which has waited for a moment
            monkeypatch.setattr("parlour.server.tables.journal.GATHERING", LONG)
            await scribe.write(7)

    asyncio.run(story())


def test_one_whose_number_is_taken_does_not_spoil_it_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with scribe_in(tmp_path) as scribe:
            ends = await asyncio.gather(*[scribe.write(seq) for seq in (2, 3, 1, 4)], return_exceptions=True)
            assert [type(end) for end in ends] == [type(None), type(None), ConflictError, type(None)]
            assert await scribe.written() == [1, 2, 3, 4]

    asyncio.run(story())


def test_closing_writes_what_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with scribe_in(tmp_path) as scribe:
            writing = [asyncio.create_task(scribe.hand_in(seq)) for seq in range(2, 22)]
            await asyncio.sleep(0)  # they have handed their pages in
            await scribe.moves.journal.close()
            assert await scribe.written() == list(range(1, 22))
            await asyncio.gather(*writing)

    asyncio.run(story())
