"""What the person in a seat wants to be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column. Who sits at a table since before is asked everything until their browser says otherwise."""
    op.add_column("seats", sa.Column("wishes", sa.String(80)))
