"""Buying and spending beside the plain rules: what can be afforded, what others learn, and how long lists are asked."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, cost, disc, events, gold, hand, may, mdisc, options, state, tell

from parlour.games.dale.cards.prints import print_of
from parlour.games.dale.rules.combos import MOST_COMBOS
from parlour.games.dale.rules.offers import affordable, can_pay
from parlour.kernel.state import EVERYONE, NONE, WATCHER

DECKS = "deck1=?9 deck2=?9"  # no deck is formed anew while we look at discard piles


@pytest.mark.rule("R6", "R13")
def test_every_scary_gunfight_of_an_opponent_adds_two_to_prices_in_the_market() -> None:
    match = at("hand1=?5 sched2=Scary_Gunfight,Scary_Gunfight sched1=Scary_Gunfight market=Cookies,Cookies")
    assert cost(match, 1, "Cookies") == 6
    assert not may(match, "P1 buy Cookies")


@pytest.mark.rule("DM-075", "DM-076")
def test_gold_alone_makes_a_card_affordable() -> None:
    match = at("gold1=4 decks=macaws,tuataras,raccoons market=Spyglass,Spyglass")
    assert affordable(state(match), 0) == [0]


@pytest.mark.rule("G-43", "DM-172")
def test_who_pays_with_different_cards_chooses_their_order_from_the_bottom_up() -> None:
    match = at(f"hand1=Cookies,Swift_Broker,Junk {DECKS} market=Spyglass")
    tell(match, "P1 buy Spyglass", "P1 pay with Cookies 2 + Swift Broker 1 + Junk 1")
    assert asked(match) == ["P1 discard next"]
    tell(match, "P1 Swift Broker", "P1 Junk")
    assert disc(match, 1) == ["Swift Broker", "Junk", "Cookies"]


@pytest.mark.rule("G-43", "DM-061")
def test_a_payment_is_open_before_its_order_is_chosen() -> None:
    match = at(f"hand1=Cookies,Swift_Broker,Junk {DECKS} market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic", "P1 pay with Cookies 2 + Junk 1")
    s = state(match)
    assert [s.known[card] for card in s.hand[0]] == [EVERYONE, 1, EVERYONE]
    assert [(event.data["seat"], event.data["gold"]) for event in events(match, "paid")] == [(0, 0)]


def test_which_of_equal_cards_are_paid_is_left_to_chance() -> None:
    paid = set()
    for start in range(1, 40):
        match = at(f"hand1=?4 {DECKS} market=Cookies chance={start * 7919}")
        tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
        paid.add(tuple(sorted(state(match).disc[0])))
    assert len(paid) == 6, "any two of the four"


def test_equal_cards_are_told_apart_if_others_know_one_of_them() -> None:
    match = at(f"hand1=?2 {DECKS} market=Cookies gold1=1 decks=macaws,tuataras,raccoons shown=hand1.2:all")
    unknown, known = state(match).hand[0]
    tell(match, "P1 buy Cookies")
    assert options(match, "P1") == [
        "pay with Junk 1 + Junk 1 (seen by P2)",
        "pay with Junk 1 + 1 gold",
        "pay with Junk 1 (seen by P2) + 1 gold",
    ]
    other = match.clone()
    assert state(tell(match, "P1 pay with Junk 1 + 1 gold")).disc[0] == [unknown]
    assert state(tell(other, "P1 pay with Junk 1 (seen by P2) + 1 gold")).disc[0] == [known]


@pytest.mark.rule("DM-271", "G-31", "DM-269", "DM-270")
def test_a_technique_with_a_cost_can_be_played_only_if_cards_and_gold_reach_it() -> None:
    assert not may(at("hand1=Cache,Junk"), "P1 play Cache")
    assert may(at("hand1=Cache,?2"), "P1 play Cache")
    assert may(at("hand1=Cache,Junk gold1=1"), "P1 play Cache")


@pytest.mark.rule("G-47")
def test_a_card_does_not_pay_its_own_cost() -> None:
    s = state(at("hand1=Cache,Cache,Junk"))
    assert not can_pay(s, 0, 6, [s.hand[0][0]])
    assert can_pay(s, 0, 5, [s.hand[0][0]])


@pytest.mark.rule("G-47", "R8")
def test_a_copy_of_the_played_card_pays_as_what_it_is_without_it() -> None:
    assert not may(at("hand1=Cache,Seeing_Doubles,Junk changes=add:hand1.3:1:-1"), "P1 play Cache")
    match = tell(at("hand1=Cache,Seeing_Doubles,Cookies changes=add:hand1.3:1:-1"), "P1 play Cache")
    assert options(match, "P1") == ["spend with Seeing Doubles as Cookies 1 + Cookies 1"]


@pytest.mark.rule("G-44")
def test_a_card_that_changes_the_payment_may_be_paid_itself() -> None:
    match = at(f"hand1=Rigorous_Chronicler {DECKS} market=Shattered_Relic")
    tell(match, "P1 buy Shattered Relic", "P1 pay with Rigorous Chronicler 1")
    assert disc(match, 1) == ["Rigorous Chronicler"]


def test_a_long_list_of_payments_is_parted_by_questions_that_look_the_same_to_others() -> None:
    cards = "Swift_Broker,Cookies,Shattered_Relic,Spyglass,Avid_Financier,Golden_Opportunity,Cache,Safe_Profits"
    match = at(f"hand1={cards},Resourceful_Ally,Ice_Trade,Greed {DECKS} gold1=5 mdeck=Cookies")
    tell(match, "P1 play Ice Trade")
    parted = 0
    while asked(match) == ["P1 spend"]:
        said = options(match, "P1")
        assert len(said) <= MOST_COMBOS
        assert match.view(1)["waiting"] == [{"seat": 0, "what": "spend"}]
        if said[0].startswith("spend among others without"):
            parted += 1
            tell(match, f"P1 {said[parted % 2]}")
        else:
            tell(match, f"P1 {said[-1]}")
    assert 0 < parted <= 10
    assert gold(match, 1) == 0
    assert "Cookies" in hand(match, 1)
    assert mdisc(match) == []


def test_everybody_hears_what_is_bought_and_by_whom() -> None:
    match = at(f"hand1=Cookies,Junk {DECKS} market=Shattered_Relic")
    relic = next(card for card in state(match).market if card != NONE)
    tell(match, "P1 buy Shattered Relic", "P1 pay with Cookies 2 + Junk 1", "P1 Junk")
    bought = {"seat": 0, "card": relic, "face": print_of("Shattered Relic")}
    assert [event.data for event in events(match, "bought")] == [bought]
    assert events(match, "taken") == []
    assert "P1 buys Shattered Relic." in match.story(WATCHER)
