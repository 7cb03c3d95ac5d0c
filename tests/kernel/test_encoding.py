"""Positions as numbers and options as letters: fixed, bounded, and the same for every game."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from tests.kernel.toy import Toy

import parlour.games  # noqa: F401
from parlour.games.alliances.cards.prints import card_name
from parlour.kernel.choice import NO_OPTION, Choice, said_by, spelled
from parlour.kernel.encoding import Encoding, encoding_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.letters import END, FACE, HIDDEN, NUMBER, SEAT, STOP, number_letter
from parlour.kernel.match import Match
from parlour.kernel.questions import CARD, PLAYER
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game, games
from parlour.kernel.rng import dice
from parlour.kernel.state import NO_CARD, WATCHER, State

ALL_GAMES = [*games(), Toy()]
NAMES = [game.name for game in ALL_GAMES]


def observed(encoding: Encoding, s: State, seat: int, choice: Choice | None = None) -> dict[str, list[float]]:
    """An observation by the names of its fields."""
    numbers = array("f", bytes(4 * encoding.size))
    encoding.observe(s, seat, memoryview(numbers), choice)
    return {field.name: list(numbers[field.begin : field.begin + field.size]) for field in encoding.fields}


def allowed(encoding: Encoding, choice: Choice) -> list[int]:
    """The actions that the mask allows."""
    mask = bytearray(encoding.actions)
    encoding.mask(choice, memoryview(mask))
    return [action for action in range(encoding.actions) if mask[action]]


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_random_letters_play_any_game(game: Game) -> None:
    match, chance = new_match(game, {}, "letters", listen=False), dice("letters")
    encoding = encoding_of(game, match.state.seats)
    for _ in range(150):
        if match.ending is not None:
            break
        ask = match.asks[-1]
        choice = Choice(game, match.state, ask)
        while choice.option == NO_OPTION:
            letters = allowed(encoding, choice)
            assert letters == choice.letters()
            choice.say(letters[chance.roll(len(letters))])
        assert choice.option in ask.options
        assert said_by(game, match.state, ask, choice.said) == choice.option
        match.answer(ask.seat, choice.option)
    assert match.answers


@pytest.mark.parametrize("game", ALL_GAMES, ids=NAMES)
def test_every_option_is_spelled_in_a_way_of_its_own(game: Game) -> None:
    match, chance = new_match(game, {}, "spelling", listen=False), dice("spelling")
    for _ in range(60):
        if match.ending is not None:
            break
        ask = match.asks[0]
        words: dict[tuple[int, ...], str] = {}
        for option in ask.options:
            said = game.say(match.state, ask, option)
            assert words.setdefault(tuple(spelled(game, match.state, ask, option)), said) == said
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])


def first_match(players: int = 4, seed: str = "numbers") -> Match:
    return new_match(find_game("alliances"), {"players": players}, seed, listen=False)


def play_on(match: Match, question: str) -> None:
    """Answer with the first option until a question is open."""
    while match.asks[0].what != question:
        match.answer(match.asks[0].seat, match.asks[0].options[-1 if match.asks[0].what == "bid" else 0])


def test_a_card_has_the_same_number_in_every_game() -> None:
    numbers: dict[str, set[int]] = {}
    for seed in ("one", "two", "three"):
        match = first_match(seed=seed)
        play_on(match, "play")
        ask = match.asks[0]
        for option in ask.options:
            said = spelled(match.game, match.state, ask, option)
            numbers.setdefault(match.game.say(match.state, ask, option), set()).add(said[0])
            assert encoding_of(match.game, 4).action_words(said[0]) == card_name(match.state.face[option])
    assert len(numbers) > 12
    assert all(len(each) == 1 for each in numbers.values())


def test_a_seat_sees_its_hand_and_counts_those_of_others() -> None:
    match = first_match()
    s: Any = match.state
    encoding = encoding_of(match.game, 4)
    for seat in range(4):
        hands = observed(encoding, s, seat)["hands"]
        width = encoding.faces + 1
        mine = [face for face in range(encoding.faces) if hands[face]]
        assert mine == sorted([s.face[card] for card in s.hands[seat]])
        for place in range(1, 4):
            other = hands[place * width : (place + 1) * width]
            assert sum(other[:-1]) == 0
            assert other[-1] == len(s.hands[(seat + place) % 4])
    assert sum(observed(encoding, s, WATCHER)["hands"]) == sum(len(hand) for hand in s.hands)


def test_seats_are_counted_from_the_one_who_looks() -> None:
    match = first_match()
    s: Any = match.state
    encoding = encoding_of(match.game, 4)
    for seat in range(4):
        turn = observed(encoding, s, seat)["turn"]
        assert turn.index(1.0) == (s.turn - seat) % 4
    assert PLAYER.letter(s, 3, 0, 0) == SEAT + 1
    assert PLAYER.letter(s, 3, 3, 0) == SEAT


def test_a_name_that_is_not_in_the_list_is_not_written() -> None:
    s: Any = first_match().state
    encoding = encoding_of(find_game("alliances"), 4)
    before = observed(encoding, s, 0)
    s.phase = len(before["phase"])
    assert observed(encoding, s, 0) == {**before, "phase": [0.0] * len(before["phase"])}


def test_the_open_question_is_part_of_an_observation() -> None:
    match = first_match()
    encoding = encoding_of(match.game, 4)
    ask = match.asks[0]
    seen = observed(encoding, match.state, ask.seat, Choice(match.game, match.state, ask))
    assert seen["question"].index(1.0) == encoding.questions["bid"]
    assert sum(observed(encoding, match.state, ask.seat)["question"]) == 0


def test_cards_are_spelled_by_what_the_seat_knows() -> None:
    s: Any = first_match().state
    mine, other = s.hands[0][0], s.hands[1][0]
    assert CARD.letter(s, 0, mine, 0) == FACE + s.face[mine]
    assert CARD.letter(s, 0, other, 0) == HIDDEN
    assert CARD.letter(s, 0, NO_CARD, 0) == STOP
    assert CARD.letter(s, 0, NO_CARD + 5, 0) == NUMBER + 5


def test_what_is_no_card_among_pointers_is_passed_over() -> None:
    match = new_match(find_game("dale"), {}, "pointers", listen=False)
    s: Any = match.state
    encoding = encoding_of(match.game, s.seats)
    s.used = [NO_CARD + 3, s.hand[0][0]]
    assert sum(observed(encoding, s, 0)["used"]) == 1


def test_numbers_of_any_size_are_spelled() -> None:
    def whole(number: int) -> list[int]:
        letters: list[int] = []
        while number_letter(number, len(letters)) != END:
            letters.append(number_letter(number, len(letters)) - NUMBER)
        return letters

    assert [whole(number) for number in (0, 63, 64, 4095, 4096, 2**62)] == [
        *([0], [63], [1, 0], [63, 63], [1, 0, 0]),
        [4, *[0] * 10],
    ]


def test_an_action_that_the_mask_forbids_is_refused() -> None:
    match = first_match()
    choice = Choice(match.game, match.state, match.asks[0])
    with pytest.raises(ParlourError, match="P3 cannot take action 1 at 'bid': the mask allows"):
        choice.say(HIDDEN)
    with pytest.raises(ParlourError, match="has not said all"):
        said_by(match.game, match.state, match.asks[0], [])
    with pytest.raises(ParlourError, match="alliances has the actions 0 to 120, not 121"):
        encoding_of(match.game, 4).action_words(121)


class Renamed(Toy):
    """Magpies with a question of another name."""

    def questions(self) -> list[Any]:
        return super().questions()[1:]


def test_the_schema_changes_with_the_meaning() -> None:
    game = find_game("alliances")
    schemas = {encoding_of(game, players).schema for players in (2, 3, 4)}
    schemas |= {Encoding(Toy(), 2).schema, Encoding(Renamed(), 2).schema}
    assert len(schemas) == 5
    assert Encoding(game, 4).schema == encoding_of(game, 4).schema
    with pytest.raises(ParlourError, match=r"the schema abc, here it is [0-9a-f]{16}"):
        encoding_of(game, 4).check_schema("abc")
