"""Enthusiastic Wood Turtles: cards that wait in the schedule until they are paid for."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    deck,
    disc,
    gold,
    hand,
    market,
    may,
    mdisc,
    names,
    options,
    sched,
    state,
    tell,
)


@pytest.mark.rule("DM-254", "DM-255", "G-94")
def test_impulsive_visionary_stays_in_the_schedule_and_can_be_finished_in_the_same_turn() -> None:
    match = tell(at("hand1=Impulsive_Visionary,? deck1=Cookies"), "P1 play Impulsive Visionary")
    assert sched(match, 1) == ["Impulsive Visionary"]
    assert hand(match, 1) == ["Junk"]
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Junk")
    assert hand(match, 1) == ["Cookies"]
    assert sched(match, 1) == []


@pytest.mark.rule("DM-256", "DM-257", "DM-259", "DM-260")
def test_impulsive_visionary_is_finished_for_one_and_draws_a_card_without_using_the_action() -> None:
    match = at("hand1=? deck1=Cookies sched1=Impulsive_Visionary")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Junk")
    assert hand(match, 1) == ["Cookies"]
    assert disc(match, 1) == ["Junk", "Impulsive Visionary"]
    assert state(match).actions == 1
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("DM-075", "R3")
def test_a_card_can_be_finished_with_gold_and_an_empty_hand() -> None:
    match = at("gold1=1 deck1=Cookies sched1=Impulsive_Visionary decks=turtles,macaws,tuataras")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with 1 gold")
    assert gold(match, 1) == 0
    assert hand(match, 1) == ["Cookies"]


@pytest.mark.rule("DM-256")
def test_a_card_cannot_be_finished_by_who_cannot_pay() -> None:
    match = at("hand1=? sched1=Collector's_Desire market=Cookies")
    assert not may(match, "P1 finish Collector's Desire")


@pytest.mark.rule("DM-258", "DM-133")
def test_finishing_is_never_forced_and_the_card_stays() -> None:
    match = tell(at("hand1=?5 sched1=Impulsive_Visionary hand2=?5"), "P1 discard any cards", "P1 done")
    assert state(match).turn == 1
    assert sched(match, 1) == ["Impulsive Visionary"]
    assert not may(match, "P2 finish Impulsive Visionary")


@pytest.mark.rule("DM-261")
def test_each_card_is_finished_and_paid_for_on_its_own() -> None:
    match = at("hand1=?,Cookies deck1=?2 sched1=Impulsive_Visionary,Impulsive_Visionary")
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Cookies")
    assert sched(match, 1) == ["Impulsive Visionary"]
    tell(match, "P1 finish Impulsive Visionary", "P1 spend with Junk")
    assert sched(match, 1) == []


@pytest.mark.rule("DM-271")
def test_a_finish_is_paid_like_a_purchase() -> None:
    match = tell(at("hand1=?,Cookies sched1=Impulsive_Visionary"), "P1 finish Impulsive Visionary")
    assert options(match, "P1") == ["spend with Junk 1", "spend with Cookies 2"]


def test_collectors_desire_is_finished_for_two_and_takes_the_leftmost_card_of_the_market() -> None:
    match = at("hand1=Cookies market=Spyglass,Siesta,-,Ironing,- sched1=Collector's_Desire")
    tell(match, "P1 finish Collector's Desire", "P1 spend with Cookies")
    assert hand(match, 1) == ["Ironing"]
    assert market(match) == ["Spyglass", "Siesta", "-", "-", "-"]
    assert disc(match, 1) == ["Cookies", "Collector's Desire"]


def test_collectors_desire_finds_nothing_in_an_empty_market() -> None:
    match = tell(at("hand1=Cookies sched1=Collector's_Desire"), "P1 finish Collector's Desire", "P1 spend with Cookies")
    assert hand(match, 1) == []
    assert sched(match, 1) == []


def test_groundbreaking_idea_throws_a_discarded_card_away_then_puts_another_on_the_deck() -> None:
    match = at("hand1=Groundbreaking_Idea disc1=Cookies,?,Spyglass deck1=?")
    tell(match, "P1 play Groundbreaking Idea", "P1 Cookies", "P1 Spyglass")
    assert mdisc(match) == ["Cookies"]
    assert deck(match, 1) == ["Junk", "Spyglass"]
    assert disc(match, 1) == ["Junk"]
    assert sched(match, 1) == ["Groundbreaking Idea"]


@pytest.mark.rule("DM-162")
def test_groundbreaking_idea_does_what_the_discard_pile_allows() -> None:
    match = tell(at("hand1=Groundbreaking_Idea disc1=Cookies"), "P1 play Groundbreaking Idea", "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R13")
def test_groundbreaking_idea_is_finished_for_two_without_a_further_effect() -> None:
    match = at("hand1=Cookies,? sched1=Groundbreaking_Idea deck1=?3")
    tell(match, "P1 finish Groundbreaking Idea", "P1 spend with Cookies")
    assert hand(match, 1) == ["Junk"]
    assert disc(match, 1) == ["Cookies", "Groundbreaking Idea"]


def test_inspiration_draws_two_cards() -> None:
    match = tell(at("hand1=Inspiration deck1=?,Spyglass,Cookies"), "P1 play Inspiration")
    assert hand(match, 1) == ["Cookies", "Spyglass"]
    assert sched(match, 1) == ["Inspiration"]


def test_inspiration_is_finished_for_three_without_a_further_effect() -> None:
    assert not may(at("hand1=Cookies sched1=Inspiration"), "P1 finish Inspiration")
    match = at("hand1=Cookies,? sched1=Inspiration deck1=?3")
    tell(match, "P1 finish Inspiration", "P1 spend with Junk + Cookies 2")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Junk", "Cookies", "Inspiration"]


def test_insight_looks_at_the_top_two_cards_and_puts_them_back_in_any_order() -> None:
    match = tell(at("hand1=Insight deck1=?,Spyglass,Cookies"), "P1 play Insight")
    assert sorted(names(match, "P1")) == ["Cookies", "Spyglass"]
    tell(match, "P1 Cookies")
    assert deck(match, 1) == ["Junk", "Cookies", "Spyglass"]


def test_insight_is_finished_for_two_and_draws_two_cards() -> None:
    match = at("hand1=Cookies deck1=?,Spyglass,Siesta sched1=Insight")
    tell(match, "P1 finish Insight", "P1 spend with Cookies")
    assert hand(match, 1) == ["Siesta", "Spyglass"]


@pytest.mark.rule("DM-272", "G-51", "R13")
def test_perfect_move_puts_as_many_cards_on_the_deck_as_were_paid_those_paid_among_them() -> None:
    match = at("hand1=Cookies disc1=Spyglass,Siesta,Ironing deck1=? sched1=Perfect_Move")
    tell(match, "P1 finish Perfect Move", "P1 spend with Cookies")
    assert sorted(names(match, "P1")) == ["Cookies", "Ironing"]
    tell(match, "P1 Ironing")
    assert deck(match, 1) == ["Junk", "Ironing", "Cookies"]
    assert disc(match, 1) == ["Spyglass", "Siesta", "Perfect Move"]


def test_perfect_move_needs_at_least_one_and_takes_no_more_than_there_are() -> None:
    assert not may(at("disc1=Spyglass sched1=Perfect_Move"), "P1 finish Perfect Move")
    match = at("hand1=Cookies sched1=Perfect_Move")
    tell(match, "P1 finish Perfect Move", "P1 spend with Cookies")
    assert deck(match, 1) == ["Cookies"]
    assert disc(match, 1) == ["Perfect Move"]


def test_perfect_move_may_be_paid_with_any_cards() -> None:
    match = tell(at("hand1=?,Cookies disc1=Siesta sched1=Perfect_Move"), "P1 finish Perfect Move")
    assert len(options(match, "P1")) == 3
