"""Whether two processes do twice as much as one: work of the research doors by the clock, in processes of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from time import monotonic
from typing import Any

from parlour.benchmarks.doors import SELFPLAY, VECTOR, has_doors, playing_alone, stepping_many
from parlour.kernel.errors import ParlourError

WORK: dict[str, Callable[[], Callable[[], int]]] = {VECTOR: stepping_many, SELFPLAY: playing_alone}

MOST_SECONDS = 120.0  # until all have begun


@dataclass(frozen=True)
class Scaling:
    """Units a second of one process, and of two processes together."""

    name: str
    one: float
    two: float

    @property
    def times(self) -> float:
        """How many times as much two processes do."""
        return self.two / self.one


def measure_scaling(seconds: float) -> list[Scaling]:
    """Every door that is used over processes; none where their packages are missing."""
    if not has_doors():
        return []
    return [Scaling(name, together(name, 1, seconds), together(name, 2, seconds)) for name in WORK]


def together(name: str, processes: int, seconds: float) -> float:
    """What some processes do at the same time, in units a second."""
    context = get_context("spawn")
    ready, rates = context.Barrier(processes), context.SimpleQueue()
    started = [context.Process(target=work, args=(name, ready, rates, seconds)) for _ in range(processes)]
    for process in started:
        process.start()
    for process in started:
        process.join()
    if any(process.exitcode for process in started):
        raise ParlourError(f"{name}: a process that measures has failed")
    return float(sum(rates.get() for _ in started))


def work(name: str, ready: Barrier, rates: Any, seconds: float) -> None:
    """Work in this process until the time is over, beginning together with the others."""
    portion, done = WORK[name](), 0
    portion()  # what is loaded the first time is not measured
    ready.wait(MOST_SECONDS)
    begun = monotonic()
    while (spent := monotonic() - begun) < seconds:
        done += portion()
    rates.put(done / spent)
