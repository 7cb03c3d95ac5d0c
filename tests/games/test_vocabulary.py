"""The lists of names are complete: every question, event and path of random games stands in them."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.game import Game
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
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


def paths_in(thing: object, way: str) -> set[str]:
    """The paths to all that a view has, with a star for each item of a list."""
    if isinstance(thing, dict):
        return {path for key, value in thing.items() for path in paths_in(value, f"{way}.{key}" if way else key)}
    if isinstance(thing, list):
        return {path for item in thing for path in paths_in(item, f"{way}.*")}
    return {way} if thing is not None else set()


def is_listed(game: Game, path: str) -> bool:
    """Whether a path is in the list; the number of a card's back and the letters of a suit stand for themselves."""
    known = game.vocabulary().paths
    way, _, last = path.rpartition(".")
    return path in known or f"{way}.*" in known or last == "card"


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_name_of_a_random_game_is_listed(name: str, options: dict[str, object]) -> None:
    game = find_game(name)
    known = game.vocabulary()
    match, chance = new_match(game, options, "vocabulary"), dice("vocabulary")
    while match.asks and len(match.answers) < MOST_ANSWERS:
        ask = match.asks[0]
        assert ask.what in known.questions or ask.what.rpartition(" ")[0] in known.questions
        if chance.roll(10) == 0:
            views = [game.view(match.state, seat) for seat in (ask.seat, WATCHER)] + [game.open_view(match.state)]
            assert [path for view in views for path in sorted(paths_in(view, "")) if not is_listed(game, path)] == []
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    for event in match.log:
        assert event.telling in game.events()
        assert event.telling.mistake(event.data) == ""
        assert game.spelled(event).keys() == event.dump().keys()
