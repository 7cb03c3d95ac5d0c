"""A language model sits at a table: here a client that answers as one would, over the same protocol."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from mcp import Client

from parlour.kernel.errors import ParlourError
from parlour.kernel.record import dump_record
from parlour.kernel.registry import find_game
from parlour.research.mcp import Parlour, make_server
from parlour.research.seated import SeatedTable


def test_a_client_plays_a_whole_game() -> None:
    async def play() -> tuple[int, dict[str, Any]]:
        async with Client(make_server()) as client:

            async def call(tool: str, **arguments: object) -> dict[str, Any]:
                result = await client.call_tool(tool, arguments)
                assert not result.is_error, result.content
                assert isinstance(result.structured_content, dict)
                return result.structured_content

            assert "alliances" in await call("games")
            assert (await call("rules", game="alliances"))["quick_start"]
            assert (await call("rules", game="alliances", search="AL-045"))["found"] == 1
            now = await call("sit", game="alliances", options={"players": 2, "campaigns": 1}, bots="random")
            table, count = now["table"], 0
            assert "view" in await call("look", table=table)
            while not now["over"]:
                now = await call("answer", table=table, answer=str(len(now["options"])))
                count += 1
            wrong = await client.call_tool("answer", {"table": table, "answer": "1"})
            assert wrong.is_error
            assert "the game is over" in str(wrong.content)
            return count, now

    count, now = asyncio.run(play())
    assert count > 10
    assert now["ending"]["winners"]


def seated(seed: str = "seated") -> SeatedTable:
    return SeatedTable(find_game("alliances"), {"players": 2, "campaigns": 1}, 0, "random", seed)


def test_words_are_understood_and_refusals_say_why() -> None:
    table = seated()
    ask = table.ask()
    held = [table.game.say(table.match.state, ask, option) for option in ask.options]
    with pytest.raises(ParlourError, match="there is no option 99"):
        table.answer("99")
    for nothing in ("\u0663\u0663", "\u00b2"):
        with pytest.raises(ParlourError, match="option"):
            table.answer(nothing)
    with pytest.raises(ParlourError):
        table.answer("a horse")
    before = len(table.match.answers)
    table.answer(held[0])
    assert len(table.match.answers) > before
    assert table.news()
    arabic = seated()
    arabic.answer("\u0661")
    assert next(each.option for each in arabic.match.answers if each.seat == 0) == ask.options[0]
    assert table.news() == []


def test_the_same_seed_is_the_same_table() -> None:
    one, two = seated(), seated()
    for table in (one, two):
        table.answer("1")
    assert dump_record(one.match) == dump_record(two.match)


def test_tables_are_found_by_their_names_and_cleared_away() -> None:
    hall = Parlour()
    for _ in range(10):
        hall.sit("alliances", {"players": 2}, bots="random")
    with pytest.raises(ParlourError, match="there is no 'table 1'; your tables are: table 3, "):
        hall.look("table 1")
    with pytest.raises(ParlourError, match="the seats are 1 to 2, not 3"):
        hall.sit("alliances", {"players": 2}, seat=3)
    assert hall.look("table 10")["you"] == "P1"
