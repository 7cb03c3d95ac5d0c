"""The referee of Dale and copying cards: what they are together, and how long what they are worth is changed."""

from __future__ import annotations

import pytest
from tests.games.dale.table import at, chance, events, in_full, options, seat_of
from tests.referees.referee import referee_for

from parlour.kernel.ask import Answer
from parlour.kernel.match import Match
from parlour.kernel.notation import read_words


def watched(match: Match, *answers: str) -> Match:
    """Give answers under the eyes of the referee, who looks at the last question too."""
    referee = referee_for("dale")
    for line in answers:
        who, _, words = line.partition(" ")
        ask = match.ask_of(seat_of(who))
        option = read_words(match.game, match.state, ask, in_full(match, who, words))
        referee.before(match)
        match.answer(ask.seat, option)
        referee.after(match, Answer(ask.seat, ask.what, option))
    referee.before(match)
    return match


@pytest.mark.rule("R8", "DM-178")
@pytest.mark.parametrize("stacks", ["*|*", "*|*|*"])
def test_one_that_looks_at_another_in_the_same_stack_is_what_that_is(stacks: str) -> None:
    watched(at(f"hand1=Seeing_Doubles,Trendsetting market=Cookies,Swift_Broker deck1=?9 stall1={stacks}"))


@pytest.mark.rule("R8", "DM-150")
def test_one_that_looks_at_another_in_the_same_payment_is_what_that_is() -> None:
    line = "hand1=Seeing_Doubles,Trendsetting gold1=1 market=Swift_Broker,Spyglass,-,Shattered_Relic deck1=?9"
    watched(at(line), "P1 buy Shattered Relic")  # 6 is 4, 1 and a coin only as two things at once


@pytest.mark.rule("R8", "R7")
def test_what_is_changed_on_a_copy_ends_with_its_model() -> None:
    line = "hand1=Rare_Artefact,Good_Old_Times,? mdisc=Risky_Business mdeck=Natural_Survivor market=-,-,-,Swank"
    match = at(f"{line} {chance(6, 4)}")
    watched(match, "P1 play Rare Artefact", "P1 Good Old Times", "P1 renew with Good Old Times", "P1 buy Swank")
    assert [event.data["amount"] for event in events(match, "value changed")] == [3]
    assert options(match, "P1") == ["pay with Good Old Times as Natural Survivor 5 + Junk 1"]


@pytest.mark.rule("R8", "R7")
def test_a_copy_of_a_changed_card_of_the_hand_is_changed() -> None:
    line = "hand1=Bold_Haggler,Seeing_Doubles,?2 stall1=*|* deck1=?9"
    match = watched(at(f"{line} {chance(6, 1)}"), "P1 use Bold Haggler")
    assert [event.data["amount"] for event in events(match, "value changed")] == [1]
