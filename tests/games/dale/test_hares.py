"""Superstitious Snowshoe Hares, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    chance,
    deck,
    disc,
    events,
    hand,
    knows,
    may,
    mdeck,
    mdisc,
    options,
    state,
    tell,
    worth,
)

# With these chances the hare die, if it is the first thing left to chance, shows this.
COMET, PLANET, AGAIN, STARS = chance(6, 0), chance(6, 1), chance(6, 3), chance(6, 4)


@pytest.mark.rule("G-06")
def test_the_hare_die_shows_a_comet_three_planets_and_two_stars() -> None:
    rolls = [events(tell(at(f"hand1=Festival {chance(6, side)}"), "P1 play Festival"), "rolled") for side in range(6)]
    words = [str(roll[0].data["result"]) for roll in rolls]
    assert words == ["comet", "planet", "planet", "planet with arrows", "stars", "stars"]


@pytest.mark.rule("G-06")
def test_the_hare_die_is_rolled_again_while_it_shows_the_planet_with_arrows() -> None:
    match = tell(at(f"hand1=Festival {AGAIN}"), "P1 play Festival")
    results = [event.data["result"] for event in events(match, "rolled")]
    assert len(results) > 1
    assert results[:-1] == ["planet with arrows"] * (len(results) - 1)
    assert results[-1] != "planet with arrows"


# Arcane Scholar


@pytest.mark.parametrize("sky", [COMET, PLANET, STARS])
def test_arcane_scholar_draws_a_card_before_the_roll(sky: str) -> None:
    match = tell(at(f"hand1=Arcane_Scholar,?2 deck1=?5,Festival {sky}"), "P1 play Arcane Scholar")
    assert hand(match, 1) == ["Junk", "Junk", "Festival"]
    assert len(events(match, "rolled")) == 1


def test_arcane_scholar_discards_two_cards_under_a_comet() -> None:
    match = tell(at(f"hand1=Arcane_Scholar,Junk,Bad_Omen deck1=Festival {COMET}"), "P1 play Arcane Scholar")
    assert sorted(options(match, "P1")) == ["Bad Omen 3", "Festival 4", "Junk 1"]
    tell(match, "P1 Festival", "P1 Junk")
    assert hand(match, 1) == ["Bad Omen"]
    assert disc(match, 1) == ["Festival", "Junk", "Arcane Scholar"]


def test_arcane_scholar_puts_the_top_two_cards_of_the_deck_on_the_discard_pile_under_stars() -> None:
    line = f"hand1=Arcane_Scholar deck1=Junk,Bad_Omen,Calendar,Festival {STARS}"
    match = tell(at(line), "P1 play Arcane Scholar")
    assert disc(match, 1) == ["Calendar", "Bad Omen", "Arcane Scholar"]
    assert deck(match, 1) == ["Junk"]
    assert hand(match, 1) == ["Festival"]


def test_arcane_scholar_does_no_more_under_a_planet() -> None:
    line = f"hand1=Arcane_Scholar,Junk deck1=Junk,Bad_Omen,Festival {PLANET}"
    match = tell(at(line), "P1 play Arcane Scholar")
    assert asked(match) == ["P1 act"]
    assert hand(match, 1) == ["Junk", "Festival"]
    assert disc(match, 1) == ["Arcane Scholar"]


# Barometer


def test_barometer_throws_the_top_card_of_the_market_deck_away() -> None:
    match = tell(at("hand1=Barometer,Junk mdeck=Bad_Omen,Festival"), "P1 use Barometer")
    assert mdisc(match) == ["Festival"]
    assert mdeck(match) == ["Bad Omen"]
    assert hand(match, 1) == ["Barometer", "Junk"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R7")
def test_barometer_then_has_the_value_printed_on_that_card_for_this_turn() -> None:
    match = tell(at("hand1=Barometer,Barometer mdeck=Bad_Omen,Festival deck1=?5 deck2=?5"), "P1 use Barometer")
    first, second = (card for card in state(match).hand[0])
    assert [change[1:2] + change[3:] for change in state(match).changes] == [[first, 4]]
    assert worth(match, 1, "Barometer") == 4
    tell(match, "P1 discard any cards", "P1 done", "P1 done")
    assert state(match).turn == 1
    assert worth(match, 1, "Barometer") == 2
    assert first != second


@pytest.mark.rule("R4")
def test_barometer_keeps_its_value_where_there_is_no_market_card() -> None:
    match = tell(at("hand1=Barometer"), "P1 use Barometer")
    assert worth(match, 1, "Barometer") == 2


def test_barometer_works_once_a_turn_and_copy() -> None:
    match = at("hand1=Barometer,Barometer mdeck=Bad_Omen,Festival,Calendar")
    tell(match, "P1 use Barometer", "P1 use Barometer")
    assert mdisc(match) == ["Calendar", "Festival"]
    assert not may(match, "P1 use Barometer")


@pytest.mark.rule("G-25")
def test_barometer_may_be_used_again_after_it_left_the_hand_and_came_back() -> None:
    line = "actions=2 hand1=Barometer,Favourite_Toy mdeck=Bad_Omen,Festival,Calendar"
    match = tell(at(line), "P1 use Barometer", "P1 discard any cards", "P1 Barometer", "P1 done")
    tell(match, "P1 play Favourite Toy")
    assert worth(match, 1, "Barometer") == 2
    assert may(match, "P1 use Barometer")


# Bad Omen


def test_bad_omen_shows_me_the_top_three_cards_of_my_deck() -> None:
    match = tell(at("hand1=Bad_Omen deck1=Junk,Festival,Calendar,Barometer"), "P1 play Bad Omen")
    assert sorted(options(match, "P1")) == ["Barometer 2", "Calendar 5", "Festival 4", "done"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)


def test_bad_omen_may_throw_one_of_them_away() -> None:
    match = tell(at("hand1=Bad_Omen deck1=Junk,Festival,Calendar,Barometer"), "P1 play Bad Omen", "P1 Calendar")
    assert mdisc(match) == ["Calendar"]
    assert asked(match) == ["P1 put on deck"]  # never a second one


def test_bad_omen_puts_the_rest_back_in_any_order() -> None:
    line = "hand1=Bad_Omen deck1=Junk,Festival,Calendar,Barometer"
    match = tell(at(line), "P1 play Bad Omen", "P1 Calendar", "P1 Barometer")
    assert deck(match, 1) == ["Junk", "Barometer", "Festival"]
    match = tell(at(line), "P1 play Bad Omen", "P1 done", "P1 Calendar", "P1 Barometer")
    assert deck(match, 1) == ["Junk", "Calendar", "Barometer", "Festival"]
    assert mdisc(match) == []


# Festival


def test_festival_takes_the_top_card_of_the_market_deck_under_a_comet() -> None:
    match = tell(at(f"hand1=Festival deck1=Junk mdeck=Bad_Omen,Calendar {COMET}"), "P1 play Festival")
    assert hand(match, 1) == ["Calendar"]
    assert mdeck(match) == ["Bad Omen"]
    assert deck(match, 1) == ["Junk"]


def test_festival_draws_a_card_under_a_planet() -> None:
    match = tell(at(f"hand1=Festival deck1=Junk mdeck=Calendar {PLANET}"), "P1 play Festival")
    assert hand(match, 1) == ["Junk"]
    assert mdeck(match) == ["Calendar"]


def test_festival_does_nothing_under_stars() -> None:
    match = tell(at(f"hand1=Festival deck1=Junk mdeck=Calendar {STARS}"), "P1 play Festival")
    assert hand(match, 1) == []
    assert asked(match) == ["P1 act"]


# Celestial Guidance


def test_celestial_guidance_finds_a_card_of_my_deck_under_a_planet() -> None:
    line = f"hand1=Celestial_Guidance deck1=Junk,Calendar,Festival disc1=Bad_Omen {PLANET}"
    match = tell(at(line), "P1 play Celestial Guidance")
    assert options(match, "P1") == ["Junk 1", "Calendar 5", "Festival 4"]
    tell(match, "P1 Calendar")
    assert hand(match, 1) == ["Calendar"]
    assert sorted(deck(match, 1)) == ["Festival", "Junk"]


def test_celestial_guidance_shuffles_the_searched_deck() -> None:
    match = at(f"hand1=Celestial_Guidance deck1=Junk,Calendar,Festival {PLANET}")
    tell(match, "P1 play Celestial Guidance", "P1 Calendar")
    assert len(events(match, "shuffled")) == 1
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


@pytest.mark.rule("DM-164")
def test_celestial_guidance_finds_nothing_in_an_empty_deck() -> None:
    match = tell(at(f"hand1=Celestial_Guidance disc1=Bad_Omen {PLANET}"), "P1 play Celestial Guidance")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Bad Omen", "Celestial Guidance"]


def test_celestial_guidance_takes_a_card_of_my_discard_pile_under_stars() -> None:
    line = f"hand1=Celestial_Guidance deck1=Junk disc1=Bad_Omen,Festival,Barometer {STARS}"
    match = tell(at(line), "P1 play Celestial Guidance")
    assert options(match, "P1") == ["Bad Omen 3", "Festival 4", "Barometer 2"]
    tell(match, "P1 Festival")
    assert hand(match, 1) == ["Festival"]
    assert disc(match, 1) == ["Bad Omen", "Barometer", "Celestial Guidance"]
    assert deck(match, 1) == ["Junk"]


def test_celestial_guidance_does_nothing_under_a_comet() -> None:
    match = tell(at(f"hand1=Celestial_Guidance deck1=Junk disc1=Bad_Omen {COMET}"), "P1 play Celestial Guidance")
    assert asked(match) == ["P1 act"]
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Bad Omen", "Celestial Guidance"]


# Calendar


def test_calendar_mixes_the_top_card_of_my_discard_pile_into_my_deck() -> None:
    line = "hand1=Calendar deck1=Junk,Festival,Barometer disc1=Junk,Bad_Omen"
    match = tell(at(line), "P1 use Calendar")
    assert disc(match, 1) == ["Junk"]
    assert sorted(deck(match, 1)) == ["Bad Omen", "Barometer", "Festival", "Junk"]
    assert not any(state(match).known[card] for card in state(match).deck[0])
    assert len(by_chance(line, ["P1 use Calendar"], lambda match: deck(match, 1))) > 6


def test_calendar_works_once_a_turn() -> None:
    match = tell(at("hand1=Calendar disc1=?3"), "P1 use Calendar")
    assert not may(match, "P1 use Calendar")
    assert disc(match, 1) == ["Junk", "Junk"]


@pytest.mark.rule("R10")
def test_calendar_shuffles_even_with_an_empty_discard_pile() -> None:
    match = tell(at("hand1=Calendar deck1=Junk,Festival"), "P1 use Calendar")
    assert sorted(deck(match, 1)) == ["Festival", "Junk"]
    assert len(events(match, "shuffled")) == 1
