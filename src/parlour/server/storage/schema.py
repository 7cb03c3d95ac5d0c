"""The schema of the database. The primary key (table, seq) of the journal orders the moves: the database decides
which of two answers came first, so any worker may serve any table."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    cast,
    literal,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("kept_name", String(64), unique=True),  # in lower case; only names kept with a password
    Column("looks", String(64), unique=True, index=True),  # what a kept name looks like
    Column("password", Text),  # an argon2 hash
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # when the browser was last given its cookie
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(80), nullable=False),
    Column("chance", String(8), nullable=False, server_default="fast"),  # keyed, except for the oldest tables
    Column("commitment", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), ForeignKey("people.id"), index=True),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_amount", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("seq", Integer, nullable=False),  # the last number of the journal
    Column("waits", String(40), nullable=False),  # the seats that are asked now: "0 2"
    Column("bot_due", Float),  # when a bot that is asked should have answered
    Column("deadline", Float),  # when the first clock runs out
    Column("ending", Text),  # JSON, once the game is over
    Column("wish", Text),  # JSON: somebody asks to take an answer back
    Column("came_from", String(40)),
    Column("next_table", String(40)),
    Column("alerted", Integer, nullable=False, server_default="0"),  # the entry up to which people have been told
    Column("mailed", Integer, nullable=False, server_default="0"),  # the same by e-mail
    Column("patience", Integer, nullable=False, server_default="120"),  # seconds before a bot may sit in
    Index("ix_tables_status_public", "status", "public", "moved"),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", String(40), ForeignKey("people.id"), index=True),  # also of a bot that stands in for a person
    Column("level", String(10)),
    Column("wishes", String(80)),  # what the person wants to be asked, and how quick bots shall be
    Column("seen", Float, nullable=False, server_default="0"),  # when the person was last seen here
    Column("nudged", Float, nullable=False, server_default="0"),  # when somebody last nudged the person
    Column("votes", String(60)),  # the entry after which, and the seats that want a bot here: "17 0 2"
    Column("cause", String(8)),  # why a bot plays for the person: left, time, host, vote
)

# The condition that a seat is one of those that its table waits for: "0 2".
WAITED_FOR = (literal(" ") + tables.c.waits + " ").like(literal("% ") + cast(seats.c.seat, String) + " %")

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, answer, bot, auto, undo, stuck, drawn
    Column("seat", Integer, nullable=False),  # who answered or took back; -1 for the start
    Column("what", String(80), nullable=False),
    Column("option", String(40), nullable=False),
    Column("undone", Integer, nullable=False),  # how many answers an undo took back
    Column("spent", Float, nullable=False),  # the seconds that the seat's clock lost
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

alerts = Table(
    "alerts",
    metadata,
    Column("endpoint", String(500), primary_key=True),  # of a browser, at its push service
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),  # the keys for which it is encrypted
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # of the links in every e-mail
    Column("proven", Boolean, nullable=False),  # whether the person opened the link that was sent to the address
    Column("asked", Float, nullable=False),
    Column("sent", Float, nullable=False),  # when they were last told something
    Column("language", String(8), nullable=False, server_default="en"),  # which they read
)

bonds = Table(
    "bonds",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("other", String(40), ForeignKey("people.id"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),  # mute, block
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True, index=True),
)

stories = Table(
    "stories",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("story", Text, nullable=False),  # JSON
)

ended = Table(
    "ended",
    metadata,
    Column("session", String(80), primary_key=True),  # of a cookie that is no longer valid
    Column("at", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)
