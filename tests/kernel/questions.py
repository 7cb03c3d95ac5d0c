"""Questions and events of the toy games, by their names."""

from __future__ import annotations

from functools import cache

from parlour.kernel.events import FLAG, NUMBERS, SEAT, Telling, Told
from parlour.kernel.events import NUMBER as FACE
from parlour.kernel.questions import NUMBER, Question

QUESTIONS = ["lay", "draw", "put back"]
EVENT_FIELDS: dict[str, dict[str, Told]] = {
    "hand": {"faces": NUMBERS},
    "trick": {"number": FACE},
    "won": {"seat": SEAT},
    "laid": {"seat": SEAT, "face": FACE},
    "peeked": {"face": FACE},
    "drew": {"seat": SEAT},
    "drawn": {"face": FACE},
    "put back": {"seat": SEAT},
    "silence": {},
    "felt": {"high": FLAG},
    "groped": {"place": FACE},
    "gossip": {"face": FACE},
    "broadcast": {"face": FACE},
    "delight": {"seat": SEAT},
    "won by": {"seat": SEAT, "by": FACE},
    "glance": {"face": FACE},
}


@cache
def asked(name: str) -> Question:
    """The question with a name; the toys say its answers themselves."""
    return Question(name, name.capitalize(), NUMBER)


@cache
def told(name: str) -> Telling:
    """The event with a name; the toys say its sentence themselves."""
    return Telling(name, EVENT_FIELDS.get(name, {}), "")
