"""A seat for any program: it reads questions line by line from its input and writes an answer to each.

The program gets what its seat sees and nothing else, not even a seed. An answer that does not come in time, or is none
of the options, is forfeited: chance answers instead, and the game goes on. After that the program is started again; one
that forfeits too often is left alone for the rest of the game.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from queue import Empty, Queue
from threading import Thread

from parlour.bots.bot import Bot
from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import dice
from parlour.kernel.worlds import Sight

PROTOCOL = 1
PREFIX = "exec:"
SPEC = re.compile(r"exec:(?:(\d+(?:\.\d+)?)s:)?(?!\d+(?:\.\d+)?s:)(.+)")
SECONDS = 5.0  # for an answer, unless the name of the bot says otherwise
SECONDS_TO_START = 20.0
LONGEST_LINE = 100_000  # letters of an answer
MOST_FORFEITS = 5  # in a game; then the program is not started any more


class ForfeitError(Exception):
    """Why a program gave no answer."""


class Running:
    """A program that runs. Writing to it and reading from it may block, so a thread does both, and closes both.

    It has a session of its own: what a script has started ends with the script, where the system knows sessions.
    """

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8", start_new_session=True)
        except OSError as error:
            raise ForfeitError(f"it cannot be started ({error})") from None
        self.lines: Queue[str] = Queue()
        self.replies: Queue[str] = Queue()
        Thread(target=self.exchange, daemon=True).start()

    def exchange(self) -> None:
        """Write each line and read a reply to it, until one of both fails."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        try:
            while line := self.lines.get():
                stdin.write(line + "\n")
                stdin.flush()
                self.replies.put(stdout.readline(LONGEST_LINE))
        except (OSError, ValueError):  # it has ended, or does not write text
            self.replies.put("")
        for pipe in (stdin, stdout):
            try:
                pipe.close()
            except OSError:
                pass

    def ask(self, message: dict[str, object], seconds: float) -> str:
        """The reply to a message."""
        self.lines.put(json.dumps(message))
        try:
            reply = self.replies.get(timeout=seconds)
        except Empty:
            raise ForfeitError(f"no answer came within {seconds:g} s") from None
        if not reply:
            raise ForfeitError("it has ended")
        return reply.strip()

    def end(self) -> None:
        """End the program, all that it has started, and the thread."""
        if hasattr(os, "killpg") and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self.lines.put("")


class ProgramBot(Bot):
    """Lets a program answer: `exec:COMMAND`, or `exec:2s:COMMAND` for two seconds an answer."""

    name = "exec"

    def __init__(self, spec: str, seed: str) -> None:
        self.running: Running | None = None
        self.spec = spec
        self.seconds, self.command = read_spec(spec)
        self.dice = dice(seed)
        self.forfeits = 0

    def answer(self, sight: Sight) -> int:
        """The program's answer, or one by chance."""
        if self.forfeits < MOST_FORFEITS:
            try:
                return self.heard(sight)
            except ForfeitError as reason:
                self.forfeit(sight, reason)
        options = sight.ask.options
        return options[self.dice.roll(len(options))]

    def heard(self, sight: Sight) -> int:
        """The program's answer."""
        if self.running is None:
            self.running = Running(self.command)
            self.running.ask(greeting(sight), SECONDS_TO_START)
        return meant(sight, self.running.ask(question(sight), self.seconds))

    def forfeit(self, sight: Sight, reason: ForfeitError) -> None:
        """Give up an answer; what still comes from this program is not listened to."""
        self.forfeits += 1
        if self.forfeits == 1:
            print(f"parlour: {self.spec} forfeits an answer to {sight.ask.what!r}: {reason}", file=sys.stderr)
        self.close()

    def close(self) -> None:
        """End the program."""
        if self.running is not None:
            self.running.end()
            self.running = None

    def __del__(self) -> None:
        self.close()


def read_spec(spec: str) -> tuple[float, list[str]]:
    """The seconds and the command that a name of a bot says."""
    found = SPEC.fullmatch(spec)
    try:
        command = shlex.split(found[2]) if found else []
    except ValueError:
        command = []
    if found is None or not command:
        raise ParlourError(f"bot {spec!r}: write it as exec:COMMAND, or exec:2s:COMMAND for two seconds an answer")
    seconds = float(found[1]) if found[1] else SECONDS
    if not seconds:
        raise ParlourError(f"bot {spec!r}: a program needs more than 0 seconds")
    return seconds, command


def greeting(sight: Sight) -> dict[str, object]:
    """What a program is told first; it replies with any line when it is ready."""
    game = sight.game
    return {"parlour": PROTOCOL, "game": game.name, "version": game.version, "seat": sight.seat}


def question(sight: Sight) -> dict[str, object]:
    """A question with its options and all that the seat sees."""
    words = sight.words()
    return {
        "ask": sight.ask.what,
        "prompt": sight.prompt(),
        "options": [{"option": option, "words": words[i]} for i, option in enumerate(sight.ask.options)],
        "view": sight.view(),
    }


def meant(sight: Sight, reply: str) -> int:
    """The option that a reply names: by its number, or by its words."""
    options = sight.ask.options
    if re.fullmatch(r"\d{1,40}", reply, re.ASCII) and int(reply) in options:
        return int(reply)
    for option, words in zip(options, sight.words(), strict=True):
        if words == reply:
            return option
    raise ForfeitError(f"{reply[:80]!r} is none of its {len(options)} options")
