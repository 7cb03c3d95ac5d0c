"""Systematic Eurasian Beavers: cards that wait for what their player does next."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    deck,
    disc,
    hand,
    market,
    may,
    names,
    options,
    sched,
    stall,
    state,
    tell,
)


@pytest.mark.rule("DM-158", "R5")
def test_a_waiting_card_stays_in_the_schedule_and_gives_its_bonus_action_at_once() -> None:
    match = tell(at("hand1=Master_Builder,?"), "P1 play Master Builder")
    assert sched(match, 1) == ["Master Builder"]
    assert asked(match) == ["P1 act"]
    match = tell(at("hand1=Snack,?4 deck1=? hand2=?5"), "P1 play Snack")
    assert sched(match, 1) == ["Snack"]
    assert asked(match) == ["P2 act"]  # Snack has no bonus action


def test_master_builder_may_put_a_card_paid_with_on_the_deck_at_the_next_purchase() -> None:
    line = "hand1=Shattered_Relic,?5 market=-,Shattered_Relic deck1=? sched1=Master_Builder hand2=?5"
    match = tell(at(line), "P1 buy Shattered Relic", "P1 pay with Shattered Relic 3 + Junk")
    assert sorted(names(match, "P1")) == ["Junk", "Shattered Relic"]
    tell(match, "P1 Shattered Relic")
    assert deck(match, 1) == ["Junk", "Shattered Relic"]
    assert disc(match, 1) == ["Master Builder", "Junk"]


def test_master_builder_is_resolved_by_the_next_purchase_even_if_it_is_not_used() -> None:
    line = "hand1=Cookies,?4 market=Cookies deck1=?3 sched1=Master_Builder hand2=?5"
    match = tell(at(line), "P1 buy Cookies", "P1 pay with Cookies", "P1 done")
    assert disc(match, 1) == ["Master Builder", "Cookies"]
    assert sched(match, 1) == []


def test_snack_may_take_a_market_card_just_before_the_next_stack() -> None:
    match = at("hand1=Swift_Broker,?5 market=Spyglass,Cookies sched1=Snack hand2=?5")
    tell(match, "P1 build a stack")
    assert names(match, "P1") == ["Spyglass", "Cookies"]
    tell(match, "P1 Spyglass", "P1 build with Swift Broker")
    assert stall(match, 1) == [["Swift Broker"]]
    assert "Spyglass" in hand(match, 1)
    assert disc(match, 1) == ["Snack"]
    match = tell(at("hand1=Swift_Broker,?5 market=Spyglass sched1=Snack hand2=?5"), "P1 build a stack", "P1 done")
    tell(match, "P1 build with Swift Broker")
    assert market(match)[0] == "Spyglass"
    assert disc(match, 1) == ["Snack"]


@pytest.mark.rule("R12")
def test_snack_makes_a_stack_possible_and_then_offers_only_what_does() -> None:
    line = "stall1=Swift_Broker hand1=?5 market=Spyglass,Cookies hand2=?5"
    assert not may(at(line + " sched1=Practice"), "P1 build a stack")
    match = tell(at(line + " sched1=Snack"), "P1 build a stack")
    assert names(match, "P1") == ["Cookies"]
    assert not may(match, "P1 done")
    tell(match, "P1 Cookies", "P1 build with Cookies")
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"]]


def test_two_snacks_together_make_a_stack_possible() -> None:
    line = "stall1=Swift_Broker|Cookies|Shattered_Relic|Spyglass hand1=?5 market=Shattered_Relic,Cookies hand2=?5"
    assert not may(at(line + " sched1=Snack"), "P1 build a stack")
    match = tell(at(line + " sched1=Snack,Snack"), "P1 build a stack", "P1 Snack", "P1 Cookies", "P1 Shattered Relic")
    tell(match, "P1 build with Shattered Relic 3 + Cookies")
    assert len(stall(match, 1)) == 5


def test_wind_of_change_may_throw_a_discarded_card_away_after_the_next_purchase() -> None:
    line = "hand1=Cookies,?4 disc1=Spyglass market=Cookies deck1=?3 sched1=Wind_of_Change hand2=?5"
    match = tell(at(line), "P1 buy Cookies", "P1 pay with Cookies")
    assert names(match, "P1") == ["Cookies", "Spyglass"]
    assert state(match).market[0] == -1  # already bought
    tell(match, "P1 Cookies")
    assert disc(match, 1) == ["Spyglass", "Wind of Change"]
    match = tell(at(line), "P1 buy Cookies", "P1 pay with Cookies", "P1 done")
    assert disc(match, 1) == ["Spyglass", "Cookies", "Wind of Change"]


@pytest.mark.rule("R11")
def test_wind_of_change_does_not_wake_for_a_card_that_is_only_taken() -> None:
    match = at("phase=start hand1=?5 disc1=? market=Cookies sched1=Wind_of_Change,Shopping_Journey")
    assert sched(match, 1) == ["Wind of Change"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R9")
def test_overtime_uses_discarded_cards_like_hand_cards_for_the_next_stack() -> None:
    line = "stall1=Swift_Broker hand1=?5 disc1=?,Cookies,Spyglass hand2=?5"
    assert not may(at(line + " sched1=Practice"), "P1 build a stack")
    match = tell(at(line + " sched1=Overtime"), "P1 build a stack", "P1 build with Cookies")
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"]]
    assert disc(match, 1) == ["Junk", "Spyglass", "Overtime"]
    assert sched(match, 1) == []


def test_overtime_is_resolved_by_the_next_stack_even_if_it_is_built_from_the_hand() -> None:
    match = at("hand1=Swift_Broker,?5 disc1=Cookies sched1=Overtime hand2=?5")
    tell(match, "P1 build a stack", "P1 build with Swift Broker")
    assert disc(match, 1) == ["Cookies", "Overtime"]


def test_order_in_chaos_takes_deck_and_discard_pile_and_discards_down_before_a_shuffle() -> None:
    match = at("hand1=Vigilance,?2 deck1=Spyglass,Cookies disc1=Wheelbarrow sched1=Order_in_Chaos")
    tell(match, "P1 play Vigilance", "P1 Spyglass")
    assert asked(match) == ["P1 take deck and discard pile"]
    tell(match, "P1 yes")
    assert sorted(hand(match, 1)) == ["Cookies", "Junk", "Junk", "Wheelbarrow"]
    assert deck(match, 1) == []
    tell(match, "P1 Junk", "P1 Junk")
    assert sorted(hand(match, 1)) == ["Cookies", "Wheelbarrow"]
    assert disc(match, 1) == ["Junk", "Junk", "Order in Chaos"]


@pytest.mark.rule("R20", "G-57")
def test_order_in_chaos_comes_in_the_middle_of_a_draw_which_then_goes_on() -> None:
    match = at("hand1=Lunch_Break,? disc1=Cookies,Spyglass sched1=Order_in_Chaos")
    tell(match, "P1 play Lunch Break", "P1 yes", "P1 Junk", "P1 Spyglass")
    assert hand(match, 1)[0] == "Cookies"
    assert sorted(deck(match, 1) + hand(match, 1)) == ["Cookies", "Junk", "Order in Chaos", "Spyglass"]
    assert len(hand(match, 1)) == 2  # what was kept, and the card that was to be drawn
    assert disc(match, 1) == []


def test_order_in_chaos_may_be_declined_and_is_resolved_all_the_same() -> None:
    match = tell(at("hand1=Lunch_Break disc1=Cookies sched1=Order_in_Chaos"), "P1 play Lunch Break", "P1 no")
    assert sorted(deck(match, 1) + hand(match, 1)) == ["Cookies", "Order in Chaos"]
    assert sched(match, 1) == ["Lunch Break"]


@pytest.mark.rule("R12")
def test_order_in_chaos_wakes_when_another_player_needs_the_deck() -> None:
    match = at("hand1=Shrewd_Trickster hand2=? disc2=Cookies,Spyglass sched2=Order_in_Chaos")
    tell(match, "P1 play Shrewd Trickster")
    assert asked(match) == ["P2 take deck and discard pile"]


def test_practice_may_take_the_next_resolved_technique_into_the_hand() -> None:
    match = tell(at("hand1=Swift_Broker sched1=Practice"), "P1 play Swift Broker")
    assert names(match, "P1") == ["Swift Broker"]
    tell(match, "P1 Swift Broker")
    assert hand(match, 1) == ["Swift Broker"]
    assert disc(match, 1) == ["Practice"]
    assert may(match, "P1 play Swift Broker")  # the bonus action followed
    match = tell(at("hand1=Swift_Broker sched1=Practice"), "P1 play Swift Broker", "P1 done")
    assert disc(match, 1) == ["Practice", "Swift Broker"]


@pytest.mark.rule("R12")
def test_practice_takes_another_waiting_card_but_not_itself_nor_one_that_stays() -> None:
    match = tell(at("hand1=Practice,Wind_of_Change"), "P1 play Practice", "P1 play Wind of Change")
    assert sched(match, 1) == ["Practice", "Wind of Change"]
    line = "hand1=Cookies,?4 market=Cookies deck1=?3 sched1=Practice,Wind_of_Change hand2=?5"
    match = tell(at(line), "P1 buy Cookies", "P1 pay with Cookies", "P1 done", "P1 Wind of Change")
    assert "Wind of Change" in hand(match, 1)
    assert disc(match, 1) == ["Cookies", "Practice"]


@pytest.mark.rule("R20")
def test_practice_takes_a_card_that_is_resolved_at_the_start_of_the_turn() -> None:
    match = tell(at("phase=start hand1=? deck1=Cookies sched1=Practice,Steady_Achiever"), "P1 Steady Achiever")
    assert hand(match, 1) == ["Junk", "Cookies", "Steady Achiever"]


@pytest.mark.rule("R12")
def test_practice_is_not_woken_by_a_technique_that_goes_elsewhere() -> None:
    match = at("hand1=Cunning_Neighbour sched1=Practice")
    tell(match, "P1 play Cunning Neighbour", "P1 Cunning Neighbour")
    assert sched(match, 1) == ["Practice"]
    assert deck(match, 1) == ["Cunning Neighbour"]


@pytest.mark.rule("R12")
def test_cards_that_wait_for_the_same_are_resolved_in_the_order_their_player_likes() -> None:
    line = "hand1=Cookies,?4 disc1=Spyglass market=Cookies deck1=?5 sched1=Wind_of_Change,Wind_of_Change hand2=?5"
    match = tell(at(line), "P1 buy Cookies", "P1 pay with Cookies")
    assert asked(match) == ["P1 resolve"]
    tell(match, "P1 Wind of Change", "P1 Spyglass", "P1 Wind of Change")
    assert disc(match, 1) == ["Cookies", "Wind of Change"]  # the second one threw the first one away


@pytest.mark.rule("R12", "R9")
def test_snack_comes_before_a_stack_that_charm_builds() -> None:
    line = "hand1=Charm sched1=Snack market=Cookies deck1=?9"
    match = tell(at(f"{line} mdeck=Swift_Broker"), "P1 play Charm")
    assert options(match, "P1") == ["Cookies 2", "done"]
    tell(match, "P1 Cookies")
    assert stall(match, 1) == [["Swift Broker"]]
    assert hand(match, 1) == ["Cookies"]
    assert disc(match, 1) == ["Snack", "Charm"]
    thrown = tell(at(f"{line} mdeck=Spyglass"), "P1 play Charm")
    assert sched(thrown, 1) == ["Snack"], "nothing was built"


@pytest.mark.rule("R12", "G-82", "G-107")
def test_snack_waits_until_a_teammate_helps() -> None:
    line = "players=4 teams=yes hand1=Swift_Broker,? hand3=Swift_Broker,? stall1=* sched1=Snack market=Cookies deck1=?9"
    match = tell(at(line), "P1 build a stack together", "P1 propose with Swift Broker")
    assert sched(match, 1) == ["Snack"]
    declined = tell(match, "P3 help nothing")
    assert (sched(declined, 1), market(declined)[0]) == (["Snack"], "Cookies")
    assert asked(declined) == ["P1 act"]
    match = tell(at(line), "P1 build a stack together", "P1 propose with Swift Broker", "P3 help with Swift Broker")
    assert options(match, "P1") == ["Cookies 2", "done"]
    tell(match, "P1 Cookies")
    assert stall(match, 1)[1] == ["Swift Broker", "Swift Broker"]
    assert "Cookies" in hand(match, 1)
