"""Which matches stay in memory: counted by their size, since a long game takes as much as fifty short ones."""

from __future__ import annotations

import gc
from collections import Counter

from parlour.server.storage.rows import Entry
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.rooms import Room

MOST_LIVE = 256  # matches
MOST_BYTES = 200 * 2**20
TABLE, EVENT = 60_000, 600  # bytes of a table, and of everything that is kept of one event; measured


def apply_quietly(live: LiveTable, journal: list[Entry]) -> None:
    """Replay a long journal, and keep the garbage collector from walking through the hundred thousand objects that it
    creates: that would stop everybody for half a second, again and again. They are freed without it when the match is
    forgotten, as the match has no reference cycles."""
    gc.collect(1)  # what is garbage now must not be frozen, too
    gc.disable()
    try:
        live.apply_all(journal)
    finally:
        gc.freeze()
        gc.enable()


def weight(live: LiveTable) -> int:
    """About how many bytes a table takes."""
    return TABLE + EVENT * len(live.match.log)


class TableCache:
    """The rooms with a match in memory, the most recently used at the end."""

    def __init__(self) -> None:
        self.loaded: dict[str, Room] = {}
        self.weights: dict[str, int] = {}
        self.bytes = 0

    def note(self, room: Room) -> None:
        """A room has just been used."""
        self.drop(room)
        if room.live is not None:
            self.loaded[room.table] = room
            self.weights[room.table] = weight(room.live)
            self.bytes += self.weights[room.table]

    def drop(self, room: Room) -> None:
        """A room has no match any more."""
        self.loaded.pop(room.table, None)
        self.bytes -= self.weights.pop(room.table, 0)

    def evict(self) -> list[Room]:
        """Rooms whose matches are forgotten, so that the others have enough memory: the least recently used ones,
        starting with the host whose tables take the most."""
        gone: list[Room] = []
        while len(self.loaded) > MOST_LIVE or self.bytes > MOST_BYTES:
            idle = [room for room in self.loaded.values() if not room.wanted]
            if not idle:
                break
            room = idle[0] if self.bytes <= MOST_BYTES else self.first_of_greediest(idle)
            room.live = None
            self.drop(room)
            gone.append(room)
        return gone

    def first_of_greediest(self, idle: list[Room]) -> Room:
        """The least recently used room of the host whose tables take the most memory."""
        taken: Counter[str | None] = Counter()
        for room in idle:
            taken[host_of(room)] += self.weights[room.table]
        greediest = taken.most_common(1)[0][0]
        return next(room for room in idle if host_of(room) == greediest)


def host_of(room: Room) -> str | None:
    """Who opened a table that is in memory."""
    return None if room.live is None else room.live.row.host
