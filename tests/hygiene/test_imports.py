"""Dependencies point one way, and the rules need nothing but the standard library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

import pytest
from tests.hygiene.sources import assert_clean

import parlour.games  # noqa: F401
from parlour.kernel.registry import games

# A package may import its own tier and the tiers below it. Modules that lie in no package (about.py) are above
# the games and below everything that shows them.
TIERS = {
    "kernel": 0,
    "games": 1,
    "": 2,
    "bots": 2,
    "languages": 2,
    "drawing": 3,
    "review": 3,
    "simulation": 3,
    "scenarios": 4,
    "benchmarks": 4,
    "soak": 4,
    "research": 4,
    "press": 4,
    "server": 5,
    "cli": 6,
}


def package_of(module: str) -> str:
    """The package of a module or of a path from src/parlour: "kernel" for "parlour.kernel.ask"."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in TIERS else ""


def module_name(path: str) -> str:
    """The dotted name of a path from src/parlour; a package keeps its __init__ as a last part."""
    return "parlour." + path.removesuffix(".py").replace("/", ".")


def imported(path: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module that a file names in an import, lazy and dynamic ones too, with its line."""
    here = module_name(path).split(".")
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("import_module", "__import__"):
                yield node.lineno, str(node.args[0].value)


def upward(path: str, tree: ast.Module) -> list[str]:
    """Imports that point the wrong way."""
    mine = path.split("/")[0] if "/" in path else ""
    if mine not in TIERS:
        return [f"{path}: the package {mine} has no place in the order of dependencies"]
    return [
        f"{path}:{line} {mine or 'the top'} imports {module}"
        for line, module in imported(path, tree)
        if module.startswith("parlour.") and TIERS[package_of(module)] > TIERS[mine] and "." in module[8:]
    ]


def foreign(path: str, tree: ast.Module) -> list[str]:
    """Imports from outside the standard library."""
    own = {"parlour", *sys.stdlib_module_names}
    return [
        f"{path}:{line} imports {module}" for line, module in imported(path, tree) if module.split(".")[0] not in own
    ]


def neighbourly(path: str, tree: ast.Module) -> list[str]:
    """Imports of one game by another; only the list of all games, which lies in none, names them all."""
    parts = path.split("/")
    if len(parts) < 3:
        return []
    return [
        f"{path}:{line} imports {module}"
        for line, module in imported(path, tree)
        if module.startswith("parlour.games.") and module.split(".")[2] != parts[1]
    ]


def knowing(path: str, tree: ast.Module) -> list[str]:
    """Where somebody who must serve every game knows one: an import from it, or its name."""
    names = {game.name for game in games()}
    words = [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    known = [(line, module) for line, module in imported(path, tree) if module.startswith("parlour.games.")]
    return [f"{path}:{line} knows {word}" for line, word in known + [each for each in words if each[1] in names]]


def runnable(path: str, tree: ast.Module) -> list[str]:
    """Where a module is a program as well."""
    names = [(node.lineno, node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [f"{path}:{line} can be run" for line, value in names if value == "__main__"]


def test_dependencies_point_one_way() -> None:
    assert_clean(upward, "")


def test_rules_need_only_the_standard_library() -> None:
    assert_clean(foreign, "kernel", "games")


def test_no_game_knows_another() -> None:
    assert_clean(neighbourly, "games")


def test_the_server_knows_no_game() -> None:
    assert_clean(knowing, "server")


def test_no_bot_is_a_program() -> None:
    assert_clean(runnable, "bots")
    assert runnable("bots/thinker.py", ast.parse("if __name__ == '__main__':\n    main()"))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/match.py", "from parlour.games.alliances import game"),
        ("kernel/match.py", "from parlour.games import alliances"),
        ("kernel/match.py", "def late():\n    import parlour.bots.search"),
        ("kernel/match.py", "from ..games.alliances import game"),
        ("kernel/match.py", "import importlib\nimportlib.import_module('parlour.games.dale')"),
        ("games/dale/game.py", "from parlour.bots.search import best"),
        ("bots/search.py", "from parlour.server.table import Table"),
        ("server/table.py", "from parlour.cli.main import app"),
        ("attic/old.py", "pass"),
    ],
)
def test_an_import_upward_is_found(path: str, source: str) -> None:
    assert upward(path, ast.parse(source))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/match.py", "from parlour.kernel.ask import Ask\nfrom parlour import __version__"),
        ("games/dale/game.py", "from parlour.kernel.game import Game"),
        ("simulation/arena.py", "from parlour.bots.search import best"),
        ("cli/main.py", "from parlour.server.app import serve\nfrom parlour.about import about"),
    ],
)
def test_an_import_downward_is_fine(path: str, source: str) -> None:
    assert upward(path, ast.parse(source)) == []


def test_a_foreign_import_is_found() -> None:
    assert foreign("kernel/ask.py", ast.parse("import numpy as np"))
    assert foreign("kernel/ask.py", ast.parse("from msgspec import Struct"))
    assert foreign("kernel/ask.py", ast.parse("import tomllib\nfrom collections import abc")) == []


def test_a_game_that_knows_another_is_found() -> None:
    assert neighbourly("games/dale/game.py", ast.parse("from parlour.games.hope.state import HopeState"))
    assert neighbourly("games/dale/game.py", ast.parse("from ..hope import state"))
    assert neighbourly("games/dale/game.py", ast.parse("from parlour.games.dale.state import DaleState")) == []
    assert neighbourly("games/__init__.py", ast.parse("from parlour.games.hope import game")) == []


def test_a_server_that_knows_a_game_is_found() -> None:
    assert knowing("server/tables/moves.py", ast.parse("from parlour.games.dale import stacks"))
    assert knowing("server/tables/moves.py", ast.parse("def wide(row):\n    return row.game == 'dale'"))
    assert knowing("server/app.py", ast.parse("import parlour.games\nfrom parlour.kernel.registry import games")) == []
