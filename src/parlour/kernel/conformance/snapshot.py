"""Positions and matches as text, so that "exactly the same" can be checked."""

from __future__ import annotations

import json

from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.state import VISITORS, State

RECENT = 12  # how many events of the log are compared one by one; all of them are counted


def text_of(data: object) -> str:
    """Plain data as text; anything else raises."""
    return json.dumps(data, sort_keys=True)


def state_text(s: State) -> str:
    """A whole position."""
    return text_of(s.dump())


def match_text(match: Match) -> str:
    """A whole match: the position, the open questions, the answers, and the log."""
    asks = [ask.dump() for ask in match.asks]
    answers = [repr(answer) for answer in match.answers]
    events = [[event.audience, event.dump()] for event in match.log[-RECENT:]]
    return text_of([match.state.dump(), asks, answers, len(match.log), events])


def lists_of(value: list[object]) -> list[list[object]]:
    """A list with all lists inside it."""
    found = [value]
    for item in value:
        if isinstance(item, list):
            found += lists_of(item)
    return found


def all_lists(s: State, without: list[str]) -> list[list[object]]:
    """Every list that a position is made of, without those of some fields."""
    values = [getattr(s, name) for name in s.fields if name not in without]
    return [each for value in values if isinstance(value, list) for each in lists_of(value)]


def shared(game: Game, s: State, other: State) -> list[object] | None:
    """A list that two positions share, or None; those that are only ever replaced may be shared."""
    whole = [part.name for part in game.zones().parts if part.whole]
    mine = {id(each) for each in all_lists(s, whole)}
    return next((each for each in all_lists(other, whole) if id(each) in mine), None)


def entangled(s: State) -> list[object] | None:
    """A list that is used in two places of one position, or None."""
    seen: set[int] = set()
    for each in all_lists(s, []):
        if id(each) in seen:
            return each
        seen.add(id(each))
    return None


def unstored(s: State) -> list[str]:
    """What a position holds without naming it among its fields: it would be lost when stored."""
    held = [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))]
    return [name for name in held if name not in (*s.fields, *VISITORS, "fields")]
