"""Everything that a worker is made of, opened in order and closed in reverse."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from parlour.server.access import Access
from parlour.server.people.alerts import Alerts
from parlour.server.people.company import Company
from parlour.server.people.mails import Mails
from parlour.server.people.post import PostOffice
from parlour.server.people.profiles import Profiles
from parlour.server.readiness import Readiness
from parlour.server.records.record_checks import RecordChecks
from parlour.server.records.reviews import Reviews
from parlour.server.records.stories import Stories
from parlour.server.server_clock import ServerClock
from parlour.server.sockets.fanout import Fanout, RedisFanout
from parlour.server.storage.engine import migrate, open_engine
from parlour.server.storage.store import Store
from parlour.server.tables.absence import Absence
from parlour.server.tables.auto_answers import AutoAnswers
from parlour.server.tables.journal import Journal
from parlour.server.tables.live_tables import LiveTables
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.moves import Moves
from parlour.server.tables.new_tables import TableOpener
from parlour.server.tables.presence import Presence
from parlour.server.tables.sweeper import Sweeper
from parlour.server.thinking.bot_pool import BotPool
from parlour.server.thinking.bots import BotRunner
from parlour.server.thinking.thread_queue import ThreadQueue


class Settings(Struct, frozen=True):
    """How a worker is run."""

    database: str
    redis: str = ""
    bot_processes: int = 2  # processes in which bots think
    pace: float = 0.7  # minimum seconds for a bot's answer, except at tables without people; 0 for none
    metrics_token: str = ""  # the token that a request for /metrics must carry; without one it is not served
    unlimited: bool = False  # no rate limits, for measuring
    contact: str = ""  # whom a push service may write to about the alerts of this server
    smtp: str = ""  # the SMTP server that sends e-mails; without one nobody is written to
    site: str = ""  # where people find this parlour, for the links in e-mails
    push_services: tuple[str, ...] = ()  # host:port of push services beside the usual ones


class Context:
    """The parts of a worker."""

    def __init__(
        self, settings: Settings, moves: Moves, bot_pool: BotPool, access: Access, auto_answers: AutoAnswers
    ) -> None:
        self.settings = settings
        self.moves = moves
        self.auto_answers = auto_answers
        self.tables = moves.tables
        self.presence = moves.presence
        self.store = self.tables.store
        self.bot_pool = bot_pool
        self.access = access
        self.short_work = ThreadQueue()  # a queue of its own: nobody waits for a long game first
        self.record_checks = RecordChecks()
        self.stories = Stories(self.store)
        self.reviews = Reviews()
        self.reviews.keep = self.stories.keep
        self.mails = Mails(self.store, self.tables, PostOffice(settings.smtp, settings.contact, settings.site))
        self.alerts = Alerts(self.store, self.tables, self.mails, settings.contact, settings.push_services)
        self.company = Company(self.store, self.alerts)
        self.lobby = Lobby(moves, Absence(self.presence, self.alerts, self.company), self.company)
        self.profiles = Profiles(self.store)
        self.opener = TableOpener(moves, self.lobby, self.record_checks)
        self.readiness = Readiness(self.store)


@asynccontextmanager
async def open_context(settings: Settings) -> AsyncIterator[Context]:
    """Migrate the database and start everything; at the end nothing that was acknowledged is lost."""
    engine = open_engine(settings.database)
    await migrate(engine)
    store, journal = Store(engine), Journal(engine)
    fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
    time = ServerClock()
    presence = Presence(LiveTables(store, time), fanout)
    moves, bot_pool = Moves(presence, journal), BotPool(settings.bot_processes, ready=True)
    keeper = BotRunner(moves, bot_pool, settings.pace)
    auto_answers = AutoAnswers(moves)
    sweeper = Sweeper(moves, keeper)
    access = Access(store, await store.secret("cookies", secrets.token_hex(32)), settings.unlimited)
    time.open()
    journal.open()
    await fanout.open(presence.hear, sweeper.polling.poll_all)
    sweeper.open()
    auto_answers.open()
    context = Context(settings, moves, bot_pool, access, auto_answers)
    sweeper.out_of_time = context.alerts.tell_late
    await context.alerts.open()
    try:
        yield context
    finally:
        await context.record_checks.close()
        await context.reviews.close()
        await context.alerts.close()
        await sweeper.close()
        await auto_answers.close()
        await keeper.close()
        await bot_pool.close()
        await fanout.close()
        await journal.close()
        await time.close()
        await engine.dispose()
