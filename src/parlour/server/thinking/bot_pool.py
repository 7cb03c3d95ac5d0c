"""Bots think in processes of their own: a few of them, asked one after the other, replaced when they fail.

The event loop only writes a line and waits for one. A process that dies, or thinks far longer than its budget, is
ended and the question is asked once more; after that simpler bots answer, so that no table ever gets stuck.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import defaultdict, deque
from contextlib import suppress
from statistics import median

from parlour.bots.bot import Thought
from parlour.bots.levels import make_bot
from parlour.bots.search import SearchBot
from parlour.kernel.match import Match
from parlour.server.metrics import FAILURES
from parlour.server.tables.refusals import RefusedError
from parlour.server.thinking.bot_process import PREFER, request_line
from parlour.server.thinking.fair_queue import Client, FairQueue
from parlour.server.thinking.line_process import LineProcess, ProcessError, ReportedError

log = logging.getLogger("parlour.bot_pool")

COMMAND = [sys.executable, "-m", "parlour.server.thinking.bot_process"]
GRACE = 10.0  # seconds that a process may need beyond its budget: starting, loading, a busy machine
SLOWEST = 0.1  # seconds that one imagined game may take at worst
SIMPLER = ("greedy", "random")  # who answers for a bot that fails
SOMEBODY = Client()
LATELY = 40  # thoughts
HELD_UP = 8  # times the usual thought: neither a position nor thinking beside others takes as long


class BotPool:
    """At most `count` processes for all tables of a worker, and a spare one (see the fair queue)."""

    def __init__(self, count: int, command: list[str] = COMMAND, grace: float = GRACE, ready: bool = False) -> None:
        self.command = command
        self.grace = grace
        self.ready = ready  # to have the spare process running before it is needed
        self.starting: asyncio.Task[None] | None = None
        self.queue = FairQueue(count)
        self.idle: dict[bool, list[LineProcess]] = {False: [], True: []}  # by whether the place is a spare one
        self.busy: set[LineProcess] = set()
        self.quiet = asyncio.Event()  # nobody thinks
        self.quiet.set()
        self.closed = False
        # How long a game's bots thought the last times.
        self.lately: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=LATELY))

    def slowest(self, game: str, bot: str) -> float:
        """The longest recent thought of such a bot. What took far longer than usual was delayed by something
        else, such as a busy or sleeping machine, and is left out: otherwise everybody would wait as long for the next
        answers."""
        thoughts = self.lately[game, bot]
        return max((each for each in thoughts if each <= HELD_UP * median(thoughts)), default=0.0)

    async def answer(self, match: Match, seat: int, level: str, client: Client = SOMEBODY, timed: bool = True) -> int:
        """What a bot of this level answers; if it fails a simpler bot, or finally the first option. It thinks about one
        option as long as about many, or the time that it takes would reveal something; if nobody can watch, it need
        not."""
        options = match.ask_of(seat).options
        if len(options) == 1 and not timed:
            return options[0]
        for bot in (level, *SIMPLER):
            option = await self.option_of(match, seat, bot, client)
            if option is not None:
                return option
        return options[0]

    async def simpler(self, match: Match, seat: int, client: Client = SOMEBODY) -> list[int]:
        """What simpler bots answer, the least simple first."""
        found = [await self.option_of(match, seat, bot, client) for bot in SIMPLER]
        return [option for option in found if option is not None]

    async def option_of(self, match: Match, seat: int, bot: str, client: Client) -> int | None:
        """What one bot answers, or None if it fails. If only its process failed it is asked once more."""
        for _ in range(2):
            try:
                option = (await self.ask(match, seat, bot, "answer", client))["option"]
            except ProcessError as error:
                self.note_failure(match, bot, str(error))
                if isinstance(error, ReportedError):
                    return None
                continue
            if isinstance(option, int) and option in match.ask_of(seat).options:
                return option
            self.note_failure(match, bot, "not an option")
            return None
        return None

    def note_failure(self, match: Match, bot: str, kind: str) -> None:
        """A bot failed."""
        FAILURES.labels(match.game.name).inc()
        log.warning("a bot (%s) of %s failed: %s", bot, match.game.name, kind)

    async def thoughts(self, match: Match, seat: int, level: str, client: Client = SOMEBODY) -> list[Thought]:
        """What a bot makes of the options, the best first."""
        for _ in range(2):
            try:
                found = (await self.ask(match, seat, level, "thoughts", client))["thoughts"]
            except ProcessError as error:
                self.note_failure(match, level, str(error))
                continue
            assert isinstance(found, list)
            return [Thought(*each) for each in found]
        raise RefusedError("no hint is available just now; ask again in a moment")

    async def ask(self, match: Match, seat: int, bot: str, want: str, client: Client) -> dict[str, object]:
        """One question and its reply, in somebody's turn. A caller that stops waiting stops the thinking too."""
        line = request_line(match, seat, bot, want)
        async with self.queue.of(client) as spare:
            if self.closed:
                raise RefusedError("the server is closing")
            if self.ready and self.starting is None:
                self.starting = asyncio.create_task(self.start_spare())
            idle = self.idle[spare]
            process = idle.pop() if idle else LineProcess([*self.command, PREFER] if spare else self.command)
            self.busy.add(process)
            self.quiet.clear()
            kept = False
            began, fresh = time.monotonic(), process.process is None
            try:
                reply = await asyncio.wait_for(process.exchange(line), budget(bot) + self.grace)
                kept = True
                if not fresh:
                    self.lately[match.game.name, bot].append(time.monotonic() - began)
                return reply
            except (OSError, ValueError, TimeoutError) as error:
                raise ProcessError(type(error).__name__) from None
            finally:
                if kept and not self.closed:
                    idle.append(process)
                else:
                    await asyncio.shield(process.end())
                self.busy.discard(process)
                if not self.busy:
                    self.quiet.set()

    async def start_spare(self) -> None:
        """Start the spare process as soon as bots think at all: on a busy machine loading the games takes seconds."""
        process = LineProcess([*self.command, PREFER])
        with suppress(OSError):  # it is tried again when it is needed
            await process.start()
            self.idle[True].append(process)

    async def close(self) -> None:
        """End all processes; callers that still wait for one are refused."""
        self.closed = True
        if self.starting is not None:
            await self.starting
        for process in self.busy:
            process.kill()
        await self.quiet.wait()  # callers that wait for a turn get it, and are refused
        for process in [*self.idle[False], *self.idle[True]]:
            await process.end()


def budget(bot: str) -> float:
    """The seconds that a bot may think."""
    made = make_bot(bot)
    return made.budget.seconds + made.budget.iterations * SLOWEST if isinstance(made, SearchBot) else 0.0
