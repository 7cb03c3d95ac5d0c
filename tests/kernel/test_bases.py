"""The base of a match: copied where somebody asks for it, and the same when it is found later."""

from __future__ import annotations

from typing import ClassVar

import pytest
from tests.kernel.test_match import table, text
from tests.kernel.test_rewind import Endless
from tests.kernel.toy import Magpies, Toy

from parlour.kernel.match import STRIDE, Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.rng import Dice, dice


class Counted(Magpies):
    """Counts how often a position is copied."""

    copies: ClassVar[list[int]] = []

    def copy(self) -> Magpies:
        self.copies.append(1)
        return super().copy()


class Counting(Endless):
    """An endless game whose copies are counted."""

    def seat_magpies(self, players: int) -> Magpies:
        return Counted(players)


def answer_any(match: Match, chance: Dice) -> None:
    """Answer the first question at random."""
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])


def test_stepping_copies_hardly_any_position() -> None:
    match, chance = new_match(Counting(), {}, "counted", listen=False), dice("counted")
    Counted.copies.clear()
    while len(match.answers) < 4 * STRIDE:
        answer_any(match, chance)
    assert len(Counted.copies) == len(match.stops) <= 4


def test_whoever_looks_at_every_base_has_one_copied_for_each_action() -> None:
    match, chance = new_match(Counting(), {}, "counted", listen=False), dice("counted")
    assert match.base is match.base
    Counted.copies.clear()
    bases = [match.base]
    while len(match.answers) < 20:
        answer_any(match, chance)
        if match.base is not bases[-1]:
            bases.append(match.base)
    assert len(Counted.copies) == len(bases) - 1 > 5


@pytest.mark.parametrize("every", [1, 2, 5, 100])
def test_a_base_that_is_found_later_is_the_one_that_was(every: int) -> None:
    looked, match, chance = (
        table("later", players=3),
        new_match(Toy(), {"players": 3}, "later", listen=False),
        dice("x"),
    )
    number = 0
    while looked.asks:
        ask = looked.asks[0]
        option = ask.options[chance.roll(len(ask.options))]
        looked.answer(ask.seat, option)
        match.answer(ask.seat, option)
        number += 1
        if number % every == 0 or not looked.asks:
            assert match.base.dump() == looked.base.dump()
            assert match.trail == looked.trail
            assert match.clone().state.dump() == looked.state.dump()
    assert match.state.dump() == looked.state.dump()


class Silent(Toy):
    """Nobody draws: every second action asks nothing."""

    async def draw(self, s: Magpies) -> None:
        s.phase = 0


def test_an_action_without_a_question_moves_the_base_on() -> None:
    match = new_match(Silent(), {}, "silent", listen=False)
    for ask in match.asks:
        match.answer(ask.seat, ask.options[0])
    assert match.trail == []
    assert match.base.dump() == match.state.dump()
    s = match.base.copy()
    assert isinstance(s, Magpies)
    s.phase = 1
    begun = match_at(match.game, s, match.options, listen=False)
    assert begun.base.dump() == match.base.dump()


class Refusing(Toy):
    """Breaks when all cards are laid."""

    def show_laid(self, s: Magpies, seat: int, card: int) -> None:
        raise KeyError(card)


@pytest.mark.parametrize("listen", [False, True])
def test_sealed_answers_on_which_the_rules_break_stay_in_the_order_in_which_they_came(listen: bool) -> None:
    match = new_match(Refusing(), {"players": 3}, "refusing", listen=listen)
    for seat in (2, 0):
        match.answer(seat, match.ask_of(seat).options[0])
    before = text(match)
    with pytest.raises(KeyError):
        match.answer(1, match.ask_of(1).options[0])
    assert text(match) == before
    assert [answer.seat for answer in match.answers] == [2, 0]


def test_only_a_match_that_listens_remembers_the_moment_before_an_answer() -> None:
    for listen in (False, True):
        match = new_match(Toy(), {}, "eve", listen=listen)
        match.answer(0, match.asks[0].options[0])
        assert (match.eve is not None) == listen
        assert match.can_take_back(0)
        assert not match.can_take_back(1)
