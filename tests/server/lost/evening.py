"""An evening at fifty tables while the power fails, and what must hold when it is over."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from tests.server.lost.guests import Chair, Guest
from tests.server.lost.house import House

import parlour.games  # noqa: F401
from parlour.kernel.match import Match
from parlour.kernel.pieces import Piece
from parlour.kernel.record import give, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.replay import moments, pieces_of
from parlour.kernel.rng import Dice
from parlour.server.storage.engine import open_engine
from parlour.server.storage.rows import Entry, TableRow
from parlour.server.storage.store import Store

TABLES = 50
KILLS = 20
GUESTS = 25
SETTLING = 60.0  # seconds that everybody gets to hear of everything on a busy machine
MANY = 10**6
LIVELY = 20  # answers between two kills

KINDS: list[tuple[str, dict[str, object], int, int]] = [  # game, options, people, bots
    ("alliances", {"campaigns": 1, "players": 4}, 2, 2),
    ("dale", {}, 2, 0),
    ("alliances", {"campaigns": 1, "players": 4, "drafting": True}, 3, 1),
    ("dale", {}, 1, 1),
    ("alliances", {"campaigns": 1, "players": 2}, 2, 0),
]


class Evening:
    """The house, the guests and their chairs."""

    def __init__(self, house: House, dice: Dice) -> None:
        self.house = house
        self.dice = dice
        self.guests = [Guest(house.address, f"Guest {number}") for number in range(GUESTS)]
        self.chairs: list[Chair] = []
        self.attending: list[asyncio.Task[None]] = []
        self.tables: list[str] = []
        self.kills = 0
        self.drops = 0

    # Coming in

    async def seat_everybody(self) -> None:
        """Open all tables and fill them."""
        for guest in self.guests:
            await guest.come_in()
        for number in range(TABLES):
            await self.seat(number, *KINDS[number % len(KINDS)])

    async def seat(self, number: int, game: str, options: dict[str, object], people: int, bots: int) -> None:
        """One table: a host, friends, bots."""
        friends = [self.guests[(number * 3 + each) % GUESTS] for each in range(people)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": "level1"}] * bots]
        table = (await friends[0].post("/api/tables", {"game": game, "options": options, "seats": seats}))["table"]
        for seat, friend in enumerate(friends[1:], 1):
            await friend.post(f"/api/tables/{table}/sit", {"seat": seat})
        self.tables.append(table)
        self.chairs += [Chair(friend, table, seat, self.dice.split()) for seat, friend in enumerate(friends)]

    # Trouble

    async def trouble(self, kill: Callable[[House, Dice, int], Any]) -> None:
        """Kill the server again and again while everybody plays, and cut one in five connections in between."""
        for number in range(KILLS):
            await self.get_going(self.answers + LIVELY)
            self.cut()
            await asyncio.sleep(self.dice.roll(800) / 1000)
            await kill(self.house, self.dice, number)
            self.kills += 1

    @property
    def answers(self) -> int:
        """How many answers were acknowledged so far."""
        return sum([len(chair.acknowledged) for chair in self.chairs])

    async def get_going(self, answers: int) -> None:
        """Wait until the tables are lively again, or all games over."""
        deadline = time.monotonic() + SETTLING
        while self.answers < answers and not all(chair.over for chair in self.chairs):
            self.everybody_is_there()
            assert time.monotonic() < deadline, "nobody can play any more"
            await asyncio.sleep(0.02)

    def everybody_is_there(self) -> None:
        """Raise what somebody heard that must not be."""
        for task in self.attending:
            if task.done():
                task.result()

    def cut(self) -> None:
        """One connection in five is lost."""
        self.drops += sum([chair.drop() for chair in self.chairs if self.dice.roll(5) == 0])

    # Settling

    async def settle(self, store: Store) -> None:
        """Wait until everybody has heard everything, and nothing moves any more."""
        deadline = time.monotonic() + SETTLING
        quiet = 0
        while quiet < 3:
            self.everybody_is_there()
            assert time.monotonic() < deadline, await self.who_is_behind(store)
            await asyncio.sleep(0.5)
            quiet = quiet + 1 if not await self.who_is_behind(store) else 0

    async def who_is_behind(self, store: Store) -> str:
        """The chairs that have not heard the last word of their table, and tables where a bot must still answer."""
        rows = {row.id: row for row in [await store.table(table) for table in self.tables] if row is not None}
        behind = [
            f"seat {chair.seat} of {rows[chair.table].game} saw {chair.seen} of {rows[chair.table].seq}"
            for chair in self.chairs
            if not chair.greeted or chair.seen != rows[chair.table].seq or chair.pending
        ]
        return "; ".join(behind + [f"{row.game} waits for a bot" for row in rows.values() if row.bot_due is not None])

    def play(self, moves: int) -> None:
        """Let everybody give so many answers."""
        for chair in self.chairs:
            chair.moves = moves


async def spend(house: House, kill: Callable[[House, Dice, int], Any], dice: Dice) -> Evening:
    """The whole evening; gives what there is to be told about it."""
    evening = Evening(house, dice)
    engine = open_engine(house.database)
    store = Store(engine)
    try:
        await house.open()
        await evening.seat_everybody()
        evening.attending = [asyncio.create_task(chair.attend()) for chair in evening.chairs]
        evening.play(MANY)
        await evening.trouble(kill)
        evening.play(0)
        await evening.settle(store)
        await check(evening, store)
        house.close()
        await house.open()
        await resume(evening, store)
        await check(evening, store)
        house.close()
    finally:
        house.kill()
        for task in evening.attending:
            task.cancel()
        await asyncio.gather(*evening.attending, return_exceptions=True)
        await engine.dispose()
        for guest in evening.guests:
            await guest.client.aclose()
    return evening


async def resume(evening: Evening, store: Store) -> None:
    """Every table that is not over goes on: somebody who is asked answers, and is heard."""
    await evening.settle(store)
    before = {table: await length(store, table) for table in evening.tables}
    evening.play(1)
    deadline = time.monotonic() + SETTLING
    waiting = [chair.table for chair in evening.chairs if not chair.over]
    assert waiting, "all games were over before the trouble was: nothing could be resumed"
    while waiting := [table for table in waiting if await length(store, table) == before[table]]:
        assert time.monotonic() < deadline, f"{len(waiting)} tables do not go on"
        await asyncio.sleep(0.5)
    evening.play(0)
    await evening.settle(store)


async def length(store: Store, table: str) -> int:
    """How many entries a table's journal has."""
    return len(await store.journal(table))


