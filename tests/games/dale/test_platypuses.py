"""Experimenting Platypuses, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    GAME,
    asked,
    at,
    deck,
    disc,
    events,
    hand,
    knows,
    market,
    may,
    options,
    stall,
    state,
    tell,
)

from parlour.games.dale.state import DaleState
from parlour.kernel.record import match_at
from parlour.kernel.state import EVERYONE

DECKS = "deck1=?9 deck2=?9"

# Tireless Tinkerer


@pytest.mark.rule("R15")
def test_tireless_tinkerer_puts_the_top_of_the_discard_pile_on_the_deck() -> None:
    match = tell(at("hand1=Tireless_Tinkerer disc1=Cookies,Spyglass deck1=Junk"), "P1 play Tireless Tinkerer")
    assert deck(match, 1) == ["Junk", "Spyglass"]
    assert disc(match, 1) == ["Cookies", "Tireless Tinkerer"]


def test_tireless_tinkerer_finds_nothing_in_an_empty_pile() -> None:
    match = tell(at("hand1=Tireless_Tinkerer deck1=Junk"), "P1 play Tireless Tinkerer")
    assert deck(match, 1) == ["Junk"]
    assert asked(match) == ["P1 act"]


# Calculations


@pytest.mark.rule("R6")
def test_calculations_rearrange_the_market_before_the_price_is_counted() -> None:
    match = at(f"hand1=Calculations,Magnet {DECKS} market=Cookies,Magnet,Spyglass,Flashy_Show,Glue")
    tell(match, "P1 rearrange with Calculations")
    assert may(match, "P1 buy Flashy Show 5 at +0 for 5")
    tell(match, "P1 buy Flashy Show 5 at +0 for 5")
    tell(match, "P1 Glue", "P1 Spyglass", "P1 Cookies")
    assert market(match) == ["Flashy Show", "Glue", "Spyglass", "Cookies", "Magnet"]
    assert options(match, "P1") == ["pay with Calculations 2 + Magnet 4"]
    tell(match, "P1 pay with Magnet 4 + Calculations 2")
    assert "Flashy Show" in hand(match, 1)
    assert market(match) == ["Glue", "Spyglass", "Cookies", "Magnet", "-"]
    assert disc(match, 1) == ["Magnet", "Calculations"]


def test_calculations_must_be_paid_for_what_they_make_cheaper() -> None:
    match = at("hand1=Calculations,Flashy_Show market=-,-,-,Favourite_Toy")
    tell(match, "P1 rearrange with Calculations")
    assert options(match, "P1") == [
        "buy Favourite Toy 5 at +1 for 6",
        "buy Favourite Toy 5 at +2 for 7",
    ], "for 5 the card worth 5 would do alone"


def test_calculations_pay_beside_equal_ones_that_all_have_seen() -> None:
    s = GAME.read(f"hand1=Calculations,Calculations,Magnet {DECKS} market=-,-,-,-,Safety_Precaution")
    assert isinstance(s, DaleState)
    seen, unseen = sorted(s.hand[0])[:2]
    s.known[seen] = EVERYONE
    match = match_at(GAME, s, GAME.options_in(s))
    match.answer(0, next(o for o in match.asks[0].options if GAME.touches(s, match.asks[0], o) == {"card": unseen}))
    tell(match, "P1 buy Safety Precaution 3 at +3 for 6")
    assert options(match, "P1") == ["pay with Calculations 2 + Magnet 4"]


def test_calculations_are_shown_and_cannot_rearrange_what_cannot_be_bought() -> None:
    match = at("hand1=Calculations market=-,Cookies,Spyglass")
    tell(match, "P1 rearrange with Calculations")
    assert knows(match, 2, state(match).hand[0][0])
    assert options(match, "P1") == ["buy Cookies 2 at +0 for 2"]
    assert not may(at("hand1=Calculations market=Spyglass"), "P1 rearrange with Calculations")


@pytest.mark.rule("R6", "R11")
def test_calculations_may_leave_any_slots_empty() -> None:
    match = at(f"hand1=Calculations {DECKS} market=-,Cookies,Spyglass")
    tell(match, "P1 rearrange with Calculations", "P1 buy Cookies", "P1 done", "P1 done", "P1 done")
    assert market(match) == ["Cookies", "-", "-", "-", "Spyglass"]
    tell(match, "P1 pay with Calculations 2")
    assert market(match)[0] == "Spyglass", "the clean-up slides it"


def test_calculations_may_be_paid_without_rearranging() -> None:
    match = at(f"hand1=Calculations {DECKS} market=Cookies,Spyglass")
    tell(match, "P1 buy Cookies", "P1 pay with Calculations 2")
    assert market(match)[0] == "Spyglass"
    assert events(match, "shown") == []


def test_calculations_go_with_market_discovery() -> None:
    match = at(f"hand1=Calculations,Market_Discovery {DECKS} mdisc=Flashy_Show market=Spyglass,Cookies")
    tell(match, "P1 rearrange with Calculations", "P1 buy discarded Flashy Show")
    tell(match, "P1 Cookies", "P1 Spyglass", "P1 pay with Calculations 2 + Market Discovery 4")
    assert "Flashy Show" in hand(match, 1)
    assert market(match)[:2] == ["Cookies", "Spyglass"]


@pytest.mark.rule("R13")
def test_calculations_do_not_take_a_scary_gunfight_off_the_price() -> None:
    match = at("hand1=Calculations,Magnet sched2=Scary_Gunfight market=-,-,Spyglass")
    tell(match, "P1 rearrange with Calculations")
    assert options(match, "P1") == ["buy Spyglass 4 at +0 for 6"]


# Safety Precaution


@pytest.mark.rule("R4")
def test_safety_precaution_takes_the_place_of_a_stall_card_that_comes_into_the_hand() -> None:
    match = at("hand1=Safety_Precaution stall1=Swift_Broker|Cookies|Cookies,Swift_Broker")
    tell(match, "P1 play Safety Precaution", "P1 Cookies 2 in stack 2")
    assert stall(match, 1) == [["Swift Broker"], ["Safety Precaution"], ["Cookies", "Swift Broker"]]
    assert hand(match, 1) == ["Cookies"]
    assert disc(match, 1) == []
    assert asked(match) == ["P1 act"], "the bonus action stays"


@pytest.mark.rule("R4")
def test_safety_precaution_without_a_stall_card_is_discarded() -> None:
    match = tell(at("hand1=Safety_Precaution stall2=Cookies"), "P1 play Safety Precaution")
    assert disc(match, 1) == ["Safety Precaution"]


# Magnet


@pytest.mark.rule("DM-164", "R10")
def test_magnet_takes_any_card_of_the_deck_and_shuffles_it() -> None:
    match = at("hand1=Magnet deck1=Cookies,Spyglass,Junk disc1=Glue")
    tell(match, "P1 play Magnet")
    assert sorted(options(match, "P1")) == ["Cookies 2", "Junk 1", "Spyglass 4"]
    tell(match, "P1 Spyglass")
    assert hand(match, 1) == ["Spyglass"]
    assert sorted(deck(match, 1)) == ["Cookies", "Junk"]
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


@pytest.mark.rule("DM-164")
def test_magnet_finds_nothing_in_an_empty_deck_which_is_not_formed_anew() -> None:
    match = tell(at("hand1=Magnet disc1=Glue,Cookies"), "P1 play Magnet")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Glue", "Cookies", "Magnet"]


# Dangerous Test


def test_dangerous_test_draws_three_and_discards_three_in_any_order() -> None:
    match = at("hand1=Dangerous_Test,Glue deck1=Junk,Cookies,Spyglass,Magnet")
    tell(match, "P1 play Dangerous Test", "P1 Magnet", "P1 Cookies", "P1 Glue")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Magnet", "Cookies", "Glue", "Dangerous Test"]


@pytest.mark.rule("DM-162")
def test_dangerous_test_discards_what_there_is() -> None:
    match = tell(at("hand1=Dangerous_Test deck1=Cookies"), "P1 play Dangerous Test")
    assert disc(match, 1) == ["Cookies", "Dangerous Test"]


# Glue


@pytest.mark.rule("R6")
def test_glue_may_stay_in_the_hand_when_it_is_paid() -> None:
    match = at(f"hand1=Glue {DECKS} market=Spyglass")
    tell(match, "P1 buy Spyglass", "P1 pay with Glue 5")
    assert asked(match) == ["P1 keep"]
    glue = state(match).hand[0][0]
    tell(match, "P1 Glue")
    assert disc(match, 1) == []
    assert hand(match, 1)[:2] == ["Glue", "Spyglass"]
    assert knows(match, 2, glue)


def test_glue_may_be_discarded() -> None:
    match = at(f"hand1=Glue {DECKS} market=Spyglass")
    tell(match, "P1 buy Spyglass", "P1 pay with Glue 5", "P1 done")
    assert disc(match, 1) == ["Glue"]


@pytest.mark.rule("R6")
def test_glue_is_discarded_when_it_is_spent() -> None:
    match = at("hand1=Glue,Cache deck1=?9")
    tell(match, "P1 play Cache", "P1 spend with Glue 5")
    assert hand(match, 1) == ["Glue"], "Cache takes it from the discard pile"
    assert events(match, "discarded")[0].data["face"] == state(match).face[state(match).hand[0][0]]
