"""A server in processes of its own, which may be killed at any moment and opened again on the same port."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from parlour.kernel.rng import Dice

PATIENCE = 60.0  # seconds that a start may take on a busy machine


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class House:
    """`parlour serve` with some arguments."""

    def __init__(self, folder: Path, database: str, *arguments: str) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.notes = folder / "server.log"
        command = [sys.executable, "-m", "parlour.cli.main", "serve", "--no-open"]
        self.command = [*command, "--port", str(self.port), "--database", database, *arguments]
        self.process: subprocess.Popen[bytes] | None = None

    async def open(self) -> None:
        """Start, and wait until it answers."""
        with self.notes.open("ab") as notes:
            self.process = subprocess.Popen(  # noqa: ASYNC220  # only started here, not waited for
                self.command, stdout=notes, stderr=notes, start_new_session=True
            )
        await self.ready()

    async def ready(self) -> None:
        """Wait until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(trust_env=False) as client:
            while time.monotonic() < deadline:
                assert self.process.poll() is None, f"the server ended by itself:\n{self.notes.read_text()[-3000:]}"
                try:
                    if (await client.get(f"{self.address}/ready")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError(f"the server did not open:\n{self.notes.read_text()[-3000:]}")

    def kill(self) -> None:
        """The power fails: every process of the server is gone at once."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    async def kill_keeper(self) -> None:
        """Only the process that looks after the workers is gone; they must go as well, and free the port."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        deadline = time.monotonic() + PATIENCE
        while await self.answers():
            assert time.monotonic() < deadline, "the workers outlive their keeper"
            await asyncio.sleep(0.1)

    async def answers(self) -> bool:
        """Whether somebody listens on the port."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    def kill_worker(self, dice: Dice) -> None:
        """One of several workers is gone; the others go on, and a new one comes."""
        workers = self.workers()
        if workers:
            os.kill(workers[dice.roll(len(workers))], signal.SIGKILL)

    def workers(self) -> list[int]:
        """The worker processes."""
        assert self.process is not None
        pid = self.process.pid
        children = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [child for child in children if b"spawn_main" in command_of(child)]

    def close(self) -> None:
        """Close as an administrator would."""
        process = self.process
        assert process is not None
        process.terminate()
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)

    def troubles(self) -> list[str]:
        """The errors that the server wrote down."""
        lines = [line for line in self.notes.read_text(errors="replace").splitlines() if line.startswith("{")]
        return [line for line in lines if readable(line) and json.loads(line).get("level") in ("error", "critical")]


def command_of(pid: int) -> bytes:
    """The command line of a process, empty if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def readable(line: str) -> bool:
    """Whether a line is whole: the last word of a killed server may not be."""
    try:
        json.loads(line)
    except ValueError:
        return False
    return True
