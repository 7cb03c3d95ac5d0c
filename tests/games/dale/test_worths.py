"""Equal cards that are not equal: each is worth something else, was used or not, and an answer means one of them."""

from __future__ import annotations

import pytest
from tests.games.dale.table import at, card_named, disc, options, state, tell

from parlour.games.dale.rules.values import value
from parlour.kernel.match import Match
from parlour.kernel.rng import seeded

# Which of equal cards is paid is left to chance, so every payment is tried with many.
CHANCES = [f"chance={seeded(f'worth {n}')}" for n in range(20)]


def worths(match: Match, player: int) -> list[int]:
    """What the cards of a hand are worth now, in rising order."""
    s = state(match)
    return sorted([value(s, player - 1, card) for card in s.hand[player - 1]])


# Two Bold Hagglers that rolled 0 and 2.
HAGGLERS = "hand1=Bold_Haggler,Bold_Haggler used=hand1.1,hand1.2 changes=add:hand1.1:1:0,add:hand1.2:1:2 "
HAGGLERS += "shown=hand1.1:12,hand1.2:12 deck1=?9 hand2=?5 market=Shattered_Relic,Bold_Haggler"


@pytest.mark.rule("G-42", "G-111")
@pytest.mark.parametrize("chance", CHANCES)
def test_a_payment_is_made_with_the_very_card_that_it_names(chance: str) -> None:
    match = tell(at(f"{HAGGLERS} {chance}"), "P1 buy Shattered Relic")
    assert options(match, "P1") == ["pay with Bold Haggler 3"]
    tell(match, "P1 pay with Bold Haggler 3")
    assert worths(match, 1)[0] == 1


@pytest.mark.rule("G-42", "G-111")
def test_the_cheaper_of_two_equal_cards_can_pay_too() -> None:
    line = HAGGLERS.replace("market=Shattered_Relic,Bold_Haggler", "market=Bold_Haggler")
    match = tell(at(line), "P1 buy Bold Haggler")
    assert options(match, "P1") == ["pay with Bold Haggler 1", "pay with Bold Haggler 3"]
    tell(match, "P1 pay with Bold Haggler 1")
    assert worths(match, 1)[-1] == 3


@pytest.mark.rule("R7", "G-111")
@pytest.mark.parametrize("chance", CHANCES)
def test_a_barometer_that_was_set_pays_as_itself(chance: str) -> None:
    line = "hand1=Barometer,Barometer used=hand1.1,hand1.2 changes=set:hand1.1:1:5,set:hand1.2:1:1 deck1=?9 hand2=?5"
    line += " shown=hand1.1:12,hand1.2:12 market=Favourite_Toy"
    match = tell(at(f"{line} {chance}"), "P1 buy Favourite Toy", "P1 pay with Barometer 5")
    assert worths(match, 1)[0] == 1


@pytest.mark.rule("R7", "DM-270")
@pytest.mark.parametrize("chance", CHANCES)
def test_a_rare_artefact_is_spent_as_itself(chance: str) -> None:
    line = "hand1=Cache,Spyglass,Spyglass changes=times:hand1.2:1:3 shown=hand1.2:12,hand1.3:12 disc1=Cookies"
    match = tell(at(f"{line} {chance}"), "P1 play Cache")
    assert options(match, "P1") == ["spend with Spyglass 12", "spend with Spyglass 4"]
    tell(match, "P1 spend with Spyglass 4", "P1 Cookies")
    assert worths(match, 1) == [2, 12]


@pytest.mark.rule("G-111", "G-105")
def test_a_card_that_was_used_is_another_one_than_its_like_that_was_not() -> None:
    line = "hand1=Refreshing_Drink,Refreshing_Drink,? used=hand1.1 shown=hand1.1:12,hand1.2:12 market=Cookies deck1=?9"
    match = tell(at(line), "P1 buy Cookies")
    assert options(match, "P1") == ["pay with Refreshing Drink 2 (used)", "pay with Refreshing Drink 2"]
    used = state(match).hand[0][0]
    tell(match, "P1 pay with Refreshing Drink 2 (used)")
    assert used in state(match).disc[0]


@pytest.mark.rule("R7")
def test_other_questions_tell_them_apart_as_well() -> None:
    line = "hand1=Shattered_Relic,Bold_Haggler,Bold_Haggler used=hand1.2,hand1.3 changes=add:hand1.3:1:2 deck1=?"
    match = tell(at(line), "P1 play Shattered Relic")
    assert options(match, "P1") == ["Bold Haggler 1 worth 1", "Bold Haggler 1 worth 3"]


@pytest.mark.rule("R7")
def test_a_stack_is_built_with_the_very_card_that_it_names() -> None:
    match = tell(at(f"{HAGGLERS} stall1=*|*"), "P1 build a stack", "P1 build with Bold Haggler 3")
    assert worths(match, 1)[0] == 1
    assert disc(match, 1) == []
    assert card_named(match, state(match).stall[0][2], "Bold Haggler") not in state(match).hand[0]
