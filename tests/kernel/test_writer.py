"""The writer in C writes what the one in Python writes, and refuses what it refuses."""

from __future__ import annotations

import importlib.util
import random
from array import array
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from setuptools import Distribution, Extension
from setuptools.errors import BaseError

from parlour.kernel import writer

SEATS = 4
FACES = 6
CARDS = 12
SOURCE = Path(__file__).parents[2] / "src" / "parlour" / "kernel"

Position = tuple[list[Any], list[int], list[int]]


def loaded(path: Path) -> ModuleType:
    """A writer from its file."""
    spec = importlib.util.spec_from_file_location("writer", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The writer in Python."""
    return loaded(SOURCE / "writer.py")


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The writer in C: that of a compiled build, or else one that is compiled here."""
    if not str(writer.__file__).endswith(".py"):
        return writer
    folder = str(tmp_path_factory.mktemp("writer"))
    command: Any = Distribution({"ext_modules": [Extension("writer", [str(SOURCE / "writer.c")])]}).get_command_obj(
        "build_ext"
    )
    command.build_lib = command.build_temp = folder
    command.ensure_finalized()
    try:
        command.run()
    except BaseError:
        pytest.skip("there is no C compiler")
    return loaded(Path(command.get_ext_fullpath("writer")))


def plan_of(kinds: list[tuple[int, int, int, int]]) -> tuple[list[writer.Row], int]:
    """A plan with these kinds, and how many numbers it writes."""
    plan: list[writer.Row] = []
    size = 5  # for some ones
    for part, (kind, many, rows, width) in enumerate(kinds):
        plan.append((part, kind, many, size, rows, width, 0))
        size += rows * width
    return plan, size


EVERY_KIND = [
    (writer.NUMBER, writer.ONE, 1, 1),
    (writer.NUMBER, writer.LIST, 3, 1),
    (writer.NUMBER, writer.TURNED, SEATS, 1),
    (writer.NAME, writer.ONE, 1, 5),
    (writer.NAME, writer.LIST, 3, 5),
    (writer.SEAT, writer.ONE, 1, SEATS),
    (writer.SEAT, writer.TURNED, SEATS, SEATS),
    (writer.SEATS, writer.ONE, 1, SEATS),
    (writer.CARD, writer.LIST, 3, FACES + 1),
    (writer.CARD, writer.TURNED, SEATS, FACES + 1),
    (writer.CARDS, writer.ONE, 1, FACES + 1),
    (writer.CARDS, writer.TURNED, SEATS, FACES + 1),
    (writer.STACKS, writer.TURNED, SEATS, FACES + 1),
    (writer.POINTER, writer.ONE, 1, FACES),
    (writer.POINTERS, writer.ONE, 1, FACES),
    (writer.ON_CARDS, writer.ONE, 1, FACES),
]


def some_position(chance: random.Random) -> Position:
    """A position with a value for each of these kinds, among them nothing, too many, and great numbers."""

    def cards() -> list[int]:
        return [chance.randrange(-1, CARDS) for _ in range(chance.randrange(6))]

    def number() -> int:
        return chance.choice([0, 1, 7, -3, 255, 256, 2**24 + 1, 2**40, -(2**61)])

    def seat() -> int:
        return chance.randrange(-1, SEATS)

    parts: list[Any] = [
        *(chance.choice([number(), True]), [number() for _ in range(chance.randrange(6))]),
        [number() for _ in range(SEATS)],
        *(chance.randrange(-1, 6), [chance.randrange(-1, 6) for _ in range(chance.randrange(6))]),
        *(seat(), [seat() for _ in range(SEATS)], chance.randrange(2**SEATS)),
        *([chance.randrange(-1, CARDS) for _ in range(3)], [chance.randrange(-1, CARDS) for _ in range(SEATS)]),
        *(cards(), [cards() for _ in range(chance.choice([0, 2, SEATS]))]),  # teammates may share a zone
        [[cards(), cards()] for _ in range(SEATS)],
        *(chance.randrange(-1, CARDS + 3), [*cards(), CARDS + 1]),
        [chance.randrange(3) for _ in range(CARDS)],
    ]
    return parts, [chance.randrange(FACES) for _ in range(CARDS)], [chance.randrange(256) for _ in range(CARDS)]


def test_both_write_the_same(plain: ModuleType, in_c: ModuleType) -> None:
    plan, size = plan_of(EVERY_KIND)
    chance = random.Random("writers")
    writers = [module.Writer(plan, size, SEATS) for module in (plain, in_c)]
    for _ in range(200):
        position = some_position(chance)
        seat = chance.choice([0, 1, 2, 3, 7])
        ones = [chance.randrange(5) for _ in range(chance.randrange(4))]
        written = [array("f", [9.0] * size) for _ in writers]
        for one, numbers in zip(writers, written, strict=True):
            one.write(*position, seat, seat % 7, ones, memoryview(numbers))
        assert written[0] == written[1]
        assert any(written[0])


def test_both_mark_the_same(plain: ModuleType, in_c: ModuleType) -> None:
    for module in (plain, in_c):
        mask = bytearray(b"\7" * 6)
        module.mark([4, 1, 4], memoryview(mask))
        assert mask == bytes([0, 1, 0, 0, 1, 0])
        with pytest.raises(IndexError):
            module.mark([6], memoryview(mask))


@pytest.mark.parametrize(
    ("value", "refusal"), [([0, 1], IndexError), ([50], IndexError), (["one"], TypeError), (3, TypeError)]
)
def test_both_refuse_what_is_no_position(plain: ModuleType, in_c: ModuleType, value: object, refusal: type) -> None:
    plan, size = plan_of([(writer.CARDS, writer.ONE, 1, 3)])
    numbers = memoryview(array("f", [0] * size))
    for module in (plain, in_c):
        with pytest.raises(refusal):
            module.Writer(plan, size, 2).write([value], [0, 2], [255, 255], 0, 0, [], numbers)


def test_both_refuse_other_buffers(plain: ModuleType, in_c: ModuleType) -> None:
    plan, size = plan_of([(writer.NUMBER, writer.ONE, 1, 1)])
    for module in (plain, in_c):
        for numbers in (array("f", [0] * (size + 1)), array("d", [0] * size), array("i", [0] * size)):
            with pytest.raises(ValueError, match=r"buffer|structures"):
                module.Writer(plan, size, 2).write([1], [], [], 0, 0, [], memoryview(numbers))


def test_the_one_in_c_refuses_plans_without_room(in_c: ModuleType) -> None:
    for row in [(0, 0, 0, 5, 1, 1, 0), (0, 2, 0, 0, 1, 1, 0), (0, 99, 0, 0, 1, 1, 0), (-1, 0, 0, 0, 1, 1, 0)]:
        with pytest.raises(ValueError, match="no room"):
            in_c.Writer([row], 5, 2)
