"""Lively Slender Mongooses, sentence by sentence, by day and by night, on rings of several sizes (G-07)."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, fresh, hand, knows, market, may, mdisc, options, state, tell

RINGS = ["ring=2+2", "ring=1+1", "ring=3+1", "ring=1+4"]


def last_day(ring: str) -> str:
    """The clock on its last day space."""
    return f"{ring} clock={ring[5]}"


def first_night(ring: str) -> str:
    """The clock on its first night space."""
    return f"{ring} clock={int(ring[5]) + 1}"


# The clock


@pytest.mark.rule("DM-126", "DM-127")
def test_the_clock_is_there_with_its_decks_only_and_starts_on_the_first_day_space() -> None:
    assert state(fresh(decks="mongooses,macaws,foxes")).clock == 0
    assert state(fresh(decks="bats,macaws,foxes")).clock == 0
    assert state(fresh(decks="raccoons,macaws,foxes")).clock == -1


@pytest.mark.rule("DM-165", "DM-212", "G-07")
@pytest.mark.parametrize("ring", RINGS)
def test_the_clock_goes_round_one_space_a_technique_of_any_deck(ring: str) -> None:
    spaces = int(ring[5]) + int(ring[7])
    for space in range(1, spaces + 1):
        match = at(f"hand1=Swift_Broker decks=bats,macaws,raccoons {ring} clock={space}")
        tell(match, "P1 play Swift Broker")
        assert state(match).clock == space % spaces


@pytest.mark.rule("DM-211", "R16")
@pytest.mark.parametrize("ring", RINGS)
def test_a_card_played_on_the_last_day_space_acts_by_day(ring: str) -> None:
    match = tell(at(f"hand1=Bouquets mdeck=?,Spyglass,Cookies {last_day(ring)}"), "P1 play Bouquets")
    assert len(options(match, "P1")) == 2


# Dramatic Romantic


def test_dramatic_romantic_moves_the_clock_once_a_turn_without_an_action() -> None:
    match = at("hand1=Dramatic_Romantic clock=4")
    tell(match, "P1 use Dramatic Romantic")
    assert state(match).clock == 0
    assert state(match).actions == 1
    assert not may(match, "P1 use Dramatic Romantic")


def test_each_dramatic_romantic_moves_the_clock() -> None:
    match = at("hand1=Dramatic_Romantic,Dramatic_Romantic clock=1")
    tell(match, "P1 use Dramatic Romantic", "P1 use Dramatic Romantic")
    assert state(match).clock == 2


# Bouquets


@pytest.mark.parametrize("ring", RINGS)
def test_bouquets_by_day_takes_one_of_two_market_cards_and_throws_the_other_away(ring: str) -> None:
    match = at(f"hand1=Bouquets mdeck=?6,Spyglass,Cookies {last_day(ring)}")
    tell(match, "P1 play Bouquets", "P1 Spyglass")
    assert hand(match, 1)[:1] == ["Spyglass"]
    assert mdisc(match) == ["Cookies"]


@pytest.mark.parametrize("ring", RINGS)
def test_bouquets_by_night_takes_the_top_market_card(ring: str) -> None:
    match = at(f"hand1=Bouquets mdeck=?5,Spyglass,Cookies {first_night(ring)}")
    assert options(tell(match, "P1 play Bouquets"), "P1") == ["Cookies 2"]
    tell(match, "P1 Cookies")
    assert mdisc(match) == []
    assert "Cookies" in hand(match, 1)
    assert "Spyglass" in market(match)


def test_bouquets_gives_no_bonus_action() -> None:
    match = at("hand1=Bouquets,? mdeck=?6,Spyglass,Cookies clock=1")
    tell(match, "P1 play Bouquets", "P1 Cookies")
    assert state(match).actions == 0 or state(match).turn == 1


def test_bouquets_shows_the_market_cards_to_its_player_only() -> None:
    match = at("hand1=Bouquets mdeck=Spyglass,Cookies clock=1")
    tell(match, "P1 play Bouquets")
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)


# Selecting Contracts


def test_selecting_contracts_by_day_throws_one_of_three_away_and_puts_the_rest_on_the_deck() -> None:
    match = at("hand1=Selecting_Contracts disc1=Junk,Swift_Broker,Spyglass,Cookies deck1=? clock=1")
    assert options(tell(match, "P1 play Selecting Contracts"), "P1") == ["0", "1", "2", "3"]
    tell(match, "P1 3", "P1 Spyglass", "P1 Cookies")
    assert mdisc(match) == ["Spyglass"]
    assert deck(match, 1) == ["Junk", "Cookies", "Swift Broker"]
    assert disc(match, 1) == ["Junk", "Selecting Contracts"]


def test_selecting_contracts_by_night_throws_the_top_card_away() -> None:
    match = at("hand1=Selecting_Contracts disc1=Spyglass,Cookies clock=3")
    assert options(tell(match, "P1 play Selecting Contracts"), "P1") == ["0", "1"]
    tell(match, "P1 1", "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert disc(match, 1) == ["Spyglass", "Selecting Contracts"]


def test_selecting_contracts_may_pick_no_card_and_then_throws_none_away() -> None:
    match = at("hand1=Selecting_Contracts disc1=Spyglass,Cookies clock=1")
    tell(match, "P1 play Selecting Contracts", "P1 0")
    assert mdisc(match) == []
    assert disc(match, 1) == ["Spyglass", "Cookies", "Selecting Contracts"]


@pytest.mark.rule("R17")
def test_selecting_contracts_hides_the_order_of_the_cards_put_on_the_deck() -> None:
    match = at("hand1=Selecting_Contracts disc1=Swift_Broker,Spyglass,Cookies clock=1")
    tell(match, "P1 play Selecting Contracts", "P1 3", "P1 Spyglass", "P1 Cookies")
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).deck[0])


# Serenade


def test_serenade_by_day_draws_three_and_puts_two_on_the_deck() -> None:
    match = at("hand1=Serenade,Spyglass deck1=?3 clock=2")
    tell(match, "P1 play Serenade", "P1 Junk", "P1 Spyglass")
    assert hand(match, 1) == ["Junk", "Junk"]
    assert deck(match, 1) == ["Junk", "Spyglass"]


def test_serenade_by_night_draws_one_and_puts_one_on_the_deck() -> None:
    match = at("hand1=Serenade,Spyglass deck1=?3 clock=4")
    tell(match, "P1 play Serenade", "P1 Spyglass")
    assert hand(match, 1) == ["Junk"]
    assert deck(match, 1) == ["Junk", "Junk", "Spyglass"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R17")
def test_serenade_puts_a_card_on_the_deck_that_others_no_longer_know() -> None:
    match = at("hand1=Serenade,Spyglass deck1=? clock=4 shown=hand1.2:all")
    tell(match, "P1 play Serenade", "P1 Spyglass")
    assert not knows(match, 2, state(match).deck[0][-1])


# Spinning Wheel


def test_spinning_wheel_by_day_draws_one_more_than_it_discards() -> None:
    match = at("hand1=Spinning_Wheel,Spyglass,Cookies deck1=?5 clock=1")
    tell(match, "P1 play Spinning Wheel", "P1 Spyglass", "P1 done")
    assert hand(match, 1) == ["Cookies", "Junk", "Junk"]
    assert disc(match, 1) == ["Spyglass", "Spinning Wheel"]


def test_spinning_wheel_by_night_draws_as_many_as_it_discards() -> None:
    match = at("hand1=Spinning_Wheel,Spyglass,Cookies deck1=?5 clock=3")
    tell(match, "P1 play Spinning Wheel", "P1 Spyglass", "P1 Cookies")
    assert hand(match, 1) == ["Junk", "Junk"]


@pytest.mark.rule("R19")
def test_spinning_wheel_may_discard_nothing_and_still_draws_one_by_day() -> None:
    match = at("hand1=Spinning_Wheel,Cookies deck1=?5 clock=1")
    tell(match, "P1 play Spinning Wheel", "P1 done")
    assert hand(match, 1) == ["Cookies", "Junk"]


# Inheritance


@pytest.mark.rule("R14")
@pytest.mark.parametrize(("clock", "most"), [(1, 2), (3, 1)])
def test_inheritance_fills_from_the_discard_pile_two_cards_by_day_one_by_night(clock: int, most: int) -> None:
    match = at(f"phase=cleanup hand1=Inheritance deck1=?9 disc1=Cookies,Spyglass,Swift_Broker clock={clock}")
    for _ in range(most):
        assert may(match, "P1 from the discard pile")
        tell(match, "P1 from the discard pile")
    assert not may(match, "P1 from the discard pile")
    tell(match, "P1 all from the deck")
    assert hand(match, 1)[1 : 1 + most] == ["Swift Broker", "Spyglass"][:most]
    assert len(hand(match, 1)) == 5


def test_inheritance_may_be_left_alone() -> None:
    match = at("phase=cleanup hand1=Inheritance deck1=?9 disc1=Spyglass clock=1")
    tell(match, "P1 all from the deck")
    assert hand(match, 1) == ["Inheritance", "Junk", "Junk", "Junk", "Junk"]
    assert disc(match, 1) == ["Spyglass"]


@pytest.mark.rule("DM-061")
def test_inheritance_is_shown_when_it_is_used() -> None:
    match = at("phase=cleanup hand1=Inheritance deck1=?9 disc1=Spyglass clock=1")
    heirloom = state(match).hand[0][0]
    assert not knows(match, 2, heirloom)
    tell(match, "P1 from the discard pile")
    assert knows(match, 2, heirloom)
