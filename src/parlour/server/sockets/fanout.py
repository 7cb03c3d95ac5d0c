"""Telling other workers that a table changed. They read from the database what changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal
from uuid import uuid4

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from parlour.server.messages.sockets import ChatLine, Nudge

log = logging.getLogger("parlour.fanout")
CHANNEL = "parlour"
PATIENCE = 1.0  # seconds before Redis is tried again, and the timeout for its answers


class Notification(msgspec.Struct, omit_defaults=True):
    """A table changed: its journal, its seats or status, the chat, or who is connected; or somebody is nudged."""

    table: str
    kind: Literal["moved", "changed", "chat", "here", "nudge"]
    sender: str = ""
    chat: ChatLine | None = None
    here: list[str] = []
    nudge: Nudge | None = None


Hear = Callable[[Notification], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]  # called when notes may have been lost


class Fanout:
    """With one worker there is nobody to tell."""

    shared = False  # whether there may be other workers

    def __init__(self) -> None:
        self.name = uuid4().hex

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen."""

    async def tell(self, note: Notification) -> None:
        """Tell the other workers."""

    async def close(self) -> None:
        """Stop listening."""


class RedisFanout(Fanout):
    """Workers that hear each other through Redis. While it is down nobody waits for it, and every worker polls the
    database instead. The sweeper makes up for a single lost note."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis: Redis = Redis.from_url(url)
        self.away = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen."""
        await self.redis.ping()
        self.tasks = [asyncio.create_task(self.listen(hear, missed)), asyncio.create_task(self.look(missed))]

    async def tell(self, note: Notification) -> None:
        """Tell the other workers; those that cannot be reached find out by themselves."""
        if self.away:
            return
        note.sender = self.name
        try:
            async with asyncio.timeout(PATIENCE):  # a move is acknowledged after this
                await self.redis.publish(CHANNEL, msgspec.json.encode(note))
        except (RedisError, OSError) as error:
            self.go_away(error)

    def go_away(self, error: Exception) -> None:
        """Redis does not answer."""
        if not self.away:
            log.warning("Redis is away: %s", type(error).__name__)
        self.away = True

    async def look(self, missed: Missed) -> None:
        """While Redis is down, find out what the other workers do."""
        while True:
            await asyncio.sleep(PATIENCE)
            if self.away:
                await self.attend(missed())

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Listen to the others, and reconnect after Redis was down."""
        while True:
            try:
                await self.listen_once(hear, missed)
            except (RedisError, OSError) as error:
                self.go_away(error)
            await asyncio.sleep(PATIENCE)

    async def listen_once(self, hear: Hear, missed: Missed) -> None:
        """Receive notes until the connection breaks. If Redis was or may be down, check whether it answers; then catch
        up on what was missed."""
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                if self.away:
                    async with asyncio.timeout(PATIENCE):
                        await self.redis.ping()
                    self.away = False
                    log.warning("Redis is back")
                    await self.attend(missed())
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=PATIENCE)
                if message is not None:
                    await self.attend(self.read(message["data"], hear))

    async def read(self, letter: bytes, hear: Hear) -> None:
        """Read a note, unless this worker sent it."""
        note = msgspec.json.decode(letter, type=Notification)
        if note.sender != self.name:
            await hear(note)

    async def attend(self, work: Awaitable[None]) -> None:
        """Handle the notes of the others. If one of them fails, the next one is still handled."""
        try:
            await work
        except Exception:
            log.exception("news of another worker came to nothing")

    async def close(self) -> None:
        """Stop listening."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()
