"""What cards are worth: every change in the order it was made, and where which value counts (R7)."""

from __future__ import annotations

import pytest
from tests.games.dale.table import at, cost, disc, may, options, state, tell, worth

from parlour.games.dale.rules.values import hand_size, possible_values


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ("add:all:1:1,mirror:all:1:0", 4),
        ("mirror:all:1:0,add:all:1:1", 6),
        ("set:hand1.1:1:4,mirror:all:1:0", 2),
        ("set:hand1.1:1:4,add:all:1:1", 5),
        ("add:all:1:1,add:all:1:1", 3),
        ("add:all:1:1,times:hand1.1:1:3", 6),
        ("times:hand1.1:1:3,add:all:1:1", 4),
        ("add:all:1:1,set:hand1.1:1:4", 4),
    ],
)
def test_changes_count_in_the_order_they_were_made(changes: str, expected: int) -> None:
    assert worth(at(f"hand1=Swift_Broker changes={changes}"), 1, "Swift Broker") == expected


@pytest.mark.rule("R7")
def test_the_mirror_leaves_values_outside_one_to_five_alone() -> None:
    match = at("hand1=Favourite_Toy,Cookies changes=add:all:1:1,mirror:all:1:0")
    assert worth(match, 1, "Favourite Toy") == 6
    assert worth(match, 1, "Cookies") == 3


@pytest.mark.rule("R7")
def test_a_change_of_one_card_or_of_another_player_leaves_the_rest_alone() -> None:
    match = at("hand1=Swift_Broker,Cookies hand2=Cookies changes=add:hand1.1:1:2,add:all:2:1")
    assert worth(match, 1, "Swift Broker") == 3
    assert worth(match, 1, "Cookies") == 2
    assert worth(match, 2, "Cookies") == 3


@pytest.mark.rule("R7")
def test_junk_is_worth_more_as_well() -> None:
    assert worth(at("hand1=? changes=add:all:1:1"), 1, "Junk") == 2


@pytest.mark.rule("R7", "G-42")
def test_a_changed_value_must_be_used_for_buying() -> None:
    match = at("hand1=Cookies,Junk market=Shattered_Relic changes=add:hand1.1:1:3")
    tell(match, "P1 buy Shattered Relic")
    assert options(match, "P1") == ["pay with Cookies 5"]


@pytest.mark.rule("R7", "R6")
def test_market_prices_are_printed_values() -> None:
    match = at("hand1=Cookies market=Shattered_Relic,Spyglass changes=add:all:1:3")
    assert cost(match, 1, "Shattered Relic") == 3
    assert cost(match, 1, "Spyglass") == 5


@pytest.mark.rule("R7", "R3")
def test_changes_end_when_a_card_leaves_the_hand_and_with_the_turn() -> None:
    match = at("hand1=Swift_Broker,Favourite_Toy,Cookies deck1=?3 changes=add:hand1.3:1:2 actions=2")
    tell(match, "P1 discard any cards", "P1 Cookies", "P1 done", "P1 play Favourite Toy")
    assert worth(match, 1, "Cookies") == 2
    match = at("hand1=Cookies,?4 changes=add:hand1.1:1:2,add:all:1:1 hand2=?5")
    tell(match, "P1 discard any cards", "P1 done")
    assert state(match).turn == 1
    assert worth(match, 1, "Cookies") == 2


@pytest.mark.rule("R7")
def test_cards_in_a_stall_show_printed_values() -> None:
    match = at("hand1=Swift_Broker,Cookies changes=add:hand1.1:1:1 stall1=Swift_Broker actions=2 deck1=?6")
    tell(match, "P1 build a stack", "P1 build with Swift Broker 2")
    assert state(match).changes == []


@pytest.mark.rule("R7")
def test_the_values_that_all_can_expect() -> None:
    s = state(at("hand1=Swift_Broker,Cookies changes=add:all:1:1"))
    assert possible_values(s, 0) == [2, 3, 4, 5, 6]
    s = state(at("hand1=Swift_Broker,Cookies changes=add:hand1.1:1:7 shown=hand1.1:all"))
    assert possible_values(s, 0) == [1, 2, 3, 4, 5, 8]
    s = state(at("hand1=Swift_Broker,Cookies changes=add:hand1.1:1:7"))
    assert possible_values(s, 0) == [1, 2, 3, 4, 5]


@pytest.mark.rule("R14", "DM-190")
def test_hand_size_is_five_and_what_cookies_sofas_and_the_turn_add() -> None:
    assert hand_size(state(at("hand1=?3")), 0) == 5
    assert hand_size(state(at("hand1=Cookies,Cookies")), 0) == 7
    assert hand_size(state(at("hand1=? stall1=Sofa handsize=2")), 0) == 8
    assert hand_size(state(at("hand2=? stall1=Sofa handsize=2")), 1) == 5


@pytest.mark.rule("R8", "R14")
def test_a_chameleon_built_as_sofa_is_no_sofa_in_the_stall() -> None:
    assert hand_size(state(at("hand1=? stall1=Trendsetting market=Sofa")), 0) == 5


@pytest.mark.rule("R7")
def test_a_value_that_leaves_no_payment_allows_no_purchase() -> None:
    match = at("hand1=Cookies market=Shattered_Relic")
    assert not may(match, "P1 buy Shattered Relic")
    assert disc(match, 1) == []
