"""`parlour simulate`: many games at once, for people who design or study them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from parlour.cli.arguments import CORES, AsJson, GameName, Options, Processes, Seed, read_bots, read_game
from parlour.cli.progress import watched
from parlour.simulation.intervals import outstanding, span
from parlour.simulation.simulate import play, prepare

MOST_USES = 24  # lines of a grid on the screen


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(metavar="A[,B…]", help="One bot for all, or one per team or seat.")] = "greedy",
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Store one row per game: .parquet or .csv.")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw charts and lists into one .html.")] = None,
    seed: Seed = "1",
    processes: Processes = CORES,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, sum them up, and store them for further analysis."""
    from parlour.simulation import frames  # no other command should wait for polars to load

    found, options = read_game(game, option)
    run = prepare(found, options, read_bots(bots), games, seed)
    if out is not None:
        frames.check_path(out)
    if report is not None:
        frames.check_path(report, (".html",))
    gathered = frames.gather(watched(play(run, processes), games, "games"))
    if out is not None:
        frames.store(gathered, out)
    summary = frames.summarise(gathered, found.teams(run.options))
    summary = {"game": run.game, "options": run.options, "bots": run.bots, "seed": run.seed, **summary}
    if report is not None:
        from parlour.simulation.report import draw_page  # altair takes a second to load

        draw_page(summary, gathered, report)
    if as_json:
        print(json.dumps(summary, indent=2))
    else:
        draw(summary, Console())


def draw(summary: dict[str, Any], console: Console) -> None:
    """Print the summary."""
    heading = f"{summary['game']}: {summary['games']} games of {', '.join(dict.fromkeys(summary['bots']))}"
    sides = Table("side", "wins", "rate", "95 %", title=f"{heading}, seed {summary['seed']}")
    for side in summary["sides"]:
        name = " and ".join(f"P{seat}" for seat in side["seats"])
        sides.add_row(name, f"{side['wins']:g}", f"{side['rate']:.1%}", span(side["wilson"]))
    console.print(sides)
    console.print("Decisions per game:", lengths(summary["decisions"]))
    console.print("Endings by rule:", counts(summary["endings"]))
    for part, facts in summary["parts"].items():
        console.print(draw_facts(part, facts))
    for kind, rows in summary["uses"].items():
        for grid in draw_uses(kind, rows):
            console.print(grid)


def draw_facts(part: str, facts: dict[str, Any]) -> Table:
    """What the game noted about its parts, one line for each fact."""
    grid = Table("fact", "over all", title=f"{part}: {facts['rows']} in all")
    for name, fact in facts.items():
        if name != "rows":
            grid.add_row(name.replace("_", " "), fact_words(fact))
    return grid


def draw_uses(kind: str, rows: list[dict[str, Any]]) -> Iterator[Table]:
    """How often things were used, and how often the players who did so won: a grid for each deed; if there are many
    things, only what stands out."""
    for what in dict.fromkeys(row["what"] for row in rows):
        deeds = [row for row in rows if row["what"] == what]
        shown = outstanding(deeds, MOST_USES)
        note = (
            "" if len(shown) == len(deeds) else f" ({len(shown)} of {len(deeds)}; --json, --out and --report show all)"
        )
        grid = Table(kind, title=f"{kind}, {what}{note}", box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
        for heading in ("in games", "a game", "players", "win rate", "95 %"):
            grid.add_column(heading, justify="right")
        for row in shown:
            numbers = [str(row["games"]), f"{row['a_game']:.2f}", str(row["players"])]
            grid.add_row(row["thing"], *numbers, f"{row['rate']:.1%}", span(row["wilson"]))
        yield grid


def fact_words(fact: dict[str, Any]) -> str:
    """One fact over all parts, in words."""
    if "share" in fact:
        return f"{fact['share']:.1%} ({span(fact['wilson'])})"
    return counts(fact["counts"]) if "counts" in fact else lengths(fact)


def lengths(length: dict[str, Any]) -> str:
    """A length in words."""
    return f"mean {length['mean']:.1f}, median {length['median']:g}, {length['least']} to {length['most']}"


def counts(found: dict[str, int]) -> str:
    """Counts in words, with their shares."""
    total = sum(found.values())
    return ", ".join(f"{value} {count} ({count / total:.1%})" for value, count in found.items())
