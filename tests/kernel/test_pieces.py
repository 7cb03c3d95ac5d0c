"""Sentences in pieces: who and what a line names is data."""

from __future__ import annotations

import re

import pytest

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.events import GAME_OVER, SEAT, SEATS, TEXT, Telling, a_face
from parlour.kernel.match import Match
from parlour.kernel.pieces import Piece, plain, player, taken_apart
from parlour.kernel.questions import CARD, Question
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game, games
from parlour.kernel.replay import ALL, moments, pieces_of, story_of
from parlour.kernel.state import Ending

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


LABEL = re.compile(r"\bP[1-9]\b")


def nobody_in(words: str) -> bool:
    """Whether no words outside of the marks name a player."""
    return not any([LABEL.search(each) for each in taken_apart(words) if isinstance(each, str)])


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_questions_options_and_the_ending_name_players_by_data_only(name: str) -> None:
    match = new_match(find_game(name), {"players": 3}, seed="names")
    bot = make_bot("random", "names")
    for _ in range(1000):
        for ask in match.asks:
            asked = match.game.marked_prompt(match.state, ask)
            assert plain(asked) == match.game.prompt(match.state, ask)
            assert nobody_in(asked), asked
            for option in ask.options[:9]:
                words = match.game.marked_say(match.state, ask, option)
                assert plain(words) == match.game.say(match.state, ask, option)
                assert nobody_in(words), words
            match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
    assert all([nobody_in(event.telling.marked(event.data)) for event in match.log])
    if match.ending is not None:
        assert nobody_in(match.ending.marked)


def test_an_ending_is_stored_in_plain_words_and_seen_in_pieces() -> None:
    ending = Ending([1], "TOY-1", f"{player(1)} has won", [0, 1])
    assert ending.dump()["reason"] == ending.reason == "P2 has won"
    assert ending.view()["pieces"] == [{"seat": 1}, " has won"]
    assert GAME_OVER.spelled(ending.telling())["reason"] == "P2 has won"
    assert GAME_OVER.pieces(ending.telling()) == ["The game is over: ", {"seat": 1}, " has won."]
    assert Ending([], "TOY-2", "nobody has won", [0, 0]).view()["pieces"] == []


def test_a_question_about_a_player_is_recorded_by_the_number_of_the_seat() -> None:
    give = Question("give to", "Give a card to", CARD, about=player)
    assert give.about(2).what == "give to P3"
    assert taken_apart(give.about(2).prompt) == ["Give a card to ", {"seat": 2}]
