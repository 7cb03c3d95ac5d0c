"""Tables with a quick clock in a process of its own, which may be paused. It tells who sits where when it is asked."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.moves import DUEL, Quiet, seat_people

from parlour.server.server_clock import ServerClock
from parlour.server.sockets.fanout import Fanout
from parlour.server.storage.engine import migrate, open_engine
from parlour.server.storage.store import Store
from parlour.server.tables.journal import Journal
from parlour.server.tables.live_tables import LiveTables
from parlour.server.tables.moves import Moves
from parlour.server.tables.presence import Presence
from parlour.server.tables.sweeper import Sweeper

MOVE = 4  # seconds for a move
SILENCE = 1.5


async def nap(folder: Path) -> None:
    """One table, looked after by a sweeper."""
    engine = open_engine(f"sqlite:///{folder / 'parlour.db'}")
    await migrate(engine)
    journal, time = Journal(engine), ServerClock(silence=SILENCE)
    journal.open()
    time.open()
    moves = Moves(Presence(LiveTables(Store(engine), time), Fanout()), journal)
    await seat_people(moves, "t", "alliances", DUEL, ("move", MOVE))
    Sweeper(moves, Quiet(), period=0.1, mercy=0.5).open()  # type: ignore[arg-type]
    print("ready", flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(*[seat.kind for seat in await moves.tables.store.seats("t")], flush=True)


if __name__ == "__main__":
    asyncio.run(nap(Path(sys.argv[1])))
