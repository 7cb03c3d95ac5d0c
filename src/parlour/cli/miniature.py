"""`parlour miniature`: how much bots lose to the best reply, at the end of a game that is small enough to be solved."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.cli.arguments import GameName, Options, read_bots, read_game
from parlour.kernel.errors import ParlourError


def miniature(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A[,B…]", help="The bots that are measured.")] = "greedy,search:50",
    option: Options = None,
    positions: Annotated[int, typer.Option(help="The most positions; 0: as many as the game needs.")] = 0,
    rounds: Annotated[int, typer.Option(help="How long OpenSpiel looks for a better policy.")] = 30,
) -> None:
    """Solve the small end of a game with OpenSpiel, and tell how much bots lose there to the best reply."""
    found, options = read_game(game, option)
    try:
        from parlour.research import miniatures
    except ModuleNotFoundError as error:
        raise ParlourError(f"parlour miniature needs {error.name}: pip install parlour[research]") from None
    small = miniatures.miniature_of(found, positions, **options)
    count, endings = small.measured()
    print(f"{found.name}: {count} positions, {endings} endings; what the best reply takes from")
    for policy, lost in miniatures.exploitabilities(small, read_bots(bots), rounds):
        print(f"  {policy}: {lost:.4f}")
