"""A table as the lobby and the welcome show it, each time as one person sees it."""

from __future__ import annotations

import json
from typing import cast

from parlour.kernel.registry import find_game
from parlour.server.bot_names import bot_names
from parlour.server.http_messages import Chance, ClockKind, ClockWish, Level, SeatInfo, SeatKind, Status, TableInfo
from parlour.server.storage.rows import Seat, TableRow


def describe(row: TableRow, seats: list[Seat], person: str | None, here: set[str]) -> TableInfo:
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
        seats=[describe_seat(seat, person, here, bots.get(seat.seat)) for seat in seats],
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
        watchers=len(here - {seat.person for seat in seats if seat.kind == "person"}),
    )


def describe_seat(seat: Seat, person: str | None, here: set[str], bot: str | None) -> SeatInfo:
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
    )
