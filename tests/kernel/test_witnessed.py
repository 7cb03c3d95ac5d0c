"""Knowledge that is more than a face: the result of hidden cards may be public, and nothing beyond it."""

from __future__ import annotations

import pytest
from tests.kernel.joust import BROKEN, SOUND, GlancedToo, Joust, JoustState, Undeclared
from tests.kernel.questions import asked

from parlour.kernel.ask import choose
from parlour.kernel.conformance import ConformanceError, check_game
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import match_at, new_match
from parlour.kernel.rng import dice
from parlour.kernel.state import State
from parlour.kernel.worlds import imagine


def after_a_joust(seed: str) -> Match:
    """A match in which the first joust has been fought."""
    match = new_match(Joust(), seed=seed)
    for ask in match.asks:
        match.answer(ask.seat, ask.options[1])
    return match


@pytest.mark.parametrize("game", SOUND)
def test_a_public_result_of_hidden_cards_is_allowed_where_it_is_declared(game: type[Joust]) -> None:
    report = check_game(game(), games=40, seed="joust")
    assert report.games == 40
    assert report.swaps > 250


@pytest.mark.parametrize("game", [*BROKEN, GlancedToo])
def test_whatever_comes_out_beyond_that_is_found(game: type[Joust]) -> None:
    with pytest.raises(ConformanceError, match=str(game.__doc__)):
        check_game(game(), games=40, seed="joust")


def test_worlds_respect_what_was_witnessed() -> None:
    seen = set()
    for number in range(200):
        match = after_a_joust("worlds")
        world = match.state.copy()
        imagine(match.game, world, 7, dice(f"world {number}"))
        assert isinstance(world, JoustState)
        (high, low) = world.higher[0]
        assert world.face[high] > world.face[low]
        seen.add((world.face[high], world.face[low]))
    assert len(seen) > 30


def test_what_was_witnessed_cannot_be_taken_back() -> None:
    match = new_match(Joust(), seed="back")
    first, second = match.asks
    match.answer(first.seat, first.options[0])
    assert match.can_take_back(first.seat)
    match.answer(second.seat, second.options[0])
    assert not match.can_take_back(second.seat)


class Boast(Joust):
    """P1 compares cards of the hand with a card that lies aside, one after the other."""

    async def action(self, s: State) -> None:
        assert isinstance(s, JoustState)
        card = await choose(s, 0, asked("lay"), s.hands[0].copy())
        high = s.face[card] > s.face[s.aside[0]]
        s.higher.append([card, s.aside[0]] if high else [s.aside[0], card])
        await choose(s, 0, asked("lay"), s.hands[0].copy())


def test_an_answer_that_brought_out_a_comparison_is_final() -> None:
    match = new_match(Boast(), seed="boast")
    option = match.asks[0].options[0]
    assert not match.can_undo_after(0, option)
    match.answer(0, option)
    assert match.asks
    assert not match.can_take_back(0)


class Impossible(Joust):
    def fits(self, s: State, seat: int) -> bool:
        return False


def test_worlds_that_cannot_fit_are_told_and_not_sought_for_ever() -> None:
    s = new_match(Joust(), seed="never").state.copy()
    with pytest.raises(ParlourError, match="no world in 2000 fits what P2 has witnessed"):
        imagine(Impossible(), s, 1, dice("never"))


def fought(s: State) -> list[list[int]]:
    """The faces of each joust, the higher one first."""
    assert isinstance(s, JoustState)
    return [[s.face[card] for card in pair] for pair in s.higher]


def test_a_position_keeps_what_was_witnessed() -> None:
    match = after_a_joust("line")
    line = match.game.write(match.base)
    again = match_at(Joust(), match.game.read(line), {})
    assert fought(again.state) == fought(match.state) != []


def test_a_failure_tells_the_position_the_exchange_the_answers_and_the_story() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(Undeclared(), games=40, seed="joust")
    lines = [line.strip() for line in str(caught.value).splitlines()]
    assert " cannot tell hidden faces apart (" in lines[0]
    told = {line.partition(":")[0]: line.partition(": ")[2] for line in lines[1:]}
    assert told["position"].startswith("one=")
    assert isinstance(Joust().read(told["position"]), JoustState)
    assert told["exchanged"].endswith(" does not know")
    assert told["answers since"].startswith("P1 lay: ")
    assert lines[lines.index("story:") + 1 :]
