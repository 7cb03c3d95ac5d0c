"""The language in which people are written to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add it; whoever was written to before was written to in English."""
    op.add_column("mails", sa.Column("language", sa.String(8), nullable=False, server_default="en"))
