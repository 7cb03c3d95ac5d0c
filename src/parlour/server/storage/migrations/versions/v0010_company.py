"""Whom people do not want to hear or to meet, and to which tables they are invited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "bonds",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bonds_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_bonds_other"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_bonds"),
    )
    op.create_index("ix_bonds_other", "bonds", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_invitations_person"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
