"""Many deals over several processes: results come in the order of the deals, whichever process played them."""

from __future__ import annotations

import os
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeVar

from parlour.bots.levels import make_bot
from parlour.kernel.errors import ParlourError

Result = TypeVar("Result")

MOST_DEALS_A_TASK = 64
TASKS_A_PROCESS = 4  # in progress at once: enough to keep busy, few enough to name after a crash


@dataclass(frozen=True)
class Run:
    """What is played: plain data, so that any process can play any deal of it."""

    game: str
    options: dict[str, object]
    bots: list[str]
    seatings: list[list[int]]  # for each game of a deal, the bot in every seat
    seed: str
    deals: int

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise ParlourError(f"the number of games must be at least 1, not {self.deals}")
        for spec in self.bots:
            make_bot(spec)

    def deal(self, number: int) -> str:
        """The seed of one deal; a new match with it is that deal again."""
        return f"{self.seed}/{number}"


class CrashError(Exception):
    """Something failed while a deal was played; the message says which deal."""


Play = Callable[[Run, int], Result]


def cores() -> int:
    """How many processes this one may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(play: Play[Result], run: Run, processes: int) -> Iterator[Result]:
    """The result of every deal, in order."""
    if processes < 1:
        raise ParlourError(f"the number of processes must be at least 1, not {processes}")
    if processes == 1:
        for number in range(run.deals):
            yield from play_some(play, run, range(number, number + 1))
        return
    size = max(1, min(MOST_DEALS_A_TASK, run.deals // (8 * processes)))
    tasks = [range(first, min(first + size, run.deals)) for first in range(0, run.deals, size)]
    yield from share_out(play, run, tasks, min(processes, len(tasks)))


def share_out(play: Play[Result], run: Run, tasks: list[range], processes: int) -> Iterator[Result]:
    """Hand the tasks to processes. They are spawned: a fork of a process with threads may hang."""
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    waiting: deque[tuple[range, Future[list[Result]]]] = deque()
    try:
        for task in tasks:
            waiting.append((task, pool.submit(play_some, play, run, task)))
            if len(waiting) == TASKS_A_PROCESS * processes:
                yield from collect(run, waiting)
        while waiting:
            yield from collect(run, waiting)
    finally:
        pool.shutdown(cancel_futures=True)


def collect(run: Run, waiting: deque[tuple[range, Future[list[Result]]]]) -> list[Result]:
    """The results of the first task in progress."""
    try:
        results = waiting[0][1].result()
    except BrokenProcessPool:
        first, last = run.deal(waiting[0][0][0]), run.deal(waiting[-1][0][-1])
        raise CrashError(f"a process died while the deals {first} to {last} were played") from None
    waiting.popleft()
    return results


def play_some(play: Play[Result], run: Run, numbers: range) -> list[Result]:
    """The results of a few deals, in this process."""
    results = []
    for number in numbers:
        try:
            results.append(play(run, number))
        except Exception:
            raise CrashError(f"the deal with seed {run.deal(number)!r} broke:\n{traceback.format_exc()}") from None
    return results
