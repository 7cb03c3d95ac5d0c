"""Units of C: the files of the modules are included once each, and small library functions have a copy in each unit."""

from __future__ import annotations

from pathlib import Path

from tools.units import LARGE, LIBRARY, in_units

RULES = "__native_parlour___games___dale___rules___stacks.c"
BOOK = "__native_parlour___games___dale___cards___book.c"
CARDS = "__native_parlour___games___dale___cards___gulls.c"
VIEW = "__native_parlour___games___dale___view.c"
KERNEL = "__native_parlour___kernel___ask.c"
BOTS = "__native_parlour___bots.c"
OTHERS = ["__native_parlour.c", "list_ops.c", "init.c"]


def written(folder: Path) -> dict[str, str]:
    """The units of a few files, by name."""
    for name in (RULES, BOOK, VIEW, KERNEL, BOTS, *OTHERS, *LIBRARY):
        (folder / name).write_text("int x;\n", encoding="utf-8")
    (folder / CARDS).write_text("x" * LARGE, encoding="utf-8")
    (folder / LIBRARY[0]).write_text(
        "static int hidden(int n) {\n}\nPyObject *CPyList_Get(PyObject *list) {\n    CPyList_Inside(1);\n}\n",
        encoding="utf-8",
    )
    modules = [str(folder / name) for name in (RULES, BOOK, CARDS, VIEW, KERNEL, BOTS)]
    others = [str(folder / name) for name in OTHERS]
    sources = in_units([*modules, *others], folder)
    assert sources[-3:] == others
    return {Path(unit).name: Path(unit).read_text(encoding="utf-8") for unit in sources[:-3]}


def included(unit: str) -> list[str]:
    """The files that a unit includes."""
    return [line.split('"')[1] for line in unit.splitlines() if line.startswith("#include")]


def test_every_module_is_in_one_unit_with_those_that_it_calls(tmp_path: Path) -> None:
    units = written(tmp_path)
    assert next(iter(units)) == "unit_dale_cards.c"  # the largest first, so that no core waits for it at the end
    assert {name: included(unit) for name, unit in units.items()} == {
        "unit_dale_cards.c": [*LIBRARY, CARDS],
        "unit_dale_rules.c": [*LIBRARY, RULES, BOOK],
        "unit_dale.c": [*LIBRARY, VIEW],
        "unit_shared.c": [*LIBRARY, KERNEL, BOTS],
    }


def test_each_unit_has_a_copy_of_the_functions_for_lists(tmp_path: Path) -> None:
    unit = written(tmp_path)["unit_shared.c"]
    assert unit.splitlines()[0] == "#define CPyList_Get shared_CPyList_Get"
    assert "hidden" not in unit
    assert "Inside" not in unit
