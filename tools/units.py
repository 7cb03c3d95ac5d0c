"""Units of C: which of the files that mypyc writes are compiled together.

mypyc writes one C file for each module. Compiled one by one, every call of a small function of another module stays a
call, and so does every look at a list, which is a function of mypyc's own library. So the rules of a game are one unit,
with the tables of its cards, and so is what all games share; each unit has its own copy of the functions for lists and
numbers. The C compiler can then put them where they are called, and reads the common headers once instead of once for
each module. A whole game in one unit would need more than a gigabyte of memory.
"""

from __future__ import annotations

import re
from pathlib import Path

LIBRARY = ("list_ops.c", "int_ops.c")  # of mypyc, in which every rule spends its time
MODULE = re.compile(r"__native_parlour___(?:games___([a-z]+)(?:___([a-z]+)___)?)?\w*\.c")
LARGE = 320_000  # letters of C: a file of cards that has more holds what they do, and no small functions for rules
FUNCTION = re.compile(r"^\w[\w ]*[ *](CPy\w+)\(", re.MULTILINE)


def in_units(sources: list[str], library: Path) -> list[str]:
    """The C files of an extension, with those of its modules replaced by units, which are written beside them."""
    units: dict[str, list[Path]] = {}
    left: list[str] = []
    for source in sources:
        unit = unit_of(Path(source))
        if unit:
            units.setdefault(unit, []).append(Path(source))
        else:
            left.append(source)
    copied = [name for file in LIBRARY for name in FUNCTION.findall((library / file).read_text(encoding="utf-8"))]
    largest_first = sorted(units, key=lambda name: -sum(path.stat().st_size for path in units[name]))
    return [*[write_unit(name, units[name], copied) for name in largest_first], *left]


def unit_of(path: Path) -> str:
    """The unit that a C file belongs to, or "" for a file that is not that of a module."""
    found = MODULE.fullmatch(path.name)
    if found is None:
        return ""
    game, folder = found[1], found[2]
    if not game:
        return "shared"
    if folder == "rules" or (folder == "cards" and path.stat().st_size < LARGE):
        return f"{game}_rules"
    return f"{game}_cards" if folder == "cards" else game


def write_unit(name: str, paths: list[Path], copied: list[str]) -> str:
    """Write one file that includes those of a unit, and return its path."""
    own_names = [f"#define {function} {name}_{function}" for function in sorted(set(copied))]
    included = [f'#include "{file}"' for file in [*LIBRARY, *[path.name for path in paths]]]
    unit = paths[0].with_name(f"unit_{name}.c")
    unit.write_text("\n".join([*own_names, *included, ""]), encoding="utf-8")
    return str(unit)
