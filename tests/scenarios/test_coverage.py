"""The rules that tests show are counted from marks and scenario files, not from mere mentions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli.main import app
from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import find_game
from parlour.kernel.rulebook import Rulebook
from parlour.scenarios.coverage import citations, cover, enforceable, is_ruling

BOOK = "# Toy\n- **AL-001** One.\n- **AL-002** (note) Two.\n- **AG-01** Three.\n- **HC2-04** Four.\n- **G-5** Five.\n"

SOURCE = '''
import pytest
from pytest import mark

# @pytest.mark.rule("AL-001")
TEXT = """@pytest.mark.rule("AL-003")"""

@pytest.mark.rule("AL-004", "AL-005")
def test_a(): ...

@mark.rule("AL-006")
class TestB:
    pytestmark = pytest.mark.rule("AL-007")

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("AL-009"))])
def test_c(x): ...

def test_d():
    book.rule("AL-010")
'''

SCENARIO = """
[[scenario]]
title = "A bid"
game = "alliances"
rules = ["AL-022"]
seed = "any"
[[scenario.step]]
view.phase = "bidding"
"""


def folder_with(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / name.replace("_py", ".py").replace("_toml", ".toml")).write_text(text, encoding="utf-8")
    return folder


def test_rulings_and_notes_need_no_test() -> None:
    assert enforceable(Rulebook(BOOK)) == ["AL-001", "HC2-04"]
    assert [rule for rule in ("AL-001", "AG-01", "HC2-04", "G-5", "HG-2", "DM-3") if is_ruling(rule)] == [
        "AG-01",
        "G-5",
        "HG-2",
    ]


def test_marks_and_scenarios_cite_and_mentions_do_not(tmp_path: Path) -> None:
    tests = folder_with(tmp_path, one_py=SOURCE, two_toml=SCENARIO, three_toml="[tool]\nrules = ['AL-050']\n")
    found = citations(tests)
    assert sorted(found) == ["AL-004", "AL-005", "AL-006", "AL-007", "AL-009", "AL-022"]
    assert found["AL-005"] == [f"{tests / 'one.py'}:8"]
    assert found["AL-022"] == [f"{tests / 'two.toml'}: A bid"]


@pytest.mark.parametrize("mark", ["rule(*IDS)", "rule(NAME)", "rule(3)", 'rule(f"AL-{n}")'])
def test_a_mark_that_cannot_be_read_is_named(tmp_path: Path, mark: str) -> None:
    folder_with(tmp_path, one_py=f"import pytest\n@pytest.mark.{mark}\ndef test_a(): ...\n")
    with pytest.raises(ParlourError, match=r"one\.py:2: cite rules by ids in quotes"):
        citations(tmp_path)


def test_missing_and_unknown_rules_fail(tmp_path: Path) -> None:
    folder_with(tmp_path, one_py='import pytest\n@pytest.mark.rule("AL-001", "AL-999", "XX-1")\ndef test_a(): ...\n')
    found = cover(find_game("alliances"), tmp_path)
    assert found.shown == 1
    assert "AL-003" in found.missing
    assert "AL-001" not in found.missing
    assert "AL-002" not in found.missing  # a note
    assert sorted(found.unknown) == ["AL-999", "XX-1"]
    called = CliRunner().invoke(app, ["rules", "alliances", "--coverage", "--tests", str(tmp_path)])
    assert called.exit_code == 1
    assert f"1/{len(found.rules)}" in called.stdout
    assert "AL-137" in called.stdout
    assert f"no rule AL-999, cited in {tmp_path / 'one.py'}:2" in called.stdout


def cite(rules: list[str]) -> str:
    return f"import pytest\n@pytest.mark.rule({', '.join(map(repr, rules))})\ndef test_a(): ...\n"


def test_full_coverage_holds_and_one_wrong_id_breaks_it(tmp_path: Path) -> None:
    rules = enforceable(find_game("alliances").rulebook())
    folder_with(tmp_path, one_py=cite(rules))
    called = CliRunner().invoke(app, ["rules", "alliances", "--coverage", "--tests", str(tmp_path)])
    assert called.exit_code == 0
    assert f"{len(rules)}/{len(rules)}" in called.stdout
    folder_with(tmp_path, one_py=cite([*rules, "AG-999"]))
    called = CliRunner().invoke(app, ["rules", "alliances", "--coverage", "--tests", str(tmp_path), "--json"])
    assert called.exit_code == 1
    assert json.loads(called.stdout)["missing"] == []
    assert list(json.loads(called.stdout)["unknown"]) == ["AG-999"]


@pytest.mark.parametrize(
    "words", ["rules chess", "rules alliances spin --coverage", "rules alliances --coverage --tests nowhere"]
)
def test_a_wrong_call_ends_with_2(words: str) -> None:
    called = CliRunner().invoke(app, words.split())
    assert called.exit_code == 2
    assert called.stderr.startswith("parlour: ")


def found_by(*words: str) -> list[str]:
    called = CliRunner().invoke(app, ["rules", "alliances", *words, "--json"])
    assert called.exit_code == 0
    return [statement["rule"] for statement in json.loads(called.stdout)]


def test_rules_are_found_by_id_and_by_words() -> None:
    assert found_by("AL-124") == ["AL-124", "AG-39"]  # the ruling refers to it
    assert found_by("al-002", "AL-005") == ["AL-002", "AL-005"]
    assert "AL-128" in found_by("embargo", "DISCARDED")
    assert "AL-127" not in found_by("embargo", "discarded")
    assert len(found_by()) == len(find_game("alliances").rulebook().statements)


def test_the_rules_are_printed_by_section() -> None:
    called = CliRunner().invoke(app, ["rules", "alliances"])
    assert called.exit_code == 0
    sections = ["Setting up", "State of the Nations", "Conflicts: the target", "Three players: Rise to Power"]
    places = [called.stdout.index(f"\n{section}\n") for section in sections]
    assert places == sorted(places)


def test_finding_nothing_fails() -> None:
    called = CliRunner().invoke(app, ["rules", "alliances", "zeppelin"])
    assert called.exit_code == 1
    assert "zeppelin" in called.stderr
