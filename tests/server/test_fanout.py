"""Workers that tell each other through Redis, which may stumble: nobody goes deaf, and no move waits for it."""

from __future__ import annotations

import asyncio
import time
from itertools import groupby
from typing import Any, cast

import msgspec
import pytest
from redis.exceptions import ConnectionError as RedisAwayError

from parlour.server.sockets import fanout
from parlour.server.sockets.fanout import Notification, RedisFanout


class Channel:
    """What one subscription hears."""

    def __init__(self, letters: list[bytes], stays: bool) -> None:
        self.letters = letters
        self.stays = stays

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    async def subscribe(self, name: str) -> None:
        assert name == fanout.CHANNEL

    async def get_message(self, ignore_subscribe_messages: bool, timeout: float) -> dict[str, Any] | None:  # noqa: ASYNC109
        assert ignore_subscribe_messages
        if self.letters:
            return {"type": "message", "data": self.letters.pop(0)}
        if not self.stays:
            raise RedisAwayError
        await asyncio.sleep(timeout)
        return None


class Redis:
    """A Redis of which one knows what it will say."""

    def __init__(self, *channels: list[bytes]) -> None:
        last = len(channels) - 1
        self.channels = [Channel(letters, number == last) for number, letters in enumerate(channels)]

    async def ping(self) -> None:
        pass

    async def publish(self, channel: str, letter: bytes) -> None:
        await asyncio.Event().wait()  # it took the letter, and never says so

    def pubsub(self) -> Channel:
        return self.channels.pop(0)

    async def aclose(self) -> None:
        pass


def fanout_on(redis: Redis) -> RedisFanout:
    """A worker's ears and mouth."""
    shared = RedisFanout("redis://127.0.0.1")
    shared.redis = cast(Any, redis)
    return shared


def letter(table: str) -> bytes:
    """A note of another worker."""
    return msgspec.json.encode(Notification(table, "moved", "another"))


async def heard_from(shared: RedisFanout, enough: int, last: str = "") -> list[str]:
    """The tables of which notes were heard, until there are enough, and a last one; every second one is trouble for
    whoever hears it."""
    heard: list[str] = []
    done = asyncio.Event()

    def note(words: str) -> None:
        heard.append(words)
        if len(heard) >= enough and last in ("", words):
            done.set()

    async def hear(said: Notification) -> None:
        note(said.table)
        if len(heard) % 2:
            raise OSError("the database is away")

    async def missed() -> None:
        note("missed something")

    await shared.open(hear, missed)
    await asyncio.wait_for(done.wait(), 10)
    await shared.close()
    return heard


def test_a_note_that_makes_trouble_does_not_make_a_worker_deaf() -> None:
    shared = fanout_on(Redis([letter("one"), b"what is this?", letter("two"), letter("three")]))
    assert asyncio.run(heard_from(shared, 3)) == ["one", "two", "three"]


def test_after_redis_was_away_a_worker_looks_at_everything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "PATIENCE", 0.01)
    shared = fanout_on(Redis([letter("one")], [letter("two")]))
    heard = asyncio.run(heard_from(shared, 3, "two"))
    assert [words for words, _ in groupby(heard)] == ["one", "missed something", "two"]


def test_nobody_waits_for_a_redis_that_does_not_answer_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "PATIENCE", 0.2)

    async def story() -> None:
        shared = fanout_on(Redis())
        began = time.monotonic()
        for _ in range(20):
            await shared.tell(Notification("one", "moved"))
        assert time.monotonic() - began < 3.0  # twenty times the patience would be four

    asyncio.run(story())


def test_while_redis_is_away_a_worker_looks_at_everything_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout, "PATIENCE", 0.01)
    shared = fanout_on(Redis([letter("one")], *[[] for _ in range(50)]))
    heard = asyncio.run(heard_from(shared, 6))
    assert heard[:6] == ["one", *["missed something"] * 5]
