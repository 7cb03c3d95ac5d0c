"""Vigorous Emperor Penguins, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, hand, may, mdisc, options, stall, state, tell, worth

DECKS = "deck1=?9 deck2=?9"

# Resourceful Ally


def test_resourceful_ally_puts_a_card_of_the_discard_pile_under_the_deck() -> None:
    match = at("hand1=Resourceful_Ally deck1=?2 disc1=Cookies,Spyglass")
    tell(match, "P1 play Resourceful Ally", "P1 Cookies")
    assert deck(match, 1) == ["Cookies", "Junk", "Junk"]
    assert disc(match, 1) == ["Spyglass", "Resourceful Ally"]


def test_resourceful_ally_finds_nothing_in_an_empty_pile() -> None:
    assert asked(tell(at("hand1=Resourceful_Ally"), "P1 play Resourceful Ally")) == ["P1 act"]


# Ice Trade


@pytest.mark.rule("G-51", "DM-272")
def test_ice_trade_takes_the_top_of_the_market_deck_for_any_payment() -> None:
    match = at(f"hand1=Ice_Trade,Junk,Spyglass {DECKS} mdeck=Cookies,Glue")
    tell(match, "P1 play Ice Trade")
    assert options(match, "P1") == ["spend with Junk 1", "spend with Spyglass 4", "spend with Junk 1 + Spyglass 4"]
    tell(match, "P1 spend with Spyglass 4")
    assert "Glue" in hand(match, 1)
    assert disc(match, 1) == ["Spyglass", "Ice Trade"]
    assert asked(match) == ["P2 act"], "no bonus action"


@pytest.mark.rule("G-52", "G-31")
def test_ice_trade_cannot_be_played_for_nothing() -> None:
    assert not may(at("hand1=Ice_Trade mdeck=Cookies"), "P1 play Ice Trade")
    assert may(at("hand1=Ice_Trade gold1=1 mdeck=Cookies decks=penguins,tuataras,macaws"), "P1 play Ice Trade")


# Traveling Equipment


def test_traveling_equipment_draws_two_for_one_then_one_is_thrown_away_and_another_discarded() -> None:
    match = at("hand1=Traveling_Equipment,Junk deck1=?2,Cookies,Spyglass")
    tell(match, "P1 play Traveling Equipment", "P1 spend with Junk 1")
    assert hand(match, 1) == ["Spyglass", "Cookies"]
    tell(match, "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert disc(match, 1) == ["Junk", "Spyglass", "Traveling Equipment"]


# Stove


@pytest.mark.rule("R6", "R9")
def test_stove_is_worth_half_of_what_is_spent_rounded_up_and_the_cards_spent_stay_out_of_the_stack() -> None:
    match = at(f"hand1=Stove,Cookies,Spyglass,Favourite_Toy stall1=*|* {DECKS}")
    tell(match, "P1 build a stack", "P1 build with Stove 4")
    assert options(match, "P1") == ["spend with Cookies 2 + Spyglass 4", "spend with Favourite Toy 5"]
    tell(match, "P1 spend with Favourite Toy 5")
    assert stall(match, 1)[2] == ["Stove"]
    assert disc(match, 1) == ["Favourite Toy"]


@pytest.mark.rule("R9")
def test_stove_may_be_built_without_spending() -> None:
    match = at(f"hand1=Stove stall1=*|*|* {DECKS}")
    tell(match, "P1 build a stack", "P1 build with Stove 4", "P1 spend nothing")
    assert stall(match, 1)[3] == ["Stove"]


# Fishing


@pytest.mark.rule("R6")
def test_fishing_puts_up_to_three_cards_on_the_deck_the_last_one_on_top() -> None:
    match = at("hand1=Fishing,Junk deck1=Glue disc1=Cookies,Spyglass,Magnet")
    tell(match, "P1 play Fishing", "P1 spend with Junk 1", "P1 Magnet", "P1 Junk", "P1 Cookies")
    assert deck(match, 1) == ["Glue", "Magnet", "Junk", "Cookies"]
    assert disc(match, 1) == ["Spyglass", "Fishing"]


def test_fishing_may_put_back_fewer() -> None:
    match = tell(at("hand1=Fishing,Junk disc1=Cookies"), "P1 play Fishing", "P1 spend with Junk 1", "P1 done")
    assert deck(match, 1) == []
    assert disc(match, 1) == ["Cookies", "Junk", "Fishing"]


# Practical Values


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    ("card", "turned"), [("Junk", 5), ("Cookies", 4), ("Shattered_Relic", 3), ("Spyglass", 2), ("Flashy_Show", 1)]
)
def test_practical_values_turn_the_values_around(card: str, turned: int) -> None:
    match = tell(at(f"hand1=Practical_Values,{card}"), "P1 play Practical Values")
    assert worth(match, 1, card.replace("_", " ")) == turned


@pytest.mark.rule("R7")
def test_practical_values_count_in_the_order_of_play() -> None:
    match = tell(at("hand1=Practical_Values,Flashy_Show,Junk"), "P1 play Practical Values", "P1 play Flashy Show")
    assert worth(match, 1, "Junk") == 6
    match = tell(at("hand1=Practical_Values,Flashy_Show,Junk"), "P1 play Flashy Show", "P1 play Practical Values")
    assert worth(match, 1, "Junk") == 4


@pytest.mark.rule("R7")
def test_practical_values_leave_other_values_and_other_players_alone() -> None:
    match = at("hand1=Practical_Values,Flashy_Show hand2=Junk changes=add:hand1.2:1:1")
    tell(match, "P1 play Practical Values")
    assert worth(match, 1, "Flashy Show") == 6
    assert worth(match, 2, "Junk") == 1


def test_practical_values_end_with_the_turn() -> None:
    match = at(f"hand1=Practical_Values,Junk {DECKS} hand2=?5")
    tell(match, "P1 play Practical Values", "P1 discard any cards", "P1 done")
    assert worth(match, 1, "Junk") == 1
    assert state(match).turn == 1
