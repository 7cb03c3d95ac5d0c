"""One stranger with many tables, and many who ask for hints from one address: the bots of others answer as ever."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.server.places import Browser, Line, Place, server_on

CROWD = 60
ELSEWHERE = "127.0.0.2"
THOUGHTS = 8  # that are timed
DUEL = {"game": "alliances", "options": {"players": 2, "campaigns": 1}}


def deaf(line: Line) -> None:
    """Let a socket be read, so that nobody waits for it."""

    def listen() -> None:
        try:
            for _ in line.socket:
                pass
        except Exception:
            pass

    threading.Thread(target=listen, daemon=True).start()


def bot_times(line: Line, bot: int) -> list[float]:
    """Play against a bot, and time its answers."""
    times: list[float] = []
    steps = line.wait("steps")
    before = time.monotonic()
    while len(times) < THOUGHTS:
        if steps["ask"]:
            ask = steps["ask"]
            line.say(type="answer", ask=ask["ask"], option=ask["options"][-1]["option"], ref=1)
        steps = line.wait("steps")
        now = time.monotonic()
        if steps["steps"][-1]["seat"] == bot:
            times.append(now - before)
        before = now
        assert steps["view"]["ending"] is None
    return times


def table_of(browser: Browser, *seats: dict[str, str]) -> str:
    """A new table."""
    return str(browser.post("/api/tables", {**DUEL, "seats": list(seats)})["table"])


@contextmanager
def crowd(place: Place) -> Iterator[None]:
    """Somebody looks on at many tables of strong bots; many others want hints, all from one address."""
    strong, me = {"kind": "bot", "level": "level5"}, {"kind": "me"}
    with ExitStack() as open_sockets:
        eve = Browser(place, "Eve", ELSEWHERE)
        for _ in range(CROWD):
            deaf(open_sockets.enter_context(eve.at(table_of(eve, strong, strong))))
        for number in range(CROWD):
            client = Browser(place, f"Asker {number}", ELSEWHERE)
            line = open_sockets.enter_context(client.at(table_of(client, me, strong)))
            ask: dict[str, Any] | None = line.wait("steps")["ask"]
            if ask:
                line.say(type="hint", ask=ask["ask"], ref=1)
            deaf(line)
        yield


def test_bots_of_others_answer_within_twice_their_usual_time(tmp_path: Path) -> None:
    with server_on(f"sqlite:///{tmp_path / 'p.db'}", pace=0.7) as place:
        ann = Browser(place, "Ann")
        table = table_of(ann, {"kind": "me"}, {"kind": "bot", "level": "level3"})
        with ann.at(table) as line:
            usual = bot_times(line, 1)
        table = table_of(ann, {"kind": "me"}, {"kind": "bot", "level": "level3"})
        with crowd(place), ann.at(table) as line:
            crowded = bot_times(line, 1)
        assert statistics.median(crowded) < 2 * statistics.median(usual)
        assert max(crowded) < 2 * max(usual) + 0.5
