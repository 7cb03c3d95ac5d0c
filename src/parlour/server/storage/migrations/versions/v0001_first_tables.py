"""People, tables, seats, journals, chat, secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kept_name", sa.String(64), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id")),
        sa.Column("clock_kind", sa.String(8), nullable=False),
        sa.Column("clock_amount", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waits", sa.String(40), nullable=False),
        sa.Column("bot_due", sa.Float),
        sa.Column("deadline", sa.Float),
        sa.Column("ending", sa.Text),
        sa.Column("wish", sa.Text),
        sa.Column("came_from", sa.String(40)),
        sa.Column("next_table", sa.String(40)),
    )
    op.create_index("ix_tables_status_public", "tables", ["status", "public", "moved"])
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id")),
        sa.Column("level", sa.String(10)),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(80), nullable=False),
        sa.Column("option", sa.String(40), nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
