"""RULES.md has every statement of the printed game, and a reason for every ruling."""

from __future__ import annotations

from parlour.games.hope.cards.prints import FOLDER
from parlour.kernel.rulebook import read_rulebook

BOOK = read_rulebook(FOLDER.parent)
STATEMENTS = 183


def test_every_printed_statement_is_there() -> None:
    printed = [rule for rule in BOOK.statements if rule.startswith("DH-")]
    assert sorted(printed) == [f"DH-{number:03}" for number in range(1, STATEMENTS + 1)]


def test_every_ruling_says_its_reason() -> None:
    rulings = [each for each in BOOK.statements.values() if each.rule.startswith("DG-")]
    assert [each.rule for each in rulings if "Reason: " not in each.words] == []
    assert len(rulings) == max(int(each.rule[3:]) for each in rulings)
