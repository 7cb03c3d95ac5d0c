"""Instructions are counted by the difference of two runs."""

from __future__ import annotations

import json
import shutil

import pytest
from typer.testing import CliRunner

from parlour.benchmarks import counting
from parlour.benchmarks.cases import CLONE, own_cases
from parlour.cli.main import app
from parlour.kernel.errors import ParlourError


def test_only_cases_that_there_are_can_be_counted() -> None:
    assert set(counting.COUNTED) <= {case.name for case in own_cases()}


def test_what_both_runs_have_in_common_cancels_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def observe(name: str, portions: int) -> tuple[int, int]:
        seen.append(portions)
        return 1_000_000 + 700 * 10 * portions, 10 * portions

    monkeypatch.setattr(counting, "observe", observe)
    assert counting.count("anything") == 700
    assert seen == [counting.FEW, counting.MANY]


def test_a_machine_without_valgrind_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ParlourError, match="--count needs valgrind"):
        counting.count_all()


def test_the_command_tells_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = [counting.Count("piloted", 4675.0, 2400), counting.Count("stepped", 19494.0, None)]
    monkeypatch.setattr("parlour.cli.bench.count_all", lambda: counts)
    plain = CliRunner().invoke(app, ["bench", "--count"]).output
    assert "4,675" in plain
    assert "at most 2,400" in plain
    told = json.loads(CliRunner().invoke(app, ["bench", "--count", "--json"]).output)
    assert [each["instructions"] for each in told] == [4675.0, 19494.0]


def test_a_case_runs_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    counting.main(CLONE, "2")
    assert capsys.readouterr().out == "measured 100\n"
