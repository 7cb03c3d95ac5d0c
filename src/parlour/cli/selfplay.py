"""`parlour selfplay`: games by bots as arrays, for programs that learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.arguments import CORES, GameName, Options, Processes, Seed, read_bots, read_game
from parlour.cli.progress import watched
from parlour.kernel.errors import ParlourError


def selfplay(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the decisions are stored: .npz or .parquet.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(metavar="A[,B…]", help="One bot for all, or one per team or seat.")] = "greedy",
    option: Options = None,
    seed: Seed = "1",
    processes: Processes = CORES,
    cluster: Annotated[str, typer.Option(help="ray: play on a Ray cluster instead of here.")] = "",
) -> None:
    """Let bots play games, and store every decision: what was seen, allowed, done and won."""
    found, options = read_game(game, option)
    try:
        from parlour.research import lab
    except ModuleNotFoundError as error:
        raise ParlourError(f"parlour selfplay needs {error.name}: pip install parlour[research]") from None
    lab.check_path(out)
    run = lab.prepare_selfplay(found, games, read_bots(bots), seed, options)
    data = lab.together(watched(lab.play(run, processes, cluster), games, "games"))
    lab.store(data, run, out)
    print(f"{len(data.actions)} decisions of {games} games in {out}")
