"""How fast we are and how fast others are, in one run on one machine."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from parlour.about import build
from parlour.benchmarks import footprint
from parlour.benchmarks.cases import (
    CLONE,
    CONQUEST_CLONE,
    CONQUEST_GREEDY,
    CONQUEST_PILOTED,
    DALE_CLONE,
    DALE_GREEDY,
    DALE_OBSERVE,
    DALE_PILOTED,
    HOPE_CLONE,
    HOPE_GREEDY,
    HOPE_PILOTED,
    STEPPED,
    WORLD,
    own_cases,
    piloted_name,
)
from parlour.benchmarks.doors import OBSERVE, PETTINGZOO, VECTOR
from parlour.benchmarks.peers import SPADES, SPADES_CPP, missing, peer_cases
from parlour.benchmarks.scaling import Scaling, measure_scaling
from parlour.benchmarks.windows import Case, ratio, take_turns


@dataclass(frozen=True)
class Pace:
    """How thoroughly to measure: rounds of windows, the CPU seconds of a window, and in how many rounds the doors are
    measured over processes (0: not at all)."""

    rounds: int
    seconds: float
    over_processes: int = 0


FULL = Pace(7, 1.0, 12)
QUICK = Pace(5, 0.2)


@dataclass(frozen=True)
class Target:
    """Something to reach: at least or at most an aim. The value is None if a peer is not installed."""

    name: str
    value: float | None
    aim: float
    least: bool

    @property
    def verdict(self) -> str:
        """Whether it is reached."""
        if self.value is None:
            return "not measured"
        return "ok" if (self.value >= self.aim if self.least else self.value <= self.aim) else "short"


class Bench:
    """One run: every case in turn, then the memory of a separate process."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.cases = own_cases() + peer_cases()
        self.memory = 0.0
        self.scalings: list[Scaling] = []

    def steps(self) -> int:
        """How many windows there are to measure."""
        return self.pace.rounds * len(self.cases)

    def measure(self) -> Iterator[Case]:
        """Measure, one window at a time."""
        self.memory = footprint.measure()
        if self.pace.over_processes:
            self.scalings = measure_scaling(self.pace.over_processes, self.pace.seconds / 2)
        yield from take_turns(self.cases, self.pace.rounds, self.pace.seconds)

    def case(self, name: str) -> Case | None:
        """A case by its name, where it was measured."""
        return next((case for case in self.cases if case.name == name), None)

    def times(self, ours: str, theirs: str) -> float | None:
        """How many times as fast one case is as another."""
        mine, other = self.case(ours), self.case(theirs)
        return None if mine is None or other is None else ratio(mine, other)

    def value(self, name: str) -> float | None:
        """The measured value of a case."""
        case = self.case(name)
        return None if case is None else case.value

    def targets(self) -> list[Target]:
        """What we mean to reach."""
        piloted = piloted_name(4)
        return [
            Target(f"{piloted} / {SPADES}", self.times(piloted, SPADES), 5.0, True),
            Target(f"{piloted} / {SPADES_CPP}", self.times(piloted, SPADES_CPP), 1.3, True),
            Target(f"{STEPPED} / {SPADES}", self.times(STEPPED, SPADES), 2.0, True),
            Target(f"{CLONE}, µs", self.value(CLONE), 5.0, False),
            Target(f"{WORLD}, µs", self.value(WORLD), 25.0, False),
            Target("memory of playouts, MB", self.memory, 60.0, False),
            Target(f"{DALE_PILOTED}, decisions/s", self.value(DALE_PILOTED), 400_000.0, True),
            Target(f"{DALE_CLONE}, µs", self.value(DALE_CLONE), 15.0, False),
            Target(f"{DALE_GREEDY}, games/s", self.value(DALE_GREEDY), 30.0, True),
            Target(f"{CONQUEST_PILOTED}, decisions/s", self.value(CONQUEST_PILOTED), 300_000.0, True),
            Target(f"{CONQUEST_CLONE}, µs", self.value(CONQUEST_CLONE), 15.0, False),
            Target(f"{CONQUEST_GREEDY}, games/s", self.value(CONQUEST_GREEDY), 30.0, True),
            Target(f"{HOPE_PILOTED}, decisions/s", self.value(HOPE_PILOTED), 300_000.0, True),
            Target(f"{HOPE_CLONE}, µs", self.value(HOPE_CLONE), 15.0, False),
            Target(f"{HOPE_GREEDY}, games/s", self.value(HOPE_GREEDY), 20.0, True),
            Target(f"{OBSERVE}, µs", self.value(OBSERVE), 3.0, False),
            Target(f"{DALE_OBSERVE}, µs", self.value(DALE_OBSERVE), 10.0, False),
            Target(f"{VECTOR}, decisions/s", self.value(VECTOR), 500_000.0, True),
            Target(f"{VECTOR} / {PETTINGZOO}", self.times(VECTOR, PETTINGZOO), 5.0, True),
        ]

    def dump(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "build": build(),
            "python": platform.python_version(),
            "machine": platform.platform(),
            "pace": asdict(self.pace),
            "cases": [case.dump() for case in self.cases],
            "memory_mb": self.memory,
            "over_processes": [
                asdict(each) | {"times": each.times, "times_of_cpu": each.times_of_cpu} for each in self.scalings
            ],
            "targets": [asdict(target) | {"verdict": target.verdict} for target in self.targets()],
            "missing": missing(),
        }
