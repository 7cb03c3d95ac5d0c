"""The language of the terminal: what a game says is shown in it. What people type is read in English all the same."""

from __future__ import annotations

import os
from functools import lru_cache

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.rulebook import Rulebook
from parlour.languages.catalogue import ENGLISH, Catalogue, entries_of, languages, words_of
from parlour.languages.law import law_of, rulebook_in

TERMINAL = "terminal"  # the area of its own words
BOARD = "board"  # the second half of the area of a drawn board: alliances.board
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


class Voice:
    """Says the words of games in the language of whoever sits at the keyboard."""

    def __init__(self) -> None:
        self.language = ENGLISH

    def speak(self, choice: str) -> None:
        """Use a language that somebody asks for; without a wish that of the system, if Parlour speaks it."""
        if choice and choice not in languages():
            raise ParlourError(f"Parlour does not speak {choice!r}; it speaks {', '.join(languages())}")
        self.language = choice or language_of_the_system()

    def say(self, words: str, **slots: object) -> str:
        """The terminal's own words, where they are not about a game."""
        return own_catalogue(self.language).say(words, **slots)

    def of(self, game: Game) -> Catalogue:
        """The words of a game with its rules, and those of the terminal."""
        return terminal_catalogue(self.language, game)

    def board_of(self, game: Game) -> dict[str, str]:
        """The lines of the layout of a game."""
        return entries_of(self.language, f"{game.name}.{BOARD}")

    def rules_of(self, game: Game) -> Rulebook:
        """The rules of a game to be read; those without a translation are English."""
        return rulebook_in(self.language, game)


@lru_cache(maxsize=4)
def own_catalogue(language: str) -> Catalogue:
    """The words of the terminal alone."""
    return Catalogue(entries_of(language, TERMINAL))


@lru_cache(maxsize=4)
def terminal_catalogue(language: str, game: Game) -> Catalogue:
    """The words of the terminal together with those of a game and its rules."""
    return Catalogue({**law_of(language, game), **words_of(language, game.name), **entries_of(language, TERMINAL)})


def language_of_the_system() -> str:
    """The language that the environment names, as in LANG=de_DE.UTF-8; else English."""
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    code = named[:2].lower()
    return code if code in languages() else ENGLISH


VOICE = Voice()
