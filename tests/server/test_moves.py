"""Moves: checked, stored, told; and nothing else changes a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete
from tests.server.moves import DUEL, PEOPLE, Watch, listener, open_moves, play_some, seat_people, told

from parlour.server.storage.rows import Entry
from parlour.server.storage.schema import entries
from parlour.server.tables.journal import PendingEntry
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.moves import Moves
from parlour.server.tables.refusals import MissingTableError, RefusedError
from parlour.server.tables.told import message


async def question(moves: Moves, table: str) -> tuple[int, int, list[int]]:
    """Who is asked, under which number, with which options."""
    async with moves.tables.at(table) as (_, live):
        ask = live.questions[0]
        return ask.seat, live.asked[ask.seat], ask.options


def given(journal: list[Entry]) -> list[int]:
    """The options that were chosen."""
    return [entry.answer.option for entry in journal if entry.answer is not None]


def test_an_answer_is_stored_and_told_to_every_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            ears = [listener(moves, "t", PEOPLE[seat], seat) for seat in range(2)] + [listener(moves, "t", "eve", None)]
            seat, number, options = await question(moves, "t")
            seq = await moves.answer("t", seat, number, options[0], PEOPLE[seat])
            journal = await moves.tables.store.journal("t")
            assert [entry.kind for entry in journal] == ["start", "answer"]
            assert (journal[1].seq, journal[1].seat, given(journal)) == (seq, seat, [options[0]])
            for member in ears:
                news = told(member)[-1]
                assert news["type"] == "steps"
                assert [step["seq"] for step in news["steps"]] == [1, 2]
                assert (news["ask"] is None) == (member.seat != (await question(moves, "t"))[0])
            row = await moves.tables.store.table("t")
            assert row is not None
            assert row.seq == 2
            assert row.waiting_for == [(await question(moves, "t"))[0]]

    asyncio.run(story())


def test_a_stale_foreign_or_illegal_answer_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            seat, number, options = await question(moves, "t")
            other = 1 - seat
            wrong = [
                (seat, number + 1, options[0], PEOPLE[seat], "the table has moved on"),
                (seat, number, 999999, PEOPLE[seat], "not one of the options"),
                (other, number, options[0], PEOPLE[other], "not your turn"),
                (seat, number, options[0], PEOPLE[other], "not your seat"),
                (seat, number, options[0], None, "a person sits there"),
            ]
            for who, ask, option, person, words in wrong:
                with pytest.raises(RefusedError, match=words):
                    await moves.answer("t", who, ask, option, person)
            assert len(await moves.tables.store.journal("t")) == 1
            assert await question(moves, "t") == (seat, number, options)

    asyncio.run(story())


def test_an_illegal_card_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", {"players": 4, "campaigns": 1})
            while True:  # play on until somebody may not play one of his cards
                async with moves.tables.at("t") as (_, live):
                    assert not live.over
                    ask = live.questions[0]
                    hand = live.match.game.view(live.match.state, ask.seat)["seats"][ask.seat]["hand"]  # type: ignore[index]
                    dim = [card["card"] for card in hand if card["card"] not in ask.options]
                    if ask.what == "play" and dim:
                        number = live.asked[ask.seat]
                        break
                await play_some(moves, "t", 1)
            with pytest.raises(RefusedError) as refused:
                await moves.answer("t", ask.seat, number, dim[0], PEOPLE[ask.seat])
            assert refused.value.rule is not None
            assert refused.value.rule.startswith("AL-")
            assert refused.value.rule_words

    asyncio.run(story())


@pytest.mark.parametrize("long", [5, 500])
def test_a_hall_that_comes_up_again_finds_the_table_as_it_was(
    tmp_path: Path, long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.tables.live_tables.LONG", long)

    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "dale", {"players": 3})
            await play_some(moves, "t", 25)
            async with moves.tables.at("t") as (_, live):
                before = [snapshot(live, seat) for seat in (0, 1, 2, None)]
                numbers = dict(live.asked)
        async with open_moves(tmp_path) as moves, moves.tables.at("t") as (_, live):
            assert [snapshot(live, seat) for seat in (0, 1, 2, None)] == before
            assert live.asked == numbers

    asyncio.run(story())


def snapshot(live: LiveTable, seat: int | None) -> object:
    return message(live, seat, 0, 0.0)


def test_whoever_was_away_is_told_exactly_what_he_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            await play_some(moves, "t", 12)
            async with moves.tables.at("t") as (_, live):
                whole = message(live, 0, 0, 0.0)
                for seen in range(live.seq + 1):
                    missed = message(live, 0, seen, 0.0)
                    assert missed.steps == whole.steps[seen:]
                    assert missed.view == whole.view

    asyncio.run(story())


def test_of_two_workers_with_the_same_number_the_database_takes_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as one, open_moves(tmp_path) as two:
            await seat_people(one, "t", "alliances", DUEL)
            seat, number, options = await question(one, "t")
            assert await question(two, "t") == (seat, number, options)
            ear = listener(two, "t", PEOPLE[seat], seat)
            await one.answer("t", seat, number, options[0], PEOPLE[seat])
            with pytest.raises(RefusedError, match="faster"):
                await two.answer("t", seat, number, options[-1], PEOPLE[seat])
            assert given(await two.tables.store.journal("t")) == [options[0]]
            assert told(ear)[-1]["seq"] == 2  # and it has caught up
            assert (await question(two, "t")) == (await question(one, "t"))

    asyncio.run(story())


def test_whoever_cannot_catch_up_at_once_forgets_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as one, open_moves(tmp_path) as two:
            await seat_people(one, "t", "alliances", DUEL)
            seat, number, options = await question(one, "t")
            assert await question(two, "t") == (seat, number, options)
            await one.answer("t", seat, number, options[0], PEOPLE[seat])

            async def away(table: str) -> LiveTable:
                raise OSError("the database is away")

            with monkeypatch.context() as patch:
                patch.setattr(two.tables, "load", away)
                with pytest.raises(OSError, match="away"):
                    await two.answer("t", seat, number, options[-1], PEOPLE[seat])
            assert await question(two, "t") == await question(one, "t")
            await play_some(two, "t", 1)
            assert given(await one.tables.store.journal("t"))[0] == options[0]

    asyncio.run(story())


def test_a_room_is_not_forgotten_while_somebody_waits_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            inside, rooms = asyncio.Event(), []

            async def fail() -> None:
                async with moves.tables.at("t") as (room, _):
                    rooms.append(room)
                    inside.set()
                    await asyncio.sleep(0)
                    room.live = None  # as after an entry that could not be stored

            async def come() -> None:
                await inside.wait()
                async with moves.tables.at("t") as (room, _):
                    rooms.append(room)
                    assert moves.tables.rooms["t"] is room

            await asyncio.gather(fail(), come(), come())
            assert len({id(room) for room in rooms}) == 1

    asyncio.run(story())


def test_a_move_that_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            seat, number, options = await question(moves, "t")
            ear = listener(moves, "t", PEOPLE[seat], seat)

            async def broken(pages: object) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(moves.journal, "commit", broken)
            with pytest.raises(RefusedError, match="could not be stored"):
                await moves.answer("t", seat, number, options[0], PEOPLE[seat])
            assert told(ear) == []
            assert await question(moves, "t") == (seat, number, options)

    asyncio.run(story())


def test_a_move_that_was_stored_although_nobody_said_so_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            seat, number, options = await question(moves, "t")
            ear = listener(moves, "t", PEOPLE[seat], seat)
            commit = moves.journal.commit

            async def cut_off(pages: list[PendingEntry]) -> None:
                await commit(pages)
                raise OSError("the line to the database broke")

            with monkeypatch.context() as patch:
                patch.setattr(moves.journal, "commit", cut_off)
                with pytest.raises(RefusedError, match="look at the table"):
                    await moves.answer("t", seat, number, options[0], PEOPLE[seat])
            with pytest.raises(RefusedError):  # he tries again, and sees why not
                await moves.answer("t", seat, number, options[0], PEOPLE[seat])
            assert told(ear)[-1]["seq"] == 2
            assert len(await moves.tables.store.journal("t")) == 2

    asyncio.run(story())


def test_undo_is_free_while_nothing_came_out_and_else_the_others_decide(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", {"players": 4, "campaigns": 1})
            first, number, options = await question(moves, "t")
            await moves.answer("t", first, number, options[-1], PEOPLE[first])  # a bid reveals nothing
            async with moves.tables.at("t") as (_, live):
                assert live.can_undo(first)
            await moves.take_back("t", first, PEOPLE[first])
            seat, again, same = await question(moves, "t")
            assert (seat, same) == (first, options)
            assert again > number  # the question is asked anew: an answer to the old one is stale
            await moves.answer("t", first, again, options[-1], PEOPLE[first])
            second, number, options = await question(moves, "t")
            await moves.answer("t", second, number, options[0], PEOPLE[second])
            before = len(await moves.tables.store.journal("t"))
            await moves.take_back("t", first, PEOPLE[first])  # another seat has acted: a wish
            assert len(await moves.tables.store.journal("t")) == before
            for helper in range(4):
                async with moves.tables.at("t") as (_, live):
                    waits = live.wish.waits if live.wish else []
                if helper in waits:
                    await moves.allow("t", helper, PEOPLE[helper], True)
            entry = (await moves.tables.store.journal("t"))[-1]
            assert (entry.kind, entry.seat, entry.undone) == ("undo", first, 2)
            assert (await question(moves, "t"))[0] == first

    asyncio.run(story())


def test_one_refusal_ends_a_wish(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", {"players": 4, "campaigns": 1})
            played = await play_some(moves, "t", 2)
            first = played[0][0]
            await moves.take_back("t", first, PEOPLE[first])
            other = (first + 1) % 4
            await moves.allow("t", other, PEOPLE[other], False)
            async with moves.tables.at("t") as (_, live):
                assert live.wish is None
            with pytest.raises(RefusedError, match="nobody is waiting"):
                await moves.allow("t", (first + 2) % 4, PEOPLE[(first + 2) % 4], True)
            assert len(await moves.tables.store.journal("t")) == 3

    asyncio.run(story())


def test_a_wish_outlives_the_server_but_not_the_next_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", {"players": 4, "campaigns": 1})
            played = await play_some(moves, "t", 2)
            await moves.take_back("t", played[0][0], PEOPLE[played[0][0]])
        async with open_moves(tmp_path) as moves:
            async with moves.tables.at("t") as (_, live):
                assert live.wish is not None
                assert live.wish.seat == played[0][0]
            await play_some(moves, "t", 1)
            async with moves.tables.at("t") as (_, live):
                assert live.wish is None
        async with open_moves(tmp_path) as moves, moves.tables.at("t") as (_, live):
            assert live.wish is None

    asyncio.run(story())


def test_a_game_played_to_its_end_says_so_in_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            await play_some(moves, "t", 10_000)
            row = await moves.tables.store.table("t")
            assert row is not None
            assert row.ending is not None
            assert (row.status, row.waits, row.deadline) == ("over", "", None)
            with pytest.raises(RefusedError, match="the game is over"):
                await moves.answer("t", 0, row.seq, 0, PEOPLE[0])
            with pytest.raises(RefusedError, match="nothing that you can take back"):
                await moves.take_back("t", 0, PEOPLE[0])

    asyncio.run(story())


def test_matches_that_are_not_used_are_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.tables.table_cache.MOST_LIVE", 3)

    async def story() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            for number in range(6):
                watch.time += 1
                await seat_people(moves, f"t{number}", "alliances", DUEL)
            assert sorted(moves.tables.rooms) == ["t3", "t4", "t5"]
            assert len(await play_some(moves, "t0", 2)) == 2

    asyncio.run(story())


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            with pytest.raises(MissingTableError):
                await moves.answer("nowhere", 0, 0, 0, "ann")
            assert moves.tables.rooms == {}

    asyncio.run(story())


def test_a_journal_with_a_gap_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as moves:
            await seat_people(moves, "t", "alliances", DUEL)
            await play_some(moves, "t", 3)
            await moves.tables.store.change(delete(entries).where(entries.c.seq == 2))
            moves.tables.rooms.clear()
            with pytest.raises(Exception, match="entry 3 cannot follow 1"):
                await moves.answer("t", 0, 0, 0, "ann")

    asyncio.run(story())
