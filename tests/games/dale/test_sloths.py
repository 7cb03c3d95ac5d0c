"""Diligent Pale-throated Sloths: what they start today happens at the start of their next turn."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, disc, hand, knows, market, may, mdisc, names, sched, state, tell, worth


def test_steady_achiever_stays_in_the_schedule_and_gives_a_bonus_action() -> None:
    match = tell(at("hand1=Steady_Achiever,?2 deck1=?5"), "P1 play Steady Achiever")
    assert sched(match, 1) == ["Steady Achiever"]
    assert hand(match, 1) == ["Junk", "Junk"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R3")
def test_steady_achiever_draws_a_card_at_the_start_of_the_next_turn() -> None:
    match = at("phase=start hand1=? deck1=Spyglass,Cookies sched1=Steady_Achiever")
    assert hand(match, 1) == ["Junk", "Cookies"]
    assert sched(match, 1) == []
    assert disc(match, 1) == ["Steady Achiever"]
    assert asked(match) == ["P1 act"]


def test_steady_achiever_waits_for_the_turn_of_its_own_player() -> None:
    match = at("phase=start turn=2 hand1=? deck1=Cookies sched1=Steady_Achiever hand2=?5")
    assert hand(match, 1) == ["Junk"]
    assert sched(match, 1) == ["Steady Achiever"]


def test_shopping_journey_takes_a_card_from_the_market_at_the_start_of_the_next_turn() -> None:
    match = at("phase=start hand1=? sched1=Shopping_Journey market=Spyglass,-,Cookies mdeck=Siesta")
    assert names(match, "P1") == ["Spyglass", "Cookies"]
    assert not may(match, "P1 done")  # compulsory
    tell(match, "P1 Cookies")
    assert hand(match, 1) == ["Junk", "Cookies"]
    assert market(match) == ["Spyglass", "-", "-", "-", "-"]
    assert disc(match, 1) == ["Shopping Journey"]


def test_shopping_journey_ends_the_action_phase_and_takes_nothing_from_an_empty_market() -> None:
    match = tell(at("hand1=Shopping_Journey deck1=?9 hand2=?5"), "P1 play Shopping Journey")
    assert state(match).turn == 1
    match = at("phase=start hand1=? sched1=Shopping_Journey")
    assert hand(match, 1) == ["Junk"]
    assert disc(match, 1) == ["Shopping Journey"]


def test_housecleaning_takes_up_to_three_junk_cards_from_the_discard_pile() -> None:
    match = tell(at("hand1=Housecleaning disc1=?4,Cookies"), "P1 play Housecleaning")
    assert set(names(match, "P1")) == {"Junk"}
    tell(match, "P1 Junk", "P1 Junk", "P1 Junk")
    assert hand(match, 1) == ["Junk"] * 3
    assert disc(match, 1) == ["Junk", "Cookies"]
    match = tell(at("hand1=Housecleaning disc1=?4"), "P1 play Housecleaning", "P1 done")
    assert hand(match, 1) == []


@pytest.mark.rule("R13")
def test_housecleaning_may_throw_a_hand_card_away_at_the_start_of_the_next_turn() -> None:
    match = tell(at("phase=start hand1=?,Cookies sched1=Housecleaning"), "P1 Cookies")
    assert hand(match, 1) == ["Junk"]
    assert mdisc(match) == ["Cookies"]
    match = tell(at("phase=start hand1=?,Cookies sched1=Housecleaning"), "P1 done")
    assert hand(match, 1) == ["Junk", "Cookies"]
    assert disc(match, 1) == ["Housecleaning"]


def test_siesta_may_take_a_card_from_the_discard_pile_at_the_start_of_the_next_turn() -> None:
    line = "phase=start disc1=Spyglass,?,Cookies sched1=Siesta"
    assert hand(tell(at(line), "P1 Spyglass"), 1) == ["Spyglass"]
    match = tell(at(line), "P1 done")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Spyglass", "Junk", "Cookies", "Siesta"]


@pytest.mark.rule("R3")
def test_siesta_takes_a_card_that_was_resolved_a_moment_ago() -> None:
    match = tell(at("phase=start sched1=Siesta,Steady_Achiever"), "P1 Steady Achiever", "P1 Steady Achiever")
    assert hand(match, 1) == ["Steady Achiever"]


def test_lunch_break_draws_a_card_now_and_another_at_the_start_of_the_next_turn() -> None:
    match = tell(at("hand1=Lunch_Break deck1=Spyglass,Cookies"), "P1 play Lunch Break")
    assert hand(match, 1) == ["Cookies"]
    match = at("phase=start hand1=? deck1=Spyglass,Cookies sched1=Lunch_Break")
    assert hand(match, 1) == ["Junk", "Cookies"]
    assert disc(match, 1) == ["Lunch Break"]


@pytest.mark.rule("R13")
def test_ironing_makes_every_card_worth_one_more_from_the_start_of_the_next_turn() -> None:
    match = tell(at("hand1=Ironing,Cookies"), "P1 play Ironing")
    assert worth(match, 1, "Cookies") == 2
    match = at("phase=start hand1=Cookies,? hand2=Spyglass sched1=Ironing")
    assert worth(match, 1, "Cookies") == 3
    assert worth(match, 1, "Junk") == 2
    assert worth(match, 2, "Spyglass") == 4


@pytest.mark.rule("R3")
def test_ironing_lasts_until_the_end_of_that_turn() -> None:
    match = tell(at("phase=start hand1=Cookies,?4 hand2=?5 sched1=Ironing"), "P1 discard any cards", "P1 done")
    assert state(match).turn == 1
    assert worth(match, 1, "Cookies") == 2


def test_a_card_drawn_at_the_start_of_a_turn_is_seen_by_its_player_alone() -> None:
    match = at("phase=start deck1=Cookies sched1=Steady_Achiever")
    card = state(match).hand[0][0]
    assert knows(match, 1, card)
    assert not knows(match, 2, card)
