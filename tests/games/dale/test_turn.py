"""The start of a turn, its actions, and what ends with it."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    cost,
    disc,
    hand,
    may,
    options,
    sched,
    state,
    tell,
    worth,
)

from parlour.games.dale.zones import ACTING, CLEANING


@pytest.mark.rule("R3", "DM-160")
def test_cards_for_the_start_of_a_turn_are_resolved_one_by_one_in_the_order_their_player_likes() -> None:
    match = at("phase=start disc1=Spyglass deck1=Cookies sched1=Steady_Achiever,Siesta")
    assert asked(match) == ["P1 resolve"]
    assert options(match, "P1") == ["Steady Achiever 1", "Siesta 4"]
    tell(match, "P1 Siesta", "P1 Spyglass")
    assert hand(match, 1) == ["Spyglass", "Cookies"]
    assert disc(match, 1) == ["Siesta", "Steady Achiever"]


@pytest.mark.rule("R3")
def test_a_card_resolved_at_the_start_of_a_turn_may_be_drawn_again_by_the_next_one() -> None:
    match = tell(at("phase=start sched1=Steady_Achiever,Siesta"), "P1 Siesta")
    assert hand(match, 1) == ["Siesta"]


@pytest.mark.rule("R3")
def test_a_card_that_stays_for_a_second_turn_acts_once_at_each_start() -> None:
    match = at("phase=start hand1=?5 hand2=?5 sched1=Avid_Financier:2 decks=macaws,sloths,tuataras")
    assert state(match).gold[0] == 1
    assert sched(match, 1) == ["Avid Financier"]
    tell(match, "P1 discard any cards", "P1 done", "P2 discard any cards", "P2 done")
    assert state(match).gold[0] == 2
    assert disc(match, 1) == ["Avid Financier"]


@pytest.mark.rule("R13")
def test_an_effect_until_the_next_turn_binds_opponents_and_ends_when_its_card_is_resolved() -> None:
    match = at("hand1=Scary_Gunfight,?4 deck1=?9 hand2=?5 deck2=?9 market=Cookies")
    tell(match, "P1 play Scary Gunfight", "P1 discard any cards", "P1 done")
    assert cost(match, 2, "Cookies") == 4
    assert cost(match, 1, "Cookies") == 2
    tell(match, "P2 discard any cards", "P2 done")
    assert sched(match, 1) == []
    assert cost(match, 2, "Cookies") == 2


@pytest.mark.rule("DM-131", "DM-133")
def test_a_turn_has_one_action_and_goes_on_to_the_clean_up_at_once() -> None:
    match = tell(at("hand1=?2 deck1=?5 hand2=?5"), "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5
    assert asked(match) == ["P2 act"]


@pytest.mark.rule("DM-128")
def test_turns_go_around_the_table_to_the_left() -> None:
    match = at("players=3 turn=3 hand1=?5 hand2=?5 hand3=?5")
    tell(match, "P3 discard any cards", "P3 done")
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("DM-167", "DM-170", "G-29")
def test_a_bonus_action_reopens_the_action_and_chains() -> None:
    match = tell(at("hand1=Steady_Achiever,Lunch_Break,? deck1=?"), "P1 play Steady Achiever", "P1 play Lunch Break")
    assert state(match).phase == ACTING
    assert state(match).actions == 1


@pytest.mark.rule("DM-168", "R5")
def test_a_scheduled_card_gives_no_second_bonus_action_when_it_is_resolved_later() -> None:
    match = at("phase=start hand1=? deck1=?2 sched1=Steady_Achiever,Lunch_Break")
    tell(match, "P1 Steady Achiever")
    assert state(match).actions == 1


@pytest.mark.rule("DM-187", "DM-188", "G-27")
def test_the_inventory_action_discards_any_number_of_cards_in_the_order_chosen_or_none() -> None:
    match = tell(at("hand1=Spyglass,Cookies,? deck1=?9 hand2=?5"), "P1 discard any cards", "P1 Cookies", "P1 Spyglass")
    tell(match, "P1 done")
    assert disc(match, 1) == ["Cookies", "Spyglass"]


@pytest.mark.rule("R3", "R7")
def test_changes_of_value_end_with_the_turn() -> None:
    match = tell(at("hand1=Flashy_Show,Cookies,?4 deck1=?9 hand2=?5"), "P1 play Flashy Show")
    assert worth(match, 1, "Cookies") == 3
    tell(match, "P1 discard any cards", "P1 done")
    assert worth(match, 1, "Cookies") == 2
    assert state(match).changes == []


@pytest.mark.rule("R3", "R7")
def test_a_change_of_one_cards_value_ends_when_the_card_leaves_the_hand() -> None:
    match = at("hand1=Clever_Guardian,Cookies,Spyglass changes=set:hand1.2:1:5")
    assert worth(match, 1, "Cookies") == 5
    tell(match, "P1 play Clever Guardian", "P1 Cookies")
    assert state(match).changes == []


@pytest.mark.rule("G-25")
def test_an_ability_may_be_used_again_when_its_card_has_left_the_hand_and_come_back() -> None:
    match = at("hand1=Tactical_Measurement deck1=? used=hand1.1")
    assert not may(match, "P1 use Tactical Measurement")
    match = at("phase=start deck1=? sched1=Clever_Guardian+Tactical_Measurement")
    assert may(match, "P1 use Tactical Measurement")


@pytest.mark.rule("DM-061", "R3")
def test_an_ability_uses_no_action_and_is_shown() -> None:
    match = tell(at("hand1=Wise_Spy deck1=?"), "P1 use Wise Spy")
    assert state(match).actions == 1
    assert state(match).known[state(match).hand[0][0]] == 255


@pytest.mark.rule("G-34")
def test_a_resolved_technique_is_in_the_discard_pile_before_the_bonus_action() -> None:
    match = tell(at("hand1=Swift_Broker"), "P1 play Swift Broker")
    assert disc(match, 1) == ["Swift Broker"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("G-35", "G-58")
def test_a_resolving_technique_is_not_shuffled_into_the_deck_it_draws_from() -> None:
    match = tell(at("hand1=Swift_Broker,? disc1=?"), "P1 play Swift Broker")
    assert hand(match, 1) == ["Junk"]
    assert disc(match, 1) == ["Swift Broker"]


@pytest.mark.rule("G-94")
def test_nothing_can_be_finished_after_the_last_action() -> None:
    match = at("phase=cleanup actions=0 hand1=?5 deck1=? sched1=Impulsive_Visionary hand2=?5")
    assert asked(match) == ["P2 act"]
    assert sched(match, 1) == ["Impulsive Visionary"]
    assert state(match).phase != CLEANING
