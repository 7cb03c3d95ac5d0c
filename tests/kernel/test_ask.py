"""Questions: a rule is suspended at each one, or a pilot answers at once."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest
from tests.kernel.questions import asked
from tests.kernel.toy import Magpies, Toy

from parlour.kernel.ask import Ask, choose, choose_any, choose_open, choose_sealed
from parlour.kernel.errors import ParlourError, RulesError
from parlour.kernel.game import Game, playout
from parlour.kernel.questions import Question
from parlour.kernel.record import new_match
from parlour.kernel.state import Ending, Pilot, State


def first_asks(rule: Coroutine[Any, Any, object]) -> list[Ask]:
    """What a rule asks first."""
    asks = rule.send(None)
    assert isinstance(asks, list)
    return asks


def result(rule: Coroutine[Any, Any, object], answers: list[int] | None) -> object:
    """What a rule gives after its last answers."""
    with pytest.raises(StopIteration) as stopped:
        rule.send(answers)
    return stopped.value.value


class Last(Pilot):
    """Takes the last option and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        self.asked.append(f"{seat} {question.what} {options}")
        return options[-1]


def piloted() -> tuple[State, Last]:
    """A state with a pilot aboard."""
    s, pilot = Magpies(2), Last()
    s.pilot = pilot
    return s, pilot


def test_choose_asks_one_seat_and_gives_its_answer() -> None:
    rule = choose(Magpies(2), 1, asked("draw"), [0, 1])
    asks = first_asks(rule)
    assert [ask.dump() for ask in asks] == [{"seat": 1, "what": "draw", "options": [0, 1]}]
    assert repr(asks[0]) == "Ask(P2: draw [0, 1])"
    assert result(rule, [1]) == 1


def test_whoever_waits_has_options_of_their_own() -> None:
    hand = [3, 4]
    asks = first_asks(choose(Magpies(2), 1, asked("draw"), hand))
    hand.remove(3)
    assert asks[0].options == [3, 4]


def test_choose_needs_an_option() -> None:
    with pytest.raises(RulesError, match="asked P1 to draw without an option"):
        choose(Magpies(2), 0, asked("draw"), []).send(None)


def test_sealed_questions_need_an_option_each() -> None:
    with pytest.raises(RulesError, match="asked P2 to lay without an option"):
        choose_sealed(Magpies(2), [Ask(0, asked("lay"), [1]), Ask(1, asked("lay"), [])]).send(None)


def test_a_pilot_is_never_asked_without_an_option() -> None:
    s, pilot = piloted()
    with pytest.raises(RulesError, match="asked P1 to draw without an option"):
        choose(s, 0, asked("draw"), []).send(None)
    with pytest.raises(RulesError, match="asked P2 to lay without an option"):
        choose_sealed(s, [Ask(0, asked("lay"), [1]), Ask(1, asked("lay"), [])]).send(None)
    assert pilot.asked == []


def test_broken_rules_can_be_told_from_a_wrong_answer() -> None:
    assert issubclass(RulesError, ParlourError)
    match = new_match(Toy(), {}, "wrong")
    with pytest.raises(ParlourError) as caught:
        match.answer(match.asks[0].seat, 99)
    assert not isinstance(caught.value, RulesError)


def test_choose_any_gives_none_without_an_option() -> None:
    assert result(choose_any(Magpies(2), 0, asked("draw"), []), None) is None


def test_choose_any_asks_even_about_a_single_option() -> None:
    rule = choose_any(Magpies(2), 0, asked("draw"), [7])
    assert len(first_asks(rule)) == 1
    assert result(rule, [7]) == 7


def test_choose_open_skips_a_question_without_a_choice() -> None:
    assert result(choose_open(Magpies(2), 0, asked("draw"), [7]), None) == 7


def test_choose_open_asks_where_there_is_a_choice() -> None:
    rule = choose_open(Magpies(2), 0, asked("draw"), [3, 7])
    assert first_asks(rule)[0].options == [3, 7]
    assert result(rule, [3]) == 3


def test_choose_open_needs_an_option_too() -> None:
    with pytest.raises(ParlourError, match="without an option"):
        choose_open(Magpies(2), 0, asked("draw"), []).send(None)


def test_choose_sealed_asks_all_at_once_and_gives_answers_in_their_order() -> None:
    rule = choose_sealed(Magpies(2), [Ask(1, asked("lay"), [5, 6]), Ask(0, asked("lay"), [1, 2])])
    assert [ask.seat for ask in first_asks(rule)] == [1, 0]
    assert result(rule, [6, 2]) == [6, 2]


def test_a_pilot_answers_at_once() -> None:
    s, pilot = piloted()
    assert result(choose(s, 1, asked("draw"), [0, 1]), None) == 1
    assert result(choose_any(s, 0, asked("draw"), [0]), None) == 0
    assert result(choose_any(s, 0, asked("draw"), []), None) is None
    assert result(choose_open(s, 0, asked("draw"), [4]), None) == 4
    assert pilot.asked == ["1 draw [0, 1]", "0 draw [0]"]


def test_a_pilot_answers_sealed_questions_one_by_one() -> None:
    s, pilot = piloted()
    assert result(choose_sealed(s, [Ask(0, asked("lay"), [1, 2]), Ask(1, asked("lay"), [5])]), None) == [2, 5]
    assert pilot.asked == ["0 lay [1, 2]", "1 lay [5]"]


class Counting(Game):
    """Three actions, then the end; without a pilot it asks in each."""

    async def action(self, s: State) -> None:
        s.rng += await choose(s, 0, asked("add"), [1, 2])
        if s.rng >= 6:
            s.ending = Ending([0], "TOY-2", "six", [6, 0])


class Stopping(Last):
    """Has enough after the second action."""

    def enough(self, s: State) -> bool:
        return s.rng >= 4


def test_a_playout_runs_to_the_end() -> None:
    s, pilot = piloted()
    playout(Counting(), s)
    assert s.rng == 6
    assert s.ending is not None
    assert len(pilot.asked) == 3


def test_a_playout_stops_when_the_pilot_has_enough() -> None:
    s = Magpies(2)
    s.pilot = Stopping()
    playout(Counting(), s)
    assert s.rng == 4
    assert s.ending is None


def test_a_playout_needs_a_pilot() -> None:
    with pytest.raises(RuntimeError, match="its pilot did not answer"):
        playout(Counting(), Magpies(2))
