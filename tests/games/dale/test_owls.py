"""Observant Snowy Owls: what they do when others do something."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    deck,
    disc,
    hand,
    knows,
    market,
    may,
    mdisc,
    names,
    options,
    state,
    tell,
)


def test_wise_spy_looks_at_the_top_three_cards_and_puts_them_back_in_any_order() -> None:
    match = tell(at("hand1=Wise_Spy deck1=?,Spyglass,Cookies,Siesta"), "P1 use Wise Spy")
    assert sorted(names(match, "P1")) == ["Cookies", "Siesta", "Spyglass"]
    tell(match, "P1 Siesta", "P1 Cookies")
    assert deck(match, 1) == ["Junk", "Siesta", "Cookies", "Spyglass"]
    assert state(match).actions == 1


def test_wise_spy_is_used_once_a_turn_and_every_copy_on_its_own() -> None:
    match = tell(at("hand1=Wise_Spy,Wise_Spy deck1=?"), "P1 use Wise Spy")
    assert may(match, "P1 use Wise Spy")
    tell(match, "P1 use Wise Spy")
    assert not may(match, "P1 use Wise Spy")


def test_ancient_knowledge_reacts_to_a_technique_that_another_player_resolved() -> None:
    match = tell(at("hand1=Swift_Broker hand2=Ancient_Knowledge deck2=Spyglass,?2"), "P1 play Swift Broker")
    assert asked(match) == ["P2 react"]
    tell(match, "P2 Ancient Knowledge")
    assert set(names(match, "P2")) == {"Spyglass", "Junk"}
    before = state(match).rng
    tell(match, "P2 Spyglass")
    assert disc(match, 2) == ["Spyglass"]
    assert state(match).rng != before  # shuffled
    assert hand(match, 2) == ["Ancient Knowledge"]
    assert asked(match) == ["P1 act"]


def test_ancient_knowledge_may_discard_nothing_or_stay_unused() -> None:
    line = "hand1=Swift_Broker hand2=Ancient_Knowledge deck2=Spyglass,?2"
    assert disc(tell(at(line), "P1 play Swift Broker", "P2 Ancient Knowledge", "P2 done"), 2) == []
    match = at(line)
    before = state(match).rng
    tell(match, "P1 play Swift Broker", "P2 done")
    assert state(match).rng == before
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R12")
def test_ancient_knowledge_reacts_also_at_the_start_of_a_turn_but_not_to_a_card_that_stays() -> None:
    match = at("phase=start hand1=? sched1=Steady_Achiever hand2=Ancient_Knowledge")
    assert asked(match) == ["P2 react"]
    match = tell(at("hand1=Steady_Achiever hand2=Ancient_Knowledge"), "P1 play Steady Achiever")
    assert asked(match) == ["P1 act"]


def test_quality_inspection_throws_a_hand_card_away_and_draws_when_it_comes_into_the_hand() -> None:
    match = tell(at("hand1=Lunch_Break,Spyglass deck1=Cookies,Quality_Inspection"), "P1 play Lunch Break")
    assert asked(match) == ["P1 react"]
    tell(match, "P1 Quality Inspection")
    assert sorted(names(match, "P1")) == ["Quality Inspection", "Spyglass"]
    tell(match, "P1 Spyglass")
    assert mdisc(match) == ["Spyglass"]
    assert hand(match, 1) == ["Quality Inspection", "Cookies"]


def test_quality_inspection_may_stay_unused_and_is_for_the_copy_that_came() -> None:
    match = at("hand1=Lunch_Break,Quality_Inspection deck1=?,Quality_Inspection")
    tell(match, "P1 play Lunch Break")
    new = state(match).hand[0][-1]
    assert match.asks[0].options[0] == new
    assert len(match.asks[0].options) == 2
    tell(match, "P1 done")
    assert hand(match, 1) == ["Quality Inspection", "Quality Inspection"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R12")
def test_quality_inspection_works_in_the_fill_and_the_fill_goes_on_afterwards() -> None:
    match = at("phase=cleanup hand1=?4 deck1=Quality_Inspection hand2=?5")
    tell(match, "P1 Quality Inspection", "P1 Quality Inspection")
    assert hand(match, 1) == ["Junk"] * 5  # it threw itself away, no card was left to draw, junk filled the hand
    assert market(match)[0] == "Quality Inspection"  # the only card of a new market deck


@pytest.mark.rule("R12")
def test_quality_inspection_drawn_by_quality_inspection_is_asked_for_next() -> None:
    match = at("phase=cleanup hand1=?4 deck1=Cookies,Quality_Inspection,Quality_Inspection hand2=?5")
    tell(match, "P1 Quality Inspection", "P1 Junk")
    assert asked(match) == ["P1 react"]
    tell(match, "P1 Quality Inspection", "P1 Junk")
    assert hand(match, 1) == ["Junk", "Junk", "Quality Inspection", "Quality Inspection", "Cookies", "Junk"]


@pytest.mark.rule("R12")
def test_quality_inspection_works_on_the_turn_of_another_player() -> None:
    match = at("hand1=Shrewd_Trickster hand2=Spyglass,Cookies deck2=?,Flashy_Show,Quality_Inspection")
    tell(match, "P1 play Shrewd Trickster")
    assert asked(match) == ["P2 react"]
    tell(match, "P2 Quality Inspection", "P2 Quality Inspection")
    assert mdisc(match) == ["Quality Inspection"]
    assert hand(match, 2) == ["Flashy Show", "Junk"]


@pytest.mark.rule("R4")
def test_quality_inspection_bought_inspects_as_well() -> None:
    match = at("hand1=Spyglass,? market=Quality_Inspection deck1=Cookies hand2=?5")
    tell(match, "P1 buy Quality Inspection", "P1 pay with Spyglass", "P1 Quality Inspection", "P1 Junk")
    assert hand(match, 1)[:2] == ["Quality Inspection", "Cookies"]


def test_binoculars_draw_a_card_and_discard_one_when_another_player_purchased() -> None:
    match = at("hand1=Cookies market=Cookies hand2=Binoculars,Spyglass deck2=Siesta")
    tell(match, "P1 buy Cookies", "P1 pay with Cookies", "P2 Binoculars")
    assert hand(match, 2) == ["Binoculars", "Spyglass", "Siesta"]
    tell(match, "P2 Spyglass")
    assert disc(match, 2) == ["Spyglass"]
    assert hand(match, 2) == ["Binoculars", "Siesta"]


def test_binoculars_do_not_react_to_a_card_that_is_only_taken_or_to_ones_own_purchase() -> None:
    match = at("phase=start hand1=? sched1=Shopping_Journey market=Cookies,Spyglass hand2=Binoculars")
    tell(match, "P1 Cookies")
    assert asked(match) == ["P1 act"]
    match = tell(at("hand1=Cookies,Binoculars market=Cookies"), "P1 buy Cookies", "P1 pay with Cookies")
    assert asked(match) == ["P2 act"]


def test_balancing_exchanges_an_animalfolk_card_with_a_discarded_one_when_another_player_shuffled() -> None:
    match = at("hand1=Lunch_Break disc1=? hand2=Balancing,Spyglass,? disc2=Cookies,Siesta")
    tell(match, "P1 play Lunch Break", "P2 Balancing")
    assert names(match, "P2") == ["Balancing", "Spyglass"]  # junk is no animalfolk card
    tell(match, "P2 Spyglass")
    assert names(match, "P2") == ["Cookies", "Siesta"]
    tell(match, "P2 Cookies")
    assert hand(match, 2) == ["Balancing", "Junk", "Cookies"]
    assert disc(match, 2) == ["Siesta", "Spyglass"]


def test_balancing_finds_nothing_in_an_empty_discard_pile() -> None:
    match = tell(at("hand1=Lunch_Break disc1=? hand2=Balancing"), "P1 play Lunch Break", "P2 Balancing")
    assert hand(match, 2) == ["Balancing"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R12")
def test_balancing_reacts_to_a_shuffle_that_another_reaction_caused() -> None:
    match = at("players=3 hand1=Swift_Broker hand2=Ancient_Knowledge deck2=?2 hand3=Balancing disc3=Cookies")
    tell(match, "P1 play Swift Broker", "P2 Ancient Knowledge", "P3 done", "P2 done")
    assert asked(match) == ["P3 react"]
    tell(match, "P3 Balancing", "P3 Balancing", "P3 Cookies")
    assert hand(match, 3) == ["Cookies"]


def test_extra_remarks_put_a_discarded_card_on_the_deck_when_another_player_built() -> None:
    match = at("hand1=Swift_Broker,?5 hand2=Extra_Remarks disc2=Cookies,Spyglass deck2=?")
    tell(match, "P1 build a stack", "P1 build with Swift Broker", "P2 Extra Remarks", "P2 Cookies")
    assert deck(match, 2) == ["Junk", "Cookies"]
    assert disc(match, 2) == ["Spyglass"]


def test_a_card_that_reacts_is_shown_to_all() -> None:
    match = tell(at("hand1=Swift_Broker hand2=Ancient_Knowledge deck2=?"), "P1 play Swift Broker")
    card = state(match).hand[1][0]
    assert not knows(match, 1, card)
    tell(match, "P2 Ancient Knowledge")
    assert knows(match, 1, card)


@pytest.mark.rule("R12")
def test_every_copy_reacts_once_to_an_event() -> None:
    match = at("hand1=Swift_Broker hand2=Ancient_Knowledge,Ancient_Knowledge deck2=Spyglass,Cookies,Siesta")
    tell(match, "P1 play Swift Broker", "P2 Ancient Knowledge", "P2 Spyglass")
    assert options(match, "P2") == ["Ancient Knowledge 2", "pass"]
    tell(match, "P2 Ancient Knowledge", "P2 Cookies")
    assert disc(match, 2) == ["Spyglass", "Cookies"]
    assert asked(match) == ["P1 act"]
