"""For operators: is the server alive, is it ready, and its metrics."""

from __future__ import annotations

from hmac import compare_digest

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.server.metrics import REGISTRY


async def health(request: Request) -> Response:
    """The process answers."""
    return JSONResponse({"alive": True})


async def ready(request: Request) -> Response:
    """Moves can be stored."""
    alive = await request.app.state.context.readiness.check()
    return JSONResponse({"ready": alive}, 200 if alive else 503)


async def metrics(request: Request) -> Response:
    """What is counted, for Prometheus; for nobody else, so only with the token that this server was given."""
    token = request.app.state.context.settings.metrics_token
    shown = request.headers.get("authorization", "")
    if not token or not compare_digest(shown.encode(), f"Bearer {token}".encode()):
        raise HTTPException(404)
    return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


ROUTES = [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]
