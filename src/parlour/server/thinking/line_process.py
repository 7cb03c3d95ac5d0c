"""A process of our own that answers requests: one line of JSON in, one line out."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

LONGEST_LINE = 2**22


class ProcessError(Exception):
    """A process failed, or what it was asked to do."""


class ReportedError(ProcessError):
    """A process replied that it failed; it would fail again."""


class LineProcess:
    """A process that is sent a line and replies with one. It starts with its first request."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: Process | None = None

    async def start(self) -> Process:
        """Start the process, unless it runs."""
        if self.process is None:
            # Its own session: an interrupt at the keyboard is for the server, which ends its processes.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, start_new_session=True
            )
        return self.process

    async def exchange(self, line: str) -> dict[str, object]:
        """Send a request and wait for its reply."""
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line.encode())
        await process.stdin.drain()
        said = await process.stdout.readline()
        if not said:
            raise ProcessError("the process ended without a reply")
        reply = json.loads(said)
        if "error" in reply:
            raise ReportedError(str(reply["error"]))
        assert isinstance(reply, dict)
        return reply

    def kill(self) -> None:
        """Kill the process; callers that wait for its reply get none."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """End the process and close its pipes."""
        self.kill()
        process, self.process = self.process, None
        if process is not None:
            await process.communicate()
