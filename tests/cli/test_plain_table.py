"""The plain table, which every game has at once: seats from one, few lines a seat, and what is printed on cards."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import parlour.games  # noqa: F401
from parlour.cli.terminal.board import Pointer, Scene, Thing
from parlour.cli.terminal.in_words import view_lines
from parlour.cli.terminal.plain import PlainBoard, printed_on
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words
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


def drawn(match: Match, point_at: str = "") -> str:
    """The plain table of whoever is asked."""
    scene = Scene(match, match.asks[0].seat, ["P1", "P2", "P3"])
    board, pointer = PlainBoard(), Pointer()
    pointer.show(board.zones(scene), scene.what)
    option = scene.option_of(point_at)
    if option is not None:
        pointer.point_at(option)
    console = Console(file=io.StringIO(), width=100, force_terminal=False)
    console.print(board.draw(scene, pointer, 100, 24))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


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


def test_the_card_that_is_pointed_at_is_told() -> None:
    match = new_match(find_game("dale"), {"players": 2, "decks": "macaws,pandas,raccoons"}, "text")
    scene = Scene(match, match.asks[0].seat, ["P1", "P2"])
    words = next(choice.words for choice in scene.choices if printed_on(scene.game, choice.words))
    text = printed_on(scene.game, words)[0]
    assert text[:40] in drawn(match, words)
    page = PlainBoard().page(scene, Thing(words, 1), scene.game.rulebook())
    assert text in page.lines


def test_a_name_within_a_longer_one_is_not_told() -> None:
    game = find_game("alliances")
    assert printed_on(game, "play 12P") == ["12P: A power card: politics 12."]
    assert printed_on(game, "nothing at all") == []


def test_a_thing_that_nobody_names_says_so() -> None:
    match = table("alliances")
    page = PlainBoard().page(Scene(match, 0, ["P1", "P2", "P3"]), Thing("xyzzy"), match.game.rulebook())
    assert page.lines == ["No card and no rule names it."]


def test_the_plain_table_plays_on() -> None:
    match = table("alliances")
    scene = Scene(match, match.asks[0].seat, ["P1", "P2", "P3"])
    answer_in_words(match, scene.seat, scene.choices[0].words)
    assert "seats:" in drawn(match)
