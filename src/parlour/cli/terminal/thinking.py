"""Asking a thinker without waiting for it, and what to do when it fails."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen

from parlour.bots.bot import Thought
from parlour.bots.levels import make_bot
from parlour.kernel.match import Match
from parlour.server.thinking.bot_process import request_line

PATIENCE = 60.0  # seconds after which a thinker counts as stuck
STAND_IN = "greedy"


class ThinkerError(Exception):
    """A bot failed, or its process did."""


class Thinker:
    """A separate process that thinks; it starts with the first question and again after a failure."""

    def __init__(self) -> None:
        self.process: Popen[str] | None = None

    async def answer(self, match: Match, seat: int, bot: str) -> tuple[int, str]:
        """The bot's answer. If it fails, a stand-in answers, and the second part says what went wrong."""
        try:
            reply = await self.ask(match, seat, bot, "answer")
            option = int(str(reply["option"]))
            if option not in match.ask_of(seat).options:
                raise ThinkerError(f"{option} is not an option")
            return option, ""
        except ThinkerError as error:
            return stand_in(match, seat), f"{error}"

    async def thoughts(self, match: Match, seat: int, bot: str) -> list[Thought]:
        """What a bot makes of the options, the best first."""
        found = (await self.ask(match, seat, bot, "thoughts"))["thoughts"]
        assert isinstance(found, list)
        return [Thought(*each) for each in found]

    async def ask(self, match: Match, seat: int, bot: str, want: str) -> dict[str, object]:
        """One question and its reply. A caller that stops waiting stops the thinking too."""
        request = request_line(match, seat, bot, want)
        try:
            reply = await asyncio.wait_for(asyncio.to_thread(self.exchange, request), PATIENCE)
        except (OSError, ValueError, TimeoutError) as error:
            self.close()
            raise ThinkerError(f"the thinking process failed ({type(error).__name__}: {error})") from None
        except asyncio.CancelledError:
            self.close()
            raise
        if "error" in reply:
            raise ThinkerError(str(reply["error"]))
        return reply

    def exchange(self, request: str) -> dict[str, object]:
        """Send a request and wait for its reply."""
        process = self.process
        if process is None or process.poll() is not None:
            process = self.process = Popen(
                [sys.executable, "-m", "parlour.server.thinking.bot_process"],
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                text=True,
            )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(request)
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise OSError("it ended without a word")
        reply = json.loads(line)
        assert isinstance(reply, dict)
        return reply

    def close(self) -> None:
        """End the process; a thread that waits for its reply gets none."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(BrokenPipeError), process:
                process.kill()


def stand_in(match: Match, seat: int) -> int:
    """A quick sensible answer if the bot has none; the first option if even that fails."""
    try:
        return make_bot(STAND_IN, match.seed).answer(match.clone().sight(seat))
    except Exception:  # the game must go on
        return match.ask_of(seat).options[0]
