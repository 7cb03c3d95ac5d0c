"""A wish to take back: when somebody leaves before it is granted, and when it is put to people at several workers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import true
from tests.server.halls import DUEL, PEOPLE, open_hall, play_some, seat_people

from parlour.server.hall import OUTRUN, Hall
from parlour.server.refusals import RefusedError
from parlour.server.socket_messages import UndoWish

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


async def sit_again(hall: Hall, seat: int) -> None:
    """The person comes back."""
    await hall.store.update_seat("t", seat, true(), kind="person", level=None)
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


def test_two_who_allow_at_two_workers_in_the_same_instant_are_both_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as here, open_hall(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            assert await wish_at(there) == UndoWish(wisher, [one, two, three])  # and it hears no news
            await asyncio.gather(
                here.allow("t", one, PEOPLE[one], True),
                there.allow("t", two, PEOPLE[two], True),
            )
            await there.allow("t", three, PEOPLE[three], True)
            entry = (await here.store.journal("t"))[-1]
            assert (entry.kind, entry.seat, entry.undone) == ("undo", wisher, 2)

    asyncio.run(story())


def test_of_two_last_words_at_two_workers_one_makes_it_come_true(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as here, open_hall(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            await here.allow("t", three, PEOPLE[three], True)
            assert await wish_at(there) == UndoWish(wisher, [one, two])
            await asyncio.gather(
                here.allow("t", one, PEOPLE[one], True),
                there.allow("t", two, PEOPLE[two], True),
            )
            kinds = [entry.kind for entry in await here.store.journal("t")]
            assert kinds == ["start", "answer", "answer", "undo"]

    asyncio.run(story())


def test_a_refusal_at_another_worker_ends_a_wish_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as here, open_hall(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            for seat in (one, two):
                await here.allow("t", seat, PEOPLE[seat], True)
            assert await wish_at(there) == UndoWish(wisher, [three])
            await here.allow("t", three, PEOPLE[three], False)
            with pytest.raises(RefusedError, match="nobody waits"):
                await there.allow("t", three, PEOPLE[three], True)
            assert (await here.store.journal("t"))[-1].kind == "answer"

    asyncio.run(story())


def test_a_wish_of_a_worker_that_is_behind_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as here, open_hall(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one = next(seat for seat in range(4) if seat != wisher)
            assert await wish_at(there) is not None
            await play_some(here, "t", 1)
            with pytest.raises(RefusedError, match=OUTRUN):
                await there.allow("t", one, PEOPLE[one], True)
            assert await wish_at(there) is None  # it has caught up

    asyncio.run(story())


def test_a_bot_does_not_agree_for_its_person_to_what_the_person_did(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            await seat_people(hall, "t", "alliances", dict(DUEL))
            wisher = (await play_some(hall, "t", 1))[0][0]
            away = 1 - wisher
            async with hall.at("t") as (_, live):
                assert live.questions[0].seat == away
            await play_some(hall, "t", 1)
            await leave(hall, away)
            await hall.take_back("t", wisher, PEOPLE[wisher])
            assert await wish_at(hall) == UndoWish(wisher, [away])
            with pytest.raises(RefusedError, match="not your seat"):
                await hall.allow("t", away, PEOPLE[away], True)
            await sit_again(hall, away)
            assert await wish_at(hall) == UndoWish(wisher, [away])
            await hall.allow("t", away, PEOPLE[away], True)
            assert (await hall.store.journal("t"))[-1].undone == 2

    asyncio.run(story())


def test_but_it_agrees_to_what_it_did_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            await seat_people(hall, "t", "alliances", dict(DUEL))
            wisher = (await play_some(hall, "t", 1))[0][0]
            await leave(hall, 1 - wisher)
            async with hall.at("t") as (_, live):
                ask, number = live.questions[0], live.asked[1 - wisher]
            await hall.answer("t", 1 - wisher, number, str(ask.options[0]), None)
            await hall.take_back("t", wisher, PEOPLE[wisher])
            kinds = [entry.kind for entry in await hall.store.journal("t")]
            assert kinds == ["start", "answer", "bot", "undo"]

    asyncio.run(story())
