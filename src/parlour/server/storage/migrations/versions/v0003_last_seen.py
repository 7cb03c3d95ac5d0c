"""When somebody was last here, and who said what, so that guests who have nothing here can be forgotten."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column and an index; for older guests it is unknown, so they count as seen just now."""
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.update(sa.table("people", sa.column("seen"))).values(seen=time.time()))
    op.create_index("ix_chat_person", "chat", ["person"])
