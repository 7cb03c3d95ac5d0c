"""Weighing stops where more worlds would not change the answer."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.bots.search import Budget, SearchBot
from parlour.bots.weighing import ENOUGH, Tried
from parlour.kernel.record import new_match
from parlour.kernel.registry import find_game


def tried(chances: list[float]) -> Tried:
    """An option with what it came to."""
    found = Tried(0)
    for chance in chances:
        found.note(chance)
    return found


@pytest.mark.parametrize(
    ("leads", "clear"),
    [
        ([0.0] * 8, True),  # it never makes a difference
        ([0.1] * 8, True),
        ([0.09, 0.11, 0.1, 0.1, 0.12, 0.08, 0.1, 0.1], True),
        ([0.1, -0.1] * 4, False),
        ([0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], False),  # one world may be an exception
    ],
)
def test_a_difference_is_clear_by_the_worlds_that_both_were_tried_in(leads: list[float], clear: bool) -> None:
    worlds = [0.2, 0.8, 0.5, 0.4, 0.6, 0.3, 0.7, 0.5]  # chance moves both by more than they differ
    best, other = tried(worlds), tried([world - lead for world, lead in zip(worlds, leads, strict=True)])
    assert other.clearly_worse(best) == clear


def test_a_search_stops_where_one_option_is_left() -> None:
    match = new_match(find_game("conquest"), {"players": 2}, "weighing")
    played = []
    for turn in range(12):
        ask = match.asks[0]
        bot = SearchBot(f"bot {turn}", Budget(120, 0.0))
        found = bot.thoughts(match.sight(ask.seat))
        assert {thought.option for thought in found} <= set(ask.options)
        assert found[0].visits == max([thought.visits for thought in found])
        if len(ask.options) > 1:
            played.append(bot.iterations)
            assert found[0].visits >= min(ENOUGH, 120 // len(ask.options))
        match.answer(ask.seat, found[0].option)
    assert min(played) < 60
