"""`parlour bench --server`: our server under load, compared with a peer's."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from parlour.about import build
from parlour.benchmarks.load.bench import FULL, QUICK, ServerBench
from parlour.cli.measuring import measure


def bench_server(quick: bool, as_json: bool) -> None:
    """Measure, then print."""
    measure(ServerBench(QUICK if quick else FULL), "steps", as_json, draw)


def draw(run: ServerBench, console: Console) -> None:
    """What was measured."""
    size = run.size
    title = f"Parlour's server, {build()} build: {size.tables} tables of four, medians of {size.rounds} rounds"
    servers = Table("server", title=title, box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("moves/s on one core", "moves/s here", "p50, ms", "p99, ms"):
        servers.add_column(heading, justify="right")
    for tally in run.tallies:
        figures = (tally.core_rate, tally.rate, tally.delay(0.5), tally.delay(0.99))
        servers.add_row(tally.name, *[f"{figure:,.1f}" for figure in figures])
    console.print(servers)
    if len(run.tallies) == 1:
        console.print("boardgame.io is not installed, so it was not measured.")
    console.print(
        f"moves/s as fast as it goes; the delays, from sending to the last seat's receipt, at one move per second. "
        f"Memory: {run.empty_mb:.0f} MB empty, {run.idle_mb:.0f} MB with {size.idle} idle tables. "
        f"A game of {size.moves} moves is loaded and shown in {run.load_ms:.0f} ms."
    )
