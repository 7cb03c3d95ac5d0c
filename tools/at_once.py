"""Plain twins of the rules, made while Parlour is compiled.

A rule is a coroutine, because it may have to wait for an answer. With a pilot every answer comes at once, and then all
that coroutines cost is wasted: a sixth of a playout. So the build compiles every rule twice from its one source.
Beside `async def bid(s)` it writes `def bid_at_once(s)`, the same without `await`, which calls the twins of the rules
that it uses. `Game.action_at_once` is where a playout goes over to them.

A plain build has no twins and plays the same games. Nothing that is written by hand refers to one.
"""

from __future__ import annotations

import ast
from pathlib import Path

TWIN = "_at_once"
Functions = ast.FunctionDef | ast.AsyncFunctionDef
HELPERS = "from parlour.kernel.at_once import TWINS as TWINS__, at_once as at_once__, finish as finish__"


def write_twins(source: Path, modules: list[str]) -> None:
    """Add the twins to the modules of a copy of the sources, given as paths below it."""
    names = {dotted(path): path for path in modules}
    trees = {name: ast.parse((source / path).read_text(encoding="utf-8")) for name, path in names.items()}
    rules = {name: rules_of(tree) for name, tree in trees.items()}
    for name, path in names.items():
        text = (source / path).read_text(encoding="utf-8")
        (source / path).write_text(Module(text, trees[name], rules).with_twins(rules[name]), encoding="utf-8")


def dotted(path: str) -> str:
    """The name of a module by its path below the sources."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def rules_of(tree: ast.Module) -> dict[str, Functions]:
    """The rules of a module: its functions that are awaited."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {node.name: node for node in functions if is_awaited(node)}


def is_awaited(function: Functions) -> bool:
    """Whether a function gives a coroutine: it is one, or says that it returns one."""
    return isinstance(function, ast.AsyncFunctionDef) or result_of(function.returns) is not function.returns


def result_of(returns: ast.expr | None) -> ast.expr | None:
    """What a coroutine by its type comes to in the end; anything else is itself."""
    if isinstance(returns, ast.Subscript) and isinstance(returns.value, ast.Name) and returns.value.id == "Coroutine":
        assert isinstance(returns.slice, ast.Tuple)
        return returns.slice.elts[-1]
    return returns


def for_others(rule: Functions, owner: str) -> ast.stmt:
    """What the twin of a method does for an object of another class: it runs the method."""
    me, *others = [each.arg for each in rule.args.args]
    call = f"finish__({me}.{rule.name}({', '.join(others)}))"
    gives = isinstance(result_of(rule.returns), ast.Constant)  # None
    done = f"{call}\n    return" if gives else f"return {call}"
    return ast.parse(f"if type({me}) is not {owner}:\n    {done}").body[0]


class Module(ast.NodeTransformer):
    """A module that is being given its twins."""

    def __init__(self, text: str, tree: ast.Module, rules: dict[str, dict[str, Functions]]) -> None:
        self.text = text
        self.tree = tree
        self.rules = rules
        self.imported: dict[str, str] = {}  # names of this module that are rules of others, with the module's name
        self.modules: dict[str, str] = {}  # names of this module that are modules
        self.wanted: set[str] = set()  # twins of other modules that are used
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                self.note(node.module, node.names)

    def note(self, module: str, names: list[ast.alias]) -> None:
        """Note what is imported from a module."""
        for alias in names:
            if alias.name in self.rules.get(module, {}) and alias.asname is None:
                self.imported[alias.name] = module
            elif f"{module}.{alias.name}" in self.rules:
                self.modules[alias.asname or alias.name] = f"{module}.{alias.name}"

    def with_twins(self, own: dict[str, Functions]) -> str:
        """The text of the module with twins at its end, and those of methods at the end of their class."""
        self.own = own
        given = {node.name for node in self.tree.body if isinstance(node, ast.FunctionDef)}
        made = {name: self.twin(rule) for name, rule in own.items() if name + TWIN not in given}
        lines = self.text.splitlines()
        for node in reversed(self.tree.body):
            if isinstance(node, ast.ClassDef):
                lines[node.end_lineno : node.end_lineno] = self.methods(node)
        if not made and len(lines) == len(self.text.splitlines()):
            return self.text
        imports = [f"from {self.imported[name]} import {name}{TWIN}" for name in sorted(self.wanted)]
        pairs = ", ".join(f"{name}: {name}{TWIN}" for name in made)
        return "\n".join([*lines, "", HELPERS, *imports, "", *made.values(), "", f"TWINS__.update({{{pairs}}})", ""])

    def methods(self, owner: ast.ClassDef) -> list[str]:
        """The twins of the methods of a class, indented."""
        given = {node.name for node in owner.body if isinstance(node, ast.FunctionDef)}
        rules = [node for node in owner.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        twins = [self.twin(node, owner.name) for node in rules if is_awaited(node) and node.name + TWIN not in given]
        return [f"    {line}" for twin in twins for line in ["", *twin.splitlines()]]

    def twin(self, rule: Functions, owner: str = "") -> str:
        """The text of the twin of a rule. That of a method is for its own class: a class made from it may have another
        method of that name, and no twin."""
        copied = ast.parse(ast.unparse(rule)).body[0]
        assert isinstance(copied, ast.FunctionDef | ast.AsyncFunctionDef)
        if isinstance(copied, ast.FunctionDef):
            for node in ast.walk(copied):
                if isinstance(node, ast.Return) and node.value is not None:
                    node.value = ast.Await(node.value)
        body = [self.visit(statement) for statement in copied.body]
        if owner:
            body.insert(0, for_others(copied, owner))
        plain = ast.FunctionDef(copied.name + TWIN, copied.args, body, [], result_of(copied.returns))
        return ast.unparse(ast.fix_missing_locations(plain))

    def visit_Await(self, node: ast.Await) -> ast.expr:
        """What stands in a twin for something that is awaited."""
        awaited = self.visit(node.value)
        if not isinstance(awaited, ast.Call):
            return ast.Call(ast.Name("finish__"), [awaited], [])
        rule = awaited.func
        if isinstance(rule, ast.Name) and (rule.id in self.own or rule.id in self.imported):
            if rule.id not in self.own:
                self.wanted.add(rule.id)
            awaited.func = ast.Name(rule.id + TWIN)
        elif isinstance(rule, ast.Attribute) and self.is_rule(rule):
            awaited.func = ast.Attribute(rule.value, rule.attr + TWIN)
        else:  # which rule it is shows only when it is called
            awaited.func = ast.Call(ast.Name("at_once__"), [rule], [])
        return awaited

    def is_rule(self, found: ast.Attribute) -> bool:
        """Whether something is a rule of a module that goes by its name."""
        module = self.modules.get(found.value.id, "") if isinstance(found.value, ast.Name) else ""
        return found.attr in self.rules.get(module, {})
