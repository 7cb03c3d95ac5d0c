"""Archiving Desert Monitors, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, by_chance, deck, disc, hand, knows, may, mdisc, options, state, tell

DECKS = "deck1=?9 deck2=?9"

# Rigorous Chronicler


@pytest.mark.rule("R6")
@pytest.mark.parametrize(("card", "payable"), [("Cookies", True), ("Shattered_Relic", True), ("Spyglass", False)])
def test_rigorous_chronicler_pays_up_to_three(card: str, payable: bool) -> None:
    assert may(at(f"hand1=Rigorous_Chronicler market={card}"), f"P1 buy {card.replace('_', ' ')}") == payable


@pytest.mark.rule("R6")
def test_rigorous_chronicler_is_worth_little_enough_to_make_no_card_superfluous() -> None:
    match = at(f"hand1=Rigorous_Chronicler,Rigorous_Chronicler,Junk,Spyglass {DECKS} market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic")
    assert options(match, "P1") == [
        "pay with Rigorous Chronicler 1",
        "pay with Rigorous Chronicler 1 + Rigorous Chronicler 1",
        "pay with Rigorous Chronicler 1 + Junk 1",
        "pay with Rigorous Chronicler 1 + Rigorous Chronicler 1 + Junk 1",
        "pay with Spyglass 4",
    ]


@pytest.mark.rule("R6")
def test_rigorous_chronicler_leaves_more_or_less_to_gold() -> None:
    match = at("hand1=Rigorous_Chronicler gold1=2 decks=desert_monitors,tuataras,macaws market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic")
    assert options(match, "P1") == [
        "pay with Rigorous Chronicler 1",
        "pay with Rigorous Chronicler 1 + 1 gold",
        "pay with Rigorous Chronicler 1 + 2 gold",
    ]


@pytest.mark.rule("R6")
def test_rigorous_chronicler_is_worth_its_value_when_it_is_spent() -> None:
    assert not may(at("hand1=Rigorous_Chronicler,Cache"), "P1 play Cache")


@pytest.mark.rule("R6", "R7")
def test_rigorous_chronicler_sets_its_value_after_all_other_changes() -> None:
    match = at("hand1=Rigorous_Chronicler market=Spyglass changes=add:all:1:4")
    assert not may(match, "P1 buy Spyglass")


# Refreshing Drink


def test_refreshing_drink_discards_a_card_once_a_turn() -> None:
    match = at("hand1=Refreshing_Drink,Cookies,Spyglass")
    tell(match, "P1 use Refreshing Drink", "P1 Cookies")
    assert disc(match, 1) == ["Cookies"]
    assert not may(match, "P1 use Refreshing Drink")
    assert may(match, "P1 play Spyglass"), "it is no action"


def test_refreshing_drink_may_discard_itself() -> None:
    match = tell(at("hand1=Refreshing_Drink"), "P1 use Refreshing Drink")
    assert disc(match, 1) == ["Refreshing Drink"]


@pytest.mark.rule("R14")
def test_refreshing_drink_can_be_used_at_the_end_of_the_turn_and_the_hand_is_filled_again() -> None:
    match = at("hand1=Refreshing_Drink,Spyglass,?3 deck1=?3,Nuisance hand2=?5")
    tell(match, "P1 discard any cards", "P1 done")
    assert asked(match) == ["P1 end turn"]
    tell(match, "P1 Refreshing Drink", "P1 Spyglass")
    assert disc(match, 1) == ["Spyglass"]
    assert hand(match, 1) == ["Refreshing Drink", "Junk", "Junk", "Junk", "Nuisance"]


# Duplicate Entry


@pytest.mark.rule("R10")
def test_duplicate_entry_may_throw_away_a_card_of_the_deck() -> None:
    match = at("hand1=Duplicate_Entry deck1=Cookies,Spyglass,Junk")
    tell(match, "P1 play Duplicate Entry", "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert sorted(deck(match, 1)) == ["Junk", "Spyglass"]


def test_duplicate_entry_may_throw_nothing_away_but_shuffles() -> None:
    line = "hand1=Duplicate_Entry deck1=Cookies,Spyglass,Junk"
    match = tell(at(line), "P1 play Duplicate Entry", "P1 done")
    assert mdisc(match) == []
    assert not any(knows(match, 1, card) for card in state(match).deck[0])
    assert len(by_chance(line, ["P1 play Duplicate Entry", "P1 done"], lambda match: deck(match, 1))) == 6


# History Lesson


def test_history_lesson_shuffles_up_to_three_cards_from_the_top_of_the_pile_into_the_deck() -> None:
    match = at("hand1=History_Lesson deck1=Junk disc1=Glue,Cookies,Spyglass,Magnet")
    tell(match, "P1 play History Lesson")
    assert options(match, "P1") == ["0", "1", "2", "3"]
    tell(match, "P1 2")
    assert disc(match, 1) == ["Glue", "Cookies", "History Lesson"]
    assert sorted(deck(match, 1)) == ["Junk", "Magnet", "Spyglass"]
    assert not any(knows(match, 2, card) for card in state(match).deck[0])


@pytest.mark.rule("R10", "DM-162")
def test_history_lesson_takes_no_more_than_there_are() -> None:
    match = tell(at("hand1=History_Lesson disc1=Cookies"), "P1 play History Lesson")
    assert options(match, "P1") == ["0", "1"]


# Cultural Preservation


def test_cultural_preservation_takes_one_of_up_to_three_cards_of_the_deck_and_discards_the_rest() -> None:
    match = at("hand1=Cultural_Preservation deck1=Cookies,Spyglass,Magnet,Junk")
    tell(match, "P1 play Cultural Preservation", "P1 Cookies", "P1 Spyglass", "P1 Magnet")
    assert options(match, "P1") == ["Cookies 2", "Spyglass 4", "Magnet 4"]
    tell(match, "P1 Spyglass", "P1 Magnet")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Magnet", "Cookies", "Cultural Preservation"]
    assert deck(match, 1) == ["Junk"]


def test_cultural_preservation_may_choose_fewer_or_none() -> None:
    match = at("hand1=Cultural_Preservation deck1=Cookies,Spyglass")
    tell(match, "P1 play Cultural Preservation", "P1 Cookies", "P1 done", "P1 Cookies")
    assert hand(match, 1) == ["Cookies"]
    match = tell(at("hand1=Cultural_Preservation deck1=Cookies"), "P1 play Cultural Preservation", "P1 done")
    assert hand(match, 1) == []
    assert deck(match, 1) == ["Cookies"]


@pytest.mark.rule("DM-164")
def test_cultural_preservation_forms_no_new_deck() -> None:
    match = tell(at("hand1=Cultural_Preservation disc1=Cookies"), "P1 play Cultural Preservation")
    assert disc(match, 1) == ["Cookies", "Cultural Preservation"]


# Slice of Life


def test_slice_of_life_draws_a_card_and_discards_one_once_a_turn() -> None:
    match = at("hand1=Slice_of_Life deck1=Cookies")
    tell(match, "P1 use Slice of Life")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Slice of Life 5"]
    tell(match, "P1 Cookies")
    assert disc(match, 1) == ["Cookies"]
    assert not may(match, "P1 use Slice of Life")


@pytest.mark.rule("R4")
def test_slice_of_life_discards_nothing_if_nothing_was_drawn() -> None:
    match = tell(at("hand1=Slice_of_Life,Cookies"), "P1 use Slice of Life")
    assert asked(match) == ["P1 act"]
    assert hand(match, 1) == ["Slice of Life", "Cookies"]
