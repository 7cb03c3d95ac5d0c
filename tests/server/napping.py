"""A hall with a quick clock in a process of its own, which may be paused. It tells who sits where when it is asked."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.halls import DUEL, Quiet, seat_people

from parlour.server.fanout import Fanout
from parlour.server.hall import Hall
from parlour.server.journal import Journal
from parlour.server.server_clock import ServerClock
from parlour.server.storage.engine import migrate, open_engine
from parlour.server.storage.store import Store
from parlour.server.sweeper import Sweeper

MOVE = 4  # seconds for a move
SILENCE = 1.5


async def nap(folder: Path) -> None:
    """One table, looked after by a sweeper."""
    engine = open_engine(f"sqlite:///{folder / 'parlour.db'}")
    await migrate(engine)
    journal, time = Journal(engine), ServerClock(silence=SILENCE)
    journal.open()
    time.open()
    hall = Hall(Store(engine), journal, Fanout(), time)
    await seat_people(hall, "t", "alliances", DUEL, ("move", MOVE))
    Sweeper(hall, Quiet(), period=0.1, mercy=0.5).open()  # type: ignore[arg-type]
    print("ready", flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(*[seat.kind for seat in await hall.store.seats("t")], flush=True)


if __name__ == "__main__":
    asyncio.run(nap(Path(sys.argv[1])))
