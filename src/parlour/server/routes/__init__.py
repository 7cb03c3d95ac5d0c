"""Everything that the server answers over HTTP."""

from __future__ import annotations

from starlette.routing import BaseRoute

from parlour.server.routes import (
    alerts,
    client,
    company,
    decks,
    games,
    health,
    mails,
    openapi,
    people,
    profiles,
    replays,
    tables,
)

API = [
    *people.ENDPOINTS,
    *alerts.ENDPOINTS,
    *mails.ENDPOINTS,
    *games.ENDPOINTS,
    *decks.ENDPOINTS,
    *tables.ENDPOINTS,
    *company.ENDPOINTS,
    *replays.ENDPOINTS,
    *profiles.ENDPOINTS,
]

ROUTES: list[BaseRoute] = [
    *[endpoint.route() for endpoint in [*API, openapi.endpoint_for(API)]],
    *health.ROUTES,
    *client.ROUTES,
]
