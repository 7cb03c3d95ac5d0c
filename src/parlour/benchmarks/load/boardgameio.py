"""boardgame.io's server as the script speaks to it: a toy game of the same size, kept in files or in memory only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

from websockets.asyncio.client import ClientConnection, connect

from parlour.benchmarks.load.process import free_port, serving
from parlour.benchmarks.load.script import SEATS, Dialect

FOLDER = Path("benchmarks/boardgameio")  # of the clone in which `make bench` runs
GAME = "table"
IN_MEMORY, IN_FILES = "boardgame.io, in memory", "boardgame.io, in files"
STATE = '"_stateID":'


def installed() -> bool:
    """Whether the peer is installed."""
    return which("node") is not None and (FOLDER / "node_modules" / "boardgame.io").is_dir()


class BoardgameIo(Dialect):
    """boardgame.io, over socket.io as its own client speaks it."""

    def __init__(self, port: int, name: str = IN_MEMORY) -> None:
        self.port = port
        self.name = name
        self.states: dict[str, int] = {}

    async def open_table(self, number: int) -> str:
        """A match is created when the first player asks for it."""
        self.states[f"match{number}"] = 0
        return f"match{number}"

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """Do the handshake, ask for the match, and receive it."""
        address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(address, compression=None, max_size=None, ping_interval=None)
        await socket.recv()
        await socket.send(f"40/{GAME},")
        await socket.recv()
        await socket.send(event("sync", [table, str(seat), None, SEATS]))
        while "sync" not in str(await socket.recv())[:20]:
            pass
        return socket

    def hear(self, table: str, seat: int, message: str) -> int:
        """The number of the state, plus one so that the first is not 0."""
        if '"update"' not in message[:20]:
            return 0
        at = message.index(STATE) + len(STATE)
        number = int(message[at : at + 12].split(",")[0].split("}")[0])
        self.states[table] = max(number, self.states[table])
        return number + 1

    def reply(self, message: str) -> str | None:
        """engine.io sends a ping from time to time."""
        return "3" if message == "2" else None

    def move(self, table: str) -> tuple[int, str] | None:
        """The player whose turn it is plays the first card."""
        state = self.states[table]
        seat = state % SEATS
        payload = {"type": "play", "args": [0], "playerID": str(seat), "credentials": None}
        return seat, event("update", [{"type": "MAKE_MOVE", "payload": payload}, state, table, str(seat)])


def event(name: str, arguments: list[object]) -> str:
    """A message of socket.io."""
    return f"42/{GAME}," + json.dumps([name, *arguments])


@contextmanager
def boardgameio_server(kept_in: Path | None = None) -> Iterator[tuple[BoardgameIo, int]]:
    """The peer's server, with its matches in a folder or in memory; yields its dialect and its process."""
    port = free_port()
    command = ["node", "server.cjs", str(port), *([str(kept_in)] if kept_in else [])]
    with serving(command, port, "/games", FOLDER.resolve()) as process:
        yield BoardgameIo(port, IN_FILES if kept_in else IN_MEMORY), process
