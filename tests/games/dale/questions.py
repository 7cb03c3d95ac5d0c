"""The declared questions of Dale, by their names as records write them."""

from __future__ import annotations

from parlour.games.dale.questions import QUESTIONS
from parlour.kernel.questions import Question

DECLARED = {each.what: each for question in QUESTIONS for each in (question, *question.kinds)}


def asked_to(name: str) -> Question:
    """The question with a name, and what it is about: "give to P2"."""
    return DECLARED[name]
