"""What a game declares is complete: every question, event, view and printed card of random games fits it."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
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
        assert game.spelled(event).keys() == event.dump().keys()


@pytest.mark.parametrize("name", ["alliances", "dale"])
def test_every_printed_card_is_as_declared(name: str) -> None:
    game = find_game(name)
    assert [misfit(game.facts_type(), card["facts"]) for card in game.catalogue()] == [""] * len(game.catalogue())
