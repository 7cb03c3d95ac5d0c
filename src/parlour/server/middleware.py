"""The middleware that every request passes: where it comes from, what it carries, and how often."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.access import Access, address_of, same_origin
from parlour.server.costs import Metered
from parlour.server.metrics import REQUESTS
from parlour.server.problems import ProblemError, problem_of, tell_broken

log = logging.getLogger("parlour.requests")

SAFE = {"GET", "HEAD", "OPTIONS"}
MOST_BYTES = 64 * 1024
MOST_BYTES_OF = {"/api/records": 2 * 1024 * 1024}
LONGEST_PATH = 500
ARRIVAL = 20.0  # timeout in seconds for the body of a request
GONE = 499  # logged if the client disconnected before the response
UNCOUNTED = {"/health", "/ready", "/metrics"}  # requested by machines, all the time

# Scripts only from us and never inline. Style may be inline: animated cards carry their places in it.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the address of a table lets others in
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class HttpMiddleware:
    """Middleware for every HTTP request; sockets and the lifespan events are passed through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let something through."""
        await (self.handle if scope["type"] == "http" else self.app)(scope, receive, send)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; each subclass does it in its own way."""
        raise NotImplementedError


class RequestLogMiddleware(HttpMiddleware):
    """Logs every request with its path's template, never its content, and adds the security headers."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log its result."""
        began, number, status = time.perf_counter(), secrets.token_hex(8), GONE

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, number)
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            seconds = time.perf_counter() - began
            path = template_of(scope)
            method = scope["method"] if scope["method"] in KNOWN_METHODS else "OTHER"
            REQUESTS.labels(method, path, str(status)).observe(seconds)
            facts = {"request": number, "method": method, "path": path, "status": status}
            log.info("request", extra={"facts": {**facts, "ms": round(seconds * 1000, 1)}})


KNOWN_METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}


def add_headers(message: MutableMapping[str, Any], number: str) -> None:
    """The headers of every response."""
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers["X-Request-Id"] = number


def template_of(scope: Scope) -> str:
    """The path with its parameters left out: a table's id lets others in."""
    return getattr(scope.get("route"), "path", "") or "elsewhere"


class AdmissionMiddleware(HttpMiddleware):
    """Admits requests that our own page may have sent: in JSON, not too large, not too often and not too expensive."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["path"] in UNCOUNTED:
            await self.app(scope, receive, send)
            return
        access: Access = scope["app"].state.context.access
        address = address_of(HTTPConnection(scope))
        try:
            access.count("requests", address)
            check_headers(scope)
            if scope["method"] not in SAFE:
                receive = await buffer_body(scope, receive)
            account = scope["account"] = access.account(address)
            if access.unlimited:
                await self.app(scope, receive, send)
                return
            async with access.concurrency.of(address):
                access.refuse_debt(account)
                await Metered(self.pass_on(scope, receive, send), account)
        except ProblemError as refused:
            await problem_of(refused)(scope, receive, send)
        except ClientDisconnect:
            pass  # the client has disconnected

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer."""
        await self.app(scope, receive, send)


def check_headers(scope: Scope) -> None:
    """Refuse a request if its headers are reason enough, before its body is read."""
    headers = Headers(scope=scope)
    if len(scope["path"]) > LONGEST_PATH:
        raise ProblemError(414, "the address is too long")
    if scope["method"] in SAFE:
        return
    if not same_origin(headers):
        raise ProblemError(403, "that was sent by a page of another site")
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ProblemError(415, "the body must be JSON, with the content type application/json")
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > most_bytes(scope):
        raise too_large(scope)


async def buffer_body(scope: Scope, receive: Receive) -> Receive:
    """Read a body up to its maximum length and within its timeout; returns a function that receives it again."""
    try:
        async with asyncio.timeout(ARRIVAL):
            body = await read_body(scope, receive)
    except TimeoutError:
        raise ProblemError(408, f"the body must arrive within {ARRIVAL:.0f} seconds") from None
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return whole.pop() if whole else await receive()

    return again


async def read_body(scope: Scope, receive: Receive) -> bytes:
    """A body, as long as it is not too long."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most_bytes(scope):
            raise too_large(scope)
    return bytes(body)


def most_bytes(scope: Scope) -> int:
    """How long the body of a request may be."""
    return MOST_BYTES_OF.get(scope["path"], MOST_BYTES)


def too_large(scope: Scope) -> ProblemError:
    """A body that is too long."""
    return ProblemError(413, f"the body must not be longer than {most_bytes(scope) // 1024} kB")


# Errors are answered inside, so that these responses are logged and carry the headers, too.
MIDDLEWARE = [
    Middleware(RequestLogMiddleware),
    Middleware(ServerErrorMiddleware, handler=tell_broken),
    Middleware(GZipMiddleware, minimum_size=1400, compresslevel=5),
    Middleware(AdmissionMiddleware),
]
