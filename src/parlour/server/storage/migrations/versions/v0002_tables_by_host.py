"""Find the tables that somebody hosts without looking at all of them."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the index."""
    op.create_index("ix_tables_host", "tables", ["host"])
