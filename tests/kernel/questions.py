"""Questions of the toy games, by their names."""

from __future__ import annotations

from functools import cache

from parlour.kernel.questions import NUMBER, Question


@cache
def asked(name: str) -> Question:
    """The question with a name; the toys say its answers themselves."""
    return Question(name, name.capitalize(), NUMBER)
