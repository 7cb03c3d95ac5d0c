"""What failed once while soaking holds for ever: each line of failed.txt is a bout that is played again."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour.games  # noqa: F401
from parlour.soak.bout import read_bout
from parlour.soak.playing import play_bout

FAILED = [line for line in (Path(__file__).parent / "failed.txt").read_text(encoding="utf-8").splitlines() if line]


@pytest.mark.parametrize("line", FAILED)
def test_what_failed_once_holds(line: str) -> None:
    assert play_bout(read_bout(line), "tests.referees.referee:referee_for") > 0
