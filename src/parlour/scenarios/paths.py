"""Facts of a view or an event by a readable path: `map.b3.owner`, `seats.P2.hand.count`.

A path is parts with dots between them. In an object a part is a key. In a list it is the place counted
from 1; or `P2`, the item of that seat; or a word, the item that has it as a value; or `KEY=WORD`, the
same for one key; `count` is the length, and `*` stands for all items at once. At the end, `unordered` and
`contain` say how a list is compared.
"""

from __future__ import annotations

import re

from parlour.kernel.errors import ParlourError
from parlour.kernel.words import squeezed

SEAT = re.compile(r"P([1-9]\d*)")
NOTHING = "-"
UNORDERED = "unordered"  # the list has these items, in any order
CONTAIN = "contain"  # the list has these items, and may have others


def compare(thing: object, path: str, expected: object) -> tuple[bool, object]:
    """Whether the value at a path is as expected, and the value itself."""
    way, _, last = path.rpartition(".")
    if not way or last not in (UNORDERED, CONTAIN):
        found = look(thing, path)
        return same(expected, found), found
    found = look(thing, way)
    if not isinstance(found, list):
        raise ParlourError(f"{way!r} is {show(found)} and not a list; leave {last!r} out")
    left = found.copy()
    for wanted in expected if isinstance(expected, list) else [expected]:
        here = [place for place, item in enumerate(left) if same(wanted, item)]
        if not here:
            return False, found
        del left[here[0]]
    return last == CONTAIN or not left, found


def look(thing: object, path: str) -> object:
    """The value at a path; an error says how far the path led."""
    return follow(thing, path.split("."), "")


def follow(thing: object, parts: list[str], way: str) -> object:
    """Follow the parts of a path one by one."""
    for number, part in enumerate(parts):
        if part == "*" and isinstance(thing, list):
            rest = parts[number + 1 :]
            return [None if item is None else follow(item, rest, f"{way}*.") for item in thing]
        thing = step_into(thing, part, way.rstrip("."))
        way = f"{way}{part}."
    return thing


def step_into(thing: object, part: str, way: str) -> object:
    """One part of a path."""
    at = f"in {way!r}" if way else "at the top"
    if isinstance(thing, dict):
        if part not in thing:
            raise ParlourError(f"there is no {part!r} {at}; there are {', '.join(map(str, thing))}")
        return thing[part]
    if not isinstance(thing, list):
        raise ParlourError(f"there is no {part!r} {at}, which is {show(thing)}")
    if part == "count":
        return len(thing)
    if part.isdecimal():
        if not 1 <= int(part) <= len(thing):
            raise ParlourError(f"there is no item {part} {at}, which has {len(thing)}")
        return thing[int(part) - 1]
    found = [item for item in thing if isinstance(item, dict) and answers_to(item, part)]
    if len(found) != 1:
        hint = "name one by its place, counted from 1" if found else f"they are {show(thing)}"
        raise ParlourError(f"{len(found)} items {at} match {part!r}, not one; {hint}")
    return found[0]


def answers_to(item: dict[str, object], part: str) -> bool:
    """Whether an item of a list is meant by a part of a path."""
    key, equals, word = part.partition("=")
    if equals:
        return key in item and (same(word, item[key]) or str(item[key]) == word)
    seat = SEAT.fullmatch(part)
    if seat:
        return item.get("seat") == int(seat[1]) - 1
    return any(isinstance(value, str) and spelled_alike(part, value) for value in item.values())


def same(expected: object, found: object) -> bool:
    """Whether a fact is as expected: `-` is nothing, `P2` is seat 2, and true is not 1."""
    if isinstance(expected, str) and not isinstance(found, str):
        seat = SEAT.fullmatch(expected)
        if seat and type(found) is int:
            return found == int(seat[1]) - 1
        return expected == NOTHING and found in (None, [], {})
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(same, expected, found))
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(same(expected[key], found[key]) for key in expected)
    if expected == NOTHING and found == "":
        return True
    if isinstance(expected, str) and isinstance(found, str):
        return spelled_alike(expected, found)
    return expected == found and isinstance(expected, bool) == isinstance(found, bool)


def spelled_alike(one: str, other: str) -> bool:
    """Whether two texts are equal, however the names in them are spelled: Peace_Treaty is Peace Treaty."""
    return one == other or (squeezed(one) == squeezed(other) != "")


def flatten(facts: dict[str, object], way: str = "") -> dict[str, object]:
    """Facts by full path: an object within an object continues the path, quoted or not."""
    flat: dict[str, object] = {}
    for key, value in facts.items():
        if isinstance(value, dict):
            flat.update(flatten(value, f"{way}{key}."))
        else:
            flat[f"{way}{key}"] = value
    return flat


def show(thing: object) -> str:
    """A fact as it is written in a report."""
    if thing is None:
        return "nothing"
    return repr(thing) if isinstance(thing, str | int | float) else str(thing)
