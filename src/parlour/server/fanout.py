"""Telling other workers that a table changed. What changed they read from the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal
from uuid import uuid4

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from parlour.server.talk import ChatLine

log = logging.getLogger("parlour.fanout")
CHANNEL = "parlour"
PATIENCE = 1.0  # seconds before Redis is tried again, and after which nobody waits for it


class Note(msgspec.Struct, omit_defaults=True):
    """A table changed: its journal, its seats or status, what is said, or who is here."""

    table: str
    kind: Literal["moved", "changed", "chat", "here"]
    sender: str = ""
    chat: ChatLine | None = None
    here: list[str] = []


Hear = Callable[[Note], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]  # told when notes may have been lost


class Fanout:
    """With one worker there is nobody to tell."""

    shared = False  # whether there may be other workers

    def __init__(self) -> None:
        self.name = uuid4().hex

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen."""

    async def tell(self, note: Note) -> None:
        """Tell the other workers."""

    async def close(self) -> None:
        """Stop listening."""


class RedisFanout(Fanout):
    """Workers that hear each other through Redis. While it is away nobody waits for it, and everybody looks into the
    database instead; a single note that is lost is made good by the sweeper."""

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

    async def tell(self, note: Note) -> None:
        """Tell the other workers; those that cannot be told find out by themselves."""
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
        """While Redis is away, find out what the others do."""
        while True:
            await asyncio.sleep(PATIENCE)
            if self.away:
                await self.attend(missed())

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Hear the others, and come back after Redis was away."""
        while True:
            try:
                await self.listen_once(hear, missed)
            except (RedisError, OSError) as error:
                self.go_away(error)
            await asyncio.sleep(PATIENCE)

    async def listen_once(self, hear: Hear, missed: Missed) -> None:
        """Hear notes until the connection breaks. After Redis was away, or where it may be, see whether it answers;
        then make good what was missed."""
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
        """Hear a note, unless it is one's own."""
        note = msgspec.json.decode(letter, type=Note)
        if note.sender != self.name:
            await hear(note)

    async def attend(self, work: Awaitable[None]) -> None:
        """Do what the others' news make necessary. Whatever goes wrong with one of them, the next one is heard."""
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
