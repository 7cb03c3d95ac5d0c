"""Reviews of finished games: judged in a separate process, one portion of a game after the other, and remembered."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.review.judging import Judgement
from parlour.review.reviewing import USUAL, Depth, Portion, review
from parlour.review.story import Story
from parlour.server.messages.http import ReviewView
from parlour.server.problems import ProblemError
from parlour.server.thinking.line_process import LineProcess, ProcessError
from parlour.server.thinking.review_process import Judge, Judged

log = logging.getLogger("parlour.reviews")

COMMAND = [sys.executable, "-m", "parlour.server.thinking.review_process"]
PATIENCE = 60.0  # seconds that a portion may take
AT_ONCE = 8  # games that are being reviewed
KEPT = 200  # stories that are remembered
FAILED = "this game cannot be reviewed: the rules fail on what was played there"
LEFT_ALONE = 60.0  # seconds after which nobody waits for a review any more
Keep = Callable[[str, Story], Awaitable[None]]


async def keep_nowhere(table: str, story: Story) -> None:
    """A story is only remembered."""


class Running:
    """A review that is being made."""

    def __init__(self) -> None:
        self.done = 0.0
        self.looked = time.monotonic()  # when somebody last asked for it
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The process that judges, the games that wait for it, and the stories that are told."""

    def __init__(self, command: list[str] = COMMAND, patience: float = PATIENCE, depth: Depth = USUAL) -> None:
        self.process = LineProcess(command)
        self.patience = patience
        self.depth = depth
        self.line = asyncio.Lock()  # portions of all games in turn
        self.running: dict[str, Running] = {}
        self.keep: Keep = keep_nowhere  # called with each new story
        self.told: OrderedDict[str, Story | str] = OrderedDict()  # or why there is none

    def look(self, table: str) -> ReviewView | None:
        """How far the review of a table is; None if nobody has asked for one."""
        if table in self.told:
            self.told.move_to_end(table)
            told = self.told[table]
            return ReviewView(1.0, None, told) if isinstance(told, str) else ReviewView(1.0, told)
        running = self.running.get(table)
        if running is None:
            return None
        running.looked = time.monotonic()
        return ReviewView(running.done, None)

    def begin(self, table: str, record: str) -> ReviewView:
        """Begin the review of a game; refused if too many are being made."""
        if len(self.running) >= AT_ONCE:
            raise ProblemError(429, "many games are being reviewed just now; wait a moment and try again")
        running = self.running[table] = Running()
        running.task = asyncio.create_task(self.make(table, record, running))
        running.task.add_done_callback(lambda _: self.running.pop(table))
        return ReviewView(0.0, None)

    async def make(self, table: str, record: str, running: Running) -> None:
        """Make a review portion by portion, as long as somebody waits for it."""
        try:
            story = await self.story(record, running)
            if story is not None:
                self.remember(table, story)
                await self.keep(table, story)
        except ParlourError as error:
            self.remember(table, str(error))
        except (ProcessError, ValueError, OSError, TimeoutError) as error:
            log.warning("the review of a game failed: %s", type(error).__name__)
            self.remember(table, FAILED)

    async def story(self, record: str, running: Running) -> Story | None:
        """The story of a game, once all its portions are judged; None if nobody waits for it any more."""
        work = review(record, self.depth)
        portion = await asyncio.to_thread(next, work)  # it replays the game
        while time.monotonic() - running.looked < LEFT_ALONE:
            running.done = portion.done
            try:
                portion = work.send(await self.judge(record, portion))
            except StopIteration as finished:
                story: Story = finished.value
                return story
        return None

    async def judge(self, record: str, portion: Portion) -> list[Judgement]:
        """Let the process judge a portion; one that fails or takes too long is ended."""
        async with self.line:
            kept = False
            try:
                line = msgspec.json.encode(Judge(record, portion)).decode() + "\n"
                said = await asyncio.wait_for(self.process.exchange(line), self.patience)
                kept = True
                return msgspec.convert(said, Judged).judgements
            finally:
                if not kept:
                    await asyncio.shield(self.process.end())

    def remember(self, table: str, story: Story | str) -> None:
        """Keep a story or why there is none, and forget the one that was not asked for longest."""
        self.told[table] = story
        if len(self.told) > KEPT:
            self.told.popitem(last=False)

    async def close(self) -> None:
        """Stop all reviews, and end the process."""
        tasks = [running.task for running in self.running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        self.process.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self.line:
            await self.process.end()
