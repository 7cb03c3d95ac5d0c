"""Whether two processes do twice as much as one: work of the research doors in processes of their own.

Two processes take turns: in each round first one of them works for a short time, then both together. The best round of
each counts, so that other processes on the machine disturb little. By the clock it says what two do in a second; per
second of CPU time, whether they hinder each other, also where there is no core for each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic, process_time
from typing import Any

from parlour.benchmarks.doors import SELFPLAY, VECTOR, has_doors, playing_alone, stepping_many
from parlour.kernel.errors import ParlourError

WORK: dict[str, Callable[[], Callable[[], int]]] = {VECTOR: stepping_many, SELFPLAY: playing_alone}
PROCESSES = 2


@dataclass(frozen=True)
class Rate:
    """Units a second, by the clock and of CPU time."""

    clock: float
    cpu: float


@dataclass(frozen=True)
class Scaling:
    """What one process does, and what two do together: the best round of each."""

    name: str
    one: Rate
    two: Rate

    @property
    def times(self) -> float:
        """How many times as much two processes do by the clock."""
        return self.two.clock / self.one.clock

    @property
    def times_of_cpu(self) -> float:
        """The same for each second of CPU time that both have."""
        return self.two.cpu / self.one.cpu


def measure_scaling(rounds: int, seconds: float) -> list[Scaling]:
    """Every door that is used over processes; none where their packages are missing."""
    return [measure(name, rounds, seconds) for name in WORK] if has_doors() else []


def measure(name: str, rounds: int, seconds: float) -> Scaling:
    """One door, in processes that begin anew."""
    context = get_context("spawn")
    pipes, started = [], []
    for _ in range(PROCESSES):
        mine, theirs = context.Pipe()
        started.append(context.Process(target=work, args=(name, theirs)))
        started[-1].start()
        theirs.close()
        pipes.append(mine)
    try:
        for pipe in pipes:
            pipe.recv()
        turns = [(together(pipes[:1], seconds), together(pipes, seconds)) for _ in range(rounds)]
        return Scaling(name, best([one for one, _ in turns]), best([both for _, both in turns]))
    except EOFError:
        raise ParlourError(f"{name}: a process that measures has failed") from None
    finally:
        for pipe in pipes:
            pipe.close()
        for process in started:
            process.join()


def together(pipes: list[Any], seconds: float) -> Rate:
    """What some processes do at the same time."""
    for pipe in pipes:
        pipe.send(seconds)
    found = [pipe.recv() for pipe in pipes]
    return Rate(sum(each.clock for each in found), sum(each.cpu for each in found))


def best(rates: list[Rate]) -> Rate:
    """The best of several rounds."""
    return Rate(max(each.clock for each in rates), max(each.cpu for each in rates))


def work(name: str, pipe: Any) -> None:
    """Work in this process whenever it is told to, until nobody is there to tell it."""
    portion = WORK[name]()
    portion()  # what is loaded the first time is not measured
    pipe.send("ready")
    try:
        while True:
            pipe.send(rate(portion, pipe.recv()))
    except (EOFError, BrokenPipeError):
        pipe.close()


def rate(portion: Callable[[], int], seconds: float) -> Rate:
    """What is done within so many seconds."""
    done, begun, used = 0, monotonic(), process_time()
    while (spent := monotonic() - begun) < seconds:
        done += portion()
    return Rate(done / spent, done / (process_time() - used))
