"""A copying card is what its player chooses, once: in stacks, payments, effects and the clean-up. The log says it."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    card_named,
    deck,
    disc,
    events,
    gold,
    hand,
    market,
    may,
    mdisc,
    names,
    options,
    stall,
    state,
    tell,
    worth,
)

from parlour.games.dale.cards.prints import PRINTS
from parlour.kernel.match import Match
from parlour.kernel.record import match_at
from parlour.kernel.rng import dice


def copied(match: Match) -> list[str]:
    """What the log says that copying cards were copies of."""
    return [PRINTS[int(str(event.data["model"]))].name for event in events(match, "copied")]


# Stacks


@pytest.mark.rule("R8", "G-108")
def test_who_builds_with_a_copy_says_what_it_is_if_several_fit() -> None:
    match = at("hand1=Trendsetting market=Cookies,Nuisance,Swift_Broker stall1=* deck1=?9")
    tell(match, "P1 build a stack")
    assert options(match, "P1") == ["build with Trendsetting as Cookies 2 or Nuisance 2"]
    tell(match, "P1 build with Trendsetting as Cookies 2 or Nuisance 2")
    assert asked(match) == ["P1 copy"]
    assert sorted(names(match, "P1")) == ["Cookies", "Nuisance"]
    tell(match, "P1 Nuisance")
    assert copied(match) == ["Nuisance"]
    assert stall(match, 1)[1] == ["Trendsetting"]


@pytest.mark.rule("R8", "R9")
def test_a_copy_of_winter_is_coming_is_a_choice_too() -> None:
    line = "hand1=Trendsetting,?2 market=Accordion,Winter_is_Coming stall1=*|*|*|* deck1=?9 hand2=?5"
    match = tell(at(line), "P1 build a stack", "P1 build with Trendsetting as Accordion 5 or Winter is Coming 5")
    tell(match, "P1 Accordion")
    assert asked(match) == ["P2 act"]


@pytest.mark.rule("R8")
def test_the_log_says_what_a_copy_was_even_without_a_choice() -> None:
    match = tell(at("hand1=Trendsetting market=Swift_Broker deck1=?9"), "P1 build a stack")
    tell(match, "P1 build with Trendsetting as Swift Broker 1")
    assert copied(match) == ["Swift Broker"]


@pytest.mark.rule("R8")
def test_a_copy_that_charm_reveals_is_what_its_builder_chooses() -> None:
    match = at("hand1=Charm mdeck=Trendsetting market=Cookies,New_Season stall1=* deck1=?9")
    tell(match, "P1 play Charm")
    assert sorted(names(match, "P1")) == ["Cookies", "New Season"]
    tell(match, "P1 Cookies")
    assert stall(match, 1)[1] == ["Trendsetting"]
    assert copied(match) == ["Cookies"]


@pytest.mark.rule("R8")
def test_seeing_doubles_is_not_something_else_than_the_copy_it_looks_at() -> None:
    line = "hand1=Seeing_Doubles,Trendsetting market=Cookies,Swift_Broker deck1=?9"
    assert not may(at(f"{line} stall1=*|*"), "P1 build a stack"), "2 and 1 would be two things at once"
    assert may(at(f"{line} stall1=*|*|*"), "P1 build a stack"), "both are Cookies"


@pytest.mark.rule("R8")
def test_seeing_doubles_looks_at_an_equal_card_of_the_hand_rather_than_at_a_copy() -> None:
    line = "market=Cookies,Shattered_Relic stall1=*|*|*|* hand1=Trendsetting,Seeing_Doubles,Cookies deck1=?9"
    match = at(line)
    s = state(match)
    s.hand[0][2], s.market[0] = s.market[0], s.hand[0][2]  # whichever of the two has the lower number
    for each in (at(line), match_at(match.game, s, match.options)):
        tell(each, "P1 build a stack")
        assert "build with Trendsetting as Shattered Relic 3 + Seeing Doubles as Cookies 2" in options(each, "P1")


@pytest.mark.rule("R8")
def test_a_copy_of_seeing_doubles_is_not_something_else_than_the_copy_it_looks_at() -> None:
    line = "hand1=Flexible_Shopkeeper,Trendsetting market=Cookies,Swift_Broker deck1=?9"
    assert not may(at(f"{line} stall1=*|Seeing_Doubles"), "P1 build a stack"), "2 and 1 would be two things at once"
    assert may(at(f"{line} stall1=*|*|Seeing_Doubles"), "P1 build a stack"), "both are Cookies"


# Payments


@pytest.mark.rule("R8", "G-108")
def test_a_copy_pays_as_what_its_player_chooses() -> None:
    match = at("hand1=Trendsetting market=Cookies,Shattered_Relic,Magnet deck1=?9")
    assert not may(match, "P1 buy Magnet")  # 6 is beyond every copy
    tell(match, "P1 buy Shattered Relic")
    assert options(match, "P1") == ["pay with Trendsetting as Magnet 4"], "the others are not worth 4"
    tell(match, "P1 pay with Trendsetting")
    assert copied(match) == ["Magnet"]
    assert disc(match, 1) == ["Trendsetting"]


@pytest.mark.rule("R8", "DM-146")
def test_a_payment_fits_as_one_of_the_things_that_its_copy_may_be() -> None:
    line = "hand1=Trendsetting,Cookies market=Cookies,-,Favourite_Toy,Swift_Broker deck1=?9"
    match = tell(at(line), "P1 buy Swift Broker")
    both = "pay with Trendsetting as Cookies 2 + Cookies 2"  # as 1 too little; as 5 the Cookies would not be needed
    assert options(match, "P1") == ["pay with Trendsetting as Favourite Toy 5", both]
    tell(match, f"P1 {both}")
    assert copied(match) == ["Cookies"]


@pytest.mark.rule("R8", "R6")
def test_a_copy_of_glue_is_kept_only_by_who_wanted_it_to_be_glue() -> None:
    line = "hand1=Trendsetting market=Favourite_Toy,Glue deck1=?9 hand2=?5"
    kept = tell(at(line), "P1 buy Favourite Toy", "P1 pay with Trendsetting", "P1 Glue", "P1 Trendsetting")
    assert "Trendsetting" in hand(kept, 1)
    paid = tell(at(line), "P1 buy Favourite Toy", "P1 pay with Trendsetting", "P1 Favourite Toy")
    assert disc(paid, 1) == ["Trendsetting"]


@pytest.mark.rule("R8", "DM-273")
def test_what_is_spent_depends_on_what_a_copy_is() -> None:
    line = "hand1=Safe_Profits,Trendsetting market=Cookies,Favourite_Toy"
    for model, gained in (("Cookies", 1), ("Favourite Toy", 3)):
        match = tell(at(line), "P1 play Safe Profits", "P1 spend with Trendsetting", f"P1 {model}")
        assert gold(match, 1) == gained


@pytest.mark.rule("R8", "R6")
def test_a_copy_of_market_discovery_opens_the_discard_pile_and_must_be_one_then() -> None:
    line = "hand1=Trendsetting market=Market_Discovery,Favourite_Toy mdisc=Prepaid_Good deck1=?9"
    match = tell(at(line), "P1 buy discarded Prepaid Good", "P1 pay with Trendsetting")
    assert copied(match) == ["Market Discovery"]
    assert hand(match, 1)[0] == "Prepaid Good"


# Effects


@pytest.mark.rule("R8")
def test_replacement_takes_a_card_by_what_the_thrown_copy_was() -> None:
    line = "hand1=Replacement,Trendsetting market=Favourite_Toy,Cookies,Swift_Broker"
    match = tell(at(line), "P1 play Replacement", "P1 Trendsetting", "P1 Favourite Toy")
    assert "Favourite Toy" not in market(match), "the only one within one of 5"
    match = tell(at(line), "P1 play Replacement", "P1 Trendsetting", "P1 Swift Broker")
    assert sorted(names(match, "P1")) == ["Cookies", "Swift Broker"]
    assert mdisc(match) == ["Trendsetting"]


@pytest.mark.rule("R8", "R7")
def test_rare_artefact_multiplies_what_its_player_lets_the_copy_be() -> None:
    match = at("hand1=Rare_Artefact,Trendsetting market=Cookies,Favourite_Toy")
    tell(match, "P1 play Rare Artefact", "P1 Trendsetting", "P1 Favourite Toy")
    rolled = int(str(events(match, "rolled")[0].data["result"]))
    assert worth(match, 1, "Trendsetting") == 5 * rolled
    assert copied(match) == ["Favourite Toy"]


BLIND = "hand1=Blindfold,Trendsetting,Cookies market=Favourite_Toy,Spyglass hand2=?"


@pytest.mark.rule("R8", "R17")
def test_what_a_blindfolded_copy_is_is_chosen_before_a_value_is_named() -> None:
    match = tell(at(BLIND), "P1 play Blindfold", "P1 Trendsetting")
    assert sorted(names(match, "P1")) == ["Favourite Toy", "Spyglass"]
    tell(match, "P1 Spyglass")
    assert copied(match) == [], "nobody else knows yet"
    trendsetting = card_named(match, state(match).hand[0], "Trendsetting")
    assert not state(match).knows(1, trendsetting)
    tell(match, "P2 4")
    assert copied(match) == ["Spyglass"]
    assert disc(match, 1)[0] == "Trendsetting"


@pytest.mark.rule("R17")
def test_whether_a_blindfolded_card_is_a_copy_is_a_secret() -> None:
    match = tell(at(BLIND), "P1 play Blindfold", "P1 Cookies")
    assert asked(match) == ["P1 copy"]
    assert options(match, "P1") == ["Cookies 2"]
    plain = tell(at("hand1=Blindfold,Cookies,? hand2=?"), "P1 play Blindfold", "P1 Cookies")
    assert asked(plain) == ["P2 name a value"], "without chameleons nobody can hold one"


@pytest.mark.rule("R8")
def test_an_animalfolk_card_may_be_a_copy_that_could_also_be_junk() -> None:
    match = at("players=3 hand1=Reflection,Replacement disc2=? disc3=Cookies market=Nuisance")
    tell(match, "P1 play Replacement", "P1 Reflection")
    assert copied(match) == ["Cookies"], "as junk it could not be thrown away here"
    assert market(match) == ["-"] * 5


@pytest.mark.rule("R8")
def test_a_wobbly_shelf_falls_on_a_copy_only_if_its_holder_lets_it_be_that_high() -> None:
    line = "hand1=Favourite_Toy,Trendsetting,Cookies disc1=Azure_Wobbly_Shelf market=Spyglass,Swift_Broker"
    match = tell(at(line), "P1 play Favourite Toy")
    assert sorted(names(match, "P1")) == ["Cookies", "Trendsetting"]
    assert deck(tell(match, "P1 Cookies"), 1) == ["Cookies"]
    match = tell(at(line), "P1 play Favourite Toy", "P1 Trendsetting")
    assert copied(match) == ["Spyglass"], "as 1 it would not be the highest"


# The clean-up


@pytest.mark.rule("R8", "R14")
def test_one_copy_does_not_act_as_two_cards_in_one_clean_up() -> None:
    line = "phase=cleanup hand1=Trendsetting,?4 deck1=?4 disc1=?3 hand2=?5 market=Cookies,Barricade"
    match = at(line)
    assert len(hand(match, 1)) == 6
    assert copied(match) == ["Cookies"]
    assert "P1 after filling" not in asked(match) or options(match, "P1") == ["go on"]


@pytest.mark.rule("R8", "R14")
def test_a_copy_that_inherits_is_inheritance_and_nothing_else() -> None:
    line = "phase=cleanup hand1=Trendsetting,?2 deck1=?4 disc1=Spyglass,Spyglass hand2=?5 clock=1"
    line += " market=Inheritance,Cookies"
    match = tell(at(line), "P1 from the discard pile")
    assert copied(match) == ["Inheritance"]
    tell(match, "P1 all from the deck")
    assert len(hand(match, 1)) == 5, "it does not count as Cookies as well"


@pytest.mark.rule("G-108", "R14")
def test_a_copy_that_was_settled_before_is_no_cookies() -> None:
    line = "hand1=Trendsetting,?4 deck1=?4 hand2=?5 market=Cookies,Spyglass"
    match = tell(at(line), "P1 adapt Trendsetting", "P1 Spyglass", "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5


@pytest.mark.rule("G-83", "R8")
def test_a_copying_card_of_a_helper_is_named_with_all_that_it_may_be() -> None:
    hands, built = "hand1=Flexible_Shopkeeper hand3=Junk,Junk", "stall1=Stashing_Vendor|Stashing_Vendor,Junk"
    match = at(f"players=4 teams=yes turn=3 {hands} {built}")
    tell(match, "P3 build a stack together", "P3 propose with Junk 1 + Junk 1")
    helping = "help with Flexible Shopkeeper as Stashing Vendor 1 or Junk 1"
    assert options(match, "P1") == ["help nothing", helping]
    assert stall(tell(match, f"P1 {helping}"), 1)[-1] == ["Junk", "Junk", "Flexible Shopkeeper"]


# What is offered can be paid


@pytest.mark.rule("R8", "G-108")
def test_what_copies_reach_only_as_different_things_cannot_be_bought() -> None:
    line = "hand1=Trendsetting,Seeing_Doubles,?3 market=Cookies,Swift_Broker,Good_Old_Times,Spyglass,Accordion deck1=?9"
    match = at(line)
    assert may(match, "P1 buy Accordion 5 for 9")
    tell(match, "P1 adapt Seeing Doubles", "P1 Cookies")  # then Trendsetting beside it is Cookies too
    assert not may(match, "P1 buy Accordion 5 for 9")
    assert may(match, "P1 buy Spyglass 4 for 7")


GOODS = ["Swift_Broker", "Cookies", "Good_Old_Times", "Loyal_Partner", "Flashy_Show", "Special_Offer"]


@pytest.mark.rule("R8", "G-108")
@pytest.mark.parametrize("number", range(24))
def test_whatever_is_for_sale_can_be_paid(number: int) -> None:
    rolls, goods = dice(f"for sale {number}"), list(range(len(GOODS)))
    rolls.shuffle(goods)
    line = (
        f"hand1=Trendsetting,Seeing_Doubles,?{2 + number % 4} market={','.join([GOODS[n] for n in goods[:5]])} deck1=?9"
    )
    match = tell(at(line), "P1 adapt Seeing Doubles")
    models = options(match, "P1")
    tell(match, f"P1 {models[rolls.roll(len(models))]}")
    for words in [words for words in options(match, "P1") if words.startswith("buy")]:
        after = match.clone()
        tell(after, f"P1 {words}")  # a price without a payment is an error of the rules
        assert asked(after) == ["P1 pay"]
