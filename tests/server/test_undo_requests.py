"""A wish to take back: when somebody leaves before it is granted, and when it is put to people at several workers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import true
from tests.server.moves import DUEL, PEOPLE, open_moves, play_some, seat_people

from parlour.server.messages.sockets import UndoWish
from parlour.server.tables.moves import OUTRUN, Moves
from parlour.server.tables.refusals import RefusedError

ALL_FOUR = {"players": 4, "campaigns": 1}


async def wish_of_the_first(moves: Moves) -> int:
    """Two seats have answered, and the first of them wishes to take that back; gives its number."""
    await seat_people(moves, "t", "alliances", dict(ALL_FOUR))
    wisher = (await play_some(moves, "t", 2))[0][0]
    await moves.take_back("t", wisher, PEOPLE[wisher])
    return wisher


async def leave(moves: Moves, seat: int) -> None:
    """A person goes, and a bot plays on."""
    await moves.tables.store.update_seat("t", seat, true(), kind="bot", level="level1")
    await moves.presence.table_changed("t")
    await moves.refresh_standing("t")


async def sit_again(moves: Moves, seat: int) -> None:
    """The person comes back."""
    await moves.tables.store.update_seat("t", seat, true(), kind="person", level=None)
    await moves.presence.table_changed("t")
    await moves.refresh_standing("t")


async def wish_at(moves: Moves) -> UndoWish | None:
    """What is wished now."""
    async with moves.tables.at("t") as (_, live):
        return live.wish


def test_a_bot_that_stands_in_does_not_mind(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            wisher = await wish_of_the_first(moves)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            await moves.allow("t", one, PEOPLE[one], True)
            await leave(moves, two)
            assert await wish_at(moves) == UndoWish(wisher, [three])
            await leave(moves, three)  # the last who had not said a word
            assert await wish_at(moves) is None
            entry = (await moves.tables.store.journal("t"))[-1]
            assert (entry.kind, entry.seat, entry.undone) == ("undo", wisher, 2)

    asyncio.run(story())


def test_a_wish_goes_with_whoever_had_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            wisher = await wish_of_the_first(moves)
            await leave(moves, wisher)
            assert await wish_at(moves) is None
        async with open_moves(tmp_path) as moves:
            assert await wish_at(moves) is None
            assert [entry.kind for entry in await moves.tables.store.journal("t")] == ["start", "answer", "answer"]

    asyncio.run(story())


def test_two_who_allow_at_two_workers_in_the_same_instant_are_both_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as here, open_moves(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            assert await wish_at(there) == UndoWish(wisher, [one, two, three])  # and it hears no news
            await asyncio.gather(
                here.allow("t", one, PEOPLE[one], True),
                there.allow("t", two, PEOPLE[two], True),
            )
            await there.allow("t", three, PEOPLE[three], True)
            entry = (await here.tables.store.journal("t"))[-1]
            assert (entry.kind, entry.seat, entry.undone) == ("undo", wisher, 2)

    asyncio.run(story())


def test_of_two_last_words_at_two_workers_one_makes_it_come_true(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as here, open_moves(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            await here.allow("t", three, PEOPLE[three], True)
            assert await wish_at(there) == UndoWish(wisher, [one, two])
            await asyncio.gather(
                here.allow("t", one, PEOPLE[one], True),
                there.allow("t", two, PEOPLE[two], True),
            )
            kinds = [entry.kind for entry in await here.tables.store.journal("t")]
            assert kinds == ["start", "answer", "answer", "undo"]

    asyncio.run(story())


def test_a_refusal_at_another_worker_ends_a_wish_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as here, open_moves(tmp_path) as there:
            wisher = await wish_of_the_first(here)
            one, two, three = [seat for seat in range(4) if seat != wisher]
            for seat in (one, two):
                await here.allow("t", seat, PEOPLE[seat], True)
            assert await wish_at(there) == UndoWish(wisher, [three])
            await here.allow("t", three, PEOPLE[three], False)
            with pytest.raises(RefusedError, match="nobody is waiting"):
                await there.allow("t", three, PEOPLE[three], True)
            assert (await here.tables.store.journal("t"))[-1].kind == "answer"

    asyncio.run(story())


def test_a_wish_of_a_worker_that_is_behind_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as here, open_moves(tmp_path) as there:
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
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", dict(DUEL))
            wisher = (await play_some(moves, "t", 1))[0][0]
            away = 1 - wisher
            async with moves.tables.at("t") as (_, live):
                assert live.questions[0].seat == away
            await play_some(moves, "t", 1)
            await leave(moves, away)
            await moves.take_back("t", wisher, PEOPLE[wisher])
            assert await wish_at(moves) == UndoWish(wisher, [away])
            with pytest.raises(RefusedError, match="not your seat"):
                await moves.allow("t", away, PEOPLE[away], True)
            await sit_again(moves, away)
            assert await wish_at(moves) == UndoWish(wisher, [away])
            await moves.allow("t", away, PEOPLE[away], True)
            assert (await moves.tables.store.journal("t"))[-1].undone == 2

    asyncio.run(story())


def test_but_it_agrees_to_what_it_did_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", dict(DUEL))
            wisher = (await play_some(moves, "t", 1))[0][0]
            await leave(moves, 1 - wisher)
            async with moves.tables.at("t") as (_, live):
                ask, number = live.questions[0], live.asked[1 - wisher]
            await moves.answer("t", 1 - wisher, number, ask.options[0], None)
            await moves.take_back("t", wisher, PEOPLE[wisher])
            kinds = [entry.kind for entry in await moves.tables.store.journal("t")]
            assert kinds == ["start", "answer", "bot", "undo"]

    asyncio.run(story())
