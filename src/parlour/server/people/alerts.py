"""Tells people who are away that it is their turn, by web push and e-mail, if they asked for it.

A browser that allows it gives the address of its push service; what is sent there is encrypted for it. It says
at which game it is one's turn, and never what happened there.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush
from sqlalchemy import delete, insert, select

from parlour.kernel.registry import find_game
from parlour.server.messages.profiles import AlertWish
from parlour.server.people.letters import INVITED, LATE, NUDGED, TURN
from parlour.server.people.mails import Mails
from parlour.server.people.vapid import public_key, server_key
from parlour.server.problems import ProblemError
from parlour.server.storage.engine import writing
from parlour.server.storage.rows import Seat, TableRow
from parlour.server.storage.schema import WAITED_FOR, alerts, seats, tables
from parlour.server.storage.store import Store
from parlour.server.tables.live_tables import LiveTables

log = logging.getLogger("parlour.alerts")
PERIOD = 10.0
QUIET = 30.0  # seconds for which a table has waited for somebody
KEPT = 12 * 3600  # seconds for which a push service keeps an alert for a browser that is off
PATIENCE = 10.0  # seconds that a push service may take
DEVICES = 5  # browsers of one person
AT_ONCE = 500
NOBODY = "host@parlour.invalid"  # the host gave no address; a push service wants one
GONE = (404, 410)  # a push service says that the browser does not want to be told any more
# The push services of the browsers that have one: nothing is sent anywhere else.
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


class Due(Struct, frozen=True):
    """Somebody whose turn it is at a table."""

    table: str
    game: str
    seq: int
    person: str


class Alerts:
    """Who wants to be told, and telling them."""

    def __init__(
        self, store: Store, live_tables: LiveTables, mails: Mails, contact: str, services: tuple[str, ...] = ()
    ) -> None:
        self.store = store
        self.tables = live_tables
        self.mails = mails
        self.contact = contact or NOBODY  # whom a push service may write to
        self.services = services  # of the host's own, beside the usual ones
        self.key: Vapid02 | None = None
        self.task: asyncio.Task[None] | None = None
        self.telling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin."""
        self.key = await server_key(self.store)
        self.task = asyncio.create_task(self.go_round())

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        for each in self.telling:
            each.cancel()
        await asyncio.gather(*self.telling, return_exceptions=True)

    async def go_round(self) -> None:
        """Look again and again who is to be told; a database that is down for a moment is tried again."""
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self.tell_due()
                await self.mails.tell_due()
            except Exception as error:
                log.warning("alerts could not be sent: %s", type(error).__name__)

    @property
    def public_key(self) -> str:
        """The key that a browser needs to subscribe."""
        assert self.key is not None
        return public_key(self.key)

    # Wanting to be told

    async def add(self, person: str, wish: AlertWish) -> None:
        """Tell somebody at another browser too; only the last few are kept."""
        if not self.is_service(wish.endpoint):
            raise ProblemError(422, "this browser's push service is not one that this server knows")
        values = {"person": person, "p256dh": wish.p256dh, "auth": wish.auth, "created": self.tables.now()}
        async with writing(self.store.engine) as connection:
            await connection.execute(delete(alerts).where(alerts.c.endpoint == wish.endpoint))
            await connection.execute(insert(alerts).values(endpoint=wish.endpoint, **values))
            newest = select(alerts.c.endpoint).where(alerts.c.person == person)
            kept = list((await connection.execute(newest.order_by(alerts.c.created.desc()).limit(DEVICES))).scalars())
            old = (alerts.c.person == person) & alerts.c.endpoint.not_in(kept)
            await connection.execute(delete(alerts).where(old))

    async def remove(self, person: str, endpoint: str) -> None:
        """Do not tell somebody at a browser any more."""
        await self.store.change(delete(alerts).where(alerts.c.person == person, alerts.c.endpoint == endpoint))

    def is_service(self, endpoint: str) -> bool:
        """Whether an address is that of a push service, so that nobody lets us send things elsewhere."""
        try:
            address = urlsplit(endpoint)
            host, port = address.hostname or "", address.port
        except ValueError:
            return False
        if address.netloc in self.services:
            return True
        known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
        return known and address.scheme == "https" and port in (None, 443) and address.username is None

    # Telling

    async def tell_due(self) -> None:
        """Tell everybody whose turn it has been for a while, and who is not here. Of several workers one does it."""
        for due in await self.due():
            if due.person in self.here(due.table):
                continue
            behind = (tables.c.seq == due.seq) & (tables.c.alerted < due.seq)
            if await self.store.update_table(due.table, behind, alerted=due.seq):
                await self.tell(due.person, TURN, due.game, due.table)

    async def due(self) -> list[Due]:
        """Those who are waited for and want to be told, at tables of which nobody has been told yet."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.seq, seats.c.person)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                tables.c.status == "playing",
                tables.c.alerted < tables.c.seq,
                tables.c.moved < self.tables.now() - QUIET,
                seats.c.kind == "person",
                seats.c.person.in_(select(alerts.c.person)),
                WAITED_FOR,
            )
            .limit(AT_ONCE)
        )
        return [Due(row.id, row.game, row.seq, row.person) for row in await self.store.rows(query)]

    def nudge(self, table: str, game: str, person: str, by: str) -> None:
        """Somebody at the table nudges a person. That happens in the background: how long it takes would tell whether
        they have alerts."""
        if person not in self.here(table):
            self.soon(self.tell_all(person, NUDGED, game, table, by))

    def invite(self, table: str, game: str, person: str, by: str) -> None:
        """Somebody invites a person to a table."""
        self.soon(self.tell_all(person, INVITED, game, table, by))

    async def tell_late(self, row: TableRow, seat: Seat) -> None:
        """Somebody's time ran out, and a bot plays for them."""
        if seat.person is not None and seat.person not in self.here(row.id):
            self.soon(self.tell_all(seat.person, LATE, row.game, row.id))

    async def tell_all(self, person: str, news: str, game: str, table: str, name: str = "") -> None:
        """Tell somebody in every way that they asked for; `name` is whom the news is of, if anybody."""
        await self.tell(person, news, game, table, name)
        await self.mails.tell(person, news, game, table, name)

    def soon(self, telling: Coroutine[Any, Any, None]) -> None:
        """Tell somebody in the background."""
        task = asyncio.create_task(telling)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    def here(self, table: str) -> set[str]:
        """Who looks at a table."""
        return self.tables.here(table)

    async def tell(self, person: str, news: str, game: str, table: str, name: str = "") -> None:
        """Send an alert to every browser of a person."""
        text = json.dumps({"title": news.format(name=name), "body": find_game(game).title, "table": table})
        for row in await self.store.rows(select(alerts).where(alerts.c.person == person)):
            keys = {"p256dh": row.p256dh, "auth": row.auth}
            if not await asyncio.to_thread(self.send, row.endpoint, keys, text):
                await self.remove(person, row.endpoint)

    def send(self, endpoint: str, keys: dict[str, str], text: str) -> bool:
        """Send a text; returns whether the browser still wants any. Where that fails, nobody is told this time."""
        try:
            webpush(
                {"endpoint": endpoint, "keys": keys},
                text,
                vapid_private_key=self.key,
                vapid_claims={"sub": f"mailto:{self.contact}"},
                ttl=KEPT,
                timeout=PATIENCE,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            log.info("an alert was refused: %s", status)
            return status not in GONE
        except (OSError, ValueError) as error:
            log.info("an alert could not be sent: %s", type(error).__name__)
        return True
