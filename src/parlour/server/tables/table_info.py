"""A table as the lobby and the welcome show it, each time as one person sees it."""

from __future__ import annotations

import json
from typing import cast

from msgspec import Struct

from parlour.kernel.registry import find_game
from parlour.server.messages.http import (
    Cause,
    Chance,
    ClockKind,
    ClockWish,
    Level,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
)
from parlour.server.people.handles import handle_of
from parlour.server.storage.rows import Seat, TableRow
from parlour.server.thinking.bot_names import bot_names

COMING_BACK = 120.0  # seconds that people have to come back after the server has started, before anybody counts as away


class Moment(Struct, frozen=True):
    """What time it is, and for how many seconds the server has been up without a gap."""

    now: float
    up: float


def describe(row: TableRow, seats: list[Seat], person: str | None, here: set[str], moment: Moment) -> TableInfo:
    """Everything about a table but its position."""
    over = row.status == "over"
    bots = bot_names(row.id, seats)
    mine = [seat.seat for seat in seats if seat.kind == "person" and seat.person == person]
    return TableInfo(
        id=row.id,
        game=row.game,
        title=find_game(row.game).title,
        options=json.loads(row.options),
        status=cast(Status, row.status),
        public=row.public,
        host=row.host_name or "",
        hosting=person is not None and row.host == person,
        seats=[describe_seat(row, seat, person, here, bots.get(seat.seat), moment) for seat in seats],
        clock=ClockWish(cast(ClockKind, row.clock_kind), row.clock_amount),
        commitment=row.commitment,
        seed=row.seed if over else None,
        chance=cast(Chance, row.chance),
        seq=row.seq,
        created=row.created,
        moved=row.moved,
        your_turn=not over and any(seat in row.waiting_for for seat in mine),
        ending=None if row.ending is None else json.loads(row.ending),
        came_from=row.came_from,
        next_table=row.next_table,
        patience=row.patience,
        watchers=len(here - {seat.person for seat in seats if seat.kind == "person"}),
    )


def describe_seat(
    row: TableRow, seat: Seat, person: str | None, here: set[str], bot: str | None, moment: Moment
) -> SeatInfo:
    """Who sits there, a bot by its name. Nobody is told another person's id."""
    owned = person is not None and seat.person == person
    kept = seat.kind != "person" and seat.person is not None
    level = cast(Level, seat.level) if seat.kind == "bot" else None
    return SeatInfo(
        seat=seat.seat,
        kind=cast(SeatKind, seat.kind),
        name=bot or (seat.name or "" if seat.kind == "person" else ""),
        level=level,
        for_name=seat.name if kept else None,
        you=seat.kind == "person" and owned,
        yours=kept and owned,
        here=seat.kind == "bot" or (seat.person is not None and seat.person in here),
        bot_in=bot_in(row, seat, here, moment) if row.status == "playing" else None,
        votes=votes_for(seat, row.seq),
        who=handle_of(seat.person) if seat.kind == "person" and seat.person is not None else None,
        cause=cast(Cause, seat.cause) if kept else None,
    )


def bot_in(row: TableRow, seat: Seat, here: set[str], moment: Moment) -> float | None:
    """The seconds until a bot may sit in for the person in a seat; None while they are here, or if nobody sits there.
    After a start of the server people have a while to come back."""
    if seat.kind != "person" or seat.person is None or seat.person in here:
        return None
    away = moment.now - max(seat.seen, row.created)
    return max(0.0, row.patience - away, min(row.patience, COMING_BACK) - moment.up)


def votes_for(seat: Seat, seq: int) -> list[int]:
    """The seats that want a bot in a seat; when the table has moved on, nobody has voted yet."""
    if seat.votes is None:
        return []
    after, *votes = [int(each) for each in seat.votes.split()]
    return votes if after == seq else []
