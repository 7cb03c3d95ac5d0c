"""Rules that break: no table hangs, nobody is told a secret, and a game that cannot go on ends honestly."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.cracked import DRAW, LEAVE, TWO, Cracked, Loud, decide, lay
from tests.server.house import House, at_home
from tests.server.moves import PEOPLE, Watch, listener, open_moves, seat_people, sweep, told
from tests.server.places import Browser, Place

from parlour.kernel.registry import offered
from parlour.server.logs import JsonLines
from parlour.server.messages.sockets import UndoWish
from parlour.server.metrics import BREAKS, STUCK
from parlour.server.tables.moves import Moves
from parlour.server.tables.refusals import BrokenRulesError, RefusedError
from parlour.server.tables.sweeper import Sweeper
from parlour.server.thinking.bots import BotRunner

Story = Callable[[Moves], Awaitable[None]]


def play(folder: Path, game: Cracked, story: Story, bots: int = 0, watch: Watch | None = None) -> None:
    """A story at a table of such a game."""

    async def tell() -> None:
        async with open_moves(folder, watch) as moves:
            await seat_people(moves, "t", "cracked", dict(TWO), bots=bots)
            await story(moves)

    with offered(game):
        asyncio.run(tell())


def count(counter: object) -> float:
    """What a counter of broken games stands at."""
    return float(counter.labels("cracked")._value.get())  # type: ignore[attr-defined]


async def kinds(moves: Moves) -> list[str]:
    """The journal in short."""
    return [entry.kind for entry in await moves.tables.store.journal("t")]


async def play_on(keeper: BotRunner) -> None:
    """Let the bots of the table play as far as they can."""
    await keeper.wake_table("t")
    while keeper.tasks:
        await asyncio.gather(*keeper.tasks)


# People


def test_an_answer_on_which_the_rules_break_is_taken_back_and_another_one_goes(tmp_path: Path) -> None:
    async def story(moves: Moves) -> None:
        seat = await lay(moves)
        person = listener(moves, "t", PEOPLE[seat], seat)
        before = count(BREAKS)
        for _ in range(3):
            with pytest.raises(BrokenRulesError, match="taken back; choose another"):
                await decide(moves, seat, DRAW)
        assert count(BREAKS) == before + 1  # it is not tried again
        assert told(person) == []
        assert await kinds(moves) == ["start", "answer", "answer"]
        await decide(moves, seat, LEAVE)
        assert await kinds(moves) == ["start", "answer", "answer", "answer"]

    play(tmp_path, Cracked(DRAW), story)


def test_where_every_answer_breaks_people_are_told_and_can_go_back(tmp_path: Path) -> None:
    async def story(moves: Moves) -> None:
        seat = await lay(moves)
        person = listener(moves, "t", PEOPLE[seat], seat)
        stuck = count(STUCK)
        with pytest.raises(BrokenRulesError):
            await decide(moves, seat, DRAW)
        assert count(STUCK) == stuck + 1
        steps = told(person)[-1]
        assert steps["stuck"] is True
        assert steps["ask"] is None
        assert steps["may_ask_undo"] is True
        assert "cannot go on" in steps["steps"][-1]["lines"][0][0]
        with pytest.raises(RefusedError, match="take an answer back, or take the game as drawn"):
            await decide(moves, seat, LEAVE)
        row = await moves.tables.store.table("t")
        assert row is not None
        assert (row.status, row.waits, row.bot_due, row.deadline) == ("playing", "0 1", None, None)
        async with open_moves(tmp_path) as again, again.tables.at("t") as (_, live):  # it is known after a restart
            assert live.stuck
        await moves.take_back("t", seat, PEOPLE[seat])
        await moves.allow("t", 1 - seat, PEOPLE[1 - seat], True)
        steps = told(person)[-1]
        assert "stuck" not in steps
        assert steps["ask"]["what"] == "lay"

    play(tmp_path, Cracked(LEAVE, DRAW), story)


def test_people_can_take_a_stuck_game_as_drawn_together(tmp_path: Path) -> None:
    async def story(moves: Moves) -> None:
        seat = await lay(moves)
        with pytest.raises(RefusedError, match="only a game that the rules cannot go on with"):
            await moves.take_as_drawn("t", seat, PEOPLE[seat])
        with pytest.raises(BrokenRulesError):
            await decide(moves, seat, LEAVE)
        other = listener(moves, "t", PEOPLE[1 - seat], 1 - seat)
        await moves.take_as_drawn("t", seat, PEOPLE[seat])
        assert told(other)[-1]["wish"] == {"seat": seat, "waits": [1 - seat], "draw": True}
        await moves.allow("t", 1 - seat, PEOPLE[1 - seat], False)
        async with moves.tables.at("t") as (_, live):
            assert (live.wish, live.over) == (None, False)
        await moves.take_as_drawn("t", seat, PEOPLE[seat])
        async with open_moves(tmp_path) as elsewhere, elsewhere.tables.at("t") as (_, live):
            assert live.wish == UndoWish(seat, [1 - seat], draw=True)
        await moves.allow("t", 1 - seat, PEOPLE[1 - seat], True)
        letters = {letter["type"]: letter for letter in told(other)}
        assert letters["steps"]["view"]["ending"]["winners"] == []
        assert "taken as drawn" in letters["steps"]["view"]["ending"]["reason"]
        assert letters["steps"]["view"]["waiting"] == []
        assert letters["table"]["table"]["status"] == "over"
        with pytest.raises(RefusedError, match="the game is over"):
            await decide_again(moves, seat)

    async def decide_again(moves: Moves, seat: int) -> None:
        await moves.answer("t", seat, 3, LEAVE, PEOPLE[seat])

    play(tmp_path, Cracked(LEAVE, DRAW), story)


def test_no_clock_runs_while_the_rules_cannot_go_on(tmp_path: Path) -> None:
    async def tell() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            await seat_people(moves, "t", "cracked", dict(TWO), ("move", 60))
            seat = await lay(moves)
            with pytest.raises(BrokenRulesError):
                await decide(moves, seat, LEAVE)
            watch.time += 1000
            await sweep(moves)
            assert [each.kind for each in await moves.tables.store.seats("t")] == ["person", "person"]

    with offered(Cracked(LEAVE, DRAW)):
        asyncio.run(tell())


# Bots


def test_a_bot_on_whose_answer_the_rules_break_gives_another_one(tmp_path: Path) -> None:
    async def story(moves: Moves) -> None:
        loud = Loud()
        keeper = BotRunner(moves, loud, 0.0)
        await play_on(keeper)
        assert "stuck" not in await kinds(moves)
        row = await moves.tables.store.table("t")
        assert row is not None
        assert row.status == "over"
        assert loud.asked == len(await kinds(moves)) - 1 + 3  # the simpler bots were asked after each of three tricks

    play(tmp_path, Cracked(DRAW), story, bots=2)


def test_a_game_of_bots_that_cannot_go_on_is_over_and_nobody_tries_again(tmp_path: Path) -> None:
    async def story(moves: Moves) -> None:
        loud = Loud()
        keeper = BotRunner(moves, loud, 0.0)
        sweeper = Sweeper(moves, keeper, mercy=0.0)
        await play_on(keeper)
        asked = loud.asked
        for _ in range(20):
            await sweeper.sweep(first=True)
        await asyncio.gather(*keeper.tasks)
        assert loud.asked == asked == 4
        assert await kinds(moves) == ["start", "bot", "bot", "stuck", "drawn"]
        row = await moves.tables.store.table("t")
        assert row is not None
        assert (row.status, row.bot_due) == ("over", None)

    play(tmp_path, Cracked(LEAVE, DRAW), story, bots=2)


def test_bots_that_fail_wait_a_good_while_before_they_try_again(tmp_path: Path) -> None:
    watch = Watch()

    async def story(moves: Moves) -> None:
        class Broken(Loud):
            async def answer(self, match: object, *args: object, **settings: object) -> int:
                self.asked += 1
                raise RuntimeError

        broken = Broken()
        keeper = BotRunner(moves, broken, 0.0)
        for _ in range(3):
            await Sweeper(moves, keeper, mercy=0.0).sweep(first=False)
            await asyncio.gather(*keeper.tasks)
        assert broken.asked == 0  # not due yet
        watch.time += 30
        for _ in range(20):
            await Sweeper(moves, keeper, mercy=0.0).sweep(first=False)
            await asyncio.gather(*keeper.tasks)
            watch.time += 2
        assert broken.asked == 1

    play(tmp_path, Cracked(), story, bots=2, watch=watch)


def test_a_journal_that_cannot_be_replayed_is_left_alone(tmp_path: Path) -> None:
    async def tell() -> None:
        watch = Watch()
        async with open_moves(tmp_path, watch) as moves:
            with offered(Cracked()):
                await seat_people(moves, "t", "cracked", dict(TWO), bots=2)
                keeper = BotRunner(moves, Loud(), 0.0)
                moves.tables.after_move = lambda room: None  # nobody plays on by themselves: the game must not be over
                for _ in range(3):
                    await keeper.play_one("t")
            with offered(Cracked(LEAVE, DRAW)):
                async with open_moves(tmp_path, watch) as other:
                    watch.time += 30
                    keeper = BotRunner(other, Loud(), 0.0)
                    before = count(BREAKS)
                    for _ in range(10):
                        await Sweeper(other, keeper, mercy=0.0).sweep(first=False)
                    assert count(BREAKS) == before + 1
                    with pytest.raises(RefusedError, match="cannot replay"):
                        await other.answer("t", 0, 1, 0, None)

    asyncio.run(tell())


# What is written down


def test_the_log_tells_where_the_rules_broke_and_no_card(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("parlour")
    logger.addHandler(handler)
    try:
        test_a_game_of_bots_that_cannot_go_on_is_over_and_nobody_tries_again(tmp_path)
    finally:
        logger.removeHandler(handler)
    assert "LookupError" in written.getvalue()
    assert "cracked.py" in written.getvalue()
    for secret in ("ace", "hands", "option", '"t"', "seed"):
        assert secret not in written.getvalue()


# In the browser


def test_a_stuck_table_costs_nothing_and_its_person_chooses(place: Place) -> None:
    with offered(Cracked(LEAVE, DRAW)):
        ann = Browser(place, "Ann")
        wish = {"game": "cracked", "options": TWO, "seats": [{"kind": "me"}, {"kind": "bot", "level": "level2"}]}
        table = ann.post("/api/tables", wish)["table"]
        with ann.at(table) as line:
            steps = line.wait("steps")
            while not steps.get("stuck"):
                if steps["ask"]:
                    option = steps["ask"]["options"][0]["option"]
                    line.say(type="answer", ask=steps["ask"]["ask"], option=option, ref=1)
                steps = line.wait("steps")
            used = time.process_time()
            time.sleep(1.5)
            assert time.process_time() - used < 0.5
            line.say(type="undo", ref=2)
            steps = line.wait("steps")
            assert steps["ask"]["what"] == "lay"
            while not steps.get("stuck"):
                if steps["ask"]:
                    option = steps["ask"]["options"][-1]["option"]
                    line.say(type="answer", ask=steps["ask"]["ask"], option=option, ref=3)
                steps = line.wait("steps")
            line.say(type="draw", ref=4)
            assert line.wait("steps")["view"]["ending"]["winners"] == []
            assert line.wait("ack")["ref"] == 4
        assert ann.post(f"/api/tables/{table}/rematch")["table"] != table


@at_home
async def test_a_table_whose_rules_break_at_once_is_refused(house: House) -> None:
    class Stillborn(Cracked):
        async def lay(self, s: object) -> None:
            raise LookupError

    with offered(Stillborn()):
        ann = await house.guest("Ann")
        wish = {"game": "cracked", "options": TWO, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert "open another table" in await ann.post("/api/tables", wish, 409)
