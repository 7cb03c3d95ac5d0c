"""Records are checked in a process of their own: one at a time, a few of each address, and whatever happens to it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.corpus.corpus import lines, record_of

from parlour.kernel.errors import ParlourError
from parlour.server.costs import Account, Metered
from parlour.server.limits import Bucket
from parlour.server.problems import ProblemError
from parlour.server.records.record_checks import RecordChecks
from parlour.server.thinking.record_process import Checked, reply

RECORD = record_of(lines()[0])
PROGRAM = """
import sys, time
for line in sys.stdin:
    if "end" in line: sys.exit(1)
    if "sleep" in line: time.sleep(30)
    print('{"refused": "seen", "seconds": 2.0}', flush=True)
"""


def with_checkers(story: Callable[[RecordChecks], Awaitable[None]], *command: str, patience: float = 20.0) -> None:
    """A story about a process that checks; without a command it is the real one."""

    async def tell() -> None:
        record_checks = RecordChecks([sys.executable, *command], patience) if command else RecordChecks()
        try:
            await story(record_checks)
        finally:
            await record_checks.close()
        with pytest.raises(ProblemError, match="closing"):
            await record_checks.check("ann", "192.0.2.1", RECORD)

    asyncio.run(tell())


def test_a_record_becomes_what_a_table_needs() -> None:
    async def story(record_checks: RecordChecks) -> None:
        document = json.loads(RECORD)
        for _ in range(2):
            checked = await record_checks.check("ann", "192.0.2.1", RECORD)
            assert checked.answers == document["answers"]
            assert (checked.game, checked.seed) == (document["game"], document["seed"])
            assert checked.ending is not None
            assert checked.seconds > 0
        with pytest.raises(ParlourError, match="not JSON"):
            await record_checks.check("ann", "192.0.2.1", "[")

    with_checkers(story)


def test_what_the_rules_break_on_is_refused_without_a_word_of_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> Checked:
        raise KeyError("the queen of spades")

    monkeypatch.setattr("parlour.server.thinking.record_process.check", broken)
    assert reply(json.dumps(RECORD)).refused == "record: the rules fail on what was played there"


def test_one_at_a_time_of_everybody_and_a_few_of_an_address() -> None:
    async def story(record_checks: RecordChecks) -> None:
        async def ask(person: str, address: str) -> str:
            try:
                await record_checks.check(person, address, "look")
            except (ProblemError, ParlourError) as error:
                return str(error)
            return ""

        people = [("ann", "1"), ("ann", "2"), ("bob", "1"), ("cleo", "1"), *[(f"p{n}", f"a{n}") for n in range(8)]]
        said = await asyncio.gather(*[ask(person, address) for person, address in people])
        assert said[0] == said[2] == "seen"
        assert "your last record" in said[1]
        assert "many records" in said[3]
        assert sum("many records" in each for each in said) == 1 + 2  # of eleven places wanted, eight are there
        assert record_checks.waiting == {}
        assert await ask("ann", "1") == "seen"

    with_checkers(story, "-c", PROGRAM)


def test_a_process_that_ends_is_replaced() -> None:
    async def story(record_checks: RecordChecks) -> None:
        with pytest.raises(ProblemError, match="just now"):
            await record_checks.check("ann", "192.0.2.1", "end")
        with pytest.raises(ParlourError, match="seen"):
            await record_checks.check("ann", "192.0.2.1", "look")

    with_checkers(story, "-c", PROGRAM)


def test_a_record_that_takes_too_long_is_dear() -> None:
    async def story(record_checks: RecordChecks) -> None:
        account = Account("192.0.2.1", [Bucket(0.001, 10.0)])
        with pytest.raises(ParlourError, match="seen"):
            await Metered(record_checks.check("ann", "192.0.2.1", "look"), account)
        assert account.payers[0].tokens < 8.1
        with pytest.raises(ParlourError, match="too long"):
            await Metered(record_checks.check("ann", "192.0.2.1", "sleep"), account)
        assert account.payers[0].tokens < 6.1

    with_checkers(story, "-c", PROGRAM, patience=2.0)


def test_whoever_goes_away_ends_the_work_for_him(tmp_path: Path) -> None:
    async def story(record_checks: RecordChecks) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(1.0):
                await record_checks.check("ann", "192.0.2.1", "sleep")
        with pytest.raises(ParlourError, match="seen"):
            await record_checks.check("ann", "192.0.2.1", "look")

    with_checkers(story, "-c", PROGRAM)
