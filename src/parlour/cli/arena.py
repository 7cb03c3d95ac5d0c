"""`parlour arena`: which bot plays better, by duplicate matches."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from parlour.cli.arguments import CORES, AsJson, GameName, Options, Processes, Seed, read_bots, read_game
from parlour.cli.progress import watched
from parlour.simulation.arena import Report, Standing, play, prepare, report
from parlour.simulation.intervals import span


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B…", help="The bots, separated by commas.")],
    games: Annotated[int, typer.Option(help="How many deals; each is played once for every seating.")] = 100,
    option: Options = None,
    seed: Seed = "1",
    processes: Processes = CORES,
    as_json: AsJson = False,
) -> None:
    """Let bots play duplicate matches: each deal again with the seats exchanged."""
    found, options = read_game(game, option)
    run = prepare(found, options, read_bots(bots), games, seed)
    result = report(run, watched(play(run, processes), games, "deals"))
    if as_json:
        print(json.dumps(result.dump(), indent=2))
    else:
        Console().print(draw(result))


def draw(result: Report) -> Table:
    """The report as a grid, with a column for each bot."""
    grid = Table(title=f"{result.game}: {result.deals} deals, {result.games} games, seed {result.seed}")
    grid.add_column("")
    for bot in result.bots:
        grid.add_column(bot.bot, justify="right")
    lines = [words(bot) for bot in result.bots]
    for heading in lines[0]:
        grid.add_row(heading, *[line[heading] for line in lines])
    return grid


def words(bot: Standing) -> dict[str, str]:
    """What there is to say about a bot."""
    return {
        "games": f"{bot.games}",
        "wins (shared ones in parts)": f"{bot.points:g}",
        "rate": f"{bot.rate:.1%}",
        "rate among equals": f"{bot.even:.1%}",
        "95 % by deals": span(bot.interval),
        "95 % by games (Wilson)": span(bot.wilson),
        "rating": f"{bot.mu:.1f} ± {bot.sigma:.1f}",
        "decisions": f"{bot.decisions}",
        "ms a decision": f"{1000 * bot.seconds_per_decision:.3f}",
    }
