"""Writes `state.py` of a game from its `zones.py`, so that no field is listed more than once.

A compiled class needs its fields spelled out: to be made, copied and stored without looking anything up by name. Run
`make states` after changing a `zones.py`; a test finds a state that is not up to date.
"""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any

from parlour.kernel.state import TABLE_FIELDS, VISITORS, State
from parlour.kernel.zones import OWN, Part, Zones

HEAD = '''"""{text}

Made from zones.py by `make states`: change that file, not this one.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.kernel.compiler import i64
from parlour.kernel.state import TABLE_FIELDS, State


class {name}(State):
    """{text}"""

    fields: ClassVar[tuple[str, ...]] = (
        *TABLE_FIELDS,
{fields}
    )

    def __init__(self, seats: int, like: {name} | None = None) -> None:
        super().__init__(seats, like)
        if like is None:
{starts}
        else:
{copies}

    def copy(self) -> {name}:
        """The same position in other lists, without pilot and teller."""
        return {name}(self.seats, self)

    def parts(self) -> list[object]:
        """What the fields hold now, in their order."""
        return [
{parts}
        ]
'''


def type_of(part: Part) -> str:
    """The type of a field; a number is one that the compiler need not box."""
    if part.depth == 0:
        return "i64" if type(part.start) is int else type(part.start).__name__
    return "list[" * part.depth + "int" + "]" * part.depth


def start_of(part: Part) -> str:
    """What a field is in a new state."""
    if part.depth == 0:
        return repr(part.start)
    if part.per == "card":
        return "[]"
    if part.per and part.depth == 1:
        return "list(range(seats))" if part.start == OWN else f"[{part.start!r}] * seats"
    return f"[{part.start!r} for _ in range(seats)]" if part.per else repr(part.start)


def copied(expression: str, depth: int) -> str:
    """A copy of a field."""
    if depth == 0:
        return expression
    if depth == 1:
        return f"{expression}.copy()"
    item = "each" if depth == 2 else "stacks"
    return f"[{copied(item, depth - 1)} for {item} in {expression}]"


def copy_of(part: Part) -> str:
    """What a field is in a copy of a state."""
    return copied(f"like.{part.name}", 0 if part.whole else part.depth)


def written(zones: Zones) -> str:
    """The source of a class of states."""
    parts = zones.parts
    return HEAD.format(
        name=zones.name,
        text=zones.text,
        fields="\n".join(f'        "{part.name}",' for part in parts),
        starts="\n".join(f"            self.{part.name}: {type_of(part)} = {start_of(part)}" for part in parts),
        parts="\n".join(f"            self.{part.name}," for part in parts),
        copies="\n".join(f"            self.{part.name} = {copy_of(part)}" for part in parts),
    )


def plain_state(zones: Zones) -> Any:
    """A class of states for a game that is a single file and never compiled: the same, made on the spot."""
    known = {*TABLE_FIELDS, *VISITORS, *[part.name for part in zones.parts]}

    class Plain(State):
        fields = (*TABLE_FIELDS, *[part.name for part in zones.parts])

        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            for part in zones.parts:
                setattr(self, part.name, eval(start_of(part), {"seats": seats}))  # written above

        def __setattr__(self, name: str, value: object) -> None:
            if name not in known:  # what is declared nowhere would not be copied and stored
                raise AttributeError(f"{zones.name} has no part {name!r}; {declared(name, zones)}")
            super().__setattr__(name, value)

    Plain.__name__ = Plain.__qualname__ = zones.name
    return Plain


def declared(name: str, zones: Zones) -> str:
    """The part that a name may be meant for, or where parts are declared."""
    near = get_close_matches(name, [part.name for part in zones.parts], 1)
    return f"did you mean {near[0]}?" if near else "declare it in the zones"


def main(packages: list[str]) -> None:
    """Write the states of the packages of games."""
    for package in packages:
        zones = import_module(f"{package}.zones")
        Path(str(zones.__file__)).with_name("state.py").write_text(written(zones.ZONES), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
