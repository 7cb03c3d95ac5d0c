"""One stranger with many tables, and many who ask for hints from one address: the bots of others answer as ever."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.places import Browser, Line, Place, server_on
from websockets.exceptions import ConnectionClosed

TABLES = 40  # that one stranger watches; as many others want a hint
ELSEWHERE = "127.0.0.2"
THOUGHTS = 8  # of the bot for which somebody waits
DUEL = {"game": "alliances", "options": {"players": 2, "campaigns": 1}}


class Crowd:
    """Sockets that are read so that nobody waits for them; the answers of bots that arrive there are counted."""

    def __init__(self) -> None:
        self.served = 0

    def listen(self, line: Line) -> None:
        """Read a socket from now on."""
        threading.Thread(target=self.count, args=[line], daemon=True).start()

    def count(self, line: Line) -> None:
        """Read until the socket closes."""
        with suppress(ConnectionClosed):
            for message in line.socket:
                self.served += json.loads(message)["type"] == "steps"


def others_first(line: Line, bot: int, crowd: Crowd) -> list[int]:
    """Play against a bot, and count for each of its answers how many bots of the crowd answered before it."""
    counts: list[int] = []
    steps = line.wait("steps")
    before = crowd.served
    while len(counts) < THOUGHTS:
        if steps["ask"]:
            ask = steps["ask"]
            line.say(type="answer", ask=ask["ask"], option=ask["options"][-1]["option"], ref=1)
        steps = line.wait("steps")
        if steps["steps"][-1]["seat"] == bot:
            counts.append(crowd.served - before)
        before = crowd.served
        assert steps["view"]["ending"] is None
    return counts


def table_of(browser: Browser, *seats: dict[str, str]) -> str:
    """A new table."""
    return str(browser.post("/api/tables", {**DUEL, "seats": list(seats)})["table"])


@contextmanager
def crowd_at(place: Place) -> Iterator[Crowd]:
    """Somebody looks on at many tables of strong bots; many others want hints, all from one address."""
    strong, me = {"kind": "bot", "level": "level5"}, {"kind": "me"}
    crowd = Crowd()
    with ExitStack() as open_sockets:
        eve = Browser(place, "Eve", ELSEWHERE)
        for _ in range(TABLES):
            crowd.listen(open_sockets.enter_context(eve.at(table_of(eve, strong, strong))))
        for number in range(TABLES):
            client = Browser(place, f"Asker {number}", ELSEWHERE)
            line = open_sockets.enter_context(client.at(table_of(client, me, strong)))
            ask: dict[str, Any] | None = line.wait("steps")["ask"]
            if ask:
                line.say(type="hint", ask=ask["ask"], ref=1)
            crowd.listen(line)
        yield crowd


def test_bots_of_others_do_not_wait_for_a_crowd(tmp_path: Path) -> None:
    """Behind the whole crowd every answer would let all of its tables go first. Counted, not timed: on a busy machine
    everybody is slow (`parlour bench --server` compares the times with and without an attack)."""
    with server_on(f"sqlite:///{tmp_path / 'p.db'}", pace=0.7) as place:
        ann = Browser(place, "Ann")
        table = table_of(ann, {"kind": "me"}, {"kind": "bot", "level": "level3"})
        with crowd_at(place) as crowd, ann.at(table) as line:
            counts = others_first(line, 1, crowd)
        assert crowd.served > THOUGHTS, "the crowd was served as well"
        assert max(counts) < TABLES / 4
