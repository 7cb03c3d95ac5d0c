"""Copying cards: models, chains, choice, and how long a copy lasts (R8)."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    called,
    card_named,
    cost,
    disc,
    hand,
    may,
    mdisc,
    names,
    options,
    sched,
    stall,
    state,
    tell,
    worth,
)

from parlour.games.dale.cards.prints import PRINTS
from parlour.games.dale.rules.copies import identity, models
from parlour.games.dale.rules.values import hand_size, is_animalfolk, is_junk
from parlour.kernel.match import Match


def is_a(match: Match, name: str) -> str:
    """What a card of P1's hand counts as."""
    s = state(match)
    return PRINTS[identity(s, 0, card_named(match, s.hand[0], name))].name


def may_be(match: Match, name: str) -> list[str]:
    """What a card of P1's hand may be a copy of."""
    s = state(match)
    return sorted(called(match, models(s, 0, card_named(match, s.hand[0], name))))


# Being a copy


@pytest.mark.rule("R8")
def test_a_copy_has_name_set_value_and_type_of_its_model() -> None:
    match = at("hand1=Trendsetting market=Swift_Broker")
    assert is_a(match, "Trendsetting") == "Swift Broker"
    assert worth(match, 1, "Trendsetting") == 1
    tell(match, "P1 build a stack", "P1 build with Trendsetting as Swift Broker 1")
    assert stall(match, 1) == [["Trendsetting"]]


@pytest.mark.rule("R8")
def test_without_a_model_it_is_itself() -> None:
    match = at("hand1=Trendsetting stall1=*|*|*|*")
    assert is_a(match, "Trendsetting") == "Trendsetting"
    assert worth(match, 1, "Trendsetting") == 5
    assert not may(match, "P1 play Trendsetting")
    tell(match, "P1 build a stack")
    assert options(match, "P1") == ["build with Trendsetting 5"]


@pytest.mark.rule("R8")
def test_with_a_model_it_must_be_a_copy() -> None:
    assert not may(at("hand1=Trendsetting market=Cookies stall1=*|*|*|*"), "P1 build a stack")


@pytest.mark.rule("R8", "R5")
def test_a_copy_that_is_played_does_what_its_model_does_and_gives_its_bonus_action() -> None:
    match = at("hand1=Trendsetting,? market=Swift_Broker deck1=Spyglass")
    tell(match, "P1 play Trendsetting")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Junk", "Trendsetting"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R8")
def test_a_copy_of_a_card_without_bonus_gives_none() -> None:
    match = at("hand1=Trendsetting,?4 market=Prepaid_Good,Cookies hand2=?5 deck1=?2")
    tell(match, "P1 play Trendsetting", "P1 Cookies")
    assert hand(match, 1)[4] == "Cookies"
    assert "P1 act" not in asked(match)


@pytest.mark.rule("R8")
def test_who_plays_a_copy_chooses_among_the_techniques() -> None:
    match = at("hand1=Trendsetting,? market=Cookies,Swift_Broker,Shattered_Relic,Swift_Broker")
    tell(match, "P1 play Trendsetting")
    assert names(match, "P1") == ["Swift Broker", "Shattered Relic"]


@pytest.mark.rule("R8")
def test_a_copy_is_used_as_an_ability() -> None:
    match = at("hand1=Trendsetting,? market=Bold_Haggler")
    tell(match, "P1 use Trendsetting")
    assert 1 <= worth(match, 1, "Trendsetting") <= 4
    assert not may(match, "P1 use Trendsetting")


@pytest.mark.rule("R8")
def test_to_pay_with_it_one_may_choose_the_model_before() -> None:
    match = at("hand1=Trendsetting market=Cookies,Favourite_Toy deck1=?5")
    assert not may(match, "P1 buy Favourite Toy")
    tell(match, "P1 adapt Trendsetting", "P1 Favourite Toy")
    assert worth(match, 1, "Trendsetting") == 5
    assert not may(match, "P1 adapt Trendsetting")
    tell(match, "P1 buy Cookies", "P1 pay with Trendsetting as Favourite Toy 5")
    assert disc(match, 1) == ["Trendsetting"]


