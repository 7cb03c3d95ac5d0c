"""Going back in a match: to any moment, and without playing all of it again."""

from __future__ import annotations

from types import FunctionType

import pytest
from tests.kernel.test_match import table, text
from tests.kernel.toy import Magpies, Toy

from parlour.kernel.cards import reveal
from parlour.kernel.match import STRIDE, Match
from parlour.kernel.record import new_match
from parlour.kernel.rng import dice


class Endless(Toy):
    """Cards that are laid stay in the hand, so that nobody ever runs out."""

    def show_laid(self, s: Magpies, seat: int, card: int) -> None:
        reveal(s, card)


@pytest.mark.parametrize("stride", [1, 3, 64])
def test_every_moment_can_be_gone_back_to(stride: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if isinstance(Match.rewind, FunctionType):  # compiled, the stride is what it is
        monkeypatch.setattr("parlour.kernel.match.STRIDE", stride)
    match, chance = table("rewind", players=3), dice("rewind")
    pages = [text(match)]
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
        pages.append(text(match))
    for count in (len(pages) - 1, len(pages) - 2, 7, 5, 4, 1, 0):
        past = match.clone()
        past.rewind(count)
        assert text(past) == pages[count]
        if past.asks:
            answer = match.answers[count]
            past.answer(answer.seat, answer.option)
            assert text(past) == pages[count + 1]
    for page in reversed(pages[:-1]):
        match.undo()
        assert text(match) == page


def test_going_back_in_a_long_game_plays_only_a_little_again() -> None:
    match, chance = new_match(Endless(), {}, "long"), dice("long")
    while len(match.answers) < 4 * STRIDE:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    for count in (4 * STRIDE - 3, 3 * STRIDE, STRIDE + 5, 3):
        match.rewind(count)
        assert len(match.trail) <= 2 * STRIDE
        assert count - len(match.past) == len(match.trail)
        assert len(match.answers) == len(match.log_marks) == count
    assert match.stops == []
