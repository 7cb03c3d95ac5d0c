"""Measuring on a shared machine: short windows of CPU time, taken in turn, and their medians."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

MICROSECONDS = "µs"


class Case:
    """Something to measure. Its work is done in small portions, each of which returns how many units it did."""

    def __init__(self, name: str, unit: str, work: Callable[[], int], whose: str = "parlour") -> None:
        self.name = name
        self.unit = unit
        self.work = work
        self.whose = whose
        self.rates: list[float] = []  # units per CPU second, one value for each round

    @property
    def value(self) -> float:
        """The median, in the unit: per second, or microseconds for one."""
        return self.in_unit(median(self.rates))

    @property
    def limits(self) -> tuple[float, float]:
        """The lowest and the highest window, in the unit."""
        windows = [self.in_unit(rate) for rate in self.rates]
        return min(windows), max(windows)

    def in_unit(self, rate: float) -> float:
        """A rate in the unit of the case."""
        return 1e6 / rate if self.unit == MICROSECONDS else rate

    def dump(self) -> dict[str, object]:
        """The case as plain data."""
        low, high = self.limits
        found = {"name": self.name, "whose": self.whose, "unit": self.unit}
        return {**found, "value": self.value, "low": low, "high": high}


def take_turns(cases: list[Case], rounds: int, seconds: float) -> Iterator[Case]:
    """Measure every case once in each round, so that a slow minute of the machine slows all of them."""
    for case in cases:
        case.work()  # what is loaded or built the first time is not measured
    gc.collect()
    gc.freeze()  # no case pays for collecting what the others loaded
    try:
        for _ in range(rounds):
            for case in cases:
                case.rates.append(window(case.work, seconds))
                yield case
    finally:
        gc.unfreeze()


def window(work: Callable[[], int], seconds: float) -> float:
    """Units per CPU second over one window."""
    done = 0
    begun = process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = process_time() - begun
    return done / spent


def ratio(ours: Case, theirs: Case) -> float:
    """How many times as fast, by the pairs of windows of the same round."""
    return median(mine / other for mine, other in zip(ours.rates, theirs.rates, strict=True))
