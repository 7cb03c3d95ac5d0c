"""Being told at home that it is one's turn."""

from __future__ import annotations

from parlour.server.messages.profiles import AlertKey, AlertWish, NoAlert
from parlour.server.routes.endpoint import Call, get, post


async def alert_key(call: Call) -> AlertKey:
    """The key that a browser needs to be told."""
    return AlertKey(call.context.alerts.public_key)


async def want_alerts(call: Call, wish: AlertWish) -> None:
    """Tell this browser when it is your turn and you are away."""
    person = await call.known_person()
    call.count("alerts", person.id)
    await call.context.alerts.add(person.id, wish)


async def end_alerts(call: Call, wish: NoAlert) -> None:
    """Do not tell this browser any more."""
    person = await call.known_person()
    call.count("alerts", person.id)
    await call.context.alerts.remove(person.id, wish.endpoint)


ENDPOINTS = [
    get("/api/alerts", alert_key, AlertKey),
    post("/api/alerts", want_alerts, AlertWish, None),
    post("/api/alerts/end", end_alerts, NoAlert, None),
]
