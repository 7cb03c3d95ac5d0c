"""Copying cards that reach their model through another card of the hand, which is shown then (R8)."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, called, card_named, names, options, state, tell

from parlour.games.dale.rules.copies import links_of
from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE


def links(match: Match, name: str, model: int) -> list[str]:
    """The hand cards through which a card of P1's hand reaches a model."""
    s = state(match)
    return called(match, links_of(s, 0, card_named(match, s.hand[0], name), model))


def open_in_hand(match: Match) -> list[str]:
    """The cards of P1's hand that everybody knows."""
    s = state(match)
    return called(match, [card for card in s.hand[0] if s.known[card] == EVERYONE])


def where_model_lies(match: Match, name: str) -> str:
    """Where the model of a copying card lies."""
    s = state(match)
    card = card_named(match, s.hand[0], name)
    (model,) = [model for copier, model, _ in s.copies if copier == card]
    return "market" if model in s.market else "discard pile" if model in s.disc[1] else "elsewhere"


# What is a link


@pytest.mark.rule("R8")
def test_a_model_in_the_market_is_reached_through_the_card_that_looks_there() -> None:
    match = at("hand1=Seeing_Doubles,Trendsetting,Reflection market=Cookies disc2=Spyglass")
    s = state(match)
    assert links(match, "Seeing Doubles", s.market[0]) == ["Trendsetting"]
    assert links(match, "Seeing Doubles", s.disc[1][0]) == ["Reflection"]
    assert links(match, "Trendsetting", s.market[0]) == []


@pytest.mark.rule("R8")
def test_no_link_is_needed_to_a_model_in_the_hand() -> None:
    match = at("hand1=Seeing_Doubles,Trendsetting,Cookies market=Spyglass")
    assert links(match, "Seeing Doubles", card_named(match, state(match).hand[0], "Cookies")) == []


@pytest.mark.rule("R8")
def test_a_link_that_has_chosen_leads_to_its_choice_only() -> None:
    line = "players=3 hand1=Seeing_Doubles,Reflection,Reflection disc2=Cookies disc3=Spyglass copies=hand1.2:disc3.1"
    s = state(at(line))
    doubles, chosen, free = s.hand[0]
    assert links_of(s, 0, doubles, s.disc[1][0]) == [free]
    assert links_of(s, 0, doubles, s.disc[2][0]) == [chosen, free]


@pytest.mark.rule("R8")
def test_a_link_that_looks_through_open_cards_is_one() -> None:
    match = at("hand1=Seeing_Doubles,Trendsetting,Reflection market=Good_Old_Times mdisc=Cookies disc2=Spyglass")
    assert links(match, "Seeing Doubles", state(match).mdisc[0]) == ["Trendsetting"]


# Which one is shown

TWO_WAYS = "hand1=Seeing_Doubles,Trendsetting,Reflection market=Cookies,Spyglass disc2=Cookies deck1=?5"


@pytest.mark.rule("R8", "G-108")
@pytest.mark.parametrize(("shown", "lies"), [("Trendsetting", "market"), ("Reflection", "discard pile")])
def test_who_can_reach_an_equal_model_in_two_ways_says_which_card_is_shown(shown: str, lies: str) -> None:
    match = tell(at(TWO_WAYS), "P1 adapt Seeing Doubles", "P1 Cookies")
    assert asked(match) == ["P1 show"]
    assert sorted(names(match, "P1")) == ["Reflection", "Trendsetting"]
    tell(match, f"P1 {shown}")
    assert open_in_hand(match) == ["Seeing Doubles", shown]
    assert where_model_lies(match, "Seeing Doubles") == lies


@pytest.mark.rule("R8")
def test_that_there_is_one_way_only_stays_a_secret() -> None:
    line = TWO_WAYS.replace("Reflection", "Swift_Broker") + ",Reflection"
    match = tell(at(line), "P1 adapt Seeing Doubles", "P1 Cookies")
    assert asked(match) == ["P1 show"]
    assert names(match, "P1") == ["Trendsetting"]


@pytest.mark.rule("R8")
def test_nobody_is_asked_where_only_one_kind_of_card_may_be_the_way() -> None:
    match = tell(at(TWO_WAYS), "P1 adapt Seeing Doubles", "P1 Spyglass")
    assert asked(match) == ["P1 act"]
    assert open_in_hand(match) == ["Seeing Doubles", "Trendsetting"]
    line = TWO_WAYS.replace(",Reflection", "") + " disc1=Reflection"  # all see where the only other one is
    match = tell(at(line), "P1 adapt Seeing Doubles", "P1 Cookies")
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R8")
def test_a_card_that_lies_open_is_the_way() -> None:
    match = tell(at(f"{TWO_WAYS} shown=hand1.3:all"), "P1 adapt Seeing Doubles", "P1 Cookies")
    assert asked(match) == ["P1 act"]
    assert open_in_hand(match) == ["Seeing Doubles", "Reflection"]
    assert where_model_lies(match, "Seeing Doubles") == "discard pile"


@pytest.mark.rule("R8")
def test_an_equal_model_that_needs_no_card_of_the_hand_is_preferred() -> None:
    match = at("hand1=Seeing_Doubles,Trendsetting,Cookies market=Cookies,Spyglass deck1=?5")
    tell(match, "P1 adapt Seeing Doubles", "P1 Cookies")
    assert open_in_hand(match) == ["Seeing Doubles", "Cookies"]


@pytest.mark.rule("R8")
@pytest.mark.parametrize("other", ["Swift_Broker", "Spyglass"])
def test_who_is_a_card_of_the_hand_through_the_market_is_asked_which(other: str) -> None:
    line = f"hand1=Trendsetting,Swift_Broker,{other},? market=Seeing_Doubles deck1=?5"
    match = tell(at(line), "P1 play Trendsetting")
    assert asked(match) == ["P1 copy"]
    assert options(match, "P1")[0].startswith("Swift Broker")
