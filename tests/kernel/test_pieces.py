"""Sentences in pieces: who and what a line names is data."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.events import SEAT, SEATS, TEXT, Telling, a_face
from parlour.kernel.match import Match
from parlour.kernel.pieces import Piece, plain, taken_apart
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game, games
from parlour.kernel.replay import ALL, moments, pieces_of, story_of

CARDS = ["Axe", "Winter", "Winter is Coming"]
FACES = a_face(lambda face: CARDS[face], many=True)
GAVE = Telling("gave", {"seats": SEATS, "faces": FACES, "why": TEXT}, "{seats} gave {faces}: {why}.")
DATA: dict[str, object] = {"seats": [0, 2], "faces": [2, 0], "why": "P2 has an Axe"}


def test_a_line_names_by_data_and_leaves_words_alone() -> None:
    assert GAVE.pieces(DATA) == [
        *({"seat": 0}, " and ", {"seat": 2}, " gave ", {"card": "Winter is Coming"}, " and ", {"card": "Axe"}),
        ": P2 has an Axe.",
    ]
    assert GAVE.sentence(DATA) == "P1 and P3 gave Winter is Coming and Axe: P2 has an Axe."


def test_a_line_that_names_nothing_is_one_piece() -> None:
    assert taken_apart("Nothing happens.") == ["Nothing happens."]
    assert taken_apart("") == []
    assert plain(SEAT.say(6)) == "P7"


def words(line: list[Piece]) -> str:
    """Pieces as plain words."""
    return "".join([each if isinstance(each, str) else said(each) for each in line])


def said(named: dict[str, object]) -> str:
    """A name as the log says it."""
    return str(named["card"]) if "card" in named else f"P{int(str(named['seat'])) + 1}"


def played(name: str) -> Match:
    """A few dozen answers of a game."""
    match = new_match(find_game(name), seed="pieces")
    bot = make_bot("random", "pieces")
    for _ in range(60):
        for ask in match.asks:
            match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
    return match


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_the_pieces_of_a_game_are_its_sentences(name: str) -> None:
    match = played(name)
    for viewer in (0, 1, ALL):
        for _, events in moments(match):
            assert [words(line) for line in pieces_of(match, events, viewer)] == story_of(match, events, viewer)
    named = [each for line in pieces_of(match, match.log, ALL) for each in line if isinstance(each, dict)]
    printed = {str(card["name"]) for card in match.game.catalogue()}
    assert {str(each["card"]) for each in named if "card" in each} <= printed
    assert {each["seat"] for each in named if "seat" in each} >= {0, 1}
