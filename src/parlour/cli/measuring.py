"""What all benchmarks on the command line have in common: measure, print, and compare with the targets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from parlour.benchmarks.bench import Target
from parlour.cli.progress import watched


class Benchmark(Protocol):
    """Something that measures in steps."""

    def steps(self) -> int:
        """How many steps there are."""

    def measure(self) -> Iterator[Any]:
        """Measure, step by step."""

    def dump(self) -> dict[str, Any]:
        """Everything as plain data."""

    def targets(self) -> list[Target]:
        """What we mean to reach."""


Run = TypeVar("Run", bound=Benchmark)


def measure(run: Run, unit: str, as_json: bool, draw: Callable[[Run, Console], None]) -> None:
    """Measure with a progress bar, then print everything as JSON, or as grids that end with the targets."""
    for _ in watched(run.measure(), run.steps(), unit):
        pass
    if as_json:
        print(json.dumps(run.dump(), indent=2))
        return
    console = Console()
    draw(run, console)
    targets = Table("target", "aim", "measured", "verdict", title="Targets", box=SIMPLE_HEAD)
    for target in run.targets():
        targets.add_row(*target_row(target))
    console.print(targets)


def target_row(target: Target) -> list[str]:
    """One target as a row of the grid."""
    aim = f"{'at least' if target.least else 'at most'} {target.aim:,g}"
    return [target.name, aim, "" if target.value is None else amount(target.value), target.verdict]


def amount(value: float) -> str:
    """A measured value, in the form of its target."""
    return f"{value:.2f}" if value < 1000 else f"{value:,.0f}"
