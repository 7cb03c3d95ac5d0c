"""Random playouts that are never suspended."""

from __future__ import annotations

from parlour.bots.pilots import RandomPilot
from parlour.kernel.game import Game, playout


def random_playout(game: Game, options: dict[str, object], pilot: RandomPilot) -> None:
    """One game from the deal to its end, by checked options; the pilot counts the decisions."""
    s = game.empty(options)
    s.rng = pilot.dice.split().now
    s.pilot = pilot
    game.start(s)
    playout(game, s)
