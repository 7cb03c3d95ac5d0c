"""What every game has at once, without a layout: its view in words, and a table drawn from it."""

from __future__ import annotations

import pytest
from tests.cli.tables import BareBoard, drawn, names_of

from parlour.cli.terminal.in_words import view_lines
from parlour.cli.terminal.scene import Scene
from parlour.drawing.thing import Thing
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game

GAMES = [find_game("alliances"), find_game("dale")]


def table(name: str, answers: int = 12) -> Match:
    """A table of three in the middle of something."""
    match = new_match(find_game(name), {"players": 3}, "plain")
    for _ in range(answers):
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[len(ask.options) // 2])
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_seats_count_from_one_and_take_few_lines(game: object) -> None:
    match = table(find_game(str(getattr(game, "name", ""))).name)
    lines = view_lines(match.view(0), match.game)
    start = lines.index("seats:")
    of_seats = [line for line in lines[start + 1 :] if line.startswith("  ")]
    named = [line for line in of_seats if line.startswith("  P")]
    assert [line[2:4] for line in named] == ["P1", "P2", "P3"]
    assert len([line for line in of_seats if line.startswith("    ")]) <= 3 * len(named)
    assert not [line for line in lines if line.strip().startswith(("seat:", "seat ", "turn: 0", "leader: 0"))]


def test_fields_that_are_seats_are_named() -> None:
    seen: dict[str, object] = {"turn": 0, "turns": 0, "seats": [{"seat": 1, "turn": 2, "gold": 0}], "over": False}
    assert view_lines(seen, find_game("dale")) == [
        "turn: P1",
        "turns: 0",
        "seats:",
        "  P2: turn P3, gold 0",
        "over: no",
    ]


def test_places_and_names_stand_first_and_what_is_empty_is_left_out() -> None:
    seen: dict[str, object] = {
        "map": [{"place": "a1", "country": "Fendria", "owner": None, "tokens": ""}],
        "sides": [{"name": "gold", "wins": 0}],
        "stalls": [[[{"card": 3, "name": "Cookies", "value": 2}], []], []],
        "hand": [{"card": 4, "name": None}, {"card": 5, "name": "Stove", "slot": 0}],
    }
    assert view_lines(seen, find_game("dale")) == [
        *("map:", "  a1: country Fendria", "sides:", "  gold: wins 0"),
        *("stalls: Cookies (value 2) | - | -", "hand: ▒, Stove"),
    ]


def test_a_table_without_a_layout_names_players_zones_and_values() -> None:
    match = new_match(find_game("dale"), {"players": 2, "decks": "macaws,pandas,raccoons", "first": "P1"}, "text")
    text = drawn(match, 0, (120, 50), BareBoard(match.game))
    for words in ("turn P1", "P1 (level 3) you", "P2 (level 3)", "hand 5", "deck 5", "Market", "action phase"):
        assert words in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_thing_that_nobody_names_is_what_is_asked(game: object) -> None:
    match = table(find_game(str(getattr(game, "name", ""))).name)
    scene = Scene(match, match.asks[0].seat, names_of(match))
    page = BareBoard(match.game).page(scene, Thing("xyzzy"))
    assert page.lines == [f"{scene.prompt}."]


def test_a_name_within_a_longer_one_is_not_told() -> None:
    prints = BareBoard(find_game("alliances")).prints
    assert prints.named("play 12P") == ["12P"]
    assert prints.named("nothing at all") == []
