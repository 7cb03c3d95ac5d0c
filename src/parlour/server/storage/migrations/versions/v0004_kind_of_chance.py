"""Which chance a table is played with: existing tables go on as they began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; older tables have the fast chance."""
    op.add_column("tables", sa.Column("chance", sa.String(8), nullable=False, server_default="fast"))
