"""Where people want to be told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table, and up to which entry of a table people have been told."""
    op.create_table(
        "alerts",
        sa.Column("endpoint", sa.String(500), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_alerts_person"),
        sa.PrimaryKeyConstraint("endpoint", name="pk_alerts"),
    )
    op.create_index("ix_alerts_person", "alerts", ["person"])
    op.add_column("tables", sa.Column("alerted", sa.Integer, nullable=False, server_default="0"))
