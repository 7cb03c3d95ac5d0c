"""Alembic's entry: it works on the connection that the server passes."""

from __future__ import annotations

from alembic import context

from parlour.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
