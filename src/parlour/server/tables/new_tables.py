"""Opening tables: new ones, rematches, positions to continue from, and imported games."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import insert

from parlour.kernel.ask import Answer
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.options import check_options
from parlour.kernel.record import commit_to, read_answer
from parlour.kernel.registry import find_game
from parlour.kernel.rng import KEYED
from parlour.kernel.state import Ending
from parlour.seeds import fresh_seed
from parlour.server.messages.http import ClockWish, ContinueHere, NewTable, SeatWish
from parlour.server.problems import ProblemError
from parlour.server.records.record_checks import RecordChecks
from parlour.server.server_clock import Uptime
from parlour.server.storage.rows import Entry, Person, Seat, TableRow
from parlour.server.storage.schema import seats, tables
from parlour.server.tables.live_table import NOBODY, LiveTable
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.moves import Moves
from parlour.server.tables.seat_locks import LockedSeats, lock_seats

PAGE = 250  # journal entries that are written without a pause
Values = dict[str, Any]


class TableOpener:
    """Makes tables."""

    def __init__(self, moves: Moves, lobby: Lobby, record_checks: RecordChecks) -> None:
        self.moves = moves
        self.presence = moves.presence
        self.tables = moves.tables
        self.record_checks = record_checks
        self.store = self.tables.store
        self.lobby = lobby

    async def open(self, host: Person, wish: NewTable) -> str:
        """A new table as its host wants it; it begins at once if no seat is left open."""
        game = find_game(wish.game)
        options = check_options(game, wish.options)
        check_seats(game, options, wish.seats)
        row = self.row(game, options, host.id, fresh_seed())
        row |= {"public": wish.public, "patience": wish.patience, **read_clock(wish.clock)}
        await self.store.add_table(row, [seat_for(host, n, each) for n, each in enumerate(wish.seats)])
        await self.lobby.settle(row["id"])
        return str(row["id"])

    async def rematch(self, table: str, person: Person) -> str:
        """The next game of the same people and bots. It begins when all people have said yes; their seats are kept for
        them, also for those who left the last game to a bot. Further requests say yes to the same table."""
        async with lock_seats(self.store, table) as at:
            if at.row.host != person.id and at.kept_seat(person.id) is None:
                raise ProblemError(403, "only those who played here can ask for a rematch")
            if at.status != "over" or at.row.ending is None:
                raise ProblemError(409, "the game is not over yet")
            mine, again = at.kept_seat(person.id), at.row.next_table or await self.lay_again(at)
        if mine is not None:
            await self.lobby.sit_again(again, person, mine.seat)
        else:  # a host who watches bots
            await self.lobby.settle(again)
        await self.presence.table_changed(table)
        return str(again)

    async def lay_again(self, at: LockedSeats) -> str:
        """The table of a rematch, at which only the bots sit yet."""
        game = find_game(at.row.game)
        options = game.rematch(json.loads(at.row.options), Ending(**json.loads(at.row.ending)))
        row = self.row(game, check_options(game, options), at.row.host, fresh_seed())
        row |= {name: getattr(at.row, name) for name in ("public", "clock_kind", "clock_amount", "patience")}
        await at.connection.execute(insert(tables).values(**row))
        again = [msgspec.structs.asdict(kept_open(seat)) | {"table_id": row["id"]} for seat in at.seats]
        await at.connection.execute(insert(seats), [without_name(seat) for seat in again])
        await at.set(next_table=row["id"])
        return str(row["id"])

    async def continue_from(self, table: str, person: Person, wish: ContinueHere) -> str:
        """A moment of a finished game as a new table: the person on one seat, bots on the others."""
        row = await self.finished(table)
        async with self.tables.at(table) as (_, live):
            match, length, count = live.match.clone(), len(live.match.answers), len(live.seats)
        if wish.at > length:
            raise ProblemError(422, f"this game has {length} answers")
        if wish.seat >= count:
            raise ProblemError(422, f"there is no such seat; this table has {count}")
        if wish.at == length and match.ending is not None:
            raise ProblemError(422, "the game is over there; choose an earlier moment")
        seated = [
            Seat(n, "person", person.id, None, None) if n == wish.seat else Seat(n, "bot", None, wish.level, None)
            for n in range(count)
        ]
        values = self.row(match.game, match.options, person.id, row.seed, row.chance) | {"came_from": table}
        values |= await self.tables.long_work.run(standing_at, values, seated, match, wish.at, self.tables.now())
        await self.store_table(values, seated, match.answers)
        async with self.tables.at(values["id"]) as (room, _):
            self.tables.after_move(room)
        return str(values["id"])

    async def import_record(self, person: Person, address: str, text: str) -> str:
        """A record from elsewhere as a finished table, to be replayed and continued; nobody sits there. The record may
        end before the game does; nobody is asked any more."""
        checked = await self.record_checks.check(person.id, address, text)
        values = self.row(find_game(checked.game), checked.options, person.id, checked.seed, checked.chance)
        values |= {"status": "over", "seq": len(checked.answers) + 1}
        values["ending"] = None if checked.ending is None else json.dumps(checked.ending)
        nobody = [Seat(number, "open", None, None, None) for number in range(checked.seats)]
        answers = (read_answer(line, number) for number, line in enumerate(checked.answers))
        await self.store_table(values, nobody, answers)
        return str(values["id"])

    # Rows

    async def store_table(self, values: Values, seated: list[Seat], answers: Iterable[Answer]) -> None:
        """Store a table together with the answers that it begins with."""
        rows = [without_name(msgspec.structs.asdict(seat)) for seat in seated]
        pages = pages_of(values["id"], answers, self.tables.now())
        await self.store.add_table(values, rows, pages, self.moves.journal.writer)

    def row(self, game: Game, options: dict[str, object], host: str | None, seed: str, chance: str = KEYED) -> Values:
        """A table that waits for its players, private and without a clock."""
        now = self.tables.now()
        return {
            "id": secrets.token_urlsafe(16),
            "game": game.name,
            "version": game.version,
            "options": json.dumps(options, sort_keys=True),
            "seed": seed,
            "chance": chance,
            "commitment": commit_to(seed),
            "status": "waiting",
            "public": False,
            "host": host,
            "clock_kind": "off",
            "clock_amount": 0,
            "created": now,
            "moved": now,
            "seq": 0,
            "waits": "",
            "bot_due": None,
            "deadline": None,
            "ending": None,
            "wish": None,
            "came_from": None,
            "next_table": None,
        }

    async def finished(self, table: str) -> TableRow:
        """A table whose game is over."""
        row = await self.store.table(table)
        if row is None:
            raise ProblemError(404, "there is no such table")
        if row.status != "over":
            raise ProblemError(409, "the game is not over yet")
        return row


def standing_at(values: Values, seated: list[Seat], match: Match, at: int, now: float) -> Values:
    """The standing of a table that continues from a moment of a match; the match is rewound to it."""
    match.rewind(at)
    live = LiveTable(TableRow(**values, host_name=None), seated, Uptime(now))
    live.match, live.seq, live.questions = match, at + 1, match.asks
    return msgspec.structs.asdict(live.standing(now))


def pages_of(table: str, answers: Iterable[Answer], now: float) -> Iterator[list[Entry]]:
    """The journal of a table that begins with some answers, page by page as it is asked for."""
    page = [Entry(table, 1, "start", NOBODY, None, 0, 0.0, now)]
    for number, answer in enumerate(answers, 2):
        if len(page) == PAGE:
            yield page
            page = []
        page.append(Entry(table, number, "answer", answer.seat, answer, 0, 0.0, now))
    yield page


def check_seats(game: Game, options: dict[str, object], wishes: list[SeatWish]) -> None:
    """As many seats as the game has with these options, and only one for the host."""
    needed = game.empty(options).seats
    if len(wishes) != needed:
        raise ParlourError(f"{game.title} has {needed} seats with these options, not {len(wishes)}")
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise ParlourError("one person has one seat")


def kept_open(seat: Seat) -> Seat:
    """A seat for the next game: open for the person who had it, whoever played it in the end; a bot stays."""
    empty = msgspec.structs.replace(seat, votes=None, cause=None, seen=0.0)
    return empty if seat.person is None else msgspec.structs.replace(empty, kind="open", level=None)


def seat_for(host: Person, number: int, wish: SeatWish) -> Values:
    """A seat as the host wants it."""
    if wish.kind == "me":
        return {"seat": number, "kind": "person", "person": host.id, "level": None}
    return {"seat": number, "kind": wish.kind, "person": None, "level": wish.level if wish.kind == "bot" else None}


def read_clock(wish: ClockWish) -> Values:
    """A clock, checked."""
    if wish.kind != "off" and wish.amount < 1:
        raise ParlourError("a clock needs at least 1 second or day; or turn it off")
    return {"clock_kind": wish.kind, "clock_amount": 0 if wish.kind == "off" else wish.amount}


def without_name(seat: Values) -> Values:
    """A seat as it is stored: the name belongs to the person."""
    return {name: value for name, value in seat.items() if name != "name"}
