"""An attacker on loopback, in a separate process: one address that sends every expensive request, as often as it is
allowed.

`python -m parlour.benchmarks.load.attack PORT SECONDS RECORD` prints as JSON how often each request was
sent, by its status.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESS = "127.0.0.2"  # not the address from which a proxy would connect
GUESTS = 12
WATCHED = 20  # tables of the strongest bots that are looked at
HALF_OPEN = 60  # connections that never send a request
PAUSE = 0.25  # seconds after a refusal
DEAR = ",".join(["nastiness<=3"] * 23)
BOTS: dict[str, object] = {"game": "dale", "options": {}, "seats": [{"kind": "bot", "level": "level5"}] * 2}
AGAINST: dict[str, object] = {
    "game": "dale",
    "options": {},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "level5"}],
}


class Attacker:
    """One address with several guests."""

    def __init__(self, port: int, seconds: float, record: str) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.record = record
        self.done: Counter[str] = Counter()
        self.brought: list[str] = []  # tables of records that were accepted

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def run(self) -> None:
        """Everything at once, until the time is over."""
        guests = [await self.come_in(f"Guest {number}") for number in range(GUESTS)]
        work = [self.ask_options() for _ in range(10)]
        work += [self.bring(guest) for guest in guests]
        work += [self.look_back() for _ in range(4)]
        work += [self.dawdle() for _ in range(HALF_OPEN)]
        work += [self.watch(guest, WATCHED // 4) for guest in guests[:4]]
        work += [self.want_hints(guest) for guest in guests]
        await asyncio.gather(*work)

    # Requests

    async def ask(self, what: str, method: str, path: str, body: str = "", cookie: str = "") -> tuple[int, str, str]:
        """One request on its own connection: status, cookie and body of the response. After a refusal it waits."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        lines += [f"Origin: http://127.0.0.1:{self.port}", "Content-Type: application/json"]
        lines += [f"Content-Length: {len(body.encode())}", *([f"Cookie: {cookie}"] if cookie else [])]
        status, head, told = 0, "", b""
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
            try:
                writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                told = await reader.read()
                status = int(head.split(" ", 2)[1])
            finally:
                writer.close()
        self.done[f"{what} {status}"] += 1
        if status != 200:
            await asyncio.sleep(PAUSE)
        given = [line[12:].partition(";")[0] for line in head.split("\r\n") if line.lower().startswith("set-cookie: ")]
        return status, given[0] if given else "", told.decode(errors="replace")

    async def come_in(self, name: str) -> str:
        """A guest's cookie."""
        return (await self.ask("guest", "POST", "/api/me", json.dumps({"name": name})))[1]

    async def ask_options(self) -> None:
        """Options that take the longest to read."""
        wish = json.dumps({"game": "dale", "options": {"decks": DEAR, "players": 4}})
        while self.going:
            await self.ask("options", "POST", "/api/options", wish)

    async def bring(self, guest: str) -> None:
        """Import the longest record, again and again, and continue from its end."""
        while self.going:
            status, _, told = await self.ask("record", "POST", "/api/records", self.record, guest)
            if status == 200:
                table = json.loads(told)["table"]
                self.brought.append(table)
                on = json.dumps({"at": 9000, "seat": 0, "level": "level5"})
                await self.ask("continue", "POST", f"/api/tables/{table}/continue", on, guest)

    async def look_back(self) -> None:
        """Moments all over the longest games."""
        number = 0
        while self.going:
            if not self.brought:
                await asyncio.sleep(PAUSE)
                continue
            number += 1
            table = self.brought[number % len(self.brought)]
            await self.ask("moment", "GET", f"/api/tables/{table}/replay/{9000 - 617 * number % 9000}")

    async def dawdle(self) -> None:
        """A connection that sends only the beginning of a request; the other attacks get their connections first."""
        await asyncio.sleep(1.0)
        while self.going:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
                writer.write(b"GET /api/games HTTP/1.1\r\nX-Slow: ")
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                        await reader.read()
                writer.close()
            self.done["half-open"] += 1
            await asyncio.sleep(PAUSE)

    # Sockets

    async def open_socket(self, table: str, guest: str) -> ClientConnection:
        """The socket of a table, after the hello."""
        headers = {"Cookie": guest, "Origin": f"http://127.0.0.1:{self.port}"}
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}"
        socket = await connect(
            address, additional_headers=headers, max_size=None, compression=None, local_addr=(ADDRESS, 0)
        )
        await socket.send('{"type":"hello"}')
        return socket

    async def open_table(self, wish: dict[str, object], guest: str) -> str:
        """A table, as soon as the server allows it; None when the time is over."""
        while self.going:
            status, _, told = await self.ask("table", "POST", "/api/tables", json.dumps(wish), guest)
            if status == 200:
                return str(json.loads(told)["table"])
        return "none"

    async def watch(self, guest: str, count: int) -> None:
        """Look at tables at which only strong bots play."""
        sockets = []
        for _ in range(count):
            table = await self.open_table(BOTS, guest)
            with suppress(OSError, WebSocketException, TimeoutError):
                sockets.append(await self.open_socket(table, guest))
        await asyncio.gather(*[self.listen(socket, "watched") for socket in sockets])

    async def want_hints(self, guest: str) -> None:
        """Sit at a table of their own and ask what a strong bot would do, whenever there is a question."""
        table = await self.open_table(AGAINST, guest)
        with suppress(OSError, WebSocketException, TimeoutError):
            await self.listen(await self.open_socket(table, guest), "hints")

    async def listen(self, socket: ClientConnection, what: str) -> None:
        """Read everything; a client that wants hints asks for one at every question, and answers it."""
        with suppress(TimeoutError, WebSocketException):
            async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                async for message in socket:
                    told = json.loads(message)
                    self.done[f"{what} {told['type']}"] += 1
                    ask = told.get("ask")
                    if what == "hints" and isinstance(ask, dict):
                        await socket.send(json.dumps({"type": "hint", "ask": ask["ask"], "ref": 1}))
                    elif what == "hints" and told["type"] in ("hint", "refused"):
                        await asyncio.sleep(PAUSE)
                        number = told["ask"] if told["type"] == "hint" else 0
                        await socket.send(json.dumps({"type": "hint", "ask": number, "ref": 1}))
        await socket.close()


def main() -> None:
    """Attack; everything else on this machine comes first, as if this were another machine."""
    if hasattr(os, "nice"):
        os.nice(10)
    port, seconds, record = int(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3]).read_text()
    attacker = Attacker(port, seconds, record)
    asyncio.run(attacker.run())
    print(json.dumps(dict(sorted(attacker.done.items()))))


if __name__ == "__main__":
    main()
