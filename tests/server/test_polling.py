"""Two workers on one database: what one wrote without a word the other one finds out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

from tests.server.moves import PEOPLE, listener, open_moves, play_some, seat_people, told
from tests.server.places import Line, duel, server_on

from parlour.server.sockets.fanout import Notification
from parlour.server.tables.moves import Moves
from parlour.server.tables.rooms import Member
from parlour.server.tables.sweeper import Sweeper
from parlour.server.thinking.bots import BotRunner


def news_for(member: Member) -> list[dict[str, Any]]:
    """The news that lie in an outbox, which is emptied."""
    return [letter for letter in told(member) if letter["type"] == "steps"]


def sweeper(moves: Moves) -> Sweeper:
    """Somebody who goes round where there are other workers, at a table without bots."""
    moves.presence.fanout.shared = True
    return Sweeper(moves, cast(BotRunner, None))


def test_a_move_that_nobody_told_of_is_found_in_the_journal(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as writer, open_moves(tmp_path) as reader:
            await seat_people(writer, "t", "alliances", {"players": 2})
            ann = listener(reader, "t", "ann", 0)
            await sweeper(reader).sweep(first=False)
            assert [step["seq"] for step in news_for(ann)[-1]["steps"]] == [1]
            await play_some(writer, "t", 3)
            assert news_for(ann) == []
            await sweeper(reader).sweep(first=False)
            (news,) = news_for(ann)
            assert [step["seq"] for step in news["steps"]] == [2, 3, 4]
            await sweeper(reader).sweep(first=False)
            assert news_for(ann) == []

    asyncio.run(story())


def test_whoever_is_in_a_room_hears_of_a_move_although_its_match_was_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as writer, open_moves(tmp_path) as reader:
            await seat_people(writer, "t", "alliances", {"players": 2})
            bob = listener(reader, "t", "bob", 1)
            async with reader.tables.at("t") as (room, _):
                room.live = None
            assert [news["seq"] for news in news_for(bob)] == [1]
            await play_some(writer, "t", 1)
            await reader.presence.hear(Notification("t", "moved"))
            (news,) = news_for(bob)
            assert news["seq"] == 2

    asyncio.run(story())


def test_an_answer_to_a_question_of_another_worker_is_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_moves(tmp_path) as ahead, open_moves(tmp_path) as behind:
            await seat_people(ahead, "t", "alliances", {"players": 2})
            async with behind.tables.at("t") as (_, live):
                assert live.seq == 1
            await play_some(ahead, "t", 2)
            async with ahead.tables.at("t") as (_, live):
                ask = live.questions[0]
            number, option = live.asked[ask.seat], ask.options[0]
            assert await behind.answer("t", ask.seat, number, option, PEOPLE[ask.seat]) == 4

    asyncio.run(story())


def test_a_worker_that_is_behind_catches_up_before_it_tells(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'p.db'}"
    with server_on(database) as ahead, server_on(database) as behind:
        table, (first, second) = duel(ahead)
        elsewhere = {**second.headers, "Origin": behind.http}
        with behind.connect(table, elsewhere) as socket:
            waiting = Line(socket)
            waiting.say(type="hello")
            assert waiting.wait("steps")["seq"] == 1
            with first.at(table) as line:
                seen = line.choose(line.wait("steps"))["seq"]
            with behind.connect(table, {**first.headers, "Origin": behind.http}) as again:
                moved = Line(again)
                moved.say(type="hello", seen=seen)
                assert moved.wait("steps")["seq"] == seen == 2
            assert waiting.wait("steps")["seq"] == seen
