"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from typing import Annotated

import typer

import parlour.games  # noqa: F401  # registers the games
from parlour.bots.program import PREFIX
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.options import read_option
from parlour.kernel.registry import find_game
from parlour.plugins import add_bot, add_game, names_class
from parlour.simulation.pool import cores

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game, or MODULE:CLASS of your own.")]
OwnGames = Annotated[
    list[str] | None,
    typer.Option("--game", metavar="MODULE:CLASS", help="A game of your own that is needed; may be repeated."),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Seed = Annotated[str, typer.Option(help="The same seed deals the same games.")]
Processes = Annotated[int, typer.Option(help="How many processes play; the results are the same.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
CORES = cores()


def read_game(name: str, written: list[str] | None) -> tuple[Game, dict[str, object]]:
    """A game and its options as they were written."""
    game = pick_game(name)
    return game, dict(read_option(game, text) for text in written or [])


def pick_game(name: str) -> Game:
    """A game by its name, or by the class of a plugin."""
    return add_game(name) if names_class(name) else find_game(name)


def let_in(games: list[str] | None) -> None:
    """Load the games of plugins."""
    for spec in games or []:
        if not names_class(spec):
            raise ParlourError(f"--game {spec}: write it as MODULE:CLASS")
        add_game(spec)


def read_bots(written: str) -> list[str]:
    """Bots as they were written, separated by commas; those of plugins are loaded."""
    specs = [spec.strip() for spec in written.split(",")]
    for spec in specs:
        if spec.startswith(PREFIX) or names_class(spec):
            add_bot(spec)
    return specs
