"""Tables on a database of its own, without sockets: for tests of what lies behind them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import parlour.games  # noqa: F401
from parlour.kernel.options import check_options
from parlour.kernel.record import commit_to
from parlour.kernel.registry import find_game
from parlour.server.server_clock import ServerClock
from parlour.server.sockets.fanout import Fanout
from parlour.server.storage.engine import migrate, open_engine
from parlour.server.storage.store import Store
from parlour.server.tables.journal import Journal
from parlour.server.tables.live_tables import LiveTables
from parlour.server.tables.moves import Moves
from parlour.server.tables.presence import Presence
from parlour.server.tables.rooms import Member
from parlour.server.tables.sweeper import Sweeper

PEOPLE = ("ann", "bob", "cleo", "dan")
DUEL: dict[str, object] = {"players": 2, "campaigns": 1}  # the shortest game there is


class Watch:
    """A time that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def open_moves(folder: Path, watch: Watch | None = None) -> AsyncIterator[Moves]:
    """The moves of the tables in the database of a folder; open it again and everything is still there."""
    engine = open_engine(f"sqlite:///{folder / 'parlour.db'}")
    await migrate(engine)
    journal = Journal(engine)
    journal.open()
    watch = watch or Watch()
    tables = LiveTables(Store(engine), ServerClock(watch, watch, silence=inf))
    moves = Moves(Presence(tables, Fanout()), journal)
    try:
        yield moves
    finally:
        await journal.close()
        await engine.dispose()


async def seat_people(
    moves: Moves, table: str, game: str, options: dict[str, object], clock: tuple[str, int] = ("off", 0), bots: int = 0
) -> None:
    """A table with people in all seats (the last few may be bots), begun."""
    rules = find_game(game)
    checked = check_options(rules, options)
    count = rules.empty(checked).seats
    for person in PEOPLE[:count]:
        if await moves.tables.store.person(person) is None:
            await moves.tables.store.add_person(person, person.capitalize(), moves.tables.now())
    row = {
        "id": table,
        "game": game,
        "version": rules.version,
        "options": json.dumps(checked),
        "seed": f"seed of {table}",
        "commitment": commit_to(f"seed of {table}"),
        "status": "playing",
        "public": False,
        "host": PEOPLE[0],
        "clock_kind": clock[0],
        "clock_amount": clock[1],
        "created": moves.tables.now(),
        "moved": moves.tables.now(),
        "seq": 0,
        "waits": "",
    }
    people: list[dict[str, object]] = [
        {"seat": seat, "kind": "person", "person": PEOPLE[seat], "level": None} for seat in range(count - bots)
    ]
    robots: list[dict[str, object]] = [
        {"seat": seat, "kind": "bot", "person": None, "level": "level1"} for seat in range(count - bots, count)
    ]
    await moves.tables.store.add_table(row, people + robots)
    await moves.start(table)


def listener(moves: Moves, table: str, person: str, seat: int | None) -> Member:
    """Somebody in the room who has seen nothing yet; what he is told lies in his outbox."""
    member = Member(person, person.capitalize())
    member.seat, member.greeted = seat, True
    moves.tables.room(table).members.add(member)
    return member


def told(member: Member) -> list[dict[str, Any]]:
    """What lies in somebody's outbox, which is emptied."""
    letters = [json.loads(letter) for letter in member.outbox]
    member.outbox.clear()
    return letters


async def play_some(moves: Moves, table: str, turns: int) -> list[tuple[int, int]]:
    """Give a legal answer for whoever is asked, so many times; gives who answered what."""
    given: list[tuple[int, int]] = []
    for _ in range(turns):
        async with moves.tables.at(table) as (_, live):
            if live.over:
                break
            ask = live.questions[0]
            number = live.asked[ask.seat]
        option = ask.options[live.seq * 7 % len(ask.options)]  # always the first one could be to pass for ever
        given.append((ask.seat, option))
        await moves.answer(table, ask.seat, number, option, PEOPLE[ask.seat])
    return given


class Quiet:
    """Bots that only note that they were woken."""

    def __init__(self) -> None:
        self.woken: list[str] = []

    async def wake_table(self, table: str) -> None:
        self.woken.append(table)


async def sweep(moves: Moves, first: bool = False) -> list[str]:
    """One round of the sweeper; gives the tables whose bots were woken."""
    quiet = Quiet()
    await Sweeper(moves, quiet, mercy=30.0).sweep(first)  # type: ignore[arg-type]
    return quiet.woken