# What must hold


async def check(evening: Evening, store: Store) -> None:
    """Every acknowledged answer is in the journal, every journal replays, and everybody sees what the replay gives."""
    for table in evening.tables:
        row, entries = await store.table(table), await store.journal(table)
        assert row is not None
        assert [entry.seq for entry in entries] == list(range(1, row.seq + 1))
        match = replay(row, entries)
        assert (match.ending is not None) == (row.status == "over")
        for chair in evening.chairs:
            if chair.table == table:
                check_chair(chair, match, entries)
    assert not [crash for chair in evening.chairs for crash in chair.crashes]


def check_chair(chair: Chair, match: Match, entries: list[Entry]) -> None:
    """One guest's evening against the journal."""
    for seq, option in chair.acknowledged:
        entry = entries[seq - 1]
        assert (entry.kind, entry.seat) == ("answer", chair.seat)
        assert entry.answer is not None
        assert str(entry.answer.option) == option
    assert chair.pages == pages(match, chair.seat)
    seen = match.view(chair.seat)
    del seen["asks"]
    assert chair.view == json.loads(json.dumps(seen))
    asked = [ask for ask in match.asks if ask.seat == chair.seat]
    assert (
        [each["option"] for each in chair.ask["options"]] == [str(option) for option in asked[0].options]
        if (chair.ask)
        else not asked
    )


def replay(row: TableRow, entries: list[Entry]) -> Match:
    """The game again, from its seed and its journal, by the rules alone."""
    match = new_match(find_game(row.game), json.loads(row.options), row.seed, chance=row.chance)
    for entry in entries:
        if entry.answer is not None:
            give(match, entry.answer, entry.seq)
        for _ in range(entry.undone):
            match.undo()
    return match


def pages(match: Match, seat: int) -> list[list[list[Piece]]]:
    """The lines that a seat heard at the start and by each answer."""
    return [pieces_of(match, events, seat) for _, events in moments(match)]
