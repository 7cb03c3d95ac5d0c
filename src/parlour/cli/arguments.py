"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from typing import Annotated

import typer

import parlour.games  # noqa: F401  # registers the games
from parlour.kernel.game import Game
from parlour.kernel.options import read_option
from parlour.kernel.registry import find_game
from parlour.lab.crew import cores

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Seed = Annotated[str, typer.Option(help="The same seed deals the same games.")]
Processes = Annotated[int, typer.Option(help="How many processes play; the results are the same.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
CORES = cores()


def read_game(name: str, written: list[str] | None) -> tuple[Game, dict[str, object]]:
    """A game and its options as they were written."""
    game = find_game(name)
    return game, dict(read_option(game, text) for text in written or [])


def read_bots(written: str) -> list[str]:
    """Bots as they were written, separated by commas."""
    return [spec.strip() for spec in written.split(",")]
