"""Dealing Giant Pandas, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, disc, hand, knows, market, may, mdeck, mdisc, options, state, tell

DECKS = "deck1=?9 deck2=?9"
ROW = "market=Glue,Magnet,Magnet,Magnet,Dangerous_Test"

# Loyal Partner


@pytest.mark.rule("DM-172", "G-22")
def test_loyal_partner_throws_the_whole_market_away_in_any_order() -> None:
    match = at(
        "hand1=Loyal_Partner market=Spyglass,Cookies,-,Glue mdeck=Magnet,Magnet,Magnet,Calculations,Calculations"
    )
    tell(match, "P1 play Loyal Partner", "P1 Cookies", "P1 Glue")
    assert mdisc(match) == ["Cookies", "Glue", "Spyglass"]


@pytest.mark.rule("R11")
def test_loyal_partner_fills_the_market_from_the_right() -> None:
    match = at("hand1=Loyal_Partner market=Spyglass mdeck=Magnet,Glue,Cookies,Calculations,Prepaid_Good,Special_Offer")
    tell(match, "P1 play Loyal Partner")
    assert market(match) == ["Special Offer", "Prepaid Good", "Calculations", "Cookies", "Glue"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R11", "DM-203")
def test_loyal_partner_can_bring_back_the_cards_it_threw_away() -> None:
    match = tell(at("hand1=Loyal_Partner market=Spyglass,Spyglass"), "P1 play Loyal Partner")
    assert market(match) == ["Spyglass", "Spyglass", "-", "-", "-"]


def test_loyal_partner_fills_an_empty_market() -> None:
    match = tell(at("hand1=Loyal_Partner mdeck=Cookies"), "P1 play Loyal Partner")
    assert market(match)[0] == "Cookies"


# Prepaid Good


@pytest.mark.rule("R11")
def test_prepaid_good_takes_a_market_card_for_nothing_and_is_no_purchase() -> None:
    match = at(f"hand1=Prepaid_Good,?3 {DECKS} market=Essential_Purchase,Spyglass mdeck=Cookies sched1=Wind_of_Change")
    tell(match, "P1 play Prepaid Good", "P1 Spyglass")
    assert "Spyglass" in hand(match, 1)
    assert disc(match, 1) == ["Prepaid Good"]
    assert asked(match) == ["P2 act"], "no bonus action"
    assert market(match)[:2] == ["Essential Purchase", "Cookies"]


def test_prepaid_good_finds_nothing_in_an_empty_market() -> None:
    match = tell(at("hand1=Prepaid_Good deck1=?9"), "P1 play Prepaid Good")
    assert disc(match, 1) == ["Prepaid Good"]


# Essential Purchase


@pytest.mark.rule("R6")
def test_essential_purchase_throws_away_up_to_three_junk_cards_paid_for_it() -> None:
    match = at(f"hand1=?5 {DECKS} market=-,-,Essential_Purchase")
    tell(match, "P1 buy Essential Purchase", "P1 pay with Junk 1 + Junk 1 + Junk 1 + Junk 1 + Junk 1")
    assert asked(match) == ["P1 throw away"]
    tell(match, "P1 Junk", "P1 Junk", "P1 Junk")
    assert disc(match, 1) == ["Junk", "Junk"]
    assert len(state(match).pile) == 3


def test_essential_purchase_may_throw_away_fewer() -> None:
    match = at(f"hand1=?3 {DECKS} market=Essential_Purchase")
    tell(match, "P1 buy Essential Purchase", "P1 pay with Junk 1 + Junk 1 + Junk 1", "P1 Junk", "P1 done")
    assert disc(match, 1) == ["Junk", "Junk"]
    assert len(state(match).pile) == 1


def test_essential_purchase_throws_away_junk_only() -> None:
    match = at(f"hand1=Swift_Broker,Cookies {DECKS} market=Essential_Purchase")
    tell(match, "P1 buy Essential Purchase", "P1 pay with Cookies 2 + Swift Broker 1")
    assert disc(match, 1) == ["Cookies", "Swift Broker"]


def test_essential_purchase_does_nothing_in_the_hand() -> None:
    match = at(f"hand1=Essential_Purchase,?2 {DECKS} market=Cookies")
    tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
    assert disc(match, 1) == ["Junk", "Junk"]


# Market Discovery


def test_market_discovery_throws_the_top_of_the_market_deck_away_once_a_turn() -> None:
    match = at("hand1=Market_Discovery,Swift_Broker mdeck=Cookies,Spyglass")
    tell(match, "P1 use Market Discovery")
    assert (mdeck(match), mdisc(match)) == (["Cookies"], ["Spyglass"])
    assert not may(match, "P1 use Market Discovery")
    assert may(match, "P1 play Swift Broker"), "it is no action"
    assert knows(match, 2, state(match).hand[0][0]), "it is shown"


@pytest.mark.rule("R6")
def test_market_discovery_buys_the_top_of_the_market_discard_pile_for_its_printed_value() -> None:
    match = at(f"hand1=Market_Discovery,?2 {DECKS} mdisc=Cookies,Spyglass {ROW}")
    assert may(match, "P1 buy discarded Spyglass 4 for 4")
    tell(match, "P1 buy discarded Spyglass")
    assert options(match, "P1") == ["pay with Market Discovery 4"]
    tell(match, "P1 pay with Market Discovery 4")
    assert "Spyglass" in hand(match, 1)
    assert mdisc(match) == ["Cookies"]
    assert disc(match, 1) == ["Market Discovery"]


def test_market_discovery_must_be_paid_for_that() -> None:
    match = at("hand1=Market_Discovery,Flashy_Show mdisc=Favourite_Toy market=Glue")
    assert may(match, "P1 buy Glue")
    assert not may(match, "P1 buy discarded Favourite Toy"), "beside the five the four would be superfluous"
    match = at("hand1=Market_Discovery,Junk mdisc=Favourite_Toy")
    assert options(tell(match, "P1 buy discarded Favourite Toy"), "P1") == ["pay with Market Discovery 4 + Junk 1"]


@pytest.mark.rule("R6", "R13")
def test_market_discovery_pays_no_surcharge_of_a_scary_gunfight() -> None:
    match = at("hand1=Market_Discovery mdisc=Spyglass sched2=Scary_Gunfight")
    assert may(match, "P1 buy discarded Spyglass 4 for 4")


def test_without_market_discovery_the_discard_pile_sells_nothing() -> None:
    assert not may(at("hand1=?5 mdisc=Cookies"), "P1 buy discarded Cookies")


@pytest.mark.rule("R6")
def test_what_market_discovery_buys_is_purchased() -> None:
    match = at(f"hand1=Market_Discovery,?2 {DECKS} mdisc=Essential_Purchase changes=set:hand1.1:1:1")
    tell(match, "P1 buy discarded Essential Purchase", "P1 pay with Market Discovery 1 + Junk 1 + Junk 1")
    tell(match, "P1 Junk", "P1 Junk")
    assert disc(match, 1) == ["Market Discovery"]


# Special Offer


@pytest.mark.rule("R17")
def test_special_offer_looks_at_three_cards_and_takes_one() -> None:
    match = at("hand1=Special_Offer deck1=?9 mdeck=Glue,Cookies,Spyglass,Magnet")
    tell(match, "P1 play Special Offer")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Magnet 4", "Spyglass 4"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)
    tell(match, "P1 Spyglass")
    assert "Spyglass" in hand(match, 1)


def test_special_offer_throws_the_rest_away_in_any_order_and_gives_no_bonus_action() -> None:
    match = at(f"hand1=Special_Offer deck1=?9 {ROW} mdeck=Cookies,Spyglass,Calculations")
    tell(match, "P1 play Special Offer", "P1 Spyglass", "P1 Calculations")
    assert mdisc(match) == ["Calculations", "Cookies"]
    assert asked(match) == ["P2 act"]


@pytest.mark.rule("DM-162")
def test_special_offer_uses_what_there_is() -> None:
    match = tell(at("hand1=Special_Offer deck1=?9 mdeck=Cookies"), "P1 play Special Offer", "P1 Cookies")
    assert "Cookies" in hand(match, 1)
    assert disc(tell(at("hand1=Special_Offer deck1=?9"), "P1 play Special Offer"), 1) == ["Special Offer"]


# Stock Clearance


@pytest.mark.rule("R6")
def test_stock_clearance_lets_superfluous_cards_be_paid() -> None:
    match = at(f"hand1=Stock_Clearance,Spyglass,Junk {DECKS} market=Cookies")
    tell(match, "P1 buy Cookies")
    assert options(match, "P1") == [
        "pay with Stock Clearance 5",
        "pay with Spyglass 4",
        "pay with Stock Clearance 5 + Spyglass 4",
        "pay with Stock Clearance 5 + Junk 1",
        "pay with Stock Clearance 5 + Spyglass 4 + Junk 1",
    ]


@pytest.mark.rule("R6")
def test_stock_clearance_does_not_let_gold_overpay() -> None:
    match = at("hand1=Stock_Clearance gold1=3 decks=pandas,tuataras,macaws market=Cookies")
    assert options(tell(match, "P1 buy Cookies"), "P1") == ["pay with Stock Clearance 5", "pay with 2 gold"]


@pytest.mark.rule("R6")
def test_stock_clearance_is_for_purchases_only() -> None:
    match = at("hand1=Greed,Stock_Clearance,Junk")
    assert options(tell(match, "P1 play Greed"), "P1") == ["spend with Stock Clearance 5", "spend with Junk 1"]


@pytest.mark.rule("R6", "R8", "DM-153")
def test_one_gets_the_discarded_card_that_one_bought_whatever_comes_to_lie_on_it() -> None:
    line = f"hand1=Market_Discovery,Reflection disc2=? mdisc=Spyglass,Essential_Purchase {DECKS} hand2=?5"
    match = at(f"{line} changes=set:hand1.1:1:2 mdeck=Prepaid_Good,Prepaid_Good,Prepaid_Good,Cookies,Cookies")
    tell(match, "P1 buy discarded Essential Purchase", "P1 pay with Market Discovery 2 + Reflection as Junk 1")
    tell(match, "P1 Reflection")
    assert hand(match, 1)[0] == "Essential Purchase"
    assert mdisc(match) == ["Spyglass", "Reflection"]
