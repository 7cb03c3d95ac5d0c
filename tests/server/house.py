"""The whole application on a database of its own, asked over HTTP without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette
from tests.server.moves import DUEL

from parlour.server.app import make_app
from parlour.server.context import Context, Settings
from parlour.server.people.identity import People

HERE = "http://parlour.test"
ADDRESS = "192.0.2.1"  # from which everybody comes
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)  # nobody attacks a test


class Guest:
    """A browser of our own page."""

    def __init__(self, app: Starlette, base: str = HERE) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(ADDRESS, 1))
        self.client = httpx.AsyncClient(transport=transport, base_url=base, headers={"Origin": base})

    async def get(self, path: str, status: int = 200, **settings: Any) -> Any:
        """What an address gives, if it has the status."""
        return self.read(await self.client.get(path, **settings), status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """What an address answers, if it has the status."""
        return self.read(await self.client.post(path, json={} if body is None else body), status)

    def read(self, answer: httpx.Response, status: int) -> Any:
        """The answer, or the sentence of its refusal."""
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if status == 200 else answer.json()["error"]


class House:
    """The application while it runs."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.guests: list[Guest] = []

    @property
    def context(self) -> Context:
        """What is behind it."""
        context: Context = self.app.state.context
        return context

    def browser(self, base: str = HERE) -> Guest:
        """Somebody who has not said a name."""
        guest = Guest(self.app, base)
        self.guests.append(guest)
        return guest

    async def guest(self, name: str) -> Guest:
        """Somebody who came in."""
        guest = self.browser()
        await guest.post("/api/me", {"name": name})
        return guest

    async def table(self, host: Guest, kinds: str = "me open", public: bool = False) -> str:
        """A table of Alliances for two, with seats of these kinds."""
        wish = {"game": "alliances", "options": DUEL, "public": public, "seats": [{"kind": k} for k in kinds.split()]}
        return str((await host.post("/api/tables", wish))["table"])

    async def play(self, table: str, turns: int = 10_000) -> None:
        """Let whoever is asked give his first option, so many times or to the end."""
        moves = self.context.moves
        for _ in range(turns):
            async with moves.tables.at(table) as (_, live):
                if live.over:
                    return
                ask = live.questions[0]
                number, seat = live.asked[ask.seat], live.seats[ask.seat]
                person = seat.person if seat.kind == "person" else None
            await moves.answer(table, ask.seat, number, ask.options[0], person)


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """The application, open; open it again and everything is still there."""
    app = make_app(Settings(f"sqlite:///{folder / 'parlour.db'}", **settings))
    async with app.router.lifespan_context(app):
        house = House(app)
        store = house.context.store
        house.context.access.people = People(store, await store.secret("cookies", ""), QUICK)
        try:
            yield house
        finally:
            for guest in house.guests:
                await guest.client.aclose()


def at_home(story: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """A test that is told in an open house."""

    def test(tmp_path: Path) -> None:
        async def tell() -> None:
            async with open_house(tmp_path) as house:
                await story(house)

        asyncio.run(tell())

    test.__name__, test.__module__ = story.__name__, story.__module__
    return test
