"""For those who look after the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import logging

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.server.metrics import REGISTRY

log = logging.getLogger("parlour.health")


async def health(request: Request) -> Response:
    """The process answers."""
    return JSONResponse({"alive": True})


async def ready(request: Request) -> Response:
    """The database answers too, so that moves can be stored."""
    try:
        await request.app.state.context.store.ping()
    except Exception as error:  # whatever it is, nobody should be sent here now
        log.warning("not ready: %s", type(error).__name__)
        return JSONResponse({"ready": False}, 503)
    return JSONResponse({"ready": True})


async def metrics(request: Request) -> Response:
    """What is counted, for Prometheus."""
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


ROUTES = [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]
