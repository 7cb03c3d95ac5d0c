"""The server as one application: pages, HTTP, sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.server.context import Settings, open_context
from parlour.server.middleware import MIDDLEWARE
from parlour.server.problems import ERRORS
from parlour.server.routes import ROUTES
from parlour.server.sockets.table_socket import table_socket


def make_app(settings: Settings) -> Starlette:
    """An application with its own worker."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_context(settings) as context:
            app.state.context = context
            yield

    return Starlette(
        routes=[WebSocketRoute("/ws/tables/{table}", table_socket), *ROUTES],
        middleware=MIDDLEWARE,
        exception_handlers=ERRORS,
        lifespan=lifespan,
    )
