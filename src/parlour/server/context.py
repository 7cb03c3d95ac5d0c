"""Everything that a worker is made of, opened in order and closed in reverse."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from parlour.server.bots import BotKeeper
from parlour.server.checking import Checkers
from parlour.server.fanout import Fanout, RedisFanout
from parlour.server.guard import Guard
from parlour.server.hall import Hall
from parlour.server.journal import Journal
from parlour.server.lane import Lane
from parlour.server.lobby import Lobby
from parlour.server.opening import Opener
from parlour.server.pulse import Pulse
from parlour.server.storage.engine import migrate, open_engine
from parlour.server.storage.store import Store
from parlour.server.sweeper import Sweeper
from parlour.server.thinking import Thinkers
from parlour.server.timekeeping import Timekeeper


class Settings(Struct, frozen=True):
    """How a worker is run."""

    database: str
    redis: str = ""
    thinkers: int = 2  # processes in which bots think
    pace: float = 0.7  # minimum seconds for a bot's answer, except at tables without people; 0 for none
    metrics_token: str = ""  # the token that a request for /metrics must carry; without one it is not served
    unlimited: bool = False  # no rate limits, for measuring


class Context:
    """The parts of a worker."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, thinkers: Thinkers, guard: Guard) -> None:
        self.settings = settings
        self.store = store
        self.hall = hall
        self.thinkers = thinkers
        self.guard = guard
        self.brief = Lane()  # for short work; the hall has its own for long work
        self.lobby = Lobby(hall)
        self.checkers = Checkers()
        self.opener = Opener(hall, self.lobby, self.checkers)
        self.pulse = Pulse(store)


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[Context]:
    """Migrate the database and start everything; at the end nothing that was acknowledged is lost."""
    engine = open_engine(settings.database)
    await migrate(engine)
    store, journal = Store(engine), Journal(engine)
    fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
    time = Timekeeper()
    hall, thinkers = Hall(store, journal, fanout, time), Thinkers(settings.thinkers)
    keeper = BotKeeper(hall, thinkers, settings.pace)
    sweeper = Sweeper(hall, keeper)
    guard = Guard(store, await store.secret("cookies", secrets.token_hex(32)), settings.unlimited)
    time.open()
    journal.open()
    await fanout.open(hall.hear, sweeper.news.look_around)
    sweeper.open()
    context = Context(settings, store, hall, thinkers, guard)
    try:
        yield context
    finally:
        await context.checkers.close()
        await sweeper.close()
        await keeper.close()
        await thinkers.close()
        await fanout.close()
        await journal.close()
        await time.close()
        await engine.dispose()
