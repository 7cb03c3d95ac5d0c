"""A server on loopback, as people run it, that can be closed and opened again on the same port and database."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import uvicorn

from parlour.server.app import make_app
from parlour.server.context import Settings
from parlour.server.running import claim, configure

PATIENCE = 60.0


class Place:
    """A server with a database of its own. Bots answer at once, and one machine may stand for many families."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(f"sqlite:///{folder / 'parlour.db'}", pace=0.0, unlimited=True)
        self.port = 0  # any free one at first, the same one ever after
        self.open()

    def open(self) -> None:
        """Open the doors."""
        door = claim("127.0.0.1", self.port)
        self.port = door.getsockname()[1]
        self.server = uvicorn.Server(configure(make_app(self.settings)))
        self.thread = threading.Thread(target=self.server.run, args=[[door]])
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server does not open"
            time.sleep(0.01)

    def close(self) -> None:
        """Close them, as an interrupt would."""
        self.server.should_exit = True
        self.thread.join()

    def cut(self) -> None:
        """Break every connection off, as a pulled cable does: nobody says goodbye."""
        for connection in list(self.server.server_state.connections):
            assert connection.transport is not None
            connection.loop.call_soon_threadsafe(connection.transport.abort)

    @property
    def address(self) -> str:
        """Where the front door is."""
        return f"http://127.0.0.1:{self.port}"
