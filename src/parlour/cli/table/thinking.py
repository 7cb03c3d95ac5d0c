"""Asking a thinker without waiting for it, and what to do when it fails."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

from parlour.bots.bot import Thought
from parlour.bots.levels import make_bot
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record

PATIENCE = 60.0  # seconds after which a thinker counts as stuck
LONGEST_LINE = 1 << 24
STAND_IN = "greedy"


class ThinkerError(Exception):
    """A bot failed, or its process did."""


class Thinker:
    """A process of its own that thinks; it starts with the first question and again after a failure."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.asked = 0
        self.turn = asyncio.Lock()

    async def answer(self, match: Match, seat: int, bot: str) -> tuple[int, str]:
        """The bot's answer. If it fails a stand-in answers, and the second part says what went wrong."""
        try:
            reply = await self.ask(match, seat, bot, "answer")
            option = int(str(reply["option"]))
            if option not in match.ask_of(seat).options:
                raise ThinkerError(f"{option} is no option")
            return option, ""
        except ThinkerError as error:
            return stand_in(match, seat), f"{error}"

    async def thoughts(self, match: Match, seat: int, bot: str) -> list[Thought]:
        """What a bot makes of the options, the best first."""
        found = (await self.ask(match, seat, bot, "thoughts"))["thoughts"]
        assert isinstance(found, list)
        return [Thought(option, visits, chance) for option, visits, chance in found]

    async def ask(self, match: Match, seat: int, bot: str, want: str) -> dict[str, object]:
        """One question and its reply."""
        async with self.turn:
            self.asked += 1
            request = {"id": self.asked, "record": dump_record(match), "seat": seat, "bot": bot, "want": want}
            try:
                reply = await asyncio.wait_for(self.exchange(request), PATIENCE)
            except (OSError, ValueError, TimeoutError) as error:
                self.close()
                raise ThinkerError(f"the thinking process failed ({type(error).__name__}: {error})") from None
        if "error" in reply:
            raise ThinkerError(str(reply["error"]))
        return reply

    async def exchange(self, request: dict[str, object]) -> dict[str, object]:
        """Send a request and wait for its reply; replies to abandoned requests are dropped."""
        process = await self.running()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()
        while True:
            line = await process.stdout.readline()
            if not line:
                raise OSError("it ended without a word")
            reply = json.loads(line)
            if isinstance(reply, dict) and reply.get("id") == request["id"]:
                return reply

    async def running(self) -> Process:
        """The process, started if need be."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "parlour.cli.table.thinker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=LONGEST_LINE,
            )
        return self.process

    def close(self) -> None:
        """Let the process go."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None


def stand_in(match: Match, seat: int) -> int:
    """A quick sensible answer where the bot has none; the first option if even that fails."""
    try:
        return make_bot(STAND_IN, match.seed).answer(match.clone().sight(seat))
    except Exception:  # the game must go on
        return match.ask_of(seat).options[0]
