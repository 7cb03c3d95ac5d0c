"""The server under attack: the same people in peace and in war, and an attacker that is kept in bounds."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from parlour.benchmarks.load.attack_bench import AttackBench, Force, Spell
from parlour.benchmarks.load.script import Figures
from parlour.cli.bench_attack import draw

TINY = Force(tables=2, bots=1, seconds=4.0, answers=300)


def test_people_play_on_while_one_address_attacks(capsys: pytest.CaptureFixture[str]) -> None:
    run = AttackBench(TINY)
    assert len(list(run.measure())) == run.steps()
    assert run.peace is not None
    assert run.war is not None
    for spell in (run.peace, run.war):
        assert spell.moves.moves >= 4
        assert spell.bots
    asked = {name.partition(" ")[0] for name in run.attack}
    assert {"options", "record", "half-open", "table", "guest"} <= asked
    assert not [name for name in run.attack if name.partition(" ")[2].startswith("5")]
    dumped = run.dump()
    assert json.loads(json.dumps(dumped)) == dumped
    draw(run, Console(width=200))
    assert "under attack" in capsys.readouterr().out


def test_bots_are_late_by_what_nine_of_ten_take() -> None:
    run = AttackBench(TINY)
    assert [target.value for target in run.targets()] == [None, None]
    run.peace = Spell(Figures(1, 1.0, [0.02]), [0.7] * 10)
    run.war = Spell(Figures(1, 1.0, [0.05] * 99 + [0.3]), [0.7] * 8 + [1.4] * 2)
    slowest, late = [target.value for target in run.targets()]
    assert slowest == pytest.approx(300.0)
    assert late == pytest.approx(2.0)
