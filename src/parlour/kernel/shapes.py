"""The declared types of views and of the facts of cards, as tools read them.

A type is a TypedDict whose entries are annotated with what they mean, a list or a dict of a type, a union, a literal,
or a plain value. From it follow the paths that scenarios use, the JSON schema for clients, and whether data fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from parlour.kernel.pieces import Piece

PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}


class Waiting(TypedDict):
    """A seat that is asked something."""

    seat: Annotated[int, "who is asked something"]
    what: Annotated[str, "which question it is"]


class Named(TypedDict):
    """What a piece of a sentence names: a seat, or a printed card by its name."""

    seat: NotRequired[int]
    card: NotRequired[str]


PiecesOfLine = list[str | Named]


def on_the_wire(line: list[Piece]) -> PiecesOfLine:
    """A line in pieces, which are just such dicts."""
    return cast("PiecesOfLine", line)


class EndingView(TypedDict):
    """How a game ended."""

    winners: Annotated[list[int], "who won, counted from 0"]
    rule: Annotated[str, "the rule that decided"]
    reason: Annotated[str, "how the game ended"]
    pieces: Annotated[PiecesOfLine, ""]
    scores: Annotated[list[int], "the scores of all seats"]


class Course(TypedDict):
    """What every view on the wire has beside the table of its game."""

    waiting: Annotated[list[Waiting], ""]
    ending: Annotated[EndingView | None, ""]


class AskedOption(TypedDict):
    """An option of an open question."""

    option: int
    words: Annotated[str, "its options"]
    touches: dict[str, Any]


class AskedQuestion(TypedDict):
    """An open question of the seat that looks."""

    what: Annotated[str, "the open question of this seat"]
    prompt: Annotated[str, "the same as a sentence"]
    options: Annotated[list[AskedOption], ""]


class Asked(TypedDict):
    """What a view has besides where no client is sent the question separately."""

    asks: Annotated[list[AskedQuestion], ""]


class Entry:
    """An entry of a TypedDict: its type, what it means, and whether it must be there."""

    def __init__(self, kind: Any) -> None:
        self.text = ""
        self.needed = True
        while get_origin(kind) in (Annotated, NotRequired):
            if get_origin(kind) is NotRequired:
                self.needed = False
            else:
                self.text = kind.__metadata__[0]
            kind = get_args(kind)[0]
        self.kind: Any = kind


@cache
def entries(kind: Any) -> dict[str, Entry]:
    """The entries of a TypedDict, inherited ones first."""
    return {name: Entry(each) for name, each in get_type_hints(kind, include_extras=True).items()}


@cache
def members(kind: Any) -> tuple[Any, ...]:
    """The types of a union; another type is the only one."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


# Paths


def paths_of(kind: object) -> dict[str, str]:
    """The paths to all that a type holds, each with what it means; `*` is an item of a list.

    Where the meaning of an entry is a record, it stands before the meanings of the record's entries. An entry without a
    meaning stands for itself and is left out.
    """
    return {way: text for way, text in walk(kind, "", "", "") if text}


def walk(kind: Any, way: str, about: str, text: str) -> Iterator[tuple[str, str]]:
    """The paths below a way; `about` is what the record is that they belong to."""
    for each in members(kind):
        if is_typeddict(each):
            for name, entry in entries(each).items():
                yield from walk(entry.kind, f"{way}.{name}" if way else name, text, entry.text)
        elif get_origin(each) in (list, dict):
            yield from walk(get_args(each)[-1], f"{way}.*", about, text)
        elif each is not NoneType:
            yield way, f"{about}: {text}" if about and text else text


# Schema


def define(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The JSON schema of a type; every TypedDict in it becomes a definition."""
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if kind in (Any, object):
        return {}
    if is_typeddict(kind):
        if kind.__name__ not in definitions:
            definitions[kind.__name__] = {}  # its place, for a type that holds itself
            definitions[kind.__name__] = record(kind, definitions)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    parts = get_args(kind)
    if get_origin(kind) is Literal:
        return {"enum": list(parts)}
    if get_origin(kind) is list:
        return {"type": "array", "items": define(parts[0], definitions)}
    if get_origin(kind) is dict:
        return {"type": "object", "additionalProperties": define(parts[1], definitions)}
    return {"anyOf": [define(each, definitions) for each in members(kind)]}


def record(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    """The JSON schema of a TypedDict."""
    found = entries(kind)
    return {
        "description": kind.__doc__,
        "type": "object",
        "properties": {name: property_of(entry, definitions) for name, entry in found.items()},
        "required": [name for name, entry in found.items() if entry.needed],
        "additionalProperties": False,
    }


def property_of(entry: Entry, definitions: dict[str, Any]) -> dict[str, Any]:
    """The JSON schema of an entry, with what it means."""
    schema = define(entry.kind, definitions)
    return {**schema, "description": entry.text} if entry.text else schema


# Fitting


def misfit(kind: Any, value: object, way: str = "view") -> str:
    """Where and how data differ from a type, or ""; of a union the type counts that fits best."""
    found = []
    for each in members(kind):
        wrong = misfit_one(each, value, way)
        if not wrong:
            return ""
        found.append(wrong)
    return max(found, key=lambda each: len(each.partition(" ")[0]))


def misfit_one(kind: Any, value: object, way: str) -> str:
    """The same for a type that is no union."""
    if type(value) is kind:  # most of a view is plain
        return ""
    if is_typeddict(kind) and isinstance(value, dict):
        return misfit_record(kind, value, way)
    if get_origin(kind) is list and isinstance(value, list):
        return first([misfit(get_args(kind)[0], item, f"{way}.{place}") for place, item in enumerate(value)])
    if get_origin(kind) is dict and isinstance(value, dict):
        return first([misfit(get_args(kind)[1], item, f"{way}.{key}") for key, item in value.items()])
    fits = value in get_args(kind) if get_origin(kind) is Literal else kind in (Any, object) or type(value) is kind
    return "" if fits else f"{way} is {value!r}, not {getattr(kind, '__name__', kind)}"


def misfit_record(kind: Any, value: dict[str, object], way: str) -> str:
    """How a dict differs from a TypedDict."""
    declared = entries(kind)
    extra = [f"{way}.{name} is not declared in {kind.__name__}" for name in value if name not in declared]
    missing = [
        f"{way}.{name} is missing in {kind.__name__}"
        for name, entry in declared.items()
        if entry.needed and name not in value
    ]
    inner = [misfit(declared[name].kind, value[name], f"{way}.{name}") for name in value if name in declared]
    return first(extra + missing + inner)


def first(found: list[str]) -> str:
    """The first mistake, or ""."""
    return next((each for each in found if each), "")
