"""Requests to take an answer back, or to take a stuck game as drawn, which the others must allow. On the wire and in
the database such a request is a wish; it is kept beside the journal until its next entry.

A wish is always changed in the database: if two people allow it at two workers, the second sees what the first one did.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
from sqlalchemy import select, update

from parlour.server.messages.sockets import UndoWish
from parlour.server.storage.engine import writing
from parlour.server.storage.rows import Seat
from parlour.server.storage.schema import tables
from parlour.server.storage.store import Store
from parlour.server.tables.journal import ConflictError
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.refusals import RefusedError

Change = Callable[[UndoWish | None], UndoWish | None]


def others_to_ask(live: LiveTable, seat: int, draw: bool = False) -> list[int]:
    """The other people at the table, and those who are away if their own moves would be taken back. Bots always agree,
    but a bot that stands in cannot agree for its person if that person's moves are concerned."""
    own = [] if draw else live.own_moves(live.answers_since(seat))
    return [each.seat for each in live.seats if each.seat != seat and minds(each, own)]


def minds(seat: Seat, own: list[int]) -> bool:
    """Whether a seat must be asked, given the seats where people gave answers that would be taken back."""
    return seat.kind == "person" or (seat.person is not None and seat.seat in own)


def without_leavers(wish: UndoWish | None, live: LiveTable) -> UndoWish | None:
    """What is left of a wish when only those count who still sit there, or left moves of their own behind."""
    if wish is None or live.seats[wish.seat].kind != "person":
        return None
    asked = others_to_ask(live, wish.seat, wish.draw)
    return UndoWish(wish.seat, [each for each in wish.waits if each in asked], wish.draw)


def settle(wish: UndoWish | None, seat: int, accept: bool) -> UndoWish | None:
    """What is left of a wish after a seat has allowed or refused it."""
    if wish is None or seat not in wish.waits:
        raise RefusedError("nobody is waiting for your permission")
    return UndoWish(wish.seat, [each for each in wish.waits if each != seat], wish.draw) if accept else None


async def change_wish(store: Store, table: str, seq: int, change: Change) -> UndoWish | None:
    """Change what is wished after an entry of the journal; raises OutrunError where the table has moved on.

    A wish for which nobody must be asked any more is not stored: the caller that receives it carries it out.
    """
    async with writing(store.engine) as connection:
        chosen = select(tables.c.seq, tables.c.wish).where(tables.c.id == table).with_for_update()
        row = (await connection.execute(chosen)).one()
        if row.seq != seq:
            raise ConflictError
        wish = change(read_wish(row.wish, seq))
        kept = write_wish(wish, seq) if wish is not None and wish.waits else None
        await connection.execute(update(tables).where(tables.c.id == table).values(wish=kept))
    return wish


def write_wish(wish: UndoWish, seq: int) -> str:
    """A wish as it is stored, with the number of the journal at which it was made."""
    return json.dumps({"seq": seq, "wish": msgspec.to_builtins(wish)})


def read_wish(written: str | None, seq: int) -> UndoWish | None:
    """The wish beside the journal, unless the table has moved on since."""
    if written is None:
        return None
    kept = json.loads(written)
    return msgspec.convert(kept["wish"], UndoWish) if kept["seq"] == seq else None
