"""Wishes to take an answer back, which the others must allow; kept beside the journal until it grows."""

from __future__ import annotations

import json

import msgspec

from parlour.server.storage.rows import Row, Seat
from parlour.server.talk import UndoWish


def others_to_ask(seats: list[Seat], seat: int) -> list[int]:
    """The other people at the table; bots never mind."""
    return [each.seat for each in seats if each.kind == "person" and each.seat != seat]


def without_leavers(wish: UndoWish | None, seats: list[Seat]) -> UndoWish | None:
    """What is left of a wish when only those who still sit there count."""
    if wish is None or seats[wish.seat].kind != "person":
        return None
    asked = others_to_ask(seats, wish.seat)
    return UndoWish(wish.seat, [each for each in wish.waits if each in asked])


def write_wish(wish: UndoWish | None, seq: int) -> str | None:
    """A wish as it is stored, with the number of the journal at which it was made."""
    return None if wish is None else json.dumps({"seq": seq, "wish": msgspec.to_builtins(wish)})


def read_wish(row: Row, seq: int) -> UndoWish | None:
    """The wish beside the journal, unless the table has moved on since."""
    if row.wish is None:
        return None
    kept = json.loads(row.wish)
    return msgspec.convert(kept["wish"], UndoWish) if kept["seq"] == seq else None
