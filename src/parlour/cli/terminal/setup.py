"""What a host chooses before a game: game, options, seats. Without a screen."""

from __future__ import annotations

from typing import TypeVar

from parlour.cli.terminal.seating import LEVEL_WORDS, PERSON, Seating, bot_words
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game, Setting
from parlour.kernel.options import check_options, write_value
from parlour.kernel.registry import games

KINDS = [PERSON, *LEVEL_WORDS]
FIRST_BOT = "level3"
Value = TypeVar("Value")


class Setup:
    """The choices so far. Each row has a name, a value and a short explanation."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options: dict[str, object] = {}
        self.specs: list[str] = []
        self.take_game(game)

    def take_game(self, game: Game) -> None:
        """Begin with a game's own options, and one person against bots."""
        self.game = game
        self.options = {setting.name: setting.default for setting in game.settings()}
        self.specs = [PERSON, *[FIRST_BOT] * (self.seats() - 1)]

    def seats(self) -> int:
        """How many play."""
        return self.game.empty(self.options).seats

    def objection(self) -> str:
        """What is wrong with the options together, or ""."""
        try:
            check_options(self.game, self.options)
        except ParlourError as error:
            game, words = f"{self.game.name}: ", str(error)
            return game + VOICE.of(self.game).say(words.removeprefix(game)) if words.startswith(game) else words
        return ""

    def seating(self) -> Seating:
        """The seats as chosen."""
        return Seating(self.specs.copy())

    def rows(self) -> list[tuple[str, str, str]]:
        """Every row to choose in: its name, its value, what it means."""
        say = VOICE.of(self.game).say
        found = [(say("game"), self.game.title, say("which game to play"))]
        for setting in self.game.settings():
            found.append((say(setting.name), say(write_value(self.options[setting.name])), say(setting.text)))
        for seat, spec in enumerate(self.specs):
            value = say("a person") if spec == PERSON else say("bot") + f", {bot_words(spec)}"
            found.append(
                (say("seat {seat}", seat=f"P{seat + 1}"), value, say(LEVEL_WORDS.get(spec, "sits at this keyboard")))
            )
        return found

    def turn(self, row: int, by: int) -> None:
        """Choose the next or previous value of a row."""
        settings = self.game.settings()
        if row == 0:
            self.change_game(by)
        elif row <= len(settings):
            self.change_option(settings[row - 1], by)
        else:
            seat = row - len(settings) - 1
            self.specs[seat] = following(KINDS, self.specs[seat], by)

    def change_game(self, by: int) -> None:
        """Another game, with its own options."""
        names = [game.name for game in games()]
        name = following(names, self.game.name, by)
        if name != self.game.name:
            self.take_game(games()[names.index(name)])

    def change_option(self, setting: Setting, by: int) -> None:
        """Another value; if the number of players changes, so do the seats."""
        self.options[setting.name] = following(setting.choices, self.options[setting.name], by)
        seats = self.seats()
        self.specs = (self.specs + [FIRST_BOT] * seats)[:seats]


def following(values: list[Value], value: Value, by: int) -> Value:
    """The value after (or before) another, wrapping around."""
    at = values.index(value) if value in values else 0
    return values[(at + by) % len(values)]
