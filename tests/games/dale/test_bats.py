"""Stealthy Long-winged Tomb Bats, sentence by sentence. Spaces 1 and 2 of the clock are day, 3 and 4 night."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, events, hand, knows, mdisc, options, rolling, state, tell

DAY, NIGHT = "clock=1", "clock=3"


# Sneaky Scout


def test_sneaky_scout_puts_the_top_two_cards_of_the_deck_back_in_any_order() -> None:
    match = at(f"hand1=Sneaky_Scout deck1=?,Spyglass,Cookies deck2=? {DAY}")
    assert sorted(options(tell(match, "P1 play Sneaky Scout"), "P1")) == ["Cookies 2", "Spyglass 4"]
    tell(match, "P1 Cookies")
    assert deck(match, 1) == ["Junk", "Cookies", "Spyglass"]


def test_sneaky_scout_by_night_may_look_at_the_deck_of_another_player() -> None:
    match = at(f"hand1=Sneaky_Scout deck1=? deck2=?,Spyglass,Cookies {NIGHT}")
    assert options(tell(match, "P1 play Sneaky Scout"), "P1") == ["P1", "P2"]
    tell(match, "P1 P2", "P1 Cookies")
    assert deck(match, 2) == ["Junk", "Cookies", "Spyglass"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).deck[1][1:])


# False Alarm


def test_false_alarm_shuffles_the_top_two_discarded_cards_into_the_deck() -> None:
    match = at(f"hand1=False_Alarm disc1=Junk,Spyglass,Cookies deck1=? disc2=?3 {DAY}")
    tell(match, "P1 play False Alarm")
    assert disc(match, 1) == ["Junk", "False Alarm"]
    assert sorted(deck(match, 1)) == ["Cookies", "Junk", "Spyglass"]
    assert [event.data["seat"] for event in events(match, "shuffled")] == [0]
    assert not any(knows(match, 2, card) for card in state(match).deck[0])


def test_false_alarm_by_night_may_meet_another_player() -> None:
    match = at(f"hand1=False_Alarm disc1=Junk disc2=Junk,Spyglass,Cookies {NIGHT}")
    assert options(tell(match, "P1 play False Alarm"), "P1") == ["P1", "P2"]
    tell(match, "P1 P2")
    assert disc(match, 2) == ["Junk"]
    assert sorted(deck(match, 2)) == ["Cookies", "Spyglass"]
    assert disc(match, 1) == ["Junk", "False Alarm"]


@pytest.mark.rule("R10")
def test_false_alarm_shuffles_even_without_a_discarded_card() -> None:
    match = tell(at(f"hand1=False_Alarm deck1=?2 {DAY}"), "P1 play False Alarm")
    assert len(events(match, "shuffled")) == 1


# Heroic Deed


def test_heroic_deed_takes_the_top_card_of_the_deck() -> None:
    match = tell(at(f"hand1=Heroic_Deed deck1=?,Spyglass deck2=Cookies {DAY}"), "P1 play Heroic Deed")
    assert hand(match, 1) == ["Spyglass"]
    assert asked(match) == ["P1 act"]


def test_heroic_deed_by_night_may_take_from_the_deck_of_another_player() -> None:
    match = at(f"hand1=Heroic_Deed deck1=? deck2=Junk,Cookies {NIGHT}")
    tell(match, "P1 play Heroic Deed", "P1 P2")
    assert hand(match, 1) == ["Cookies"]
    assert deck(match, 2) == ["Junk"]
    assert not knows(match, 2, state(match).hand[0][0])


# Secret Mission


def test_secret_mission_takes_the_lowest_discarded_card() -> None:
    match = at(f"hand1=Secret_Mission disc1=Spyglass,Cookies hand2=? {DAY}")
    tell(match, "P1 play Secret Mission")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Cookies", "Secret Mission"]


def test_secret_mission_by_night_may_take_a_random_card_from_the_hand_of_another() -> None:
    match = at(f"hand1=Secret_Mission disc1=? hand2=Cookies,Spyglass,Swift_Broker {NIGHT} {rolling((3, 1))}")
    tell(match, "P1 play Secret Mission")
    assert options(match, "P1") == ["P1", "P2"]
    tell(match, "P1 P2")
    assert hand(match, 1) == ["Spyglass"]
    assert hand(match, 2) == ["Cookies", "Swift Broker"]
    assert knows(match, 2, state(match).hand[0][0])


def test_secret_mission_by_night_may_still_take_the_lowest_discarded_card() -> None:
    match = at(f"hand1=Secret_Mission disc1=Spyglass,Cookies hand2=? {NIGHT}")
    tell(match, "P1 play Secret Mission", "P1 P1")
    assert hand(match, 1) == ["Spyglass"]


# Capture


def test_capture_takes_one_of_two_cards_and_shuffles_the_other_in() -> None:
    match = at(f"hand1=Capture deck1=?2,Spyglass,Cookies deck2=? {DAY}")
    tell(match, "P1 play Capture", "P1 Spyglass")
    assert hand(match, 1) == ["Spyglass"]
    assert sorted(deck(match, 1)) == ["Cookies", "Junk", "Junk"]
    assert [event.data["seat"] for event in events(match, "shuffled")] == [0]


def test_capture_by_night_may_take_from_the_deck_of_another_player() -> None:
    match = at(f"hand1=Capture deck1=? deck2=Junk,Spyglass,Cookies {NIGHT}")
    tell(match, "P1 play Capture", "P1 P2", "P1 Cookies")
    assert hand(match, 1) == ["Cookies"]
    assert sorted(deck(match, 2)) == ["Junk", "Spyglass"]
    assert [event.data["seat"] for event in events(match, "shuffled")] == [1]


def test_capture_with_one_card_takes_that_one() -> None:
    match = tell(at(f"hand1=Capture deck1=Spyglass {DAY}"), "P1 play Capture", "P1 Spyglass")
    assert hand(match, 1) == ["Spyglass"]


# Provocation


def test_provocation_by_day_throws_a_card_of_the_hand_away() -> None:
    match = at(f"hand1=Provocation,Cookies,Spyglass hand2=? {DAY}")
    tell(match, "P1 play Provocation", "P1 Cookies")
    assert options(match, "P1") == ["Cookies 2"]
    tell(match, "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert hand(match, 1) == ["Spyglass"]


@pytest.mark.parametrize(("thrown", "mine", "theirs"), [("Cookies", [], 3), ("Spyglass", ["Cookies"], 2)])
def test_provocation_by_night_throws_away_the_own_card_or_a_random_one_of_another(
    thrown: str, mine: list[str], theirs: int
) -> None:
    line = f"hand1=Provocation,Cookies hand2=Junk,Spyglass,Swift_Broker {NIGHT} {rolling((3, 1))}"
    match = tell(at(line), "P1 play Provocation", "P1 Cookies")
    assert options(match, "P1") == ["Cookies 2", "Spyglass 4"]
    tell(match, f"P1 {thrown}")
    assert mdisc(match) == [thrown]
    assert hand(match, 1) == mine
    assert len(hand(match, 2)) == theirs


def test_provocation_by_night_shows_the_random_card_to_its_player_only() -> None:
    match = at(f"players=3 hand1=Provocation,Cookies hand2=Spyglass hand3=? {NIGHT}")
    tell(match, "P1 play Provocation", "P1 Cookies", "P1 P2", "P1 Cookies")
    kept = state(match).hand[1][0]
    assert knows(match, 1, kept)
    assert not knows(match, 3, kept)


# Oneself


@pytest.mark.rule("G-32", "DM-210")
@pytest.mark.parametrize("card", ["Sneaky Scout", "Heroic Deed", "Secret Mission", "Capture"])
def test_by_night_one_may_choose_oneself_in_vain_and_leave_the_others_alone(card: str) -> None:
    match = at(f"hand1={card.replace(' ', '_')} deck2=Junk,Spyglass hand2=Cookies,? {NIGHT}")
    tell(match, f"P1 play {card}")
    assert options(match, "P1") == ["P1", "P2"]
    tell(match, "P1 P1")
    assert hand(match, 1) == []
    assert disc(match, 1) == [card]
    assert (hand(match, 2), deck(match, 2)) == (["Cookies", "Junk"], ["Junk", "Spyglass"])


def test_by_day_nobody_else_is_there_even_in_vain() -> None:
    match = tell(at(f"hand1=Capture deck2=Junk {DAY}"), "P1 play Capture")
    assert asked(match) == ["P1 act"]
    assert events(match, "shuffled") == []
