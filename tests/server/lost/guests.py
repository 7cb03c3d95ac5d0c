"""Scripted people: they answer with what the server offers, lose their connection, and come back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from parlour.kernel.rng import Dice

Json = dict[str, Any]
CRASHED = 1011


class Guest:
    """Somebody who has come in."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.client = httpx.AsyncClient(base_url=address, headers={"Origin": address}, trust_env=False, timeout=60)

    async def come_in(self) -> None:
        """Say one's name."""
        await self.post("/api/me", {"name": self.name})

    async def post(self, path: str, body: Json) -> Json:
        """A request that must be granted."""
        answer = await self.client.post(path, json=body)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        found: Json = answer.json()
        return found

    @property
    def cookie(self) -> str:
        """What the browser shows."""
        return "; ".join([f"{each.name}={each.value}" for each in self.client.cookies.jar])


class Chair:
    """A guest at one table. What it heard is folded as the protocol says: pages of lines, and the last view."""

    def __init__(self, guest: Guest, table: str, seat: int, dice: Dice) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.dice = dice
        self.socket: ClientConnection | None = None
        self.greeted = False
        self.seen = 0
        self.pages: list[list[list[Any]]] = []  # the lines of each answer that stands, the start's before them
        self.view: Json = {}
        self.ask: Json | None = None
        self.can_undo = False
        self.pending: dict[int, Json] = {}
        self.acknowledged: list[tuple[int, str]] = []  # number and option
        self.refused: list[str] = []
        self.refs = 0
        self.connections = 0
        self.moves = 0  # answers that may still be given
        self.crashes: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as one heard."""
        return self.view.get("ending") is not None

    # The connection

    async def attend(self) -> None:
        """Come, and come back whenever the connection is lost, until one is sent away."""
        while True:
            try:
                await self.sit()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == CRASHED:
                    self.crashes.append(str(closed))
            except (OSError, InvalidHandshake, TimeoutError, EOFError):
                pass
            self.socket, self.greeted, self.pending = None, False, {}
            await asyncio.sleep(0.1 + self.dice.roll(600) / 1000)

    async def sit(self) -> None:
        """One connection: hear everything, and act when it is quiet for a moment."""
        address = self.guest.address.replace("http", "ws", 1)
        origin = Origin(self.guest.address)
        headers = {"Cookie": self.guest.cookie}
        async with connect(
            f"{address}/ws/tables/{self.table}", origin=origin, additional_headers=headers, proxy=None, close_timeout=1
        ) as socket:
            self.socket = socket
            self.connections += 1
            await self.hello()
            while True:
                try:
                    text = await asyncio.wait_for(socket.recv(), 0.02 + self.dice.roll(200) / 1000)
                except TimeoutError:
                    await self.act()
                else:
                    await self.hear(json.loads(text))

    async def hello(self) -> None:
        """Say what one saw last."""
        await self.send({"type": "hello", "seen": self.seen})

    async def send(self, message: Json) -> None:
        """Say something."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    def drop(self) -> bool:
        """Lose the connection without a word; says whether there was one."""
        if self.socket is None:
            return False
        self.socket.transport.abort()
        return True

    # Hearing

    async def hear(self, message: Json) -> None:
        """Take a message of the server in."""
        kind = message["type"]
        if kind == "steps":
            self.greeted = True
            if "ref" in message:
                self.acknowledged.append((message["seq"], self.pending.pop(message["ref"])["option"]))
            if not self.fold(message):
                await self.hello()
        elif kind == "ack":
            assert self.pending.pop(message["ref"])["type"] != "answer"
        elif kind == "refused":
            self.pending.pop(message["ref"], None)
            self.refused.append(message["error"])
        elif kind == "undo" and message["wish"] is not None and self.seat in message["wish"]["waits"]:
            await self.say({"type": "allow", "accept": self.dice.roll(2) == 0})

    def fold(self, message: Json) -> bool:
        """Add what happened to what one knows; False where something in between is missing."""
        # Whatever was told is stored: no table may ever stand before what somebody saw.
        assert message["seq"] >= self.seen, f"table {self.table} went back from {self.seen} to {message['seq']}"
        for step in message["steps"]:
            if step["seq"] == 1:
                self.pages, self.seen = [], 0
            if step["seq"] <= self.seen:
                continue
            if step["seq"] != self.seen + 1:
                return False
            undone = step.get("undone", 0)
            if undone:
                del self.pages[-undone:]
            else:
                self.pages.append(step["lines"])
            self.seen = step["seq"]
        if self.seen != message["seq"]:
            return False
        self.view, self.ask, self.can_undo = message["view"], message["ask"], message["can_undo"]
        return True

    # Acting

    async def act(self) -> None:
        """Answer at random if one is asked; now and then take the last answer back."""
        if not self.greeted or self.pending or self.moves < 1:
            return
        if self.can_undo and self.dice.roll(12) == 0:
            await self.say({"type": "undo"})
        elif self.ask is not None:
            options = self.ask["options"]
            option = options[self.dice.roll(len(options))]["option"]
            self.moves -= 1
            await self.say({"type": "answer", "ask": self.ask["ask"], "option": option})

    async def say(self, message: Json) -> None:
        """Say something that is answered by its number."""
        self.refs += 1
        message["ref"] = self.refs
        self.pending[self.refs] = message
        await self.send(message)
