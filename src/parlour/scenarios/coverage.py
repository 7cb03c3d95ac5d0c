"""Which rules of a game its tests show: statements of RULES.md against the ids that tests cite.

A test cites rules by `@pytest.mark.rule("AL-051", ...)`, a scenario file by `rules = ["AL-051", ...]`.
An id whose letters end in G (AG-12, G-3) is a ruling, any other id a rule of the printed game. Rules
must be shown, unless they are notes; rulings may be.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import games
from parlour.kernel.rulebook import Rulebook
from parlour.scenarios.scenario import is_scenario_file, read_scenarios

Citations = dict[str, list[str]]


class Coverage:
    """The rules that must be shown, those that are not, and ids that no rulebook has."""

    def __init__(self, rules: list[str], missing: list[str], unknown: Citations) -> None:
        self.rules = rules
        self.missing = missing
        self.unknown = unknown

    @property
    def shown(self) -> int:
        """How many of the rules are shown."""
        return len(self.rules) - len(self.missing)

    @property
    def holds(self) -> bool:
        """Whether every rule is shown and every citation is right."""
        return not self.missing and not self.unknown

    def dump(self) -> dict[str, object]:
        """The coverage as plain data."""
        return {"rules": len(self.rules), "shown": self.shown, "missing": self.missing, "unknown": self.unknown}


def cover(game: Game, tests: Path) -> Coverage:
    """The coverage of a game's rules by the tests in a folder."""
    book = game.rulebook()
    rules = enforceable(book)
    cited = citations(tests)
    missing = [rule for rule in rules if rule not in cited]
    return Coverage(rules, missing, {rule: cited[rule] for rule in sorted(cited) if is_unknown(game, rule)})


def is_ruling(rule: str) -> bool:
    """Whether an id belongs to a ruling of ours."""
    return prefix(rule).endswith("G")


def prefix(rule: str) -> str:
    """The letters of an id."""
    return rule.partition("-")[0]


def enforceable(book: Rulebook) -> list[str]:
    """The rules that a program can break: neither rulings nor notes."""
    return [rule for rule, statement in book.statements.items() if not statement.note and not is_ruling(rule)]


def is_unknown(game: Game, rule: str) -> bool:
    """Whether a cited id is wrong: this game's, but not in its book, or no game's at all."""
    if rule in game.rulebook().statements or any(rule in each.rulebook().sections for each in [game, *games()]):
        return False
    others = {prefix(known) for other in games() if other.name != game.name for known in other.rulebook().statements}
    return prefix(rule) not in others


def citations(tests: Path) -> Citations:
    """Every id that is cited below a folder, with the places where it is."""
    if not tests.is_dir():
        raise ParlourError(f"there is no folder {tests} with tests")
    found: Citations = {}
    for path in sorted(tests.rglob("*.py")):
        for line, rule in marks(path):
            found.setdefault(rule, []).append(f"{path}:{line}")
    for path in sorted(tests.rglob("*.toml")):
        if is_scenario_file(path):
            for scenario in read_scenarios(path):
                for rule in scenario.rules:
                    found.setdefault(rule, []).append(f"{path}: {scenario.title}")
    return found


def marks(path: Path) -> Iterator[tuple[int, str]]:
    """The ids in the `pytest.mark.rule(...)` marks of a test file, each with its line."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise ParlourError(f"{path}:{error.lineno}: {error.msg}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            for given in node.args:
                if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
                    raise ParlourError(f"{path}:{given.lineno}: cite rules by ids in quotes: {ast.unparse(node)}")
                yield given.lineno, given.value


def is_rule_mark(node: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.rule`, or `mark.rule`."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    return ast.unparse(node.value).rpartition(".")[2] == "mark"
