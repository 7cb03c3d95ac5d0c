"""The state of a game changes only through its atoms, which change and tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from tests.hygiene.sources import assert_clean

# atoms.py holds the verbs, of a large game table_atoms.py those that set the table, frame_atoms.py those about what is
# pending, lasting_atoms.py those about what lasts and mixing.py those that mix; the notation builds positions that no
# game has reached yet, and settling.py exchanges faces in worlds, which no game is played on.
ALLOWED = ("atoms.py", "table_atoms.py", "frame_atoms.py", "lasting_atoms.py", "mixing.py", "settling.py")
MUTATORS = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem", "tell"),
}
# Functions that change a thing given to them: the kernel's verbs for cards, and the library's.
VERBS = {"mix_order", "reveal", "roll", "show", "shuffle", "setattr", "delattr", "insort", "heappush", "heappop"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Reach:
    """The names in a function through which its parameter `s` can be changed."""

    def __init__(self, function: Function) -> None:
        given: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            for target, value in bindings(node):
                given.setdefault(target, []).append(value)
        self.names = {"s"}
        for _ in range(3):  # an alias of an alias of an alias
            self.names |= {name for name, values in given.items() if all(self.holds(value) for value in values)}

    def holds(self, node: ast.expr) -> bool:
        """Whether an expression is the state or a part of it, not a copy."""
        while isinstance(node, ast.Attribute | ast.Subscript):
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
                return False
            node = node.value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
            return self.holds(node.args[1])
        return isinstance(node, ast.Name) and node.id in self.names


def bindings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Names that a node binds, each with what they are bound to (or an element of it)."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from pairs(target, node.value)
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
        yield from pairs(node.target, node.value)
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        yield node.target.id, ast.Constant(None)
    elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield from pairs(node.target, node.iter)


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """Take an assignment of tuples apart."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for part, given in zip(target.elts, value.elts, strict=True):
            yield from pairs(part, given)
    elif isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from pairs(part, value)


def stores(node: ast.AST) -> Iterator[ast.Attribute | ast.Subscript]:
    """The places that a statement writes to or deletes."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For | ast.AsyncFor):
        targets = [node.target]
    while targets:
        target = targets.pop()
        if isinstance(target, ast.Tuple | ast.List):
            targets += target.elts
        elif isinstance(target, ast.Attribute | ast.Subscript):
            yield target


def changes(function: Function) -> Iterator[ast.expr]:
    """The expressions in a function that change its parameter `s`."""
    reach = Reach(function)
    for node in ast.walk(function):
        yield from (target for target in stores(node) if reach.holds(target.value))
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute):
            if node.func.attr in MUTATORS and reach.holds(node.func.value):
                yield node
        elif isinstance(node.func, ast.Name) and node.func.id in VERBS and any(reach.holds(arg) for arg in node.args):
            yield node


def bypasses(path: str, tree: ast.Module) -> list[str]:
    """Changes of the state outside a game's atoms."""
    parts = path.split("/")
    if len(parts) < 3 or parts[-1] in ALLOWED or "notation" in path.removesuffix(".py").split("/"):
        return []
    return [
        f"{path}:{change.lineno} {function.name} changes the state: {ast.unparse(change)}"
        for function in ast.walk(tree)
        if isinstance(function, Function)
        and "s" in [parameter.arg for parameter in (*function.args.posonlyargs, *function.args.args)]
        for change in changes(function)
    ]


def test_the_state_changes_only_through_atoms() -> None:
    assert_clean(bypasses, "games")


@pytest.mark.parametrize(
    "body",
    [
        "s.turn = 1",
        "s.turn += 1",
        "s.turn, other = 1, 2",
        "s.hands[0] = []",
        "s.hands[0].append(3)",
        "s.teller.tell('played', 255, {})",
        "hand = s.hands[0]\n    hand.remove(3)",
        "for hand in s.hands:\n        hand.sort()",
        "table = s.table\n    table[0] = 3",
        "mine = cast(DaleState, s)\n    mine.turn = 1",
        "del s.hands[0]",
        "setattr(s, 'turn', 1)",
        "shuffle(s, [1, 2])",
        "insort(s.hands[0], 3)",
        "s.hands[0][1:2] = []",
    ],
)
def test_a_change_past_the_atoms_is_found(body: str) -> None:
    tree = ast.parse(f"def rule(s, seat):\n    {body}\n")
    assert bypasses("games/dale/game.py", tree)
    assert bypasses("games/dale/cards/owl.py", tree)
    assert bypasses("games/dale/rules/atoms.py", tree) == []


@pytest.mark.parametrize(
    "body",
    [
        "seat = s.turn",
        "hand = s.hands[0].copy()\n    hand.remove(3)",
        "hand = s.hands[0][1:]\n    hand.sort()",
        "cards = []\n    cards.append(s.turn)",
        "stack = s.stack[0]\n    stack >>= 1",
        "values = [s.face[card] for card in s.table]\n    values.sort()",
        "return s.table.index(3)",
    ],
)
def test_a_question_is_no_change(body: str) -> None:
    assert bypasses("games/dale/game.py", ast.parse(f"def ask(s, seat):\n    {body}\n")) == []
