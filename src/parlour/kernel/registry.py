"""The games that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from reprlib import repr as shortly

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game

_games: dict[str, Game] = {}
_sources: list[Callable[[], None]] = []


def register(game: Game) -> None:
    """Register a game under its name."""
    _games[game.name] = game


def registered(name: str) -> Game | None:
    """The game with a name that is already registered."""
    return _games.get(name)


def add_source(offer: Callable[[], None]) -> None:
    """Add a source of more games, called whenever a game is not found, or all games are listed."""
    _sources.append(offer)


@contextmanager
def offered(game: Game) -> Iterator[Game]:
    """Register a game for a while, in place of the one with the same name."""
    before = _games.get(game.name)
    register(game)
    try:
        yield game
    finally:
        del _games[game.name]
        if before is not None:
            register(before)


def games() -> list[Game]:
    """All games, by name."""
    for offer in _sources:
        offer()
    return [_games[name] for name in sorted(_games)]


def find_game(name: str) -> Game:
    """The game of a name."""
    if name in _games:
        return _games[name]
    for game in games():
        if game.name == name:
            return game
    known = ", ".join(sorted(_games))
    hint = f"the games are: {known}" if known else "no games are there yet, import parlour.games brings them"
    raise ParlourError(f"there is no game {shortly(name)}; {hint}")
