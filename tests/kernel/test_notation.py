"""Words and position lines are read strictly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.questions import asked
from tests.kernel.toy import Toy

from parlour.kernel.ask import Ask
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Refusal
from parlour.kernel.notation import Fields, answer_in_words, options_in_words, read_words
from parlour.kernel.record import new_match
from parlour.kernel.state import State

NAMES = ["turn", "hands", "side"]


class Refusing(Toy):
    """Knows why a card that is already spent cannot be laid."""

    def refuse(self, s: State, ask: Ask, thing: str) -> Refusal | None:
        return Refusal("TOY-3", "that card lies on the table") if thing == "card 99" else None


def test_an_answer_is_given_in_words() -> None:
    match = new_match(Toy(), {}, "words")
    words = [match.game.say(match.state, match.asks[0], option) for option in match.asks[0].options]
    answer_in_words(match, 0, words[2])
    assert match.answers[0].option == 2
    assert words[2].startswith("card ")


def test_of_two_options_with_the_same_words_the_first_counts() -> None:
    match = new_match(Toy(), {}, "twins")
    twin = Ask(0, asked("lay"), [3, 4, 5])
    s = match.state.copy()
    s.face[5] = s.face[3]
    found = options_in_words(match.game, s, twin)
    assert sorted(found.values()) == [3, 4]
    assert read_words(match.game, s, twin, match.game.say(s, twin, 5)) == 3


def test_words_that_are_no_option_name_all_that_are() -> None:
    match = new_match(Toy(), {}, "words")
    for ask in match.asks:
        match.answer(ask.seat, ask.options[0])
    seat = match.asks[0].seat
    with pytest.raises(ParlourError, match=f"P{seat + 1} cannot answer 'steal' to 'draw': the options are leave, draw"):
        answer_in_words(match, seat, "steal")


def test_an_objection_does_not_repeat_words_without_end() -> None:
    match = new_match(Toy(), {}, "words")
    with pytest.raises(ParlourError, match=r"cannot answer 'steal steal .*…' to 'lay'") as objection:
        answer_in_words(match, 0, "steal " * 2000)
    assert len(str(objection.value)) < 1000


def test_a_refusal_names_the_rule() -> None:
    match = new_match(Refusing(), {}, "refused")
    with pytest.raises(ParlourError, match=r"cannot answer 'card 99' to 'lay': that card lies on the table \(TOY-3\)"):
        answer_in_words(match, 0, "card 99")
    assert match.answers == []


def test_words_for_a_seat_that_is_not_asked_are_refused() -> None:
    with pytest.raises(ParlourError, match="P7 is not asked"):
        answer_in_words(new_match(Toy(), {}, "words"), 6, "leave")


def test_fields_are_texts_numbers_lists_and_choices() -> None:
    fields = Fields("turn=-3  hands=a,b,c\tside=silver", NAMES)
    assert fields.text("turn") == "-3"
    assert fields.number("turn") == -3
    assert fields.items("hands") == ["a", "b", "c"]
    assert fields.choice("side", ["gold", "silver"]) == 1


def test_missing_fields_take_their_default() -> None:
    fields = Fields("", NAMES)
    assert fields.text("turn", "x") == "x"
    assert fields.number("turn", 0) == 0
    assert fields.items("hands", "-") == []
    assert fields.items("hands", "a,b") == ["a", "b"]
    assert fields.choice("side", ["gold", "silver"], "gold") == 0


@pytest.mark.parametrize("read", ["text", "number", "items"])
def test_a_missing_field_without_a_default_is_named(read: str) -> None:
    with pytest.raises(ParlourError, match="position: the field 'turn' is missing"):
        getattr(Fields("hands=-", NAMES), read)("turn")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("turn", "'turn' is not of the form NAME=VALUE"),
        ("wing=3", "there is no field 'wing'; the fields are turn, hands, side"),
        ("turn=1 turn=1", "the field 'turn' stands twice"),
        ("=1", "there is no field ''"),
    ],
)
def test_a_line_out_of_shape_is_refused(line: str, message: str) -> None:
    with pytest.raises(ParlourError, match=f"position: {message}"):
        Fields(line, NAMES)


@pytest.mark.parametrize("value", ["", "x", "1.5", "--1", "1-", "+1"])
def test_what_is_no_whole_number_is_refused(value: str) -> None:
    with pytest.raises(ParlourError, match=r"position: turn=.* must be a whole number"):
        Fields(f"turn={value}", NAMES).number("turn")


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(ParlourError, match="position: side cannot be 'bronze'; choose one of gold, silver"):
        Fields("side=bronze", NAMES).choice("side", ["gold", "silver"])


def test_a_question_mark_is_a_card_that_is_not_named() -> None:
    assert Fields("hands=a,?,?2,-", NAMES).cards("hands") == ["a", "?", "?", "?", "-"]
    assert Fields("", NAMES).cards("hands") == []
    with pytest.raises(ParlourError, match=r"hands: '\?x' must be \? or \?N"):
        Fields("hands=?x", NAMES).cards("hands")


def test_the_empty_list_is_a_dash() -> None:
    assert Fields("hands=-", NAMES).items("hands") == []


@given(st.integers(-(2**62), 2**62), st.lists(st.text("abc0123456789", min_size=1), min_size=1))
def test_what_is_written_is_read(number: int, items: list[str]) -> None:
    fields = Fields(f"turn={number} hands={','.join(items)}", NAMES)
    assert fields.number("turn") == number
    assert fields.items("hands") == items


@given(st.text(max_size=40))
def test_any_line_is_read_or_refused(line: str) -> None:
    try:
        fields = Fields(line, NAMES)
    except ParlourError:
        return
    assert set(fields.values) <= set(NAMES)
