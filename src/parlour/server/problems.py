"""Why a request was refused: a status, a sentence, and perhaps a rule."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import ParlourError
from parlour.server.messages.http import Problem
from parlour.server.storage.engine import AWAY
from parlour.server.tables.refusals import MissingTableError, RefusedError

log = logging.getLogger("parlour.problems")
UNSTORED = "nothing can be stored just now; try again in a moment"


class ProblemError(Exception):
    """A request that cannot be done, with the status that says why."""

    def __init__(self, status: int, error: str, rule: str | None = None) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule


def problem(status: int, error: str, rule: str | None = None, headers: dict[str, str] | None = None) -> Response:
    """A refusal as the browser reads it."""
    body = msgspec.json.encode(Problem(error, rule))
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, "application/json")


def problem_of(error: ProblemError) -> Response:
    """A refusal of our own; a client that asked too often is told when to try again, and its connection is closed."""
    headers = {"Retry-After": "10", "Connection": "close"} if error.status == HTTPStatus.TOO_MANY_REQUESTS else None
    return problem(error.status, error.error, error.rule, headers)


async def tell_problem(request: Request, error: Exception) -> Response:
    """A refusal of our own."""
    assert isinstance(error, ProblemError)
    return problem_of(error)


async def tell_wrong(request: Request, error: Exception) -> Response:
    """Something given to Parlour was wrong."""
    return problem(422, str(error))


async def tell_refused(request: Request, error: Exception) -> Response:
    """The table does not allow it now."""
    assert isinstance(error, RefusedError)
    return problem(409, error.text, error.rule)


async def tell_missing(request: Request, error: Exception) -> Response:
    """There is no such table."""
    return problem(404, "there is no such table")


async def tell_plain(request: Request, error: Exception) -> Response:
    """What the router refuses: no such page, no such method."""
    assert isinstance(error, HTTPException)
    words = {404: "there is nothing at this address", 405: "that cannot be done with this address"}
    return problem(error.status_code, words.get(error.status_code, error.detail), None, dict(error.headers or {}))


async def tell_unstored(request: Request, error: Exception) -> Response:
    """The database is down, or its disk is full. The request may or may not have been carried out."""
    log.error("the database failed: %s", type(error).__name__, exc_info=error)
    return problem(503, UNSTORED)


async def tell_broken(request: Request, error: Exception) -> Response:
    """An internal error; the log has the details."""
    return problem(500, "something went wrong on the server; it was logged")


Tell = Callable[[Request, Exception], Awaitable[Response]]

ERRORS: dict[Any, Tell] = {
    ProblemError: tell_problem,
    RefusedError: tell_refused,
    MissingTableError: tell_missing,
    ParlourError: tell_wrong,
    HTTPException: tell_plain,
    **dict.fromkeys(AWAY, tell_unstored),
}