# Models


@pytest.mark.rule("R8")
def test_every_chameleon_looks_somewhere_else() -> None:
    line = "players=3 stall1=Wily_Fellow|Cookies,Swift_Broker disc1=Spyglass disc2=Nuisance,Rotten_Food disc3=? "
    line += "mdisc=Sabotage,Dirty_Exchange market=Flashy_Show,-,Favourite_Toy hand1="
    assert may_be(at(f"{line}Flexible_Shopkeeper"), "Flexible Shopkeeper") == ["Cookies", "Swift Broker"]
    assert may_be(at(f"{line}Reflection"), "Reflection") == ["Junk", "Rotten Food"]
    assert may_be(at(f"{line}Good_Old_Times"), "Good Old Times") == ["Dirty Exchange"]
    assert may_be(at(f"{line}Trendsetting"), "Trendsetting") == ["Favourite Toy", "Flashy Show"]
    assert may_be(at(f"{line}Seeing_Doubles,Shattered_Relic,?"), "Seeing Doubles") == ["Junk", "Shattered Relic"]


@pytest.mark.rule("R8")
def test_models_are_found_through_other_chameleons() -> None:
    match = at("hand1=Reflection disc2=Trendsetting market=Cookies,Good_Old_Times mdisc=Spyglass")
    assert may_be(match, "Reflection") == ["Cookies", "Spyglass"]


@pytest.mark.rule("R8")
def test_a_circle_of_chameleons_ends_without_a_model() -> None:
    match = at("hand1=Reflection disc2=Seeing_Doubles")
    assert may_be(match, "Reflection") == []
    assert is_a(match, "Reflection") == "Reflection"
    match = at("hand1=Seeing_Doubles,Reflection,Reflection disc2=Reflection")
    assert is_a(match, "Seeing Doubles") == "Seeing Doubles"
    match = at("hand1=Trendsetting market=Good_Old_Times mdisc=Reflection disc2=Good_Old_Times")
    assert is_a(match, "Trendsetting") == "Trendsetting"


@pytest.mark.rule("R8")
def test_a_chameleon_that_has_chosen_leads_to_its_choice_only() -> None:
    line = "hand1=Seeing_Doubles,Trendsetting market=Cookies,Spyglass"
    assert may_be(at(line), "Seeing Doubles") == ["Cookies", "Spyglass"]
    assert may_be(at(f"{line} copies=hand1.2:market.2"), "Seeing Doubles") == ["Spyglass"]


# How long a copy lasts


@pytest.mark.rule("R8")
def test_a_choice_lapses_with_its_model_and_so_do_later_changes() -> None:
    line = "players=3 hand1=Trendsetting,? market=Cookies,Bold_Haggler copies=hand1.1:market.2 changes=add:hand1.1:1:3"
    match = at(f"{line.replace('?', 'Prepaid_Good')} actions=2 deck1=?3")
    assert worth(match, 1, "Trendsetting") == 4
    tell(match, "P1 play Prepaid Good", "P1 Bold Haggler")
    assert is_a(match, "Trendsetting") == "Cookies"
    assert worth(match, 1, "Trendsetting") == 2
    assert state(match).copies == []


@pytest.mark.rule("R8")
def test_a_copy_in_the_schedule_stays_what_it_was_played_as() -> None:
    match = at("hand1=Reflection,?4 disc2=Scary_Gunfight hand2=?4,Favourite_Toy market=Cookies deck1=?5 deck2=?5")
    tell(match, "P1 play Reflection", "P1 discard any cards", "P1 done")
    tell(match, "P2 play Favourite Toy")
    assert sched(match, 1) == ["Reflection"]
    assert cost(match, 2, "Cookies") == 4
    tell(match, "P2 discard any cards", "P2 done")
    assert sched(match, 1) == []
    assert disc(match, 1) == ["Reflection"]


