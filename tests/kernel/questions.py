"""Questions and events of the toy games, by their names."""

from __future__ import annotations

from functools import cache

from parlour.kernel.events import Telling
from parlour.kernel.questions import NUMBER, Question


@cache
def asked(name: str) -> Question:
    """The question with a name; the toys say its answers themselves."""
    return Question(name, name.capitalize(), NUMBER)


@cache
def told(name: str) -> Telling:
    """The event with a name; the toys say its sentence themselves."""
    return Telling(name, {}, "")
