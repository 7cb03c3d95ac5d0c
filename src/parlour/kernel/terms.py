"""In what terms a game describes itself: settings, refusals, uses, the names that it has, and ends to be solved."""

from __future__ import annotations

from typing import Final

from parlour.kernel.state import NONE

LONGEST_TEXT: Final = 300  # the most letters of an option that may be any text: reading it costs time


class Setting:
    """One option of a game: its name, what it may be, and what it means.

    An option that has words is free: it may be any text of up to so many letters, for example some of the words,
    separated by commas. The game's objection checks it.
    """

    def __init__(
        self,
        name: str,
        default: object,
        choices: list[object],
        text: str,
        words: list[str] | None = None,
        longest: int = LONGEST_TEXT,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.text = text
        self.words = words or []
        self.free = words is not None
        self.longest = longest


class Refusal:
    """Why something is not an option: the rule that forbids it, and its words."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class Use:
    """What a seat did with a thing of a kind ("card", "Spyglass", "bought"), and how often in this game.

    A use by nobody says that the thing was available.
    """

    def __init__(self, kind: str, thing: str, what: str = "", seat: int = NONE, times: int = 1) -> None:
        self.kind = kind
        self.thing = thing
        self.what = what
        self.seat = seat
        self.times = times


class Vocabulary:
    """The names that authors of scenarios and readers of records need, each with what it means: the questions, the
    events with their fields, and the paths into a view."""

    def __init__(self, questions: dict[str, str], events: dict[str, list[str]], paths: dict[str, str]) -> None:
        self.questions = questions
        self.events = events
        self.paths = paths


class Endgame:
    """Where the end of a game is found that is small enough to be solved and still open: in games with these options,
    from a number on, of players who answer at random so many times of a hundred and like the greedy bot otherwise."""

    def __init__(self, options: dict[str, object], positions: int = 400, at_random: int = 100, number: int = 0) -> None:
        self.options = options
        self.positions = positions  # of all deals together, at most
        self.at_random = at_random
        self.number = number
