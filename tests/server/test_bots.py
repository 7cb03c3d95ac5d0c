"""Bots at their tables: how long they take tells nobody what they hold, and they keep nobody waiting for nothing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.moves import DUEL, listener, open_moves, play_some, seat_people, sweep

from parlour.kernel.match import Match
from parlour.server.storage.rows import TableRow
from parlour.server.tables.moves import Moves
from parlour.server.thinking.bot_pool import SOMEBODY, BotPool
from parlour.server.thinking.bots import BotRunner
from parlour.server.thinking.fair_queue import NOBODY, OWN, WATCHED, Client


class Quick(BotPool):
    """Somebody who knows at once what to do."""

    def __init__(self) -> None:
        super().__init__(1)
        self.ranks: list[int] = []

    async def answer(self, match: Match, seat: int, level: str, client: Client = SOMEBODY, timed: bool = True) -> int:
        """The first option."""
        self.ranks.append(client.rank)
        return match.ask_of(seat).options[0]


@pytest.mark.parametrize(
    ("bots", "pace", "slow"), [(1, 0.25, True), (2, 60.0, False)], ids=["with a person", "among bots"]
)
def test_a_bot_takes_its_time_wherever_somebody_may_look_at_the_clock(
    tmp_path: Path, bots: int, pace: float, slow: bool
) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL, bots=bots)
            async with moves.tables.at("t") as (_, live):
                asked = live.questions[0].seat
            if live.seats[asked].kind == "person":
                await play_some(moves, "t", 1)
            keeper = BotRunner(moves, Quick(), pace)
            began = time.monotonic()
            assert await keeper.play_one("t")
            assert (time.monotonic() - began >= pace) == slow
            await keeper.close()

    asyncio.run(story())


async def play_alone(moves: Moves, bots: int = 2) -> tuple[BotRunner, Quick]:
    """A table of two, some of them bots, who have played as far as they would."""
    await seat_people(moves, "t", "dale", {"players": 2}, bots=bots)
    quick = Quick()
    keeper = BotRunner(moves, quick, 0.0)
    await keeper.play_on("t")
    return keeper, quick


async def standing(moves: Moves) -> TableRow:
    """The table as it is stored."""
    row = await moves.tables.store.table("t")
    assert row is not None
    return row


def test_bots_that_play_for_nobody_rest_in_a_game_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.thinking.bots.LONGEST", 9)

    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            keeper, quick = await play_alone(moves)
            assert set(quick.ranks) == {NOBODY}
            row = await standing(moves)
            assert (row.seq, row.status, row.bot_due) == (9, "playing", None)
            assert await sweep(moves, first=True) == []
            watcher = listener(moves, "t", "eve", None)
            assert await keeper.play_one("t")  # somebody looks on
            assert quick.ranks[-1] == WATCHED
            await moves.presence.leave(moves.tables.room("t"), watcher)
            await asyncio.gather(*keeper.tasks)
            assert not await keeper.play_one("t")
            row = await standing(moves)
            assert (row.seq > 9, row.status, row.bot_due) == (True, "playing", None)
            await keeper.close()

    asyncio.run(story())


def test_bots_do_not_rest_while_a_person_sits_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.thinking.bots.LONGEST", 1)

    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            keeper, quick = await play_alone(moves, bots=1)
            while not quick.ranks:
                await play_some(moves, "t", 1)
                await keeper.play_on("t")
            row = await standing(moves)
            assert row.seq > 1
            assert set(quick.ranks) == {NOBODY}  # the person is not there
            listener(moves, "t", "ann", 0)
            while set(quick.ranks) == {NOBODY}:
                await play_some(moves, "t", 1)
                await keeper.play_on("t")
            assert quick.ranks[-1] == OWN
            await keeper.close()

    asyncio.run(story())
