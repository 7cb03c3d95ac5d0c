"""What a game declares is complete: every question, event, view and printed card of random games fits it."""

from __future__ import annotations

from typing import Any

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.events import Telling
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.kernel.shapes import misfit
from parlour.kernel.state import WATCHER

TABLES: list[tuple[str, dict[str, object]]] = [
    ("alliances", {"players": 2, "nations": True, "campaigns": 1}),
    ("alliances", {"players": 3}),
    ("alliances", {"players": 4, "drafting": True, "meeting": True, "campaigns": 1}),
    ("dale", {"players": 2, "traps": "itching_powder,false_bill", "characters": "all", "turns": 50}),
    ("dale", {"players": 3, "decks": "chameleons,tuataras,turtles,lemurs", "turns": 50}),
    ("dale", {"players": 4, "teams": True, "characters": "all", "turns": 50}),
]
MOST_ANSWERS = 400
NAMES = {int: "integer", str: "string", bool: "boolean", type(None): "null"}


def misfits(telling: Telling, spelled: dict[str, object]) -> list[str]:
    """The fields of an event in which it differs from its schema."""
    schema: Any = telling.schema()
    assert list(spelled) == schema["required"] == list(schema["properties"])
    return [name for name, value in spelled.items() if not fits(schema["properties"][name], value)]


def fits(schema: dict[str, Any], value: object) -> bool:
    """Whether a value is of the few kinds of schemas that fields of events have."""
    if "const" in schema or "enum" in schema:
        return value in schema.get("enum", [schema.get("const")])
    if schema["type"] == "array":
        return isinstance(value, list) and all(fits(schema["items"], each) for each in value)
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return NAMES[type(value)] in kinds


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_random_game_is_as_declared(name: str, options: dict[str, object]) -> None:
    game = find_game(name)
    known = game.vocabulary()
    match, chance = new_match(game, options, "vocabulary"), dice("vocabulary")
    while match.asks and len(match.answers) < MOST_ANSWERS:
        ask = match.asks[0]
        assert ask.what in known.questions or ask.what.rpartition(" ")[0] in known.questions
        if chance.roll(10) == 0:
            views = [game.view(match.state, seat) for seat in (ask.seat, WATCHER)]
            assert [misfit(game.view_type(), view) for view in views] == ["", ""]
            assert misfit(game.open_view_type(), game.open_view(match.state)) == ""
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    for event in match.log:
        assert event.telling in game.events()
        assert event.telling.mistake(event.data) == ""
        assert misfits(event.telling, game.spelled(event)) == []


@pytest.mark.parametrize("name", ["alliances", "dale"])
def test_every_printed_card_is_as_declared(name: str) -> None:
    game = find_game(name)
    assert [misfit(game.facts_type(), card["facts"]) for card in game.catalogue()] == [""] * len(game.catalogue())
