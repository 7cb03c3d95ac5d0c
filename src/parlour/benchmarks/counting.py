"""Instructions instead of seconds: valgrind counts them where other processes make timing too noisy.

A case is run twice in a separate process, once for a few portions and once for more of them. The additional
instructions of the second run, divided by its additional decisions, are the cost of one decision: starting Python and
loading the games cancel out.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

from parlour.benchmarks.cases import (
    CLONE,
    CONQUEST_PILOTED,
    DALE_CLONE,
    DALE_PILOTED,
    STEPPED,
    own_cases,
    piloted_name,
)
from parlour.kernel.errors import ParlourError

# What is counted, and the aim where there is one.
COUNTED = {
    piloted_name(4): 2400,
    STEPPED: 10600,
    CLONE: None,
    DALE_PILOTED: 11000,
    DALE_CLONE: None,
    CONQUEST_PILOTED: None,
}
FEW, MANY = 3, 9  # portions
COLLECTED = re.compile(r"Collected : (\d+)")
MEASURED = re.compile(r"measured (\d+)")


@dataclass(frozen=True)
class Count:
    """The instructions that one decision (or one look) of a case takes, and what we mean to reach."""

    name: str
    instructions: float
    aim: float | None


def count_all() -> list[Count]:
    """Every case that is counted."""
    if shutil.which("valgrind") is None:
        raise ParlourError("--count needs valgrind, which is not installed here")
    return [Count(name, count(name), aim) for name, aim in COUNTED.items()]


def count(name: str) -> float:
    """The instructions of one unit of a case."""
    (few, units), (many, more) = (observe(name, portions) for portions in (FEW, MANY))
    return (many - few) / (more - units)


def observe(name: str, portions: int) -> tuple[int, int]:
    """The instructions of a whole process that runs this many portions, and the units that it measured."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", sys.executable, "-m", __name__]
    done = subprocess.run(
        [*command, name, str(portions)],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    collected, measured = COLLECTED.search(done.stderr), MEASURED.search(done.stdout)
    if done.returncode or collected is None or measured is None:
        raise ParlourError(f"valgrind could not count {name!r}: {done.stderr.strip()[-300:]}")
    return int(collected.group(1)), int(measured.group(1))


def main(name: str, portions: str) -> None:
    """Run a case, under valgrind or not."""
    case = next(case for case in own_cases() if case.name == name)
    print(f"measured {sum(case.work() for _ in range(int(portions)))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
