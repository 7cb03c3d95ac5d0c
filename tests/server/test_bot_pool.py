"""Thinking processes: they may crash, hang or be forgotten about, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.server.tables.refusals import RefusedError
from parlour.server.thinking.bot_pool import BotPool, budget
from parlour.server.thinking.bot_process import answers_in_a_row, request_line, think
from parlour.server.thinking.fair_queue import OWN, Client
from parlour.server.thinking.line_process import LineProcess

# A thinker that notes that it started, and then does what the test says.
ODD = """
import json, os, sys, time
from pathlib import Path
notes, mood = Path(sys.argv[1]), sys.argv[2]
with notes.open("a") as file:
    print(os.getpid(), file=file)
starts = len(notes.read_text().split())
from parlour.server.thinking.bot_process import think
for line in sys.stdin:
    request = json.loads(line)
    if mood == "dies" or (mood == "dies once" and starts == 1):
        os._exit(3)
    if mood == "hangs" or (mood == "hangs once" and starts == 1):
        time.sleep(600)
    if mood == "babbles":
        print("what?", flush=True)
    elif mood == "is wrong":
        print(json.dumps({"option": -5}), flush=True)
    elif mood == "is slow":
        time.sleep(0.05)
        print(json.dumps(think(request)), flush=True)
    elif mood == "cannot search" and request["bot"] != "greedy":
        print(json.dumps({"error": "ValueError: lost"}), flush=True)
    else:
        print(json.dumps(think(request)), flush=True)
