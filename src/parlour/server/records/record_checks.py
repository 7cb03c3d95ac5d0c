"""Checks records in a separate process, one at a time. A person may have one record in the queue, an address a few."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.server.costs import charge
from parlour.server.problems import ProblemError
from parlour.server.thinking.line_process import LineProcess, ProcessError
from parlour.server.thinking.record_process import Checked

COMMAND = [sys.executable, "-m", "parlour.server.thinking.record_process"]
PATIENCE = 60.0  # seconds that a record may take
EACH = 2  # records of one address that wait or are checked
WAITING = 8  # records in all


class RecordChecks:
    """The process that checks, and who waits for it."""

    def __init__(self, command: list[str] = COMMAND, patience: float = PATIENCE) -> None:
        self.process = LineProcess(command)
        self.patience = patience
        self.line = asyncio.Lock()
        self.closed = False
        self.waiting: Counter[str] = Counter()  # by address, and by person

    async def check(self, person: str, address: str, text: str) -> Checked:
        """A record that fits; refused if it does not, or if too many wait."""
        with self.place(f"person {person}", f"address {address}"):
            async with self.line:
                checked = await self.ask(text)
        charge(checked.seconds)
        if checked.refused:
            raise ParlourError(checked.refused)
        return checked

    @contextmanager
    def place(self, person: str, address: str) -> Iterator[None]:
        """A place in the queue."""
        if self.waiting[person]:
            raise ProblemError(429, "your last record is still being checked; wait for it")
        if self.waiting[address] >= EACH or self.waiting["all"] >= WAITING:
            raise ProblemError(429, "many records are being checked just now; wait a moment and try again")
        names = (person, address, "all")
        self.waiting.update(names)
        try:
            yield
        finally:
            self.waiting.subtract(names)
            self.waiting += Counter()  # forget those with none

    async def ask(self, text: str) -> Checked:
        """Ask the process. One that fails or takes too long is ended, and the next record gets a new one."""
        if self.closed:
            raise ProblemError(503, "the server is closing")
        kept = False
        try:
            line = msgspec.json.encode(text).decode() + "\n"
            said = await asyncio.wait_for(self.process.exchange(line), self.patience)
            kept = True
            return msgspec.convert(said, Checked)
        except TimeoutError:
            charge(self.patience)
            raise ParlourError("record: it takes too long to replay this game") from None
        except (ProcessError, OSError, ValueError):
            raise ProblemError(503, "records cannot be checked just now; try again in a moment") from None
        finally:
            if not kept:
                await asyncio.shield(self.process.end())

    async def close(self) -> None:
        """End the process; requests that still wait are refused."""
        self.closed = True
        self.process.kill()
        async with self.line:
            await self.process.end()
