"""How people phrase what they do, and the names that they use."""

from __future__ import annotations

import re
from typing import Final

from parlour.games.hope.cards.actions import SIDES
from parlour.games.hope.cards.maps.board import BOARDS

NO_MORE: Final = re.compile(
    r"\W*(?:no|no more|none|not|nothing|stop|done|end|pass|finish|finished|skip|enough|keep(?: the rest)?"
    r"|do not(?: use it)?|(?:end|finish|stop) (?:(?:the|my|this) )?(?:turn|step|battle))\W*",
    re.IGNORECASE,
)
VERBS: Final = {"conquer": "take", "use": "play", "buy": "train"}


def all_places() -> list[str]:
    """The names of all territories of both maps, and of all actions."""
    territories = [territory.name for board in BOARDS for territory in board.territories]
    return territories + [action.name for side in SIDES for action in side]


def spelled_out(words: str) -> str:
    """A deed as the game says it, where people say it otherwise: "buy Tutor" for "train Tutor"."""
    first, space, rest = words.strip().partition(" ")
    return f"{VERBS.get(first.lower(), first)}{space}{rest}" if rest else words


def says_no_more(words: str) -> bool:
    """Whether words mean that somebody does no more: "stop", "done" or "pass", whichever of them is offered."""
    return NO_MORE.fullmatch(words) is not None
