"""What a kept name looks like, so that nobody takes one that can be mistaken for it; and which cookies have ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from parlour.server.people.names import looks

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column and the table. Of older kept names that look alike, only the first reserves its looks."""
    op.add_column("people", sa.Column("looks", sa.String(64)))
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("kept_name"), sa.column("looks"))
    kept = sa.select(people.c.id, people.c.name).where(people.c.kept_name.is_not(None)).order_by(people.c.id)
    taken: set[str] = set()
    for person, name in op.get_bind().execute(kept).all():
        if looks(name) not in taken:
            taken.add(looks(name))
            op.execute(sa.update(people).where(people.c.id == person).values(looks=looks(name)))
    op.create_index("ix_people_looks", "people", ["looks"], unique=True)
    op.create_table(
        "ended",
        sa.Column("session", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("session", name="pk_ended"),
    )
