"""Reckless Marbled Polecats, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    chance,
    deck,
    disc,
    events,
    hand,
    knows,
    market,
    mdeck,
    mdisc,
    options,
    state,
    tell,
    worth,
)

from parlour.kernel.state import EVERYONE

# With these chances the polecat die, if it is the first thing left to chance, shows this.
ONE, TWO, THREE = chance(6, 0), chance(6, 2), chance(6, 4)


@pytest.mark.rule("DM-019")
def test_the_polecat_die_shows_one_to_three() -> None:
    rolls = [
        events(tell(at(f"hand1=Daring_Adventurer {chance(6, side)}"), "P1 play Daring Adventurer"), "rolled")
        for side in range(6)
    ]
    assert [roll[0].data["result"] for roll in rolls] == ["1", "1", "2", "2", "3", "3"]


# Daring Adventurer


@pytest.mark.rule("R16")
def test_daring_adventurer_throws_away_as_many_market_cards_as_the_die_shows() -> None:
    match = at(f"hand1=Daring_Adventurer market=Swank,Sofa,Rare_Artefact {TWO}")
    tell(match, "P1 play Daring Adventurer")
    assert options(match, "P1") == ["Swank 3", "Sofa 5", "Rare Artefact 2"]
    tell(match, "P1 Sofa", "P1 Swank")
    assert asked(match) == ["P1 act"]
    thrown = [event.data["face"] for event in events(match, "thrown away")]
    assert len(thrown) == 2


@pytest.mark.rule("DM-172")
def test_daring_adventurer_throws_away_in_the_order_chosen() -> None:
    row = "Swank,Sofa,Rare_Artefact,Swank,Rare_Artefact"
    line = f"hand1=Daring_Adventurer market={row} mdeck=Risky_Business,Natural_Survivor {TWO}"
    match = tell(at(line), "P1 play Daring Adventurer", "P1 Sofa", "P1 Swank")
    assert mdisc(match) == ["Sofa", "Swank"]


@pytest.mark.rule("R11")
def test_daring_adventurer_then_fills_every_empty_slot_without_sliding() -> None:
    line = f"hand1=Daring_Adventurer market=Swank,-,Sofa mdeck=Risky_Business,Rare_Artefact,Natural_Survivor {ONE}"
    match = tell(at(line), "P1 play Daring Adventurer", "P1 Swank")
    assert market(match)[:4] == ["Natural Survivor", "Rare Artefact", "Sofa", "Risky Business"]


def test_daring_adventurer_throws_away_fewer_only_if_there_are_fewer() -> None:
    line = f"hand1=Daring_Adventurer market=Swank,Sofa mdeck=Risky_Business,Rare_Artefact {THREE}"
    match = tell(at(line), "P1 play Daring Adventurer", "P1 Swank", "P1 Sofa")
    assert mdisc(match) == []  # the market deck was formed anew from them to fill the third slot
    assert sorted(market(match)) == ["-", "Rare Artefact", "Risky Business", "Sofa", "Swank"]


# Rare Artefact


def test_rare_artefact_shows_a_chosen_hand_card_to_all_before_the_roll() -> None:
    match = tell(at(f"hand1=Rare_Artefact,Swank,Sofa {THREE}"), "P1 play Rare Artefact")
    assert asked(match) == ["P1 show"]
    assert events(match, "rolled") == []
    tell(match, "P1 Swank")
    swank, sofa = state(match).hand[0]
    assert state(match).known[swank] == EVERYONE
    assert not knows(match, 2, sofa)
    assert hand(match, 1) == ["Swank", "Sofa"]


@pytest.mark.rule("R7")
def test_rare_artefact_multiplies_that_cards_value_by_the_result() -> None:
    for field, times in ((ONE, 1), (TWO, 2), (THREE, 3)):
        match = tell(at(f"hand1=Rare_Artefact,Swank,Sofa {field}"), "P1 play Rare Artefact", "P1 Swank")
        assert worth(match, 1, "Swank") == 3 * times
        assert worth(match, 1, "Sofa") == 5


@pytest.mark.rule("R7")
def test_rare_artefact_multiplies_what_the_card_is_worth_at_that_moment() -> None:
    before = at(f"hand1=Rare_Artefact,Swank changes=add:all:1:1 {TWO}")
    assert worth(tell(before, "P1 play Rare Artefact", "P1 Swank"), 1, "Swank") == 8


@pytest.mark.rule("R3")
def test_rare_artefact_lasts_for_this_turn() -> None:
    match = tell(at(f"hand1=Rare_Artefact,Swank deck1=?5 deck2=?5 {THREE}"), "P1 play Rare Artefact", "P1 Swank")
    tell(match, "P1 discard any cards", "P1 done")
    assert state(match).turn == 1
    assert worth(match, 1, "Swank") == 3


@pytest.mark.rule("R3")
def test_rare_artefact_ends_when_the_card_leaves_the_hand() -> None:
    line = f"actions=2 hand1=Rare_Artefact,Swank disc1=Junk hand2=? {THREE}"
    match = tell(at(line), "P1 play Rare Artefact", "P1 Swank", "P1 discard any cards", "P1 Swank")
    assert state(match).changes == []


def test_rare_artefact_rolls_nothing_for_an_empty_hand() -> None:
    match = tell(at("hand1=Rare_Artefact"), "P1 play Rare Artefact")
    assert asked(match) == ["P1 act"]
    assert events(match, "rolled") == []


# Swank


def test_swank_throws_a_hand_card_away() -> None:
    match = tell(at("hand1=Swank,Sofa,Junk"), "P1 play Swank")
    assert options(match, "P1") == ["Sofa 5", "Junk 1"]
    tell(match, "P1 Junk")
    assert hand(match, 1) == ["Sofa"]
    assert len(state(match).pile) == 1


def test_swank_takes_the_top_market_card_for_an_animalfolk_card() -> None:
    match = tell(at("hand1=Swank,Sofa mdeck=Rare_Artefact,Risky_Business"), "P1 play Swank", "P1 Sofa")
    assert hand(match, 1) == ["Risky Business"]
    assert mdisc(match) == ["Sofa"]
    assert mdeck(match) == ["Rare Artefact"]


def test_swank_takes_nothing_for_junk() -> None:
    match = tell(at("hand1=Swank,Junk mdeck=Risky_Business"), "P1 play Swank", "P1 Junk")
    assert hand(match, 1) == []
    assert mdeck(match) == ["Risky Business"]


@pytest.mark.rule("R8")
def test_swank_takes_nothing_for_a_copy_of_junk() -> None:
    match = tell(
        at("hand1=Swank,Seeing_Doubles,Junk mdeck=Risky_Business"), "P1 play Swank", "P1 Seeing Doubles", "P1 Junk"
    )
    assert hand(match, 1) == ["Junk"]
    assert mdisc(match) == ["Seeing Doubles"]


@pytest.mark.rule("R10")
def test_swank_can_bring_the_thrown_card_back_from_an_empty_market_deck() -> None:
    match = tell(at("hand1=Swank,Sofa"), "P1 play Swank", "P1 Sofa")
    assert hand(match, 1) == ["Sofa"]


def test_swank_takes_nothing_with_an_empty_hand() -> None:
    match = tell(at("hand1=Swank mdeck=Sofa"), "P1 play Swank")
    assert asked(match) == ["P1 act"]
    assert hand(match, 1) == []


# Risky Business


@pytest.mark.rule("DM-173")
def test_risky_business_reveals_the_top_market_card_after_a_value_was_named() -> None:
    match = tell(at("hand1=Risky_Business mdeck=Sofa,Swank"), "P1 play Risky Business")
    assert options(match, "P1") == ["1", "2", "3", "4", "5"]
    top = state(match).mdeck[-1]
    assert not knows(match, 1, top)
    tell(match, "P1 3")
    assert state(match).known[top] == EVERYONE


def test_risky_business_takes_the_card_if_it_has_the_named_value() -> None:
    match = tell(at("hand1=Risky_Business mdeck=Sofa,Swank"), "P1 play Risky Business", "P1 3")
    assert hand(match, 1) == ["Swank"]
    assert mdisc(match) == []


@pytest.mark.rule("R7")
def test_risky_business_goes_by_the_printed_value() -> None:
    match = at("hand1=Risky_Business mdeck=Sofa,Swank changes=add:all:1:1")
    assert hand(tell(match, "P1 play Risky Business", "P1 3"), 1) == ["Swank"]


@pytest.mark.parametrize("named", [2, 4])
def test_risky_business_throws_the_card_away_otherwise(named: int) -> None:
    match = tell(at("hand1=Risky_Business mdeck=Sofa,Swank"), "P1 play Risky Business", f"P1 {named}")
    assert hand(match, 1) == []
    assert mdisc(match) == ["Swank"]


def test_risky_business_finds_nothing_without_market_cards() -> None:
    match = tell(at("hand1=Risky_Business"), "P1 play Risky Business", "P1 4")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Risky Business"]


# Natural Survivor


def test_natural_survivor_searches_the_deck_after_the_roll() -> None:
    match = tell(at(f"hand1=Natural_Survivor,Junk deck1=Swank,Sofa {ONE}"), "P1 play Natural Survivor")
    assert len(events(match, "rolled")) == 1
    assert asked(match) == ["P1 take"]
    assert options(match, "P1") == ["Swank 3", "Sofa 5"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).deck[0])


def test_natural_survivor_exchanges_as_many_cards_as_the_die_shows() -> None:
    line = f"hand1=Natural_Survivor,?3 deck1=Swank,Sofa,Rare_Artefact {TWO}"
    match = tell(at(line), "P1 play Natural Survivor", "P1 Sofa", "P1 Swank")
    assert asked(match) == ["P1 mix into deck"]
    assert options(match, "P1") == ["Junk 1"] * 3
    tell(match, "P1 Junk", "P1 Junk")
    assert sorted(hand(match, 1)) == ["Junk", "Sofa", "Swank"]
    assert sorted(deck(match, 1)) == ["Junk", "Junk", "Rare Artefact"]


@pytest.mark.rule("R10")
def test_natural_survivor_is_limited_by_hand_and_deck_and_forms_none_anew() -> None:
    line = f"hand1=Natural_Survivor,?3 deck1=Swank disc1=Sofa {THREE}"
    match = tell(at(line), "P1 play Natural Survivor", "P1 Swank", "P1 Junk")
    assert sorted(hand(match, 1)) == ["Junk", "Junk", "Swank"]
    assert deck(match, 1) == ["Junk"]
    assert disc(match, 1) == ["Sofa", "Natural Survivor"]
    line = f"hand1=Natural_Survivor,? deck1=Swank,Sofa {THREE}"
    match = tell(at(line), "P1 play Natural Survivor", "P1 Sofa", "P1 Junk")
    assert hand(match, 1) == ["Sofa"]


def test_natural_survivor_then_shuffles_the_deck() -> None:
    line = "hand1=Natural_Survivor deck1=Swank,Sofa,Junk,Rare_Artefact"
    assert len(by_chance(line, ["P1 play Natural Survivor"], lambda match: deck(match, 1))) > 3
    match = tell(at(line), "P1 play Natural Survivor")
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


# Sofa


@pytest.mark.rule("DM-190", "R14")
def test_sofa_in_my_stall_raises_my_hand_size_by_one() -> None:
    match = tell(at("stall1=Sofa deck1=?9 deck2=?9"), "P1 discard any cards")
    assert len(hand(match, 1)) == 6
    assert state(match).turn == 1


def test_sofa_does_nothing_in_my_hand_or_in_another_players_stall() -> None:
    match = tell(at("stall2=Sofa hand1=Junk deck1=?9 deck2=?9"), "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5
    match = tell(at("hand1=Sofa deck1=?9 deck2=?9"), "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5
