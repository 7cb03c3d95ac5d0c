"""The longest record that is let in: a game in which nobody means to end it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import parlour.games  # noqa: F401
from parlour.kernel.record import dump_record, new_match
from parlour.kernel.registry import find_game


@cache
def long_record(answers: int = 9_901) -> dict[str, Any]:
    """A record of so many answers that goes on and on."""
    match = new_match(find_game("dale"), {"players": 2}, "a long evening", listen=False)
    while len(match.past) + len(match.trail) < answers:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    assert match.ending is None
    record: dict[str, Any] = json.loads(dump_record(match))
    return record
