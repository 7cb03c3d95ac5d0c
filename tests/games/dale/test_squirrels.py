"""Hoarding Flying Squirrels, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, disc, hand, may, names, options, stall, state, tell
from tests.games.dale.test_building import stacks

# Stashing Vendor


@pytest.mark.rule("R9")
def test_stashing_vendor_allows_any_number_of_junk_cards_in_its_stack() -> None:
    assert stacks("hand1=Stashing_Vendor,?3 stall1=*") == ["Stashing Vendor 1 + Junk 1"]
    assert stacks("hand1=Stashing_Vendor,?3 stall1=*|*|*") == ["Stashing Vendor 1 + Junk 1 + Junk 1 + Junk 1"]
    assert stacks("hand1=Empty_Chest,? stall1=*|*") == []


@pytest.mark.rule("R9")
def test_stashing_vendor_allows_no_other_sets() -> None:
    assert stacks("hand1=Stashing_Vendor,Cookies stall1=*|*") == []


# Empty Chest


@pytest.mark.rule("R9")
def test_empty_chest_allows_cards_of_any_sets_but_no_junk() -> None:
    line = "hand1=Empty_Chest,Swift_Broker,Wily_Fellow,?"
    assert stacks(f"{line} stall1=*|*") == ["Empty Chest 2 + Swift Broker 1", "Empty Chest 2 + Wily Fellow 1"]
    assert stacks(f"{line} stall1=*|*|*") == ["Empty Chest 2 + Swift Broker 1 + Wily Fellow 1"]
    assert stacks(f"{line} stall1=*|*|*|*") == []


@pytest.mark.rule("R9")
def test_vendor_and_chest_together_allow_both() -> None:
    line = "hand1=Empty_Chest,Stashing_Vendor,Swift_Broker,? stall1=*|*|*|*"
    assert stacks(line) == ["Empty Chest 2 + Stashing Vendor 1 + Swift Broker 1 + Junk 1"]


# Nostalgic Item


@pytest.mark.rule("R9")
def test_nostalgic_item_brings_one_card_from_the_discard_pile_junk_or_of_any_set() -> None:
    line = "hand1=Nostalgic_Item disc1=Swift_Broker,?,Cookies"
    assert stacks(f"{line} stall1=*|*|*") == [
        "Nostalgic Item 3 + Swift Broker 1 from the discard pile",
        "Nostalgic Item 3 + Junk 1 from the discard pile",
    ]
    assert stacks(f"{line} stall1=*|*|*|*") == ["Nostalgic Item 3 + Cookies 2 from the discard pile"]
    assert stacks(f"{line} stall1=*|*|*|*|*") == []


@pytest.mark.rule("R9")
def test_every_nostalgic_item_brings_one_also_one_that_was_brought() -> None:
    line = "disc1=Nostalgic_Item,Swift_Broker stall1=*|*|*|*|*|*"
    assert stacks(f"hand1=Nostalgic_Item {line}") == [
        "Nostalgic Item 3 + Nostalgic Item 3 from the discard pile + Swift Broker 1 from the discard pile"
    ]
    assert stacks(f"hand1=Acorn {line}") == []


@pytest.mark.rule("R9")
def test_what_nostalgic_item_brings_lies_in_the_stack_and_no_longer_in_the_pile() -> None:
    match = at("hand1=Nostalgic_Item disc1=Cookies,?,Spyglass stall1=*|*|* deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Nostalgic Item 3 + Junk 1 from the discard pile")
    assert stall(match, 1)[3] == ["Nostalgic Item", "Junk"]
    assert disc(match, 1) == ["Cookies", "Spyglass"]


@pytest.mark.rule("R9")
def test_nostalgic_item_covers_no_foreign_card_of_the_hand() -> None:
    assert stacks("hand1=Nostalgic_Item,Swift_Broker stall1=*|*|*") == []


@pytest.mark.rule("R9")
def test_equal_cards_of_the_pile_are_one_option_where_they_lie_together() -> None:
    assert len(stacks("hand1=Nostalgic_Item disc1=?,?,? stall1=*|*|*")) == 1
    assert len(stacks("hand1=Nostalgic_Item disc1=?,Cookies,? stall1=*|*|*")) == 2


# Acorn


@pytest.mark.rule("R4")
def test_acorn_takes_a_card_of_an_opponents_stall_and_lies_in_its_place() -> None:
    match = at("hand1=Acorn stall1=Swift_Broker stall2=Swift_Broker|Cookies,Spyglass,Wily_Fellow")
    tell(match, "P1 play Acorn")
    assert sorted(names(match, "P1")) == ["Cookies", "Spyglass", "Swift Broker", "Wily Fellow"]
    tell(match, "P1 Spyglass")
    assert stall(match, 2) == [["Swift Broker"], ["Cookies", "Acorn", "Wily Fellow"]]
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == []
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R4", "DM-226")
def test_acorn_finds_nothing_in_the_stalls_of_teammates_and_is_discarded_then() -> None:
    match = at("players=4 teams=yes hand1=Acorn stall1=Swift_Broker")
    tell(match, "P1 play Acorn")
    assert disc(match, 1) == ["Acorn"]
    assert stall(match, 1) == [["Swift Broker"]]


# Accordion


@pytest.mark.rule("R9")
@pytest.mark.parametrize(("built", "fits"), [(2, False), (3, True), (4, True), (5, True), (6, False)])
def test_accordion_counts_one_higher_or_lower(built: int, fits: bool) -> None:
    assert bool(stacks(f"hand1=Accordion stall1={'|'.join(['*'] * built)}")) == fits


@pytest.mark.rule("R9")
def test_accordion_vendor_and_one_junk_make_stack_eight() -> None:
    match = at("hand1=Accordion,Stashing_Vendor,? stall1=*|*|*|*|*|*|*")
    tell(match, "P1 build a stack", "P1 build with Accordion 5 + Stashing Vendor 1 + Junk 1")
    assert match.ending is not None
    assert match.ending.winners == [0]


# Winter is Coming


@pytest.mark.rule("R9")
def test_winter_is_coming_allows_one_more_stack_at_once() -> None:
    match = at("hand1=Winter_is_Coming,Acorn,Empty_Chest,? stall1=*|*|*|* deck1=?6 hand2=?5")
    tell(match, "P1 build a stack", "P1 build with Winter is Coming")
    assert options(match, "P1") == ["build nothing", "build with Acorn 4 + Empty Chest 2"]
    tell(match, "P1 build with Acorn 4 + Empty Chest 2")
    assert len(stall(match, 1)) == 6
    assert state(match).turn == 1


@pytest.mark.rule("R9")
def test_winter_is_coming_asks_though_there_is_no_other_stack() -> None:
    match = at("hand1=Winter_is_Coming,?4 stall1=*|*|*|* deck1=?6 hand2=?5")
    tell(match, "P1 build a stack", "P1 build with Winter is Coming")
    assert options(match, "P1") == ["build nothing"]
    tell(match, "P1 build nothing")
    assert len(stall(match, 1)) == 5


@pytest.mark.rule("R9", "R8")
def test_a_copy_of_winter_is_coming_goes_on_in_turn() -> None:
    match = at("hand1=Winter_is_Coming,Flexible_Shopkeeper,? stall1=*|*|*|* deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Winter is Coming")
    assert options(match, "P1") == ["build nothing"]
    match = at("hand1=Flexible_Shopkeeper,Spyglass,Cookies stall1=*|*|*|Winter_is_Coming deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Flexible Shopkeeper as Winter is Coming 5")
    assert "build with Spyglass 4 + Cookies 2" in options(match, "P1")


@pytest.mark.rule("R9", "DM-204")
def test_winter_is_coming_wins_before_anything_else() -> None:
    match = at("hand1=Winter_is_Coming,Nostalgic_Item stall1=*|*|*|*|*|*|*")
    tell(match, "P1 build a stack", "P1 build with Winter is Coming 5 + Nostalgic Item 3")
    assert match.ending is not None
    assert not match.asks


@pytest.mark.rule("DM-171")
def test_a_passive_squirrel_is_no_technique() -> None:
    match = at("hand1=Accordion,Empty_Chest,Stashing_Vendor")
    assert not any(words.startswith("play") for words in options(match, "P1"))
    assert may(match, "P1 build a stack")
