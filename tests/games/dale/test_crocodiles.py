"""Intimidating Dwarf Crocodiles, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, cost, deck, disc, hand, knows, may, names, options, sched, state, tell
from tests.games.dale.test_building import stacks

# Little Villain


def test_little_villain_has_each_opponent_discard_the_top_card_of_their_deck_twice() -> None:
    match = at("players=3 hand1=Little_Villain deck1=?2 deck2=?,Cookies,Spyglass deck3=?2")
    tell(match, "P1 play Little Villain")
    assert disc(match, 2) == ["Spyglass", "Cookies"]
    assert disc(match, 3) == ["Junk", "Junk"]
    assert len(deck(match, 1)) == 2


@pytest.mark.rule("DM-226")
def test_little_villain_spares_the_teammate() -> None:
    match = tell(at("players=4 teams=yes hand1=Little_Villain deck2=?2 deck3=?2 deck4=?2"), "P1 play Little Villain")
    assert [len(disc(match, player)) for player in (2, 3, 4)] == [2, 0, 2]


@pytest.mark.rule("R10")
def test_little_villain_may_discard_the_same_card_twice() -> None:
    match = tell(at("hand1=Little_Villain deck2=Cookies"), "P1 play Little Villain")
    assert disc(match, 2) == ["Cookies"]
    assert deck(match, 2) == []
    assert len([line for line in match.story(0) if "Cookies" in line and "discard" in line]) == 2


# Scary Gunfight


@pytest.mark.rule("R13", "R6")
def test_scary_gunfight_makes_the_market_two_dearer_for_opponents_until_its_players_next_turn() -> None:
    match = at("hand1=Scary_Gunfight,?4 hand2=?5 market=Cookies deck1=?5 deck2=?5")
    tell(match, "P1 play Scary Gunfight")
    assert sched(match, 1) == ["Scary Gunfight"]
    assert (cost(match, 1, "Cookies"), cost(match, 2, "Cookies")) == (2, 4)
    tell(match, "P1 discard any cards", "P1 done", "P2 discard any cards", "P2 done")
    assert state(match).turn == 0
    assert disc(match, 1) == ["Scary Gunfight"]
    assert cost(match, 2, "Cookies") == 2


@pytest.mark.rule("R13")
def test_scary_gunfights_add_up_and_spare_the_teammate() -> None:
    match = at("players=4 teams=yes sched1=Scary_Gunfight,Scary_Gunfight market=Cookies hand1=?")
    assert [cost(match, player, "Cookies") for player in (1, 2, 3, 4)] == [2, 6, 2, 6]


# Night Shift


@pytest.mark.rule("R15")
def test_night_shift_looks_at_the_top_card_of_every_deck_and_gives_each_deck_one_of_them() -> None:
    match = at("players=3 hand1=Night_Shift deck1=?,Cookies deck2=?,Spyglass deck3=?,Swift_Broker")
    tell(match, "P1 play Night Shift")
    assert sorted(names(match, "P1")) == ["Cookies", "Spyglass", "Swift Broker"]
    assert "P1" in asked(match)[0]
    tell(match, "P1 Spyglass", "P1 Swift Broker")
    assert [deck(match, player)[-1] for player in (1, 2, 3)] == ["Spyglass", "Swift Broker", "Cookies"]
    assert [len(deck(match, player)) for player in (1, 2, 3)] == [2, 2, 2]
    assert not knows(match, 2, state(match).deck[1][-1])


def test_night_shift_leaves_out_who_has_no_cards() -> None:
    match = at("players=3 hand1=Night_Shift deck1=Cookies disc3=Spyglass")
    tell(match, "P1 play Night Shift", "P1 Spyglass")
    assert deck(match, 1) == ["Spyglass"]
    assert deck(match, 2) == []
    assert deck(match, 3) == ["Cookies"]


# Ruthless Competition


def test_ruthless_competition_takes_the_top_of_a_deck_and_puts_a_hand_card_there() -> None:
    match = at("hand1=Ruthless_Competition,? deck2=?,Cookies")
    tell(match, "P1 play Ruthless Competition")
    assert sorted(names(match, "P1")) == ["Cookies", "Junk"]
    tell(match, "P1 Junk")
    assert hand(match, 1) == ["Cookies"]
    assert deck(match, 2) == ["Junk", "Junk"]


def test_ruthless_competition_may_give_the_same_card_back_and_nobody_sees_it() -> None:
    match = at("hand1=Ruthless_Competition,? deck2=?,Cookies")
    tell(match, "P1 play Ruthless Competition", "P1 Cookies")
    assert deck(match, 2) == ["Junk", "Cookies"]
    assert not knows(match, 2, state(match).deck[1][-1])


def test_ruthless_competition_is_against_a_player_of_choice() -> None:
    match = tell(at("players=3 hand1=Ruthless_Competition deck2=? deck3=?"), "P1 play Ruthless Competition")
    assert options(match, "P1") == ["P2", "P3"]


# Nasty Threat


@pytest.mark.rule("R9", "R13")
def test_nasty_threat_adds_one_to_the_stacks_of_opponents() -> None:
    line = "hand1=Swift_Broker,Cookies stall1=-"
    assert stacks(line) == ["Swift Broker 1"]
    assert stacks(f"{line} sched2=Nasty_Threat") == ["Cookies 2"]
    assert stacks(f"{line} sched1=Nasty_Threat") == ["Swift Broker 1"]


@pytest.mark.rule("R13", "R8")
def test_nasty_threats_add_up_with_copies_of_them() -> None:
    line = "hand1=Swift_Broker,Cookies sched2=Nasty_Threat,Reflection copies=sched2.2:Nasty_Threat"
    assert stacks(line) == ["Swift Broker 1 + Cookies 2"]


def test_nasty_threat_ends_at_its_players_next_turn() -> None:
    match = at("hand1=Nasty_Threat,?4 hand2=Swift_Broker,?4 deck1=?5 deck2=?5")
    tell(match, "P1 play Nasty Threat", "P1 discard any cards", "P1 done")
    assert not may(match, "P2 build a stack")
    tell(match, "P2 discard any cards", "P2 done")
    assert disc(match, 1) == ["Nasty Threat"]


# Lost Shipments


@pytest.mark.rule("R13")
def test_lost_shipments_let_opponents_draw_one_card_to_fill_their_hands() -> None:
    match = at("hand1=Lost_Shipments,?4 hand2=?5 deck1=?5 deck2=?5")
    tell(match, "P1 play Lost Shipments", "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5
    tell(match, "P2 discard any cards", "P2 Junk", "P2 Junk", "P2 Junk", "P2 done")
    assert len(hand(match, 2)) == 3
    assert disc(match, 1) == ["Lost Shipments"]


@pytest.mark.rule("R13")
def test_lost_shipments_allow_cards_drawn_by_effects_and_bring_no_junk() -> None:
    match = at("turn=2 sched1=Lost_Shipments hand1=?5 hand2=Swift_Broker,? deck2=Cookies")
    tell(match, "P2 play Swift Broker")
    assert hand(match, 2) == ["Cookies"]
    tell(match, "P2 discard any cards", "P2 done")
    assert len(hand(match, 2)) == 2


@pytest.mark.rule("R5")
@pytest.mark.parametrize(
    "card",
    ["Little Villain", "Scary Gunfight", "Night Shift", "Ruthless Competition", "Nasty Threat", "Lost Shipments"],
)
def test_every_crocodile_gives_a_bonus_action(card: str) -> None:
    assert asked(tell(at(f"hand1={card.replace(' ', '_')}"), f"P1 play {card}")) == ["P1 act"]
