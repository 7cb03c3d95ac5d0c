"""A match can be pickled and copied like any other object, in the middle of an action too."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from tests.kernel.test_match import play_random, text
from tests.kernel.toy import Toy

import parlour.games  # noqa: F401  # registers the games
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import dump_match, match_again, match_at, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import KEYED, dice
from parlour.kernel.state import State


def pickled(match: Match) -> Match:
    """The match, pickled and back."""
    again = pickle.loads(pickle.dumps(match))
    assert isinstance(again, Match)
    return again


WAYS = [pickled, copy.copy, copy.deepcopy]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("chance", ["fast", KEYED])
def test_a_copy_is_the_same_match_after_every_answer(way: object, chance: str) -> None:
    assert callable(way)
    match = new_match(Toy(), {"players": 3}, "copies", chance=chance)
    while match.asks:
        again = way(match)
        assert text(again) == text(match)
        match.answer(match.asks[-1].seat, match.asks[-1].options[-1])
    assert text(way(match)) == text(match)


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_goes_its_own_way(way: object) -> None:
    assert callable(way)
    match = new_match(Toy(), {}, "apart")
    match.answer(match.asks[0].seat, match.asks[0].options[0])
    before, again = text(match), way(match)
    play_random(again, dice("on"))
    assert again.ending is not None
    assert text(match) == before


@pytest.mark.parametrize("name", ["alliances", "conquest", "dale", "hope"])
def test_a_real_game_is_pickled_with_its_log(name: str) -> None:
    match = new_match(find_game(name), {}, "jar")
    chance = dice("jar")
    while match.ending is None and len(match.answers) < 60:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    assert text(pickled(match)) == text(match)
    assert text(copy.deepcopy(match)) == text(match)


@pytest.mark.parametrize("way", [lambda s: pickle.loads(pickle.dumps(s)), copy.copy, copy.deepcopy])
@pytest.mark.parametrize("name", ["alliances", "conquest", "dale", "hope"])
def test_a_position_is_pickled_and_copied(name: str, way: Callable[[State], State]) -> None:
    s = new_match(find_game(name), {}, "jar").state
    before = s.dump()
    again = way(s)
    assert type(again) is type(s)
    assert again.dump() == before
    again.face.reverse()
    again.known.clear()
    assert s.dump() == before


def test_an_injected_position_is_pickled_too() -> None:
    begun = new_match(Toy(), {}, "begun")
    play = match_at(Toy(), begun.base, {}, listen=False)
    play.answer(play.asks[0].seat, play.asks[0].options[1])
    assert dump_match(pickled(play)) == dump_match(play)


def test_a_match_of_other_rules_is_refused() -> None:
    match = new_match(Toy(), {}, "old")
    with pytest.raises(ParlourError, match="version 2 of the rules of magpies, these are version 3"):
        match_again(Toy, 2, (match.options, match.seed, match.origin.dump(), False), [], True, [])
