"""The options of a game: typed by their choices, checked before anything is set up."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import repr as shortly

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, Setting


def check_options(game: Game, given: Mapping[str, object]) -> dict[str, object]:
    """All options of a game, the given ones checked and the rest by default."""
    settings = {setting.name: setting for setting in game.settings()}
    for name in given:
        if name not in settings:
            known = ", ".join(settings)
            raise ParlourError(f"{game.name} has no option {shortly(name)}; its options are {known}")
    options = {name: setting.default for name, setting in settings.items()}
    for name, value in given.items():
        check_value(game, settings[name], value)
        options[name] = value
    objection = game.objection(options)
    if objection:
        raise ParlourError(f"{game.name}: {objection}")
    return options


def check_value(game: Game, setting: Setting, value: object) -> None:
    """A value must be one of the choices, and of the same type (True is not 1), or a text where it is free."""
    if setting.free and isinstance(value, str):
        if len(value) > setting.longest:
            raise ParlourError(f"{game.name}: option {setting.name} has at most {setting.longest} letters")
        return
    for choice in setting.choices:
        if choice == value and type(choice) is type(value):
            return
    if setting.free:
        said = f"option {setting.name} cannot be {shortly(value)}, which is no text"
        raise ParlourError(f"{game.name}: {said}; write {shortly(str(value))}, with quotes")
    choices = ", ".join([repr(choice) for choice in setting.choices])
    raise ParlourError(f"{game.name}: option {setting.name} cannot be {shortly(value)}; choose one of {choices}")


def read_option(game: Game, text: str) -> tuple[str, object]:
    """An option as it is written on a command line: "players=3", "drafting=yes"."""
    name, equals, written = text.partition("=")
    for setting in game.settings():
        if setting.name == name and equals:
            for choice in setting.choices:
                if write_value(choice) == written:
                    return name, choice
            if setting.free:
                return name, written
            choices = ", ".join([write_value(choice) for choice in setting.choices])
            raise ParlourError(f"{game.name}: option {name} cannot be {written!r}; choose one of {choices}")
    names = ", ".join([setting.name for setting in game.settings()])
    raise ParlourError(f"{game.name}: {text!r} is not an option; write NAME=VALUE with a name of {names}")


def write_value(value: object) -> str:
    """A value as it is written on a command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
