"""`parlour bench --attack`: what other people notice while one address attacks."""

from __future__ import annotations

import json

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from parlour.about import build
from parlour.benchmarks.load.attack_bench import FULL, QUICK, AttackBench
from parlour.cli.measuring import measure


def bench_attack(quick: bool, as_json: bool) -> None:
    """Measure, then print."""
    measure(AttackBench(QUICK if quick else FULL), "steps", as_json, draw)


def draw(run: AttackBench, console: Console) -> None:
    """What people saw without and with an attack."""
    force = run.force
    title = f"Parlour's server, {build()} build: {force.tables} tables of four, {force.bots} people against bots"
    spells = Table("", title=title, box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("moves", "p50, ms", "p99, ms", "bots' answers", "bots' p50, ms", "bots' p90, ms"):
        spells.add_column(heading, justify="right")
    for name, spell in (("in peace", run.peace), ("under attack", run.war)):
        if spell is not None:
            spells.add_row(
                name, *[f"{figure:,.0f}" for figure in spell.dump().values() if isinstance(figure, int | float)]
            )
    console.print(spells)
    console.print(f"What the attacker asked for, by the answer: {json.dumps(run.attack)}")
