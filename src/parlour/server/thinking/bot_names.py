"""What bots are called at a table: a name each, which stays with the seat and is nobody else's."""

from __future__ import annotations

from hashlib import sha256

from parlour.server.people.names import looks
from parlour.server.storage.rows import Seat

# Short, so that they fit on every name plate. A client draws a face for each of them.
NAMES = (
    *("Otto", "Mina", "Juno", "Felix", "Iris", "Hugo", "Nell", "Theo", "Vera", "Cleo"),
    *("Max", "Ruby", "Emil", "Lotte", "Kuno", "Ines", "Bela", "Tilda", "Arno", "Wanda"),
)
REACH = 8  # more seats than any table has: a seat takes every eighth name, so that no two seats share one


def bot_names(table: str, seats: list[Seat]) -> dict[int, str]:
    """The names of the bots of a table by seat. A bot gives way to a person with its name, and takes another."""
    first = sha256(table.encode()).digest()[0] % len(NAMES)
    names = NAMES[first:] + NAMES[:first]
    taken = {looks(seat.name) for seat in seats if seat.name}
    return {
        seat.seat: next((name for name in names[seat.seat % REACH :: REACH] if looks(name) not in taken), names[0])
        for seat in seats
        if seat.kind == "bot"
    }
