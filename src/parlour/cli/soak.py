"""`parlour soak`: bots play for a given time with all kinds of options, and everything that games promise is
checked."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour.cli.arguments import CORES, AsJson, OwnGames, Processes, let_in, pick_game
from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import games as all_games
from parlour.soak.bout import read_bout
from parlour.soak.playing import find_referee
from parlour.soak.run import Failure, Tally, again, soak

EVERY = 200  # bouts between two lines of progress


def soak_command(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all of them if none is named.")] = None,
    minutes: Annotated[float, typer.Option(help="How long to play.")] = 60.0,
    seed: Annotated[str, typer.Option(help="The seed of all bouts; a new one each time if none is given.")] = "",
    processes: Processes = CORES,
    bout: Annotated[list[str] | None, typer.Option("--again", help="Play this bout again instead.")] = None,
    failed: Annotated[Path | None, typer.Option(help="A file to which bouts that fail are added.")] = None,
    referee: Annotated[
        str,
        typer.Option(metavar="MODULE:FUNCTION", help="Makes a referee for a game, who watches the matches."),
    ] = "",
    own: OwnGames = None,
    as_json: AsJson = False,
) -> None:
    """Let random, sensible and searching bots play, and check everything (exit 1 if anything fails)."""
    let_in(own)
    if bout:
        failures = list(again([str(read_bout(line)) for line in bout], referee))
        for failure in failures:
            tell_failure(failure, failed)
        finish(failures)
        return
    names = [pick_game(name).name for name in games] if games else [game.name for game in all_games()]
    if minutes <= 0:
        raise ParlourError("--minutes must be more than 0")
    for name in names:
        find_referee(referee, name)
    seed = seed or secrets.token_hex(4)
    console = Console(stderr=True, soft_wrap=True)
    console.print(f"soaking {', '.join(names)} for {minutes:g} minutes, seed {seed}")
    told = [0]
    known: list[Failure] = []

    def tell(tally: Tally) -> None:
        for failure in tally.failures[len(known) :]:  # immediately: an hour is long
            known.append(failure)
            tell_failure(failure, failed)
        if tally.bouts["all"] >= told[0] + EVERY:
            told[0] = tally.bouts["all"]
            console.print(f"{told[0]:,} bouts, {tally.decisions['all']:,} decisions, {len(tally.failures)} failures")

    tally = soak(names, referee, seed, 60 * minutes, processes, tell)
    if as_json:
        print(json.dumps({"seed": seed, "bouts": tally.bouts, "decisions": tally.decisions}, indent=2))
    else:
        for key in sorted(tally.bouts):
            print(f"{key}: {tally.bouts[key]:,} bouts, {tally.decisions[key]:,} decisions")
    for failure in tally.failures[len(known) :]:
        tell_failure(failure, failed)
    finish(tally.failures)


def tell_failure(failure: Failure, file: Path | None) -> None:
    """Report a failure with the line that replays it, and store that line."""
    print(f"\n{failure.words}\nparlour soak --again '{failure.bout}'", flush=True)
    if file is not None:
        with file.open("a", encoding="utf-8") as kept:
            kept.write(f"{failure.bout}\n")


def finish(failures: list[Failure]) -> None:
    """The last line, and the exit status."""
    print(f"{'no failure' if not failures else f'{len(failures)} failures'}")
    if failures:
        raise typer.Exit(1)
