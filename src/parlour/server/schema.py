"""The schemas from which the client's types are generated.

`python -m parlour.server.schema` prints that of all messages; with the name of a game, that of what the game puts into
them.
"""

from __future__ import annotations

import json
import sys
from typing import Any, TypedDict, get_type_hints

import msgspec

import parlour.games  # noqa: F401
from parlour.kernel.events import Telling
from parlour.kernel.game import Game
from parlour.kernel.registry import find_game
from parlour.kernel.shapes import Course, define
from parlour.server.messages import decks, http, profiles, sockets

MODULES = (http, decks, profiles, sockets)
UNIONS = {"FromClient": sockets.FromClient, "FromServer": sockets.FromServer}


def message_types() -> list[type[msgspec.Struct]]:
    """Every message, in the order of its definition."""
    named = [value for module in MODULES for value in vars(module).values()]
    kinds = [value for value in named if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    found = [kind for kind in kinds if kind not in (msgspec.Struct, http.Strict)]
    return list(dict.fromkeys(found))


def schema() -> dict[str, Any]:
    """One JSON Schema document with a definition for each message and for both directions of the socket."""
    _, parts = msgspec.json.schema_components(message_types(), ref_template="#/$defs/{name}")
    unions, shared = msgspec.json.schema_components(UNIONS.values(), ref_template="#/$defs/{name}")
    named = dict(zip(UNIONS, unions, strict=True))
    definitions = {name: opened(part) for name, part in {**parts, **shared, **named}.items()}
    define(Course, definitions)
    return {"title": "Protocol", "type": "object", "additionalProperties": False, "$defs": definitions}


def opened(part: Any) -> Any:
    """A part of the schema in which a plain object says that it may hold anything: a view, the facts of a card."""
    if isinstance(part, list):
        return [opened(item) for item in part]
    if not isinstance(part, dict):
        return part
    if part == {"type": "object"}:
        return {"type": "object", "additionalProperties": True}
    return {key: opened(value) for key, value in part.items()}


def game_schema(game: Game) -> dict[str, Any]:
    """One JSON Schema document of what a game declares: its views as they are sent, the facts of its cards, its
    events."""
    definitions: dict[str, Any] = {}
    parts = {"view": define(sent_view(game), definitions), "facts": define(game.facts_type(), definitions)}
    events = {event_type(each): each.schema() for each in game.events()}
    definitions |= {"Facts": parts["facts"], **events, "GameEvent": {"anyOf": [refer(name) for name in events]}}
    return {
        "title": "Wire",
        "description": f"What {game.title} sends: the types that the game declares.",
        "type": "object",
        "properties": {"view": parts["view"], "facts": refer("Facts"), "event": refer("GameEvent")},
        "required": ["view", "facts", "event"],
        "additionalProperties": False,
        "$defs": definitions,
    }


def sent_view(game: Game) -> Any:
    """The type of a view as it is sent: with who is waited for, and how the game ended."""
    view: Any = game.view_type()
    fields = {**get_type_hints(view, include_extras=True), **get_type_hints(Course, include_extras=True)}
    whole: Any = TypedDict("View", fields)  # type: ignore[misc]
    whole.__doc__ = view.__doc__
    return whole


def event_type(telling: Telling) -> str:
    """The name of the type of an event: DrawnCardEvent."""
    return "".join(word.capitalize() for word in telling.name.split()) + "Event"


def refer(name: str) -> dict[str, str]:
    """A reference to a definition."""
    return {"$ref": f"#/$defs/{name}"}


if __name__ == "__main__":
    wanted = game_schema(find_game(sys.argv[1])) if len(sys.argv) > 1 else schema()
    print(json.dumps(wanted, indent=1, sort_keys=True))
