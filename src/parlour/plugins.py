"""Plugins: games and bots from outside of Parlour, without changing it.

An installed package offers them as entry points of the groups `parlour.games` and `parlour.bots`. The person who calls
a command may name others as `module:Class`, and programs that play as `exec:COMMAND`; they are kept in PARLOUR_GAMES
and PARLOUR_BOTS, so that the processes of that command know them too. Nobody else can add a plugin: what a record, a
scenario or a client of the server names is looked up here, never loaded because of its name.
"""

from __future__ import annotations

import os
import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from parlour.bots.bot import Bot
from parlour.bots.program import PREFIX, ProgramBot, read_spec
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import add_source, register, registered

Kind = TypeVar("Kind")

GAMES = "PARLOUR_GAMES"
BOTS = "PARLOUR_BOTS"
GAME_GROUP = "parlour.games"
BOT_GROUP = "parlour.bots"


def names_class(spec: str) -> bool:
    """Whether a name is that of a class, `module:Class`; the budget of a searching bot looks a little like it."""
    module, colon, name = spec.partition(":")
    return bool(colon) and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def find_class(spec: str, kind: type[Kind]) -> type[Kind]:
    """The class that `module:Class` names, which must be of a kind."""
    module, _, name = spec.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except Exception as error:  # a plugin may raise anything while it is loaded
        raise ParlourError(f"{spec}: the module {module} cannot be loaded ({type(error).__name__}: {error})") from error
    if found is None:
        raise ParlourError(f"{spec}: the module {module} has no class {name}")
    return of_kind(found, kind, spec)


def of_kind(found: object, kind: type[Kind], spec: str) -> type[Kind]:
    """What was found, if it is a class of a kind."""
    if not isinstance(found, type) or not issubclass(found, kind):
        raise ParlourError(f"{spec}: this is not a subclass of {kind.__module__}.{kind.__name__}")
    return found


def added(variable: str) -> list[str]:
    """The plugins that were named when this process was started."""
    return [spec.strip() for spec in os.environ.get(variable, "").split(",") if spec.strip()]


def add(variable: str, spec: str) -> None:
    """Add a class, here and in the processes that this one starts. Modules of the current folder are found."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    if spec not in added(variable):
        os.environ[variable] = ",".join([*added(variable), spec])


# Games


@cache
def make_game(spec: str) -> Game:
    """The game of a class, made once."""
    kind = find_class(spec, Game)
    return made_of(kind, spec)


def made_of(kind: type[Game], spec: str) -> Game:
    """A game of a class, which must take no arguments and have a name."""
    try:
        game = kind()
    except TypeError as error:
        raise ParlourError(f"{spec}: a game must be made without arguments ({error})") from None
    if not game.name:
        raise ParlourError(f"{spec}: the game has no name")
    return game


def add_game(spec: str) -> Game:
    """Offer the game of `module:Class` under its own name."""
    add(GAMES, spec)
    game = make_game(spec)
    other = registered(game.name)
    if other is not None and type(other) is not type(game):
        raise ParlourError(f"{spec}: there is another game with the name {game.name!r}")
    register(game)
    return game


def spec_of(game: Game) -> str:
    """How a command names a game that was added as `module:Class`; "" for one that has a name of its own."""
    spec = f"{type(game).__module__}:{type(game).__qualname__}"
    return spec if spec in added(GAMES) else ""


@cache
def installed_games() -> list[Game]:
    """The games of installed packages; one that cannot be loaded is left out with a warning."""
    found: list[Game] = []
    for point in entry_points(group=GAME_GROUP):
        try:
            game = made_of(loaded(point, Game), point.value)
            if registered(game.name) is not None:
                raise ParlourError(f"{point.value}: there is another game with the name {game.name!r}")
            found.append(game)
        except ParlourError as error:
            warnings.warn(f"a game is left out: {error}", stacklevel=2)
    return found


def loaded(point: EntryPoint, kind: type[Kind]) -> type[Kind]:
    """The class of an entry point."""
    try:
        found = point.load()
    except Exception as error:  # a plugin may raise anything while it is loaded
        words = f"the entry point {point.name!r} cannot be loaded ({type(error).__name__}: {error})"
        raise ParlourError(f"{point.value}: {words}") from error
    return of_kind(found, kind, point.value)


def offer_games() -> None:
    """Offer the games of all plugins that are not offered yet."""
    for game in installed_games():
        if registered(game.name) is None:
            register(game)
    for spec in added(GAMES):
        if registered(make_game(spec).name) is None:
            register(make_game(spec))


add_source(offer_games)


# Bots


@cache
def installed_bots() -> dict[str, str]:
    """The bots of installed packages, as `module:Class` by their names."""
    return {point.name: point.value for point in entry_points(group=BOT_GROUP)}


def plugin_bots() -> dict[str, str]:
    """The bots of all plugins by their names: those of installed packages, and those named as `module:Class`."""
    return {**installed_bots(), **{spec: spec for spec in added(BOTS)}}


def make_plugin_bot(spec: str, seed: str) -> Bot | None:
    """The bot of a plugin by its name, or None if there is none of this name."""
    where = plugin_bots().get(spec)
    if where is None:
        return None
    if where.startswith(PREFIX):
        return ProgramBot(where, seed)
    kind = find_class(where, Bot)
    try:
        return kind(seed)  # type: ignore[call-arg]
    except TypeError as error:
        raise ParlourError(f"{where}: a bot must be made from a seed ({error})") from None


def add_bot(spec: str) -> None:
    """Add the bot of `module:Class`, or a program as `exec:COMMAND`."""
    if spec.startswith(PREFIX):
        read_spec(spec)
        add(BOTS, spec)
    else:
        add(BOTS, spec)
        find_class(spec, Bot)
