"""Scheming Green Magpies, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, by_chance, deck, disc, hand, knows, mdisc, options, state, tell

from parlour.kernel.state import EVERYONE

DECKS = "deck1=?9 deck2=?9"

# Pompous Professional


@pytest.mark.rule("R15", "R17")
def test_pompous_professional_reveals_three_cards_and_takes_one_of_the_named_set() -> None:
    match = at("hand1=Pompous_Professional deck1=Glue,Cookies,Magnet,Spyglass")
    tell(match, "P1 play Pompous Professional")
    assert options(match, "P1") == ["Macaws", "Platypuses", "Magpies"]
    tell(match, "P1 Macaws")
    assert options(match, "P1") == ["Cookies 2", "Spyglass 4"]
    assert [state(match).known[card] for card in state(match).aside] == [EVERYONE] * 3
    tell(match, "P1 Cookies")
    assert hand(match, 1) == ["Cookies"]


def test_pompous_professional_shuffles_the_others_into_the_deck() -> None:
    line = "hand1=Pompous_Professional deck1=Glue,Cookies,Magnet,Spyglass"
    answers = ["P1 play Pompous Professional", "P1 Macaws", "P1 Cookies"]
    assert len(by_chance(line, answers, lambda match: deck(match, 1))) > 3
    match = tell(at(line), *answers)
    assert sorted(deck(match, 1)) == ["Glue", "Magnet", "Spyglass"]
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


def test_pompous_professional_takes_nothing_of_another_set() -> None:
    match = at("hand1=Pompous_Professional deck1=Glue,Magnet,Spyglass")
    tell(match, "P1 play Pompous Professional", "P1 Magpies")
    assert hand(match, 1) == []
    assert len(deck(match, 1)) == 3


# Bribe


@pytest.mark.rule("R6", "R14")
def test_bribe_adds_one_to_the_hand_size_for_every_copy_paid() -> None:
    match = at(f"hand1=Bribe,Bribe {DECKS} hand2=?5 market=Spyglass")
    tell(match, "P1 buy Spyglass", "P1 pay with Bribe 2 + Bribe 2")
    assert len(hand(match, 1)) == 7


def test_bribe_does_nothing_in_the_hand_or_when_it_is_spent() -> None:
    match = at(f"hand1=Bribe,Bribe,?2,Cache {DECKS} hand2=?5 market=Nuisance")
    tell(match, "P1 play Cache", "P1 spend with Bribe 2", "P1 buy Nuisance", "P1 pay with Junk 1 + Junk 1")
    assert len(hand(match, 1)) == 5


# Burglary


@pytest.mark.rule("DM-173")
def test_burglary_takes_the_top_card_of_another_deck_if_its_value_was_named() -> None:
    match = at("hand1=Burglary deck2=Junk,Spyglass players=3")
    tell(match, "P1 play Burglary", "P1 4")
    assert hand(match, 1) == ["Spyglass"]
    assert state(match).known[state(match).hand[0][0]] == EVERYONE


def test_burglary_has_a_card_of_another_value_discarded() -> None:
    match = tell(at("hand1=Burglary deck2=Junk,Spyglass"), "P1 play Burglary", "P1 3")
    assert hand(match, 1) == []
    assert (deck(match, 2), disc(match, 2)) == (["Junk"], ["Spyglass"])


@pytest.mark.rule("R7", "DM-163")
def test_burglary_goes_by_the_printed_value_and_forms_a_deck_anew() -> None:
    match = tell(at("hand1=Burglary disc2=Spyglass changes=add:all:1:1"), "P1 play Burglary", "P1 4")
    assert hand(match, 1) == ["Spyglass"]


def test_burglary_chooses_among_players_who_have_a_card() -> None:
    match = at("hand1=Burglary deck2=Junk deck4=Junk players=4")
    assert options(tell(match, "P1 play Burglary"), "P1") == ["P2", "P4"]
    assert asked(tell(at("hand1=Burglary"), "P1 play Burglary")) == ["P1 act"]


# Grasp


@pytest.mark.rule("DM-173")
def test_grasp_takes_a_random_hand_card_if_its_value_was_named() -> None:
    assert by_chance("hand1=Grasp hand2=Spyglass,Magnet", ["P1 play Grasp", "P1 4"], lambda match: hand(match, 1)) == {
        "Spyglass",
        "Magnet",
    }


@pytest.mark.rule("R15")
def test_grasp_leaves_a_card_of_another_value_where_it_was_but_shown() -> None:
    match = tell(at("hand1=Grasp hand2=Spyglass"), "P1 play Grasp", "P1 5")
    assert hand(match, 2) == ["Spyglass"]
    assert state(match).known[state(match).hand[1][0]] == EVERYONE


# Periscope


def test_periscope_names_any_card_of_the_game() -> None:
    match = tell(at("hand1=Periscope deck2=?3"), "P1 play Periscope")
    names = options(match, "P1")
    assert len(names) == 19
    assert {"Junk", "Periscope", "Bribe", "Spyglass", "Nuisance"} <= set(names)


def test_periscope_takes_each_of_two_cards_that_has_the_name() -> None:
    match = at("hand1=Periscope deck2=Junk,Junk,Spyglass")
    tell(match, "P1 play Periscope", "P1 Junk")
    assert hand(match, 1) == ["Junk"]
    assert (deck(match, 2), disc(match, 2)) == (["Junk"], ["Spyglass"])
    match = at("hand1=Periscope deck2=Cookies,Junk,Junk")
    tell(match, "P1 play Periscope", "P1 Junk")
    assert hand(match, 1) == ["Junk", "Junk"]


@pytest.mark.rule("R10")
def test_periscope_forms_the_deck_anew_between_the_two_cards() -> None:
    match = tell(at("hand1=Periscope deck2=Cookies"), "P1 play Periscope", "P1 Spyglass")
    assert disc(match, 2) == ["Cookies"], "the same card twice"
    match = tell(at("hand1=Periscope deck2=Cookies"), "P1 play Periscope", "P1 Cookies")
    assert hand(match, 1) == ["Cookies"]


# Sudden Nap


def test_sudden_nap_throws_away_a_random_card_of_another_hand() -> None:
    line = "hand1=Sudden_Nap hand2=Spyglass,Magnet"
    assert by_chance(line, ["P1 play Sudden Nap"], mdisc) == {"Spyglass", "Magnet"}
    match = tell(at(line), "P1 play Sudden Nap")
    assert len(hand(match, 2)) == 1
    assert hand(match, 1) == []
