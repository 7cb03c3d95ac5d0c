"""Judging a decision: what it says, and that it knows no more than the seat did."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.ask import Answer
from parlour.kernel.match import Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.registry import find_game
from parlour.kernel.rng import dice
from parlour.review.judging import Judgement, judge


def judgement(margin: float | None, doubt: float = 0.0, at: int = 0, seat: int = 0, chance: float = 0.5) -> Judgement:
    return Judgement(at, seat, "Play a card", "this", "that", chance, margin, doubt)


def test_a_margin_counts_as_far_as_it_is_beyond_doubt() -> None:
    assert [judgement(0.3, 0.1).gain, judgement(0.3, 0.1).cost] == pytest.approx([0.2, 0.0])
    assert [judgement(-0.3, 0.1).gain, judgement(-0.3, 0.1).cost] == pytest.approx([0.0, 0.2])
    assert (judgement(-0.05, 0.1).gain, judgement(-0.05, 0.1).cost) == (0.0, 0.0)
    assert (judgement(None).gain, judgement(None).cost) == (0.0, 0.0)


def some_way_in(game: str, answers: int) -> Match:
    """A match after some random answers, where an action begins with a choice."""
    match, chance = new_match(find_game(game), {}, "judged"), dice("judged")
    while len(match.answers) < answers or match.trail or len(match.asks[0].options) < 2:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    return match


@pytest.mark.parametrize("game", ["alliances", "dale"])
def test_what_the_seat_could_not_see_changes_nothing(game: str) -> None:
    match = some_way_in(game, 20)
    ask = match.asks[0]
    answer = Answer(ask.seat, ask.what, ask.options[-1])
    hidden, twins = repr(match.base.face), 0
    judged = judge(match_at(match.game, match.base.copy(), match.options), answer, 60)
    for number in range(5):
        world = match.sight(ask.seat).world(dice(f"twin {number}"))
        twins += repr(world.face) != hidden
        assert judge(match_at(match.game, world, match.options), answer, 60) == judged
    assert judged is not None
    assert twins > 0


def test_an_answer_without_a_choice_is_no_decision() -> None:
    match = new_match(find_game("alliances"), {"players": 2}, "alone")
    chance = dice("alone")
    while len(match.asks[0].options) > 1:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    ask = match.asks[0]
    assert judge(match, Answer(ask.seat, ask.what, ask.options[0]), 10) is None
