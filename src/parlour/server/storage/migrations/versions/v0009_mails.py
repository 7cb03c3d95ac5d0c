"""Where people want to be told by e-mail that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table, and up to which entry of a table people have been told by e-mail."""
    op.create_table(
        "mails",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("proven", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mails_person"),
        sa.PrimaryKeyConstraint("person", name="pk_mails"),
        sa.UniqueConstraint("token", name="uq_mails_token"),
    )
    op.add_column("tables", sa.Column("mailed", sa.Integer, nullable=False, server_default="0"))
