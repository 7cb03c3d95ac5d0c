"""Adapting Veiled Chameleons, sentence by sentence; how copies work is in `test_copies`."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    card_named,
    disc,
    hand,
    market,
    may,
    mdeck,
    mdisc,
    names,
    options,
    stall,
    state,
    tell,
    worth,
)
from tests.games.dale.test_building import stacks

from parlour.kernel.state import EVERYONE

# Flexible Shopkeeper


@pytest.mark.rule("R8", "R9")
def test_flexible_shopkeeper_is_a_copy_of_a_card_in_the_last_stack() -> None:
    line = "hand1=Flexible_Shopkeeper,Cookies stall1=Spyglass|Cookies,Swift_Broker"
    assert stacks(line) == ["Flexible Shopkeeper as Swift Broker 1 + Cookies 2"]
    assert worth(at("hand1=Flexible_Shopkeeper stall2=Spyglass"), 1, "Flexible Shopkeeper") == 1


@pytest.mark.rule("R8")
def test_flexible_shopkeeper_of_a_team_looks_at_the_shared_stall() -> None:
    match = at("players=4 teams=yes hand3=Flexible_Shopkeeper stall1=Spyglass turn=3")
    assert worth(match, 3, "Flexible Shopkeeper") == 4


# Reflection


@pytest.mark.rule("R8")
def test_reflection_is_a_copy_of_the_top_of_another_players_discard_pile() -> None:
    match = at("players=3 hand1=Reflection,? disc1=Spyglass disc2=Cookies,Swift_Broker disc3=Shattered_Relic deck1=?2")
    tell(match, "P1 play Reflection")
    assert sorted(names(match, "P1")) == ["Shattered Relic", "Swift Broker"]
    tell(match, "P1 Shattered Relic", "P1 Junk")
    assert disc(match, 1) == ["Spyglass", "Reflection"]


@pytest.mark.rule("R8")
def test_reflection_does_not_look_at_its_own_players_pile() -> None:
    assert worth(at("hand1=Reflection disc1=Favourite_Toy"), 1, "Reflection") == 2


# Good Old Times


@pytest.mark.rule("R8")
def test_good_old_times_throws_the_market_top_away_once_a_turn() -> None:
    match = at("hand1=Good_Old_Times mdeck=Cookies,Spyglass,Favourite_Toy")
    tell(match, "P1 renew with Good Old Times")
    assert mdisc(match) == ["Favourite Toy"]
    assert mdeck(match) == ["Cookies", "Spyglass"]
    assert state(match).actions == 1
    assert not may(match, "P1 renew with Good Old Times")


@pytest.mark.rule("R8")
def test_good_old_times_is_a_copy_of_the_top_of_the_markets_discard_pile() -> None:
    match = at("hand1=Good_Old_Times mdisc=Cookies,Swift_Broker mdeck=Spyglass")
    assert worth(match, 1, "Good Old Times") == 1
    tell(match, "P1 renew with Good Old Times")
    assert worth(match, 1, "Good Old Times") == 4


@pytest.mark.rule("R8")
def test_good_old_times_throws_away_besides_the_ability_that_it_copies() -> None:
    match = at("hand1=Good_Old_Times mdisc=Bold_Haggler mdeck=Cookies,Spyglass")
    tell(match, "P1 use Good Old Times")
    assert may(match, "P1 renew with Good Old Times")
    tell(match, "P1 renew with Good Old Times")
    assert worth(match, 1, "Good Old Times") == 4
    assert not may(match, "P1 renew with Good Old Times")


@pytest.mark.rule("R8")
def test_a_chameleon_that_reaches_good_old_times_throws_away_too() -> None:
    match = at("hand1=Reflection disc2=Good_Old_Times mdisc=Cookies mdeck=Spyglass")
    assert worth(match, 1, "Reflection") == 2
    tell(match, "P1 renew with Reflection")
    assert worth(match, 1, "Reflection") == 4
    assert not may(at("hand1=Reflection disc2=Cookies"), "P1 renew with Reflection")


@pytest.mark.rule("R14")
def test_good_old_times_may_be_used_at_the_end_of_the_turn() -> None:
    match = at(
        "hand1=Good_Old_Times,?4 hand2=?5 mdeck=Cookies,Spyglass mdisc=Cookies "
        "market=Cookies,Spyglass,Spyglass,Flashy_Show,Favourite_Toy"
    )
    tell(match, "P1 discard any cards", "P1 done")
    assert asked(match) == ["P1 end turn"]
    tell(match, "P1 renew with Good Old Times", "P1 done")
    assert mdisc(match)[-1] == "Spyglass"
    assert state(match).turn == 1


# Gift Voucher


@pytest.mark.rule("R4", "R11")
def test_gift_voucher_takes_a_market_card_and_lies_in_its_slot() -> None:
    match = at("hand1=Gift_Voucher market=Cookies,Spyglass,-,Swift_Broker deck1=?5")
    tell(match, "P1 play Gift Voucher")
    assert names(match, "P1") == ["Cookies", "Spyglass", "Swift Broker"]
    tell(match, "P1 Spyglass")
    assert market(match) == ["Cookies", "Gift Voucher", "-", "Swift Broker", "-"]
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == []
    assert asked(match) == ["P1 act"]


def test_gift_voucher_with_an_empty_market_is_discarded() -> None:
    match = tell(at("hand1=Gift_Voucher"), "P1 play Gift Voucher")
    assert disc(match, 1) == ["Gift Voucher"]


@pytest.mark.rule("R8")
def test_gift_voucher_is_no_copy() -> None:
    assert worth(at("hand1=Gift_Voucher market=Cookies"), 1, "Gift Voucher") == 4


# Trendsetting


@pytest.mark.rule("R8")
def test_trendsetting_is_a_copy_of_any_market_card() -> None:
    line = "hand1=Trendsetting market=Cookies,Spyglass,Swift_Broker"
    assert stacks(line) == ["Trendsetting as Swift Broker 1"]
    assert stacks(f"{line} stall1=*") == ["Trendsetting as Cookies 2"]
    assert stacks(f"{line} stall1=*|*") == []


# Seeing Doubles


@pytest.mark.rule("R8")
def test_seeing_doubles_is_a_copy_of_another_hand_card_which_it_shows() -> None:
    match = at("hand1=Seeing_Doubles,Cookies,Swift_Broker,? stall1=*|* deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Seeing Doubles as Cookies 2 + Swift Broker 1")
    cookies = card_named(match, state(match).hand[0], "Cookies")
    assert options(match, "P1") == ["Cookies 2"]
    assert not state(match).known[cookies] & 2
    tell(match, "P1 Cookies")
    assert stall(match, 1)[2] == ["Seeing Doubles", "Swift Broker"]
    assert state(match).known[cookies] == EVERYONE


@pytest.mark.rule("R8")
def test_seeing_doubles_may_be_a_copy_of_a_card_in_its_own_stack() -> None:
    assert stacks("hand1=Seeing_Doubles,Cookies stall1=*|*|*") == ["Seeing Doubles as Cookies 2 + Cookies 2"]


@pytest.mark.rule("R8")
def test_seeing_doubles_shows_its_model_when_it_is_played() -> None:
    match = at("hand1=Seeing_Doubles,Swift_Broker deck1=Cookies")
    broker = card_named(match, state(match).hand[0], "Swift Broker")
    tell(match, "P1 play Seeing Doubles", "P1 Swift Broker")
    assert state(match).known[broker] == EVERYONE
    tell(match)
    assert hand(match, 1) == ["Cookies"]


@pytest.mark.rule("R8")
def test_seeing_doubles_shows_its_model_when_it_pays() -> None:
    match = at("hand1=Seeing_Doubles,Spyglass market=Shattered_Relic,Swift_Broker deck1=?5")
    spyglass = card_named(match, state(match).hand[0], "Spyglass")
    assert state(match).known[spyglass] != EVERYONE
    tell(match, "P1 buy Shattered Relic", "P1 pay with Seeing Doubles", "P1 Spyglass")
    assert state(match).known[spyglass] == EVERYONE


@pytest.mark.rule("R8")
def test_seeing_doubles_alone_is_itself() -> None:
    assert worth(at("hand1=Seeing_Doubles"), 1, "Seeing Doubles") == 5
