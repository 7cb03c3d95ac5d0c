"""Whatever is thrown at the server, it neither falls over nor lets anybody do what he may not."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.places import PATIENCE, Browser, Place, duel
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from parlour.kernel.rng import Dice, dice
from parlour.server.messages.sockets import FromClient

ROUNDS = 60  # sockets
LINES = 12  # messages on each
CRASHED = 1011
KINDS = [
    "hello",
    "answer",
    "why",
    "final",
    "undo",
    "draw",
    "allow",
    "hint",
    "guided",
    "prefer",
    "wait",
    "chat",
    "ping",
    "nonsense",
    "",
]
WORDS = ["", "pass", "play Spyglass", "12P", "-1", "0", "9" * 40, "9" * 41, "\u0000", "\ud83d\ude00" * 60, "'; drop"]
NUMBERS: list[Any] = [0, 1, 2, 3, -1, 2**31 - 1, 2**31, 2**63, 10**30, 1.5, None, "1", True, [], {}]
FIELDS = ["ask", "option", "ref", "seen", "thing", "text", "accept", "seat", "type", "extra"]


class Monkey:
    """Somebody who types at random, with a good idea of what might be typed."""

    def __init__(self, chance: Dice) -> None:
        self.dice = chance

    def pick(self, things: list[Any]) -> Any:
        return things[self.dice.roll(len(things))]

    def anything(self, depth: int = 0) -> Any:
        """Some JSON value."""
        kind = self.dice.roll(6 if depth < 4 else 3)
        if kind < 2:
            return self.pick(WORDS)
        if kind == 2:
            return self.pick(NUMBERS)
        if kind == 3:
            return [self.anything(depth + 1) for _ in range(self.dice.roll(4))]
        return {self.pick(FIELDS): self.anything(depth + 1) for _ in range(self.dice.roll(4))}

    def shaped(self) -> Any:
        """A message that is nearly one, or quite."""
        message = {"type": self.pick(KINDS)}
        if self.dice.roll(3):
            known = {"answer": ["ask", "option"], "why": ["thing"], "final": ["ask"], "hint": ["ask"], "chat": ["text"]}
            for field in known.get(message["type"], []):
                message[field] = self.pick([1, 2, 3] if field == "ask" else ["1", "2", "7", "24", "pass", "a word"])
            if message["type"] == "allow":
                message["accept"] = self.dice.roll(2) == 0
            return message
        for _ in range(self.dice.roll(4)):
            message[self.pick(FIELDS)] = self.pick(WORDS + NUMBERS)
        return message

    def line(self) -> str | bytes:
        """What goes over the socket next."""
        kind = self.dice.roll(10)
        if kind == 0:
            return bytes(self.dice.roll(256) for _ in range(self.dice.roll(80)))
        if kind == 1:
            return "".join(chr(self.dice.roll(0x300)) for _ in range(self.dice.roll(80)))
        if kind == 2:
            return "[" * (1 + self.dice.roll(4000))
        if kind == 3:
            return json.dumps(self.anything())
        if kind == 4 and self.dice.roll(4) == 0:
            return json.dumps({"type": "chat", "text": "x" * self.pick([400, 401, 5000, 70_000])})
        return json.dumps(self.shaped())


def listen(socket: ClientConnection) -> None:
    """Hear whatever is there; everything that comes must be a message."""
    with suppress(TimeoutError):
        while True:
            said = json.loads(socket.recv(timeout=0.01))
            assert "type" in said


def flood(socket: ClientConnection) -> None:
    """Say the same again and again, and hear what comes of it."""
    for _ in range(2000):
        socket.send('{"type":"ping"}')
    while True:
        socket.recv(PATIENCE)


def closed_well(error: ConnectionClosed) -> bool:
    """Whether the server closed because it wanted to."""
    return error.rcvd is not None and error.rcvd.code != CRASHED


def test_a_monkey_at_the_socket_breaks_nothing(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    table, (ann, bob) = duel(place)
    carl = Browser(place, "Carl")
    monkey = Monkey(dice("monkey"))
    closings: list[ConnectionClosed] = []
    with caplog.at_level(logging.ERROR):
        for number in range(ROUNDS):
            browser = monkey.pick([ann, bob, carl])
            try:
                with place.connect(table, browser.headers) as socket:
                    if number % 3:
                        socket.send('{"type":"hello"}')
                    for _ in range(LINES):
                        socket.send(monkey.line())
                        listen(socket)
            except ConnectionClosed as error:
                closings.append(error)
        assert httpx.get(f"{place.http}/ready").status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert [error for error in closings if not closed_well(error)] == []
    assert 0 < len(closings) < ROUNDS
    with ann.at(table) as line:
        assert line.wait("welcome")["seat"] is not None
        assert line.wait("steps")["seq"] >= 1


def test_a_flood_is_stopped_and_hurts_nobody_else(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    table, (ann, bob) = duel(place)
    with caplog.at_level(logging.ERROR), bob.at(table) as calm, place.connect(table, ann.headers) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            flood(socket)
        assert closed_well(closed.value)
        calm.wait("steps")
        calm.say(type="ping", ref=7)
        assert calm.wait("pong")["ref"] == 7
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_the_monkey_knows_every_message() -> None:
    tags = [each["properties"]["type"]["enum"][0] for each in msgspec.json.schema(FromClient)["$defs"].values()]
    assert set(tags) <= set(KINDS)
