"""The games that can be played, by name."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Offer a game under its name."""
    _games[game.name] = game


def games() -> list[Game]:
    """All games, by name."""
    return [_games[name] for name in sorted(_games)]


def find_game(name: str) -> Game:
    """The game of a name."""
    if name not in _games:
        known = ", ".join(sorted(_games)) or "none"
        raise ParlourError(f"there is no game {name!r}; the games are: {known}")
    return _games[name]
