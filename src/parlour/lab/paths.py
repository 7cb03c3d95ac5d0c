"""Facts of a view or an event by a readable path: `map.b3.owner`, `seats.P2.hand.count`.

A path is parts with dots between them. In a table a part is a key. In a list it is the place counted
from 1; or `P2`, the item of that seat; or a word, the item that has it as a value; or `KEY=WORD`, the
same for one key; `count` is the length, and `*` stands for all items at once.
"""

from __future__ import annotations

import re

from parlour.kernel.errors import ParlourError

SEAT = re.compile(r"P([1-9]\d*)")
NOTHING = "-"


def look(thing: object, path: str) -> object:
    """What a path leads to; an error says how far it led."""
    return follow(thing, path.split("."), "")


def follow(thing: object, parts: list[str], way: str) -> object:
    """Follow the parts of a path one by one."""
    for number, part in enumerate(parts):
        if part == "*" and isinstance(thing, list):
            return [follow(item, parts[number + 1 :], f"{way}*.") for item in thing]
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
        raise ParlourError(f"{len(found)} items {at} answer to {part!r}, not one")
    return found[0]


def answers_to(item: dict[str, object], part: str) -> bool:
    """Whether an item of a list is meant by a part of a path."""
    key, equals, word = part.partition("=")
    if equals:
        return key in item and (same(word, item[key]) or str(item[key]) == word)
    seat = SEAT.fullmatch(part)
    if seat:
        return item.get("seat") == int(seat[1]) - 1
    return any(isinstance(value, str) and value == part for value in item.values())


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
    return expected == found and isinstance(expected, bool) == isinstance(found, bool)


def flatten(facts: dict[str, object], way: str = "") -> dict[str, object]:
    """Facts by full path: a table within a table continues the path, quoted or not."""
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
