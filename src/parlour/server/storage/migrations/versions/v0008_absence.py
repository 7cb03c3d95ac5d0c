"""People who are away: for how long, who nudged them, and why a bot plays for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns. At the tables of before a bot may sit in after two minutes, as it was."""
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="120"))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("nudged", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("votes", sa.String(60)))
    op.add_column("seats", sa.Column("cause", sa.String(8)))