"""


class Odd:
    """Thinkers with a mood, and a list of the processes that were started."""

    def __init__(self, folder: Path) -> None:
        self.script = folder / "odd.py"
        self.script.write_text(ODD)
        self.notes = folder / "started"
        self.notes.touch()

    def pool(self, mood: str, count: int = 1, grace: float = 20.0) -> BotPool:
        return BotPool(count, [sys.executable, str(self.script), str(self.notes), mood], grace)

    def started(self) -> list[int]:
        return [int(line) for line in self.notes.read_text().split()]

    async def running(self, count: int) -> None:
        while len(self.started()) < count:  # noqa: ASYNC110  # another process tells, by a file
            await asyncio.sleep(0.02)

    def alive(self) -> list[int]:
        return [pid for pid in self.started() if Path(f"/proc/{pid}").exists()]


@pytest.fixture
def odd(tmp_path: Path) -> Odd:
    return Odd(tmp_path)


def table(seed: str = "thinking", game: str = "alliances", answers: int = 0) -> Match:
    """A match some random answers in."""
    match, chance = new_match(find_game(game), {}, seed), dice(seed)
    while len(match.answers) < answers or len(match.asks[0].options) < 2:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    return match


def asked(match: Match) -> int:
    return match.asks[0].seat


def run(pool: BotPool, scenario: Callable[[BotPool], Awaitable[object]]) -> None:
    """Play a scenario and close."""

    async def all_of_it() -> None:
        try:
            await asyncio.wait_for(scenario(pool), 60)
        finally:
            await pool.close()

    asyncio.run(all_of_it())


# What a thinker is asked


@pytest.mark.parametrize("game", ["alliances", "dale"])
@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_a_request_gives_what_the_bot_would_answer_at_the_table(game: str, bot: str) -> None:
    for answers in (0, 7, 40):
        match = table(f"request {answers}", game, answers)
        seat = asked(match)
        seed = f"{match.seed} seat {seat} answer {len(match.answers)}"
        reply = think(json.loads(request_line(match, seat, bot, "answer")))
        assert reply == {"option": make_bot(bot, seed).answer(match.sight(seat))}


def test_a_request_stays_small_in_a_long_game() -> None:
    early, late = table("small", "dale", 5), table("small", "dale", 150)
    assert len(request_line(late, asked(late), "level1", "answer")) < 2 * len(
        request_line(early, asked(early), "level1", "answer")
    )


def test_a_bot_that_goes_round_in_circles_answers_by_chance() -> None:
    match = table("circles")
    request = json.loads(request_line(match, asked(match), "greedy", "answer"))
    assert request["run"] == 0
    seeds = [f"circle {number}" for number in range(20)]
    sensible = {str(think({**request, "seed": seed})) for seed in seeds}
    circling = {str(think({**request, "seed": seed, "run": 61})) for seed in seeds}
    assert len(sensible) == 1
    assert len(circling) > 3


def test_answers_in_a_row_are_counted_back_to_another_seat() -> None:
    match = table("row", "dale", 30)
    last = match.answers[-1].seat
    run = answers_in_a_row(match, last)
    assert run >= 1
    assert all(answer.seat == last for answer in match.answers[-run:])
    assert match.answers[-run - 1].seat != last
    assert answers_in_a_row(match, 1 - last) == 0


def test_a_budget_is_in_seconds() -> None:
    assert budget("level1") == budget("level2") == 0.0
    assert budget("level4") == pytest.approx(0.3)
    assert budget("level3") > 5


# Processes


def test_an_answer_is_what_the_bot_says() -> None:
    match = table()
    seat = asked(match)
    expected = think_here(match, seat, "greedy")

    async def scenario(pool: BotPool) -> None:
        assert await pool.answer(match, seat, "greedy") == expected
        assert len(pool.idle[False]) == 1
        assert (await pool.thoughts(match, seat, "search:50"))[0].option in match.ask_of(seat).options

    run(BotPool(1), scenario)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no niceness")
def test_a_process_for_another_address_goes_before_those_that_one_address_keeps_busy() -> None:
    match = table()
    crowd, ann = Client(OWN, "crowd", "Eve", "hers"), Client(OWN, "home", "Ann", "mine")

    def niceness(process: LineProcess) -> int:
        assert process.process is not None
        return os.getpriority(os.PRIO_PROCESS, process.process.pid)

    async def scenario(pool: BotPool) -> None:
        await asyncio.gather(*(pool.answer(match, asked(match), "greedy", client) for client in (crowd, ann)))
        (usual,), (preferred,) = pool.idle[False], pool.idle[True]
        assert niceness(preferred) < niceness(usual)

    run(BotPool(1), scenario)


def test_a_spare_process_is_there_before_it_is_needed(odd: Odd) -> None:
    match = table()

    async def scenario(pool: BotPool) -> None:
        for _ in range(2):
            await pool.answer(match, asked(match), "greedy")
        await odd.running(2)
        (spare,) = pool.idle[True]
        assert spare.process is not None
        assert len(odd.started()) == 2

    pool = odd.pool("")
    pool.ready = True
    run(pool, scenario)
    assert odd.alive() == []


def think_here(match: Match, seat: int, bot: str) -> int:
    return make_bot(bot, f"{match.seed} seat {seat} answer {len(match.answers)}").answer(match.sight(seat))


def test_where_nobody_can_look_a_question_with_one_option_needs_no_thinking(odd: Odd) -> None:
    match = table("one", "dale")
    chance = dice("one")
    while len(match.asks[0].options) > 1:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])

    async def scenario(pool: BotPool) -> None:
        assert await pool.answer(match, asked(match), "level5", timed=False) == match.asks[0].options[0]
        assert odd.started() == []
        began = time.monotonic()
        assert await pool.answer(match, asked(match), "search:0.5s") == match.asks[0].options[0]
        assert time.monotonic() - began > 0.5

    run(odd.pool("is well"), scenario)


@pytest.mark.parametrize("mood", ["dies once", "hangs once"])
def test_a_process_that_fails_is_replaced_and_asked_once_more(odd: Odd, mood: str) -> None:
    match = table()
    seat = asked(match)

    async def scenario(pool: BotPool) -> None:
        assert await pool.answer(match, seat, "greedy") == think_here(match, seat, "greedy")
        assert len(odd.alive()) == 1

    run(odd.pool(mood, grace=3.0 if mood == "hangs once" else 20.0), scenario)
    assert len(odd.started()) == 2
    assert odd.alive() == []


@pytest.mark.parametrize("mood", ["dies", "babbles", "is wrong"])
def test_when_everything_fails_the_first_option_is_given(odd: Odd, mood: str) -> None:
    match = table()

    async def scenario(pool: BotPool) -> None:
        assert await pool.answer(match, asked(match), "level5") == match.asks[0].options[0]

    run(odd.pool(mood), scenario)
    assert odd.alive() == []


def test_a_stand_in_answers_for_a_bot_that_fails(odd: Odd) -> None:
    match = table()
    seat = asked(match)

    async def scenario(pool: BotPool) -> None:
        assert await pool.answer(match, seat, "level5") == think_here(match, seat, "greedy")
        with pytest.raises(RefusedError, match="no hint is available"):
            await pool.thoughts(match, seat, "level5")

    run(odd.pool("cannot search"), scenario)


def test_whoever_stops_waiting_stops_the_thinking(odd: Odd) -> None:
    match = table()

    async def scenario(pool: BotPool) -> None:
        waiting = asyncio.create_task(pool.answer(match, asked(match), "level2"))
        behind = asyncio.create_task(pool.answer(match, asked(match), "level2"))
        await odd.running(1)
        waiting.cancel()
        behind.cancel()
        await asyncio.gather(waiting, behind, return_exceptions=True)
        assert waiting.cancelled()
        assert behind.cancelled()
        assert odd.alive() == []
        assert pool.queue.free == 1

    run(odd.pool("hangs"), scenario)


def test_closing_ends_every_process_and_refuses_whoever_waits(odd: Odd) -> None:
    match = table()

    async def scenario(pool: BotPool) -> None:
        waiting = [asyncio.create_task(pool.answer(match, asked(match), "level2")) for _ in range(5)]
        await odd.running(2)
        await pool.close()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(each, RefusedError) for each in ended)

    async def all_of_it() -> None:
        await asyncio.wait_for(scenario(odd.pool("hangs", count=2)), 60)

    asyncio.run(all_of_it())
    assert len(odd.started()) == 2
    assert odd.alive() == []


def test_many_at_once_share_a_few_processes_and_the_loop_stays_free(odd: Odd) -> None:
    tables = [table(f"many {number}") for number in range(24)]
    worst = 0.0

    async def watch() -> None:
        nonlocal worst
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            worst = max(worst, time.perf_counter() - before)

    async def scenario(pool: BotPool) -> None:
        watching = asyncio.create_task(watch())
        options = await asyncio.gather(*[pool.answer(match, asked(match), "level1") for match in tables])
        watching.cancel()
        assert [option in match.asks[0].options for option, match in zip(options, tables, strict=True)] == [True] * 24
        assert len(odd.alive()) == 2

    run(odd.pool("is slow", count=2), scenario)
    assert len(odd.started()) == 2
    assert worst < 0.5  # 24 thoughts of 50 ms by two would block for 0.6 s


def test_a_table_that_asks_much_waits_for_itself(odd: Odd) -> None:
    loud, quiet = table("loud"), table("quiet")
    clients = {match.seed: Client(table=match.seed) for match in (loud, quiet)}
    order: list[str] = []

    async def one(pool: BotPool, match: Match) -> None:
        await pool.answer(match, asked(match), "level1", clients[match.seed])
        order.append(match.seed)

    async def scenario(pool: BotPool) -> None:
        tasks = [asyncio.create_task(one(pool, loud)) for _ in range(6)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(one(pool, quiet)))
        await asyncio.gather(*tasks)

    run(odd.pool("is slow"), scenario)
    assert order.index("quiet") <= 2


def test_thinkers_end_when_the_server_is_gone(tmp_path: Path) -> None:
    """The pipe breaks when its other end dies, however it dies."""
    read_end, write_end = os.pipe()
    process = subprocess.Popen([sys.executable, "-m", "parlour.server.thinking.bot_process"], stdin=read_end)
    os.close(read_end)
    os.close(write_end)
    assert process.wait(20) == 0


def test_of_a_failure_a_thinker_says_no_more_than_its_kind() -> None:
    match = table()
    request = request_line(match, asked(match), "level1", "answer").replace('"trail":[]', '"trail":["0 the ace 7"]')
    process = subprocess.run(
        [sys.executable, "-m", "parlour.server.thinking.bot_process"], input=request.encode(), capture_output=True
    )
    assert json.loads(process.stdout) == {"error": "ParlourError"}
