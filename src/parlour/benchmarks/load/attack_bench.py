"""The server under attack: people play and bots answer, first without an attack, then while one address attacks."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from parlour.benchmarks.bench import Target
from parlour.benchmarks.load.bench import BEAT, driven
from parlour.benchmarks.load.own import Parlour
from parlour.benchmarks.load.process import free_port, serving
from parlour.benchmarks.load.script import Figures, Table, load, seat_tables
from parlour.kernel.record import dump_record, new_match
from parlour.kernel.registry import find_game

SERVE = [sys.executable, "-m", "parlour.cli.main", "serve", "--no-open"]
ATTACK = [sys.executable, "-m", "parlour.benchmarks.load.attack"]
WARMING = 3.0  # seconds after which an attack is at full strength
SLOWEST = 200.0  # milliseconds that a move may take
LATEST = 2.0  # how many times as long as usual a bot may take


@dataclass(frozen=True)
class Force:
    """How much to measure."""

    tables: int  # of four people
    bots: int  # tables of a person and a bot
    seconds: float
    answers: int  # of the record that is imported


FULL = Force(tables=20, bots=4, seconds=30.0, answers=9_901)
QUICK = Force(tables=10, bots=2, seconds=10.0, answers=9_901)


@dataclass
class Spell:
    """What people saw for a while."""

    moves: Figures
    bots: list[float] = field(default_factory=list)  # seconds that bots took

    def bot_quantile(self, part: float) -> float:
        """The milliseconds that this share of the bots' answers stay under."""
        return Figures(0, 1.0, self.bots).quantile(part)

    def dump(self) -> dict[str, object]:
        """The figures as plain data."""
        return {
            "moves": self.moves.moves,
            "p50_ms": self.moves.quantile(0.5),
            "p99_ms": self.moves.quantile(0.99),
            "bot_answers": len(self.bots),
            "bot_p50_ms": self.bot_quantile(0.5),
            "bot_p90_ms": self.bot_quantile(0.9),
        }


class AttackBench:
    """One run."""

    def __init__(self, force: Force) -> None:
        self.force = force
        self.peace: Spell | None = None
        self.war: Spell | None = None
        self.attack: dict[str, int] = {}

    def steps(self) -> int:
        """How many steps a run has."""
        return 2

    def measure(self) -> Iterator[None]:
        """Measure, step by step."""
        with tempfile.TemporaryDirectory() as folder:
            record = Path(folder, "record.json")
            record.write_text(long_record(self.force.answers))
            with limited_server(Path(folder)) as port, asyncio.Runner() as runner:
                yield from driven(runner, self.compare(Neighbours(port), record))

    async def compare(self, ours: Neighbours, record: Path) -> AsyncIterator[None]:
        """The same people and bots, without and with an attack."""
        tables = await seat_tables(ours, self.force.tables)
        rivals = [Rival(ours) for _ in range(self.force.bots)]
        self.peace = await spell(tables, rivals, self.force.seconds)
        yield
        command = [*ATTACK, str(ours.port), str(self.force.seconds + 2 * WARMING), str(record)]
        attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        await asyncio.sleep(WARMING)
        self.war = await spell(tables, rivals, self.force.seconds)
        told, _ = await attacker.communicate()
        self.attack = json.loads(told)
        for table in tables:
            await table.leave()
        yield

    def targets(self) -> list[Target]:
        """What we mean to reach."""
        war, peace = self.war, self.peace
        slowest = None if war is None else war.moves.quantile(0.99)
        late = None if war is None or peace is None or not peace.bots else later(war, peace)
        return [
            Target("p99 of moves under attack, ms", slowest, SLOWEST, False),
            Target("bots under attack / in peace", late, LATEST, False),
        ]

    def dump(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "force": asdict(self.force),
            "peace": None if self.peace is None else self.peace.dump(),
            "attack": None if self.war is None else self.war.dump(),
            "attacker": self.attack,
            "targets": [asdict(target) | {"verdict": target.verdict} for target in self.targets()],
        }


def later(war: Spell, peace: Spell) -> float:
    """How many times as long bots take, by the 90th percentile of their answers."""
    return war.bot_quantile(0.9) / peace.bot_quantile(0.9)


class Neighbours(Parlour):
    """People at different addresses, behind a proxy on this machine."""

    def headers(self, seat: int) -> dict[str, str]:
        """What a seat's browser sends."""
        return super().headers(seat) | {"X-Forwarded-For": f"192.0.2.{seat + 1}"}


class Rival:
    """A person who plays against a bot, and notes how long it takes."""

    def __init__(self, ours: Parlour) -> None:
        self.ours = ours

    async def play(self, until: float, waits: list[float]) -> None:
        """Game after game, until a time."""
        while time.perf_counter() < until:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "level3"}]
            wish = {"game": "alliances", "options": {"players": 2}, "seats": seats}
            data, _ = await asyncio.to_thread(self.ours.request, "/api/tables", wish, 0)
            table = str(json.loads(data)["table"])
            socket = await self.ours.connect(table, 0)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                    await self.play_one(socket, table, waits)
            await socket.close()

    async def play_one(self, socket: ClientConnection, table: str, waits: list[float]) -> None:
        """One game: whenever the seat is not asked, the bot is."""
        over = False
        while not over:
            chosen = self.ours.move(table)
            began = time.perf_counter()
            try:
                if chosen is not None:
                    await socket.send(chosen[1])
                over = await self.hear(socket, table)
            finally:  # a bot that has not answered in the end counts as well
                if chosen is None:
                    waits.append(time.perf_counter() - began)

    async def hear(self, socket: ClientConnection, table: str) -> bool:
        """Wait until the table moved; returns whether the game is over."""
        while True:
            message = str(await socket.recv())
            if self.ours.hear(table, 0, message):
                return json.loads(message)["view"]["ending"] is not None


async def spell(tables: list[Table], rivals: list[Rival], seconds: float) -> Spell:
    """Everybody plays for a while."""
    waits: list[float] = []
    until = time.perf_counter() + seconds
    moving = asyncio.create_task(load(tables, seconds, BEAT))
    await asyncio.gather(moving, *[rival.play(until, waits) for rival in rivals])
    return Spell(moving.result(), waits)


def long_record(answers: int) -> str:
    """A very long record: no player tries to end the game."""
    match = new_match(find_game("dale"), {"players": 2}, "a long evening", listen=False)
    while len(match.past) + len(match.trail) < answers:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    return dump_record(match)


@contextmanager
def limited_server(folder: Path) -> Iterator[int]:
    """Our server with its default settings, with all its limits; yields its port."""
    port = free_port()
    with serving([*SERVE, "--port", str(port), "--data", str(folder)], port, "/health", folder, pinned=False):
        yield port
