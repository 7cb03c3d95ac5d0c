"""A record is checked against its promise and against the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.corpus.corpus import lines, record_of
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.kernel.record import commit_to, dump_record, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import KEYED

RECORD: dict[str, object] = json.loads(record_of(lines()[0]))
PROMISE = commit_to(str(RECORD["seed"]))


def run(tmp_path: Path, *words: str, **fields: object) -> tuple[int, str]:
    """Verify the record with other fields; gives the exit status and all that was printed."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**RECORD, **fields}), encoding="utf-8")
    done = CliRunner().invoke(app, ["verify", str(file), *words])
    return done.exit_code, done.output


def test_a_finished_game_with_its_promise_holds(tmp_path: Path) -> None:
    status, words = run(tmp_path, commitment=PROMISE)
    assert status == 0
    assert "FAILS" not in words
    assert f"the promised {PROMISE}" in words


def test_the_kind_of_chance_is_told(tmp_path: Path) -> None:
    assert "unchecked chance: the old kind, which could be foretold" in run(tmp_path, commitment=PROMISE)[1]
    match = new_match(find_game("alliances"), {"players": 2, "campaigns": 1}, "secret", chance=KEYED)
    for number, answer in enumerate(iter(lambda: match.asks, [])):
        match.answer(answer[0].seat, answer[0].options[number % len(answer[0].options)])
    status, words = run(tmp_path, **json.loads(dump_record(match)))
    assert status == 0
    assert "holds     chance: keyed by the seed" in words


def test_a_keyed_game_does_not_hold_with_the_old_chance(tmp_path: Path) -> None:
    status, words = run(tmp_path, chance="keyed")
    assert status == 1
    assert "FAILS     answers" in words


def test_a_promise_may_come_from_outside(tmp_path: Path) -> None:
    assert run(tmp_path, "--commitment", PROMISE)[0] == 0
    status, words = run(tmp_path, "--commitment", commit_to("another"))
    assert status == 1
    assert "FAILS" in words


def test_a_seed_that_was_exchanged_is_found(tmp_path: Path) -> None:
    status, words = run(tmp_path, commitment=commit_to("another"))
    assert status == 1
    assert "but the record promises" in words


def test_without_a_promise_the_answers_are_checked_still(tmp_path: Path) -> None:
    status, words = run(tmp_path)
    assert status == 0
    assert "unchecked seed" in words


def test_an_answer_that_is_not_legal_is_found(tmp_path: Path) -> None:
    answers = RECORD["answers"]
    assert isinstance(answers, list)
    status, words = run(tmp_path, answers=[*answers[:3], "0 sing 1"])
    assert status == 1
    assert "answer 4 (0 sing 1)" in words


def test_a_game_that_was_cut_off_is_found(tmp_path: Path) -> None:
    answers = RECORD["answers"]
    assert isinstance(answers, list)
    status, words = run(tmp_path, answers=answers[:-1])
    assert status == 1
    assert "the game is not over" in words


def test_the_verdict_as_json(tmp_path: Path) -> None:
    status, words = run(tmp_path, "--json", commitment=PROMISE)
    assert status == 0
    verdict = json.loads(words)
    assert verdict["holds"] is True
    assert [verdict[name]["holds"] for name in ("seed", "answers", "ending")] == [True, True, True]


@pytest.mark.parametrize("words", [["--commitment", "abc"], ["--commitment", "A" * 64]])
def test_a_promise_that_is_none_is_a_wrong_call(tmp_path: Path, words: list[str]) -> None:
    assert run(tmp_path, *words)[0] == 2


def test_what_is_no_record_is_a_wrong_call(tmp_path: Path) -> None:
    assert run(tmp_path, seed=7)[0] == 2
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "none.json")]).exit_code == 2
