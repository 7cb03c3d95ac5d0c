"""Building a stack with a teammate."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, card_named, hand, may, options, stall, state, tell

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import EVERYONE

TEAM = "players=4 teams=yes deck1=?9 deck2=?9 deck3=?9 deck4=?9"
TWO = "stall1=Swift_Broker|Cookies"
TOGETHER = "P1 build a stack together"


@pytest.mark.rule("DM-223", "DM-224", "G-82", "G-83")
def test_a_teammate_completes_a_stack_that_the_active_player_begins() -> None:
    match = at(f"{TEAM} {TWO} hand1=Swift_Broker,? hand3=Cookies,Nuisance,? hand2=Cookies")
    tell(match, TOGETHER)
    assert asked(match) == ["P1 propose"]
    tell(match, "P1 propose with Swift Broker 1")
    assert asked(match) == ["P3 help"]
    assert options(match, "P3") == ["help nothing", "help with Cookies 2"]  # one set, exactly 3
    tell(match, "P3 help with Cookies 2")
    assert stall(match, 1) == [["Swift Broker"], ["Cookies"], ["Swift Broker", "Cookies"]]
    assert state(match).turn == 1


@pytest.mark.rule("DM-223", "DM-180")
def test_a_teammate_may_add_several_cards() -> None:
    line = f"{TEAM} {TWO}|Shattered_Relic|Spyglass hand1=Cookies hand3=Swift_Broker,Swift_Broker,Swift_Broker"
    match = tell(at(line), TOGETHER, "P1 propose with Cookies 2")
    tell(match, "P3 help with Swift Broker 1 + Swift Broker 1 + Swift Broker 1")
    assert stall(match, 1)[-1] == ["Cookies", "Swift Broker", "Swift Broker", "Swift Broker"]


@pytest.mark.rule("DM-224")
def test_the_active_player_must_put_in_a_card() -> None:
    alone = at(f"{TEAM} {TWO} hand1=- hand3=Shattered_Relic")
    assert not may(alone, TOGETHER)
    match = tell(at(f"{TEAM} {TWO} hand1=Swift_Broker hand3=Shattered_Relic,Cookies"), TOGETHER)
    assert all("Swift Broker" in words for words in options(match, "P1"))
    tell(match, "P1 propose with Swift Broker 1")
    with pytest.raises(ParlourError):
        tell(match, "P3 help with Shattered Relic 3")


@pytest.mark.rule("G-82", "G-107")
def test_who_is_declined_keeps_cards_and_action_and_asks_again_only_after_another_action() -> None:
    match = at(f"{TEAM} {TWO} hand1=Swift_Broker,Favourite_Toy,? hand3=Cookies")
    tell(match, TOGETHER, "P1 propose with Swift Broker 1", "P3 help nothing")
    assert hand(match, 1) == ["Swift Broker", "Favourite Toy", "Junk"]
    assert len(stall(match, 1)) == 2
    assert asked(match) == ["P1 act"]
    assert state(match).actions == 1
    assert not may(match, TOGETHER)
    tell(match, "P1 play Favourite Toy")
    assert may(match, TOGETHER)


@pytest.mark.rule("G-82", "G-84")
def test_the_cards_that_begin_a_stack_are_shown_to_all() -> None:
    match = at(f"{TEAM} {TWO} hand1=Swift_Broker,? hand3=Spyglass")
    card = card_named(match, state(match).hand[0], "Swift Broker")
    tell(match, TOGETHER, "P1 propose with Swift Broker 1")
    assert state(match).known[card] == EVERYONE
    assert options(match, "P3") == ["help nothing"]  # asked, though there is nothing to add: hands are hidden


@pytest.mark.rule("DM-225", "DM-193")
def test_who_helped_draws_only_in_the_own_clean_up() -> None:
    match = at(f"{TEAM} {TWO} hand1=Swift_Broker hand2=? hand3=Cookies,?3")
    tell(match, TOGETHER, "P1 propose with Swift Broker 1", "P3 help with Cookies 2")
    assert [len(hand(match, player)) for player in (1, 3)] == [5, 3]
    tell(match, "P2 discard any cards", "P2 done", "P3 discard any cards", "P3 done")
    assert len(hand(match, 3)) == 5


@pytest.mark.rule("DM-223")
def test_opponents_and_players_without_a_team_cannot_be_asked() -> None:
    assert not may(at(f"players=4 {TWO} hand1=Swift_Broker hand3=Cookies deck1=?9"), TOGETHER)
    match = tell(at(f"{TEAM} {TWO} hand1=Swift_Broker hand2=Cookies hand3=?"), TOGETHER)
    tell(match, "P1 propose with Swift Broker 1")
    assert asked(match) == ["P3 help"]


@pytest.mark.rule("DM-222", "DM-223")
def test_a_stack_that_was_built_together_can_win() -> None:
    nine = "|".join(["Swift_Broker", "Cookies", "Shattered_Relic", "Spyglass"] + ["*"] * 5)
    match = at(f"{TEAM} stall1={nine} hand1=Flashy_Show hand3=Favourite_Toy")
    tell(match, TOGETHER, "P1 propose with Flashy Show 5", "P3 help with Favourite Toy 5")
    assert match.ending is not None
    assert match.ending.winners == [0, 2]
