"""The schema of all messages, from which the client's types are generated: `python -m parlour.server.schema`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from parlour.server import http_messages, socket_messages

UNIONS = {"FromClient": socket_messages.FromClient, "FromServer": socket_messages.FromServer}


def message_types() -> list[type[msgspec.Struct]]:
    """Every message, in the order of its definition."""
    named = [value for module in (http_messages, socket_messages) for value in vars(module).values()]
    kinds = [value for value in named if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    found = [kind for kind in kinds if kind not in (msgspec.Struct, http_messages.Strict)]
    return list(dict.fromkeys(found))


def schema() -> dict[str, Any]:
    """One JSON Schema document with a definition for each message and for both directions of the socket."""
    _, parts = msgspec.json.schema_components(message_types(), ref_template="#/$defs/{name}")
    unions, shared = msgspec.json.schema_components(UNIONS.values(), ref_template="#/$defs/{name}")
    named = dict(zip(UNIONS, unions, strict=True))
    definitions = {name: opened(part) for name, part in {**parts, **shared, **named}.items()}
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


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
