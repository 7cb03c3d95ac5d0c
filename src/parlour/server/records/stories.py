"""The stories of finished games in the database: a game is thought through once, whichever worker is asked."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.review.story import Story
from parlour.server.storage.engine import AWAY
from parlour.server.storage.schema import stories
from parlour.server.storage.store import Store

log = logging.getLogger("parlour.stories")


class Stories:
    """Reads and writes stories."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> Story | None:
        """The story of a table's game. One that an older server wrote in another form is forgotten, and told anew."""
        for row in await self.store.rows(select(stories.c.story).where(stories.c.table_id == table)):
            try:
                return msgspec.json.decode(row.story, type=Story)
            except msgspec.ValidationError:
                await self.store.change(delete(stories).where(stories.c.table_id == table))
        return None

    async def keep(self, table: str, story: Story) -> None:
        """Keep a story; if the database is down, whoever asks later waits once more."""
        try:
            with suppress(IntegrityError):  # another worker was faster
                await self.store.change(
                    insert(stories).values(table_id=table, story=msgspec.json.encode(story).decode())
                )
        except AWAY as error:
            log.warning("a story could not be kept: %s", type(error).__name__)
