"""What decided finished games, as it was thought through."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "stories",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("story", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_stories_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_stories"),
    )
