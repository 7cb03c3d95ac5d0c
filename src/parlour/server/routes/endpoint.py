"""An endpoint of the HTTP API: what it takes, what it returns, and its description.

The routes and the OpenAPI description are both made from these.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.server.access import address_of
from parlour.server.context import Context
from parlour.server.costs import Account
from parlour.server.messages.http import Strict
from parlour.server.problems import ProblemError
from parlour.server.storage.rows import Person

T = TypeVar("T")
Handler = Callable[..., Awaitable[Any]]


class Nothing(Strict):
    """A request that carries nothing: {}."""


class Call:
    """A request while it is being answered."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.context: Context = request.app.state.context
        self.sender: Person | None = None  # once they are known
        self.remember: str | None = None  # the session to set a cookie for
        self.forget = False  # whether to delete the cookie

    @property
    def secure(self) -> bool:
        """Whether the request came by https."""
        return self.request.url.scheme == "https"

    async def person(self) -> Person | None:
        """Who sent the request, if known; from now on they pay for their requests."""
        if self.sender is None:
            self.sender = await self.context.access.person_of(self.request)
            if self.sender is not None:
                self.context.access.charge_person(self.account, self.sender.id)
                self.context.access.refuse_debt(self.account)
        return self.sender

    @property
    def account(self) -> Account:
        """Who pays for the request."""
        account: Account = self.request.scope["account"]
        return account

    async def known_person(self) -> Person:
        """Who sent the request; refused if they have no session."""
        person = await self.person()
        if person is None:
            raise ProblemError(401, "say your name first")
        return person

    def path_value(self, name: str) -> str:
        """A parameter of the path."""
        return str(self.request.path_params[name])

    def query_value(self, name: str) -> str | None:
        """A parameter of the query."""
        return self.request.query_params.get(name)

    def count(self, limit: str, who: str = "") -> None:
        """Count one more of something, by address or by the key given."""
        self.context.access.count(limit, who or address_of(self.request))


class Endpoint:
    """A method on a path. `keep` is for how many seconds a browser may cache the response; a `raw` body is decoded
    later."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        returns: Any,
        accepts: type[Any] | None = None,
        query: dict[str, list[str] | None] | None = None,
        keep: int = 0,
        raw: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.returns = returns
        self.accepts = accepts
        self.query = query or {}
        self.keep = keep
        self.raw = raw

    @property
    def words(self) -> str:
        """What it does."""
        return (self.handler.__doc__ or "").strip()

    def route(self) -> Route:
        """The endpoint for the router."""
        return Route(self.path, self.answer, methods=[self.method], name=self.handler.__name__)

    async def answer(self, request: Request) -> Response:
        """Read the request, do it, and write the response."""
        call = Call(request)
        if self.accepts is None:
            result = await self.handler(call)
        else:
            result = await self.handler(call, decode(await request.body(), msgspec.Raw if self.raw else self.accepts))
        cache = f"private, max-age={self.keep}" if self.keep else "no-store"
        response = Response(msgspec.json.encode(result), 200, {"Cache-Control": cache}, "application/json")
        if call.remember is not None:
            call.context.access.people.remember(response, call.remember, call.secure)
        if call.forget:
            call.context.access.people.forget(response, call.secure)
        return response


def get(path: str, handler: Handler, returns: Any, keep: int = 0, **query: Any) -> Endpoint:
    """An endpoint that only looks."""
    return Endpoint("GET", path, handler, returns, None, query, keep)


def post(path: str, handler: Handler, accepts: type[Any], returns: Any, raw: bool = False) -> Endpoint:
    """An endpoint that changes something."""
    return Endpoint("POST", path, handler, returns, accepts, raw=raw)


def decode(body: bytes, kind: type[T]) -> T:
    """A body as the message that it must be."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise ProblemError(HTTPStatus.UNPROCESSABLE_ENTITY, f"that is not a valid message: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProblemError(HTTPStatus.BAD_REQUEST, f"that is not JSON: {error}") from None
