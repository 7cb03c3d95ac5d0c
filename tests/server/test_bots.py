"""Bots at their tables: how long they take tells nobody what they hold."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.halls import DUEL, open_hall, play_some, seat_people

from parlour.kernel.match import Match
from parlour.server.bots import BotKeeper
from parlour.server.thinking import Thinkers


class Quick(Thinkers):
    """Somebody who knows at once what to do."""

    async def answer(self, match: Match, seat: int, level: str) -> int:
        """The first option."""
        return match.ask_of(seat).options[0]


@pytest.mark.parametrize(
    ("bots", "pace", "slow"), [(1, 0.25, True), (2, 60.0, False)], ids=["with a person", "among bots"]
)
def test_a_bot_takes_its_time_wherever_somebody_may_look_at_the_clock(
    tmp_path: Path, bots: int, pace: float, slow: bool
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            await seat_people(hall, "t", "alliances", DUEL, bots=bots)
            async with hall.at("t") as (_, live):
                asked = live.questions[0].seat
            if live.seats[asked].kind == "person":
                await play_some(hall, "t", 1)
            keeper = BotKeeper(hall, Quick(1), pace)
            began = time.monotonic()
            assert await keeper.play_one("t")
            assert (time.monotonic() - began >= pace) == slow
            await keeper.close()

    asyncio.run(story())
