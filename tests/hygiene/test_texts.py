"""Files stay short, public things explain themselves, and nothing names a machine or a registry."""

from __future__ import annotations

import ast
import re

import pytest
from tests.hygiene.sources import ROOT, assert_clean, text_of, tracked

MOST_LINES = 450

# Written in pieces, so that this file does not name them either.
PLACES = re.compile("(?<![\\w.)}])/(" + "|".join(["work", "root", "home", "Users", "opt"]) + ")/")
REGISTRIES = re.compile(
    "|".join(
        [
            r"pypi\." + "org",
            r"pythonhosted\." + "org",
            r"registry\." + "npmjs",
            r"registry\." + "yarnpkg",
            "--(extra-)?index" + "-url",
            "--find" + "-links",
        ]
    )
)

# A seat in a sentence is "P1", counted from 1. What only feeds chance nobody reads; a wrong seat is as it was written.
SEAT_NUMBER = re.compile(r"""f["'].*\bseat \{""")
OTHERWISE = re.compile(r"seed|make_bot|there is no seat")

Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def named_places(text: str) -> list[str]:
    """The lines of a text that name a machine's folder or a registry, with their numbers."""
    return [
        f"{number}: {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), 1)
        if PLACES.search(line) or REGISTRIES.search(line)
    ]


def unexplained(path: str, tree: ast.Module) -> list[str]:
    """Public modules, classes, functions and methods without a docstring."""
    found = [] if ast.get_docstring(tree) or not tree.body else [f"{path}: the module"]
    open_bodies: list[ast.Module | ast.ClassDef] = [tree]
    while open_bodies:
        for node in open_bodies.pop().body:
            if not isinstance(node, Documented) or node.name.startswith("_"):
                continue
            if not ast.get_docstring(node):
                found.append(f"{path}:{node.lineno} {node.name}")
            if isinstance(node, ast.ClassDef):
                open_bodies.append(node)
    return found


def seats_from_zero(text: str) -> list[str]:
    """The lines that put the number of a seat into a sentence."""
    return [line.strip() for line in text.splitlines() if SEAT_NUMBER.search(line) and not OTHERWISE.search(line)]


def too_long(text: str) -> bool:
    """Whether a file has grown past reading in one go."""
    return len(text.splitlines()) > MOST_LINES


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [f"{path.relative_to(ROOT)}:{line}" for path in tracked() for line in named_places(text_of(path))]
    assert not found, "\n" + "\n".join(found)


def test_no_python_file_is_too_long() -> None:
    assert [str(path.relative_to(ROOT)) for path in tracked() if path.suffix == ".py" and too_long(text_of(path))] == []


def test_everything_public_explains_itself() -> None:
    assert_clean(unexplained, "")


def test_people_never_read_of_seat_0() -> None:
    sources = [path for path in tracked() if path.suffix == ".py" and "src" in path.relative_to(ROOT).parts]
    found = {str(path.relative_to(ROOT)): seats_from_zero(text_of(path)) for path in sources}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_number_of_a_seat_in_a_sentence_is_found() -> None:
    assert seats_from_zero('raise ParlourError(f"seat {seat} is not asked")')
    assert not seats_from_zero('raise ParlourError(f"{seat_name(seat)} is not asked")')
    assert not seats_from_zero('"seed": f"{match.seed} seat {seat}"')


@pytest.mark.parametrize(
    "line",
    [
        "see /" + "work/shared/rules",
        "'/" + "root/.cache'",
        "path=/" + "home/me/parlour",
        "https://pypi." + "org/simple",
        "resolved https://registry." + "npmjs.org/svelte",
        "--index" + "-url somewhere",
    ],
)
def test_a_machine_or_a_registry_is_found(line: str) -> None:
    assert named_places(f"first\n{line}\n")[0].startswith("2: ")


@pytest.mark.parametrize("line", ["src/routes/home/page.ts", "https://example.com/home/", "${HERE}/" + "work/x"])
def test_a_relative_path_is_no_machine(line: str) -> None:
    assert named_places(line) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 1",
        '"""Words."""\ndef f():\n    pass',
        '"""Words."""\nasync def f():\n    pass',
        '"""Words."""\nclass C:\n    pass',
        '"""Words."""\nclass C:\n    """Words."""\n    def f(self):\n        pass',
    ],
)
def test_a_missing_docstring_is_found(source: str) -> None:
    assert unexplained("kernel/ask.py", ast.parse(source))


def test_private_and_inner_things_need_no_docstring() -> None:
    source = '"""Words."""\ndef _f():\n    pass\ndef g():\n    """Words."""\n    def h():\n        pass'
    assert unexplained("kernel/ask.py", ast.parse(source)) == []


def test_a_long_file_is_found() -> None:
    assert too_long("x\n" * (MOST_LINES + 1))
    assert not too_long("x\n" * MOST_LINES)
