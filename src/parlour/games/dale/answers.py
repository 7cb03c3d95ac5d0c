"""What an answer of Dale is."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.state import DaleState
from parlour.kernel.ask import Ask
from parlour.kernel.game import Game
from parlour.kernel.questions import Answers, Question
from parlour.kernel.state import State


class Things(Answers):
    """A card, a set of cards, a player, a number, an action: the words know which."""

    def say(self, game: Game, s: State, ask: Ask, option: int) -> str:
        """An answer in words."""
        from parlour.games.dale.words import say_option  # the words need the rules, which ask the questions

        assert isinstance(s, DaleState)
        return say_option(s, ask, option)

    def touches(self, game: Game, s: State, ask: Ask, option: int) -> dict[str, object]:
        """What on the table an option is about."""
        from parlour.games.dale.touches import touched

        assert isinstance(s, DaleState)
        return touched(s, ask, option)

    def seen(self, s: State, question: Question, observer: int, actor: int, option: int) -> int:
        """What an observer sees of an answer."""
        from parlour.games.dale.hidden import seen_answer

        assert isinstance(s, DaleState)
        return seen_answer(s, observer, actor, question.what, option)


THING: Final = Things()
