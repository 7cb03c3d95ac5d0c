"""When the rules themselves fail: the failure is logged, and another answer is tried.

Nobody is told the message of the error, because it may name cards. The log gets the type of the error and its place.
"""

from __future__ import annotations

import logging
import time

from parlour.kernel.match import Match
from parlour.server.logs import places
from parlour.server.metrics import BREAKS

log = logging.getLogger("parlour.rule_failures")
SEARCHING = 3.0  # seconds for which other answers are tried


def note_failure(game: str, error: BaseException | None) -> None:
    """The rules of a game failed."""
    BREAKS.labels(game).inc()
    trace = error.__traceback__ if error is not None else None
    log.error("the rules of %s broke", game, extra={"facts": {"error": type(error).__name__, "at": places(trace)}})


def first_that_works(match: Match, seat: int, options: list[int], seconds: float = SEARCHING) -> int | None:
    """The first of some answers on which the rules do not fail; None if there is none. The match is not changed."""
    deadline = time.monotonic() + seconds
    for option in options:
        if time.monotonic() > deadline:
            raise TimeoutError
        try:
            match.clone().answer(seat, option)
        except Exception:  # any failure of the rules
            continue
        return option
    return None
