"""`parlour bench`: how fast Parlour is here, compared with its peers."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from parlour.about import build
from parlour.benchmarks.bench import FULL, QUICK, Bench
from parlour.benchmarks.cases import CONQUEST, DALE, HOPE
from parlour.benchmarks.counting import Count, count_all
from parlour.benchmarks.peers import CATAN, SPADES, missing
from parlour.benchmarks.windows import Case
from parlour.cli.arguments import AsJson
from parlour.cli.bench_attack import bench_attack
from parlour.cli.bench_server import bench_server
from parlour.cli.measuring import measure


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="Short windows: under a minute, and less sure.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure the server under load instead.")] = False,
    count: Annotated[bool, typer.Option("--count", help="Count instructions with valgrind instead of time.")] = False,
    attack: Annotated[bool, typer.Option("--attack", help="Measure the server while one address attacks it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure playouts, steps, clones, worlds, search and memory, interleaved with peers that are installed."""
    if attack:
        bench_attack(quick, as_json)
        return
    if server:
        bench_server(quick, as_json)
        return
    if count:
        tell_counts(count_all(), as_json)
        return
    measure(Bench(QUICK if quick else FULL), "windows", as_json, draw)


def tell_counts(counts: list[Count], as_json: bool) -> None:
    """The instructions of one decision or look, case by case."""
    if as_json:
        print(json.dumps([asdict(each) for each in counts], indent=2))
        return
    grid = Table("what", "instructions", "aim", title=f"Parlour, {build()} build, counted", box=SIMPLE_HEAD)
    for each in counts:
        grid.add_row(each.name, f"{each.instructions:,.0f}", "" if each.aim is None else f"at most {each.aim:,}")
    Console().print(grid)


def draw(run: Bench, console: Console) -> None:
    """What was measured."""
    title = f"Parlour, {build()} build: medians of {run.pace.rounds} windows of {run.pace.seconds:g} s of CPU time"
    cases = Table("whose", "what", title=title, box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for heading in ("median", "spread", "beside"):
        cases.add_column(heading, justify="right")
    for case in run.cases:
        cases.add_row(*case_row(run, case))
    cases.add_row("parlour", "memory of playouts", f"{figure(run.memory)} MB", "", "")
    console.print(cases)
    if run.scalings:
        console.print(over_processes(run))
    if missing():
        console.print(f"Not installed, so not measured: {', '.join(missing())}")


def over_processes(run: Bench) -> Table:
    """What one process of the doors does, and what two do together."""
    title = f"Over processes: the best of {run.pace.over_processes} rounds"
    grid = Table("what", "per second", title=title, box=SIMPLE_HEAD)
    for heading in ("one process", "two", "ratio"):
        grid.add_column(heading, justify="right")
    for each in run.scalings:
        grid.add_row(each.name, "by the clock", figure(each.one.clock), figure(each.two.clock), f"{each.times:.2f}")
        of_cpu = figure(each.one.cpu), figure(each.two.cpu), f"{each.times_of_cpu:.2f}"
        grid.add_row("", "of CPU time", *of_cpu)
    return grid


def case_row(run: Bench, case: Case) -> list[str]:
    """One case as a row of the grid."""
    low, high = case.limits
    spread = f"{(high - low) / case.value:.0%}"
    return [case.whose, case.name, f"{figure(case.value)} {case.unit}", spread, beside(run, case)]


def beside(run: Bench, case: Case) -> str:
    """How many times as fast a case is as its yardstick; nothing if the yardstick does something else, or is
    missing."""
    like_catan = case.name.startswith((DALE, CONQUEST, HOPE)) or "catan" in case.whose
    peer, word = (CATAN, "catan") if like_catan else (SPADES, "spades")
    times = run.times(case.name, peer) if case.unit == "decisions/s" else None
    return "" if times is None else f"{times:.2f} x {word}"


def figure(value: float) -> str:
    """A number with its significant digits."""
    if value >= 1e6:
        return f"{value / 1e6:.2f}M"
    if value >= 1e4:
        return f"{value / 1e3:.0f}k"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
