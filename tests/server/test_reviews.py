"""Reviews of finished games: thought through in a process of their own, remembered, and told to whoever asks."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.corpus.corpus import lines, record_of
from tests.server.house import Guest, House, at_home

from parlour.kernel.record import dump_record, new_match
from parlour.kernel.registry import find_game
from parlour.review.reviewing import Depth
from parlour.server.messages.http import ReviewView
from parlour.server.problems import ProblemError
from parlour.server.records import reviews
from parlour.server.records.reviews import FAILED, Reviews
from parlour.server.storage.schema import stories

SHALLOW = Depth(glance=5, close_look=10)
RECORD = record_of(lines()[0])


async def reviewed(guest: Guest, table: str) -> Any:
    """What a review comes to, once it is done."""
    for _ in range(600):
        told = await guest.get(f"/api/tables/{table}/review")
        if told["story"] is not None or told["refused"]:
            return told
        await asyncio.sleep(0.1)
    raise AssertionError("it takes too long")


@at_home
async def test_a_finished_game_is_thought_through_for_whoever_asks(house: House) -> None:
    house.context.reviews.depth = SHALLOW
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    table = await house.table(ada)
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await house.play(table, 5)
    assert "not over" in await ada.get(f"/api/tables/{table}/review", 409)
    await house.play(table)
    assert await ada.get(f"/api/tables/{table}/review") == {"done": 0.0, "story": None, "refused": ""}
    told = await reviewed(ada, table)
    record = await ada.get(f"/api/tables/{table}/record")
    assert told["done"] == 1.0
    assert {point["seat"] for point in told["story"]["curve"]} == {0, 1}
    assert all(0 <= point["at"] < len(record["answers"]) for point in told["story"]["curve"])
    assert await house.browser().get(f"/api/tables/{table}/review") == told
    for running in [*house.context.reviews.running.values()]:  # a story is told before it is stored
        assert running.task is not None
        await running.task
    house.context.reviews.told.clear()  # after a restart, or at another worker
    assert await ada.get(f"/api/tables/{table}/review") == told
    house.context.reviews.told.clear()
    await house.context.store.change(stories.update().values(story='{"curve": 1}'))  # as nobody writes it any more
    assert await ada.get(f"/api/tables/{table}/review") == {"done": 0.0, "story": None, "refused": ""}


@at_home
async def test_what_was_not_played_to_the_end_is_not_reviewed(house: House) -> None:
    ada = await house.guest("Ada")
    begun = dump_record(new_match(find_game("alliances"), {}, "begun"))
    table = (await ada.post("/api/records", json.loads(begun)))["table"]
    assert "over" in (await reviewed(ada, table))["refused"]
    await ada.get("/api/tables/nowhere/review", 404)


def finish(made: Reviews, table: str) -> None:
    """Wait for a review."""

    async def wait() -> None:
        made.begin(table, RECORD)
        task = made.running[table].task
        assert task is not None
        await task
        await made.close()

    asyncio.run(wait())


@pytest.mark.parametrize("program", ["raise SystemExit", "print('{}}')", 'input(); print(\'{"error": "KeyError"}\')'])
def test_a_process_that_fails_fails_only_the_review(program: str, tmp_path: Path) -> None:
    made = Reviews([sys.executable, "-c", program])
    finish(made, "here")
    assert made.look("here") == ReviewView(1.0, None, FAILED)


def test_a_review_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEFT_ALONE", 0.0)
    made = Reviews(depth=SHALLOW)
    finish(made, "here")
    assert made.look("here") is None


def test_too_many_at_once_are_refused() -> None:
    async def story() -> None:
        made = Reviews(depth=SHALLOW)
        for number in range(reviews.AT_ONCE):
            made.begin(str(number), RECORD)
        with pytest.raises(ProblemError, match="many games"):
            made.begin("one more", RECORD)
        await made.close()
        assert not made.running

    asyncio.run(story())


def test_only_so_many_stories_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)
    made = Reviews()
    for table in ("one", "two"):
        made.remember(table, FAILED)
    assert made.look("one") is not None
    made.remember("three", FAILED)
    assert list(made.told) == ["one", "three"]
