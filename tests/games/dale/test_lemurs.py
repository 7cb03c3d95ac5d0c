"""Discontent White-headed Lemurs, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    deck,
    disc,
    hand,
    knows,
    market,
    mdeck,
    mdisc,
    options,
    sched,
    state,
    tell,
)

DECKS = "deck1=?9 deck2=?9"

# Voracious Consumer


def test_voracious_consumer_shuffles_the_discard_pile_into_the_deck() -> None:
    line = "hand1=Voracious_Consumer deck1=Junk disc1=Cookies,Spyglass"
    match = tell(at(line), "P1 play Voracious Consumer")
    assert disc(match, 1) == ["Voracious Consumer"]
    assert sorted(deck(match, 1)) == ["Cookies", "Junk", "Spyglass"]
    assert not any(knows(match, 2, card) for card in state(match).deck[0])
    assert len(by_chance(line, ["P1 play Voracious Consumer"], lambda match: deck(match, 1))) > 3


def test_voracious_consumer_shuffles_the_deck_even_without_a_discard_pile() -> None:
    match = tell(at("hand1=Voracious_Consumer deck1=Junk,Cookies shown=deck1.2:1"), "P1 play Voracious Consumer")
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


# Delightful Surprise


@pytest.mark.rule("R17")
def test_delightful_surprise_takes_one_of_the_top_two_cards_of_the_market_deck() -> None:
    match = at("hand1=Delightful_Surprise mdeck=Glue,Cookies,Spyglass")
    tell(match, "P1 play Delightful Surprise")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Spyglass 4"]
    assert not any(knows(match, 2, card) for card in state(match).aside)
    tell(match, "P1 Cookies")
    assert hand(match, 1) == ["Cookies"]


@pytest.mark.rule("R4", "G-22")
def test_delightful_surprise_throws_the_other_one_and_itself_away_in_any_order() -> None:
    match = at("hand1=Delightful_Surprise mdeck=Glue,Cookies,Spyglass")
    tell(match, "P1 play Delightful Surprise", "P1 Cookies", "P1 Delightful Surprise")
    assert mdisc(match) == ["Delightful Surprise", "Spyglass"]
    assert (disc(match, 1), sched(match, 1)) == ([], [])
    assert asked(match) == ["P1 act"], "it has a bonus action"


def test_delightful_surprise_throws_itself_away_without_a_market_deck() -> None:
    match = tell(at("hand1=Delightful_Surprise"), "P1 play Delightful Surprise")
    assert mdisc(match) == ["Delightful Surprise"]


# Fortunate Upgrade


def test_fortunate_upgrade_throws_a_hand_card_away_and_takes_the_top_of_the_market_deck() -> None:
    match = at(f"hand1=Fortunate_Upgrade,Junk,Cookies {DECKS} mdeck=Glue,Spyglass")
    tell(match, "P1 play Fortunate Upgrade", "P1 Junk")
    assert "Spyglass" in hand(match, 1)
    assert len(state(match).pile) == 1
    assert asked(match) == ["P2 act"], "no bonus action"


@pytest.mark.rule("R4")
def test_fortunate_upgrade_takes_the_card_even_with_an_empty_hand() -> None:
    match = tell(at(f"hand1=Fortunate_Upgrade {DECKS} mdeck=Glue,Spyglass"), "P1 play Fortunate Upgrade")
    assert "Spyglass" in hand(match, 1)


# Replacement


def test_replacement_takes_a_market_card_of_about_the_value_of_an_animalfolk_card_thrown_away() -> None:
    match = at("hand1=Replacement,Shattered_Relic,Junk market=Cookies,Flashy_Show,Spyglass,Prepaid_Good")
    tell(match, "P1 play Replacement")
    assert options(match, "P1") == ["Shattered Relic 3"]
    tell(match, "P1 Shattered Relic")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Prepaid Good 2", "Spyglass 4"]
    tell(match, "P1 Spyglass")
    assert hand(match, 1) == ["Junk", "Spyglass"]
    assert mdisc(match) == ["Shattered Relic"]
    assert market(match) == ["Cookies", "Flashy Show", "-", "Prepaid Good", "-"]


@pytest.mark.rule("R7")
def test_replacement_goes_by_the_changed_value_of_the_hand_card_and_the_printed_one_of_the_market_card() -> None:
    match = at("hand1=Replacement,Cookies market=Glue,Cookies changes=add:all:1:2")
    tell(match, "P1 play Replacement", "P1 Cookies")
    assert hand(match, 1) == ["Glue"]


@pytest.mark.rule("R15")
def test_replacement_throws_away_even_if_no_market_card_fits() -> None:
    match = tell(at("hand1=Replacement,Cookies market=Glue"), "P1 play Replacement", "P1 Cookies")
    assert hand(match, 1) == []
    assert mdisc(match) == ["Cookies"]


def test_replacement_needs_an_animalfolk_card() -> None:
    match = tell(at("hand1=Replacement,Junk market=Cookies"), "P1 play Replacement")
    assert hand(match, 1) == ["Junk"]


# Fashion Hint


def test_fashion_hint_may_throw_away_the_top_of_the_market_deck() -> None:
    match = tell(at("hand1=Fashion_Hint mdeck=Glue,Spyglass"), "P1 play Fashion Hint", "P1 1")
    assert mdisc(match) == ["Spyglass"]
    match = tell(at("hand1=Fashion_Hint mdeck=Glue,Spyglass"), "P1 play Fashion Hint", "P1 0")
    assert mdeck(match) == ["Glue", "Spyglass"]


def test_fashion_hint_may_exchange_an_animalfolk_card_for_the_top_of_the_market_discard_pile() -> None:
    match = at("hand1=Fashion_Hint,Cookies,Junk mdeck=Glue,Spyglass")
    tell(match, "P1 play Fashion Hint", "P1 1")
    assert options(match, "P1") == ["Cookies 2", "done"]
    tell(match, "P1 Cookies")
    assert hand(match, 1) == ["Junk", "Spyglass"]
    assert mdisc(match) == ["Cookies"]


def test_fashion_hint_asks_for_the_exchange_whatever_is_in_the_hand() -> None:
    match = tell(at("hand1=Fashion_Hint,Junk mdisc=Glue"), "P1 play Fashion Hint", "P1 0")
    assert asked(match) == ["P1 exchange"]
    assert options(match, "P1") == ["done"]


def test_fashion_hint_exchanges_nothing_for_an_empty_pile() -> None:
    match = tell(at("hand1=Fashion_Hint,Cookies"), "P1 play Fashion Hint")
    assert asked(match) == ["P1 act"]


# Royal Privilege


@pytest.mark.rule("R6")
def test_royal_privilege_purchases_one_more_card_for_an_animalfolk_card_thrown_away() -> None:
    match = at(f"hand1=Royal_Privilege,Cookies,Junk {DECKS} market=Spyglass,Glue,Flashy_Show")
    tell(match, "P1 buy Spyglass", "P1 pay with Royal Privilege 5")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Spyglass 4", "done"]
    tell(match, "P1 Cookies", "P1 Flashy Show")
    assert {"Spyglass", "Flashy Show", "Junk"} <= set(hand(match, 1))
    assert disc(match, 1) == ["Royal Privilege"]
    assert market(match)[0] == "Glue"


@pytest.mark.rule("R6")
def test_royal_privilege_may_throw_away_the_card_just_bought() -> None:
    match = at(f"hand1=Royal_Privilege {DECKS} market=Spyglass,Glue")
    tell(match, "P1 buy Spyglass", "P1 pay with Royal Privilege 5", "P1 Spyglass")
    assert "Glue" in hand(match, 1)
    assert "Spyglass" not in hand(match, 1)


def test_royal_privilege_may_be_left_unused() -> None:
    match = at(f"hand1=Royal_Privilege,Cookies {DECKS} market=Spyglass,Glue")
    tell(match, "P1 buy Spyglass", "P1 pay with Royal Privilege 5", "P1 done")
    assert "Cookies" in hand(match, 1)
    assert market(match)[0] == "Glue"


@pytest.mark.rule("R6", "R12")
def test_royal_privilege_makes_a_purchase_that_waiting_cards_hear_of() -> None:
    match = at(f"hand1=Royal_Privilege,Wind_of_Change,Cookies {DECKS} disc1=Junk market=Spyglass,Flashy_Show")
    tell(match, "P1 play Wind of Change", "P1 buy Spyglass", "P1 pay with Royal Privilege 5")
    assert asked(match) == ["P1 throw away"]
    assert set(options(match, "P1")) == {"Junk 1", "Royal Privilege 5", "done"}, (
        "Wind of Change after the first purchase"
    )
    tell(match, "P1 done", "P1 Cookies")
    assert "Flashy Show" in hand(match, 1)


def test_royal_privilege_has_nothing_to_sell_in_an_empty_market() -> None:
    match = at(f"hand1=Royal_Privilege,Cookies {DECKS} market=Spyglass")
    tell(match, "P1 buy Spyglass", "P1 pay with Royal Privilege 5")
    assert asked(match) == ["P2 act"]


@pytest.mark.rule("R6")
def test_royal_privilege_gives_one_more_card_however_many_copies_are_paid() -> None:
    row, both = (
        "market=Spyglass,Spyglass,-,-,Flashy_Show",
        "pay with Royal Privilege 5 + Seeing Doubles as Royal Privilege 5",
    )
    match = at(f"hand1=Royal_Privilege,Seeing_Doubles,Swift_Broker,Swift_Broker {DECKS} {row} copies=hand1.2:hand1.1")
    tell(match, "P1 buy Flashy Show", f"P1 {both}")
    tell(match, "P1 Swift Broker", "P1 Spyglass")
    assert asked(match) == ["P2 act"]
    assert hand(match, 1).count("Spyglass") == 1
