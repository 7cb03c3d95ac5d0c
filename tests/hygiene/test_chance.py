"""Nothing in the rules depends on clocks, hidden chance or the order of a set."""

from __future__ import annotations

import ast

import pytest
from tests.hygiene.sources import assert_clean
from tests.hygiene.test_imports import imported

BANNED_MODULES = {"asyncio", "datetime", "os", "random", "secrets", "threading", "time", "uuid"}
BANNED_CALLS = {"id", "hash"}
IDENTITIES = ["kernel/conformance/snapshot.py"]  # whether two positions share a list is a matter of identity
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference", "copy"}
# These give the same for any order, so a generator over a set may feed them.
ORDERLESS = {"sorted", "set", "frozenset", "any", "all", "sum", "len"}
ORDERED = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "next", "dict"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def unsteady(path: str, tree: ast.Module) -> list[str]:
    """Modules and calls whose answer changes from run to run."""
    found = [
        f"{path}:{line} imports {name}" for line, name in imported(path, tree) if name.split(".")[0] in BANNED_MODULES
    ]
    own = {
        call
        for node in ast.walk(tree)
        if isinstance(node, Function) and node.name == "__hash__"
        for call in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in own:
            continue
        if path in IDENTITIES:
            break
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            found.append(f"{path}:{node.lineno} calls {node.func.id}()")
    return found


def is_set_type(annotation: ast.expr | None) -> bool:
    """Whether an annotation says set or frozenset."""
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id in ("set", "frozenset", "AbstractSet")


def key_of(node: ast.expr) -> str:
    """A variable as "name", an attribute of anything as ".name", anything else as ""."""
    if isinstance(node, ast.Attribute):
        return "." + node.attr
    return node.id if isinstance(node, ast.Name) else ""


class Sets:
    """Which variables and attributes of a file hold sets, as far as its text says."""

    def __init__(self, tree: ast.Module) -> None:
        self.names: set[str] = set()
        for _ in range(2):  # a set may be named after another one further down
            for node in ast.walk(tree):
                self.note(node)

    def note(self, node: ast.AST) -> None:
        """Learn from an assignment or a parameter."""
        if isinstance(node, ast.arg) and is_set_type(node.annotation):
            self.names.add(node.arg)
        elif isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
            self.names.add(key_of(node.target))
            if isinstance(node.target, ast.Name):
                self.names.add("." + node.target.id)
        elif isinstance(node, ast.Assign) and self.holds(node.value):
            self.names.update(key_of(target) for target in node.targets)
        self.names.discard("")

    def holds(self, node: ast.expr) -> bool:
        """Whether an expression is a set."""
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.BinOp):
            return self.holds(node.left) or self.holds(node.right)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in ("set", "frozenset")
            return (
                isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS and self.holds(node.func.value)
            )
        return key_of(node) in self.names


def loops_of(node: ast.AST) -> list[ast.expr]:
    """What a node goes through in order."""
    if isinstance(node, ast.For | ast.AsyncFor):
        return [node.iter]
    if isinstance(node, ast.ListComp | ast.DictComp | ast.GeneratorExp):
        return [part.iter for part in node.generators]
    if isinstance(node, ast.Starred):
        return [node.value]
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in ORDERED:
            return list(node.args)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            return list(node.args)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args:
            return [node.func.value]
    return []


def disordered(path: str, tree: ast.Module) -> list[str]:
    """Places where the order of a set matters."""
    sets = Sets(tree)
    forgiven: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS:
            forgiven.update(node.args)
    return [
        f"{path}:{loop.lineno} goes through a set: {ast.unparse(loop)}"
        for node in ast.walk(tree)
        if node not in forgiven
        for loop in loops_of(node)
        if sets.holds(loop)
    ]


def test_rules_have_no_clock_and_no_hidden_chance() -> None:
    assert_clean(unsteady, "kernel", "games")


def test_rules_never_go_through_a_set() -> None:
    assert_clean(disordered, "kernel", "games")


def dealt_fast(path: str, tree: ast.Module) -> list[str]:
    """Places where a match begins without saying which chance it has."""
    return [
        f"{path}:{node.lineno} deals with fast chance"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "new_match"
        if "chance" not in [keyword.arg for keyword in node.keywords]
    ]


def test_no_game_of_people_is_dealt_with_fast_chance() -> None:
    assert_clean(dealt_fast, "server", "cli")


def test_a_match_with_fast_chance_is_found() -> None:
    assert dealt_fast("server/tables/live_table.py", ast.parse("match = record.new_match(game, options, seed)"))
    assert not dealt_fast("server/tables/live_table.py", ast.parse("match = new_match(game, {}, seed, chance=KEYED)"))


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import monotonic",
        "def f():\n    import uuid",
        "import asyncio.events",
        "key = id(object())",
        "key = hash('word')",
    ],
)
def test_a_clock_or_hidden_chance_is_found(source: str) -> None:
    assert unsteady("kernel/ask.py", ast.parse(source))


def test_a_class_may_say_what_its_hash_is() -> None:
    source = "class C:\n    def __hash__(self) -> int:\n        return hash(self.name)"
    assert unsteady("kernel/ask.py", ast.parse(source)) == []


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "for x in set(cards): pass",
        "seen = set()\nfor x in seen: pass",
        "def f(seen: set[int]) -> list[int]:\n    return [x for x in seen]",
        "a = {1}\nb = a | other\nlist(b)",
        "class C:\n    def __init__(self) -> None:\n        self.out: set[int] = set()\ndef f(c):\n    return [*c.out]",
        "seen = {1}\nfirst = next(iter(seen))",
        "seen = {1}\nfirst = seen.pop()",
        "words = {'a'}\n', '.join(words)",
    ],
)
def test_going_through_a_set_is_found(source: str) -> None:
    assert disordered("kernel/ask.py", ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "for x in sorted({1, 2}): pass",
        "seen = {1}\nif 1 in seen: seen.add(2)",
        "seen = {1}\nany(x > 1 for x in seen)",
        "seen = {1}\nmore = {x + 1 for x in seen}",
        "for x in [1, 2]: pass",
        "cards = [1]\ncards.pop()",
    ],
)
def test_asking_a_set_is_fine(source: str) -> None:
    assert disordered("kernel/ask.py", ast.parse(source)) == []
