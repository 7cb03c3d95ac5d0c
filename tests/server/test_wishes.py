"""A wish to take back, when somebody leaves the table before it is granted."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import true
from tests.server.halls import PEOPLE, open_hall, play_some, seat_people

from parlour.server.hall import Hall
from parlour.server.talk import UndoWish

ALL_FOUR = {"players": 4, "campaigns": 1}


async def wish_of_the_first(hall: Hall) -> int:
    """Two seats have answered, and the first of them wishes to take that back; gives its number."""
    await seat_people(hall, "t", "alliances", dict(ALL_FOUR))
    wisher = (await play_some(hall, "t", 2))[0][0]
    await hall.take_back("t", wisher, PEOPLE[wisher])
    return wisher


async def leave(hall: Hall, seat: int) -> None:
    """A person goes, and a bot plays on."""
    await hall.store.update_seat("t", seat, true(), kind="bot", level="level1")
    await hall.changed("t")
    await hall.stand_anew("t")


async def wish_at(hall: Hall) -> UndoWish | None:
    """What is wished now."""
    async with hall.at("t") as (_, live):
        return live.wish


def test_a_bot_that_stands_in_does_not_mind(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            wisher = await wish_of_the_first(hall)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            await hall.allow("t", one, PEOPLE[one], True)
            await leave(hall, two)
            assert await wish_at(hall) == UndoWish(wisher, [three])
            await leave(hall, three)  # the last who had not said a word
            assert await wish_at(hall) is None
            entry = (await hall.store.journal("t"))[-1]
            assert (entry.kind, entry.seat, entry.undone) == ("undo", wisher, 2)

    asyncio.run(story())


def test_a_wish_goes_with_whoever_had_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            wisher = await wish_of_the_first(hall)
            await leave(hall, wisher)
            assert await wish_at(hall) is None
        async with open_hall(tmp_path) as hall:
            assert await wish_at(hall) is None
            assert [entry.kind for entry in await hall.store.journal("t")] == ["start", "answer", "answer"]

    asyncio.run(story())
