"""Sharing Short-beaked Echidnas, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    deck,
    disc,
    events,
    hand,
    knows,
    market,
    may,
    mdisc,
    names,
    options,
    stall,
    state,
    tell,
)

# Carefree Swapper


@pytest.mark.rule("R4", "R15")
def test_carefree_swapper_takes_the_top_of_a_discard_pile_and_lies_there() -> None:
    match = at("players=3 hand1=Carefree_Swapper disc1=? disc2=Cookies,Spyglass")
    tell(match, "P1 play Carefree Swapper")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 2) == ["Cookies", "Carefree Swapper"]
    assert disc(match, 1) == ["Junk"]
    assert asked(match) == ["P1 act"]


def test_carefree_swapper_chooses_among_players_with_a_discard_pile() -> None:
    match = tell(at("players=4 hand1=Carefree_Swapper disc2=? disc4=?"), "P1 play Carefree Swapper")
    assert options(match, "P1") == ["P2", "P4"]


@pytest.mark.rule("R4")
def test_carefree_swapper_without_a_partner_is_discarded() -> None:
    match = tell(at("hand1=Carefree_Swapper disc1=?"), "P1 play Carefree Swapper")
    assert disc(match, 1) == ["Junk", "Carefree Swapper"]


# Bargain Seeker


@pytest.mark.rule("R11")
def test_bargain_seeker_throws_the_rightmost_market_card_away_and_fills_the_market_without_sliding() -> None:
    match = at("hand1=Bargain_Seeker market=Cookies,Spyglass,-,Swift_Broker,Cookies mdeck=Delicacy,Umbrella,Velocipede")
    tell(match, "P1 use Bargain Seeker")
    assert mdisc(match) == ["Cookies"]
    assert market(match) == ["Velocipede", "Spyglass", "Umbrella", "Swift Broker", "Cookies"]
    assert not may(match, "P1 use Bargain Seeker")
    assert state(match).actions == 1


@pytest.mark.rule("R4")
def test_bargain_seeker_fills_nothing_if_it_threw_nothing_away() -> None:
    match = at("hand1=Bargain_Seeker market=-,Spyglass mdeck=Delicacy")
    tell(match, "P1 use Bargain Seeker")
    assert market(match) == ["-", "Spyglass", "-", "-", "-"]


# Delicacy


def test_delicacy_looks_at_two_cards_of_a_deck_and_may_be_exchanged_for_one() -> None:
    match = at("hand1=Delicacy deck2=?,Cookies,Spyglass")
    tell(match, "P1 play Delicacy")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Spyglass 4", "done"]
    tell(match, "P1 Spyglass")
    assert hand(match, 1) == ["Spyglass"]
    assert sorted(deck(match, 2)) == ["Cookies", "Delicacy", "Junk"]
    assert disc(match, 1) == []
    assert asked(match) == ["P1 act"]


def test_delicacy_may_be_kept_and_the_cards_are_shuffled_into_the_deck() -> None:
    line = "hand1=Delicacy deck2=?,Cookies,Spyglass"
    match = tell(at(line), "P1 play Delicacy", "P1 done")
    assert disc(match, 1) == ["Delicacy"]
    assert sorted(deck(match, 2)) == ["Cookies", "Junk", "Spyglass"]
    assert len(events(match, "shuffled")) == 1
    assert len(by_chance(line, ["P1 play Delicacy", "P1 done"], lambda match: deck(match, 2))) > 3


def test_delicacy_shows_the_cards_to_its_player_alone() -> None:
    match = tell(at("hand1=Delicacy deck2=Cookies,Spyglass"), "P1 play Delicacy")
    assert [knows(match, 1, card) for card in state(match).aside] == [True, True]
    assert [knows(match, 2, card) for card in state(match).aside] == [False, False]


@pytest.mark.rule("R4", "DM-162")
def test_delicacy_uses_fewer_cards_if_there_are_fewer() -> None:
    match = tell(at("hand1=Delicacy deck2=Cookies"), "P1 play Delicacy", "P1 Cookies")
    assert deck(match, 2) == ["Delicacy"]
    match = tell(at("hand1=Delicacy"), "P1 play Delicacy")
    assert disc(match, 1) == ["Delicacy"]


# Umbrella


def test_umbrella_looks_at_two_random_hand_cards_and_may_be_exchanged_for_one() -> None:
    line = "hand1=Umbrella hand2=Cookies,Spyglass,Swift_Broker"
    assert by_chance(line, ["P1 play Umbrella"], lambda match: sorted(names(match, "P1"))) == {
        "Cookies, Spyglass",
        "Cookies, Swift Broker",
        "Spyglass, Swift Broker",
    }
    match = tell(at(line), "P1 play Umbrella")
    taken = names(match, "P1")[0]
    tell(match, f"P1 {taken}")
    assert hand(match, 1) == [taken]
    assert len(hand(match, 2)) == 3
    assert hand(match, 2)[-1] == "Umbrella"
    assert disc(match, 1) == []


def test_umbrella_may_be_kept_and_the_hand_stays_as_it_was() -> None:
    match = tell(at("hand1=Umbrella hand2=Cookies,Spyglass"), "P1 play Umbrella", "P1 done")
    assert hand(match, 2) == ["Cookies", "Spyglass"]
    assert disc(match, 1) == ["Umbrella"]
    assert [knows(match, 1, card) for card in state(match).hand[1]] == [True, True]


def test_umbrella_chooses_among_players_with_cards() -> None:
    match = tell(at("players=3 hand1=Umbrella hand3=Cookies"), "P1 play Umbrella")
    assert options(match, "P1") == ["Cookies 2", "done"]
    match = tell(at("players=3 hand1=Umbrella"), "P1 play Umbrella")
    assert disc(match, 1) == ["Umbrella"]


# Velocipede


@pytest.mark.rule("R4")
def test_velocipede_takes_a_card_of_any_stall_and_lies_in_its_place() -> None:
    match = at("hand1=Velocipede stall1=Swift_Broker stall2=Cookies,Spyglass")
    tell(match, "P1 play Velocipede")
    assert sorted(names(match, "P1")) == ["Cookies", "Spyglass", "Swift Broker"]
    tell(match, "P1 Swift Broker")
    assert stall(match, 1) == [["Velocipede"]]
    assert hand(match, 1) == ["Swift Broker"]
    match = tell(at("hand1=Velocipede stall2=Cookies,Spyglass"), "P1 play Velocipede", "P1 Cookies")
    assert stall(match, 2) == [["Velocipede", "Spyglass"]]


def test_velocipede_without_a_stall_is_discarded() -> None:
    assert disc(tell(at("hand1=Velocipede"), "P1 play Velocipede"), 1) == ["Velocipede"]


# Matching Colours


def test_matching_colours_exchanges_a_hand_card_with_a_stall_card_of_the_same_value() -> None:
    match = at("hand1=Matching_Colours,Cookies,Spyglass,? stall2=Swift_Broker|Bargain_Seeker|Umbrella stall1=Delicacy")
    tell(match, "P1 play Matching Colours")
    assert names(match, "P1") == ["Cookies", "Spyglass"]
    tell(match, "P1 Cookies")
    assert stall(match, 2) == [["Swift Broker"], ["Cookies"], ["Umbrella"]]
    assert sorted(hand(match, 1)) == ["Bargain Seeker", "Junk", "Spyglass"]
    assert disc(match, 1) == ["Matching Colours"]


def test_matching_colours_chooses_among_the_stall_cards_of_that_value() -> None:
    match = at("hand1=Matching_Colours,Cookies stall2=Swift_Broker|Bargain_Seeker|Nuisance")
    tell(match, "P1 play Matching Colours", "P1 Cookies")
    assert names(match, "P1") == ["Bargain Seeker", "Nuisance"]


@pytest.mark.rule("R7")
def test_matching_colours_goes_by_the_value_now_in_the_hand_and_the_printed_one_in_the_stall() -> None:
    match = at("hand1=Matching_Colours,Cookies,Delicacy stall2=Delicacy changes=add:all:1:1")
    tell(match, "P1 play Matching Colours")
    assert names(match, "P1") == ["Cookies"]


@pytest.mark.rule("R8")
def test_matching_colours_needs_an_animalfolk_card_by_what_it_counts_as() -> None:
    match = tell(at("hand1=Matching_Colours,? stall2=Swift_Broker"), "P1 play Matching Colours")
    assert asked(match) == ["P1 act"]
    match = tell(at("hand1=Matching_Colours,Reflection disc2=? stall2=Swift_Broker"), "P1 play Matching Colours")
    assert asked(match) == ["P1 act"]
    match = tell(at("hand1=Matching_Colours,Reflection disc2=Spyglass stall2=Umbrella"), "P1 play Matching Colours")
    assert names(match, "P1") == ["Reflection"]


def test_matching_colours_needs_an_opponents_stall() -> None:
    match = tell(at("hand1=Matching_Colours,Cookies stall1=Bargain_Seeker"), "P1 play Matching Colours")
    assert hand(match, 1) == ["Cookies"]