@pytest.mark.rule("R8")
def test_a_choice_ends_with_the_turn() -> None:
    match = at("hand1=Trendsetting,?4 market=Cookies,Spyglass,-,-,- copies=hand1.1:market.2 hand2=?5")
    tell(match, "P1 discard any cards", "P1 done", "P1 done")
    assert state(match).turn == 1
    assert state(match).copies == []


# Copied changes


@pytest.mark.rule("R8")
def test_changes_of_the_model_before_the_copy_are_copied_later_ones_are_not() -> None:
    match = at("hand1=Seeing_Doubles,Cookies,Spyglass changes=add:hand1.2:1:2")
    tell(match, "P1 adapt Seeing Doubles", "P1 Cookies")
    assert worth(match, 1, "Seeing Doubles") == 4
    state(match).changes.append([0, state(match).hand[0][1], 0, 1])
    assert worth(match, 1, "Cookies") == 5
    assert worth(match, 1, "Seeing Doubles") == 4


@pytest.mark.rule("R8", "R7")
def test_copied_changes_keep_their_place_among_the_others() -> None:
    match = at("hand1=Seeing_Doubles,Cookies,Spyglass changes=add:hand1.2:1:1,mirror:all:1:0,add:hand1.2:1:1")
    tell(match, "P1 adapt Seeing Doubles", "P1 Cookies")
    assert worth(match, 1, "Seeing Doubles") == worth(match, 1, "Cookies") == 4


@pytest.mark.rule("R8")
def test_a_copy_of_a_spent_bold_haggler_is_spent_too() -> None:
    match = at("hand1=Seeing_Doubles,Bold_Haggler,Bold_Haggler used=hand1.2 changes=add:hand1.2:1:3")
    tell(match, "P1 adapt Seeing Doubles", "P1 Bold Haggler 1 worth 4 (used)")
    assert worth(match, 1, "Seeing Doubles") == 4
    assert not may(match, "P1 use Seeing Doubles")
    assert may(match, "P1 use Bold Haggler")


# What a copy is where


@pytest.mark.rule("R8")
def test_a_copy_of_junk_is_junk_in_the_hand_and_animalfolk_when_thrown_away() -> None:
    match = at("hand1=Reflection,Shattered_Relic disc2=? deck1=?")
    s = state(match)
    card = card_named(match, s.hand[0], "Reflection")
    assert is_junk(s, 0, card)
    assert not is_animalfolk(s, 0, card)
    tell(match, "P1 play Shattered Relic", "P1 Reflection")
    assert mdisc(match) == ["Reflection"]


@pytest.mark.rule("R8")
def test_a_chameleon_whose_models_are_cookies_counts_for_the_hand_size() -> None:
    assert hand_size(state(at("hand1=Reflection disc2=Cookies")), 0) == 6
    line = "hand1=Trendsetting market=Cookies,Spyglass"
    assert hand_size(state(at(line)), 0) == 6
    assert hand_size(state(at(f"{line} copies=hand1.1:market.2")), 0) == 5


@pytest.mark.rule("R8")
def test_a_chameleon_may_react_as_a_copy() -> None:
    match = at("hand1=Swift_Broker,?4 hand2=Reflection disc1=Extra_Remarks disc2=Spyglass deck1=?5")
    tell(match, "P1 build a stack", "P1 build with Swift Broker")
    assert "P2 react" in asked(match)
    assert names(match, "P2") == ["Reflection"]


@pytest.mark.rule("R8", "R9")
def test_a_chameleon_fetched_from_the_discard_pile_is_a_chameleon() -> None:
    match = at("hand1=Nostalgic_Item disc1=Reflection disc2=Swift_Broker stall1=*|*|*|*")
    tell(match, "P1 build a stack")
    assert options(match, "P1") == ["build with Nostalgic Item 3 + Reflection 2 from the discard pile"]
