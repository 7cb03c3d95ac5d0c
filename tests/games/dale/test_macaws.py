"""Snappy Scarlet Macaws, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, deck, disc, hand, knows, mdisc, names, options, state, tell, worth

# Swift Broker


def test_swift_broker_discards_the_whole_hand_in_any_order_then_draws_as_many_cards() -> None:
    match = at("hand1=Swift_Broker,Cookies,? deck1=?,Spyglass,Shattered_Relic")
    tell(match, "P1 play Swift Broker", "P1 Junk")
    assert hand(match, 1) == ["Shattered Relic", "Spyglass"]
    assert disc(match, 1) == ["Junk", "Cookies", "Swift Broker"]


@pytest.mark.rule("G-35", "R15")
def test_swift_broker_may_draw_its_own_discards_again_but_never_itself() -> None:
    match = at("hand1=Swift_Broker,Cookies")
    tell(match, "P1 play Swift Broker")
    assert hand(match, 1) == ["Cookies"]
    assert disc(match, 1) == ["Swift Broker"]


def test_swift_broker_with_no_other_card_does_nothing_and_gives_its_bonus_action() -> None:
    match = tell(at("hand1=Swift_Broker deck1=?"), "P1 play Swift Broker")
    assert hand(match, 1) == []
    assert asked(match) == ["P1 act"]


# Cookies


@pytest.mark.rule("DM-190", "R14")
def test_cookies_make_the_hand_size_one_larger_each_also_when_drawn_in_the_fill() -> None:
    match = at("hand1=Cookies,?4 deck1=?4,Cookies hand2=?5")
    tell(match, "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 7
    assert hand(match, 1)[5] == "Cookies"


def test_cookies_count_only_in_the_hand() -> None:
    match = at("hand1=?5 disc1=Cookies stall1=Cookies deck1=?4 hand2=?5")
    tell(match, "P1 discard any cards", "P1 done")
    assert len(hand(match, 1)) == 5


# Shattered Relic


def test_shattered_relic_throws_a_hand_card_away_then_draws_a_card() -> None:
    match = at("hand1=Shattered_Relic,Cookies,? deck1=?,Spyglass")
    tell(match, "P1 play Shattered Relic", "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert hand(match, 1) == ["Junk", "Spyglass"]


@pytest.mark.rule("R4", "DM-162")
def test_shattered_relic_draws_though_there_is_nothing_to_throw_away() -> None:
    match = tell(at("hand1=Shattered_Relic deck1=Spyglass"), "P1 play Shattered Relic")
    assert hand(match, 1) == ["Spyglass"]
    assert mdisc(match) == []


# Spyglass


def test_spyglass_looks_at_the_top_three_takes_one_and_puts_the_rest_back_in_any_order() -> None:
    match = at("hand1=Spyglass deck1=Favourite_Toy,Swift_Broker,Cookies,Shattered_Relic")
    tell(match, "P1 play Spyglass")
    assert sorted(names(match, "P1")) == ["Cookies", "Shattered Relic", "Swift Broker"]
    tell(match, "P1 Cookies", "P1 Shattered Relic")
    assert hand(match, 1) == ["Cookies"]
    assert deck(match, 1) == ["Favourite Toy", "Shattered Relic", "Swift Broker"]


def test_spyglass_shows_the_cards_to_its_player_alone() -> None:
    match = tell(at("hand1=Spyglass deck1=Swift_Broker,Cookies,Shattered_Relic"), "P1 play Spyglass")
    for card in state(match).aside:
        assert knows(match, 1, card)
        assert not knows(match, 2, card)


def test_spyglass_must_take_a_card() -> None:
    match = tell(at("hand1=Spyglass deck1=Swift_Broker,Cookies,?"), "P1 play Spyglass")
    assert "done" not in options(match, "P1")


@pytest.mark.rule("DM-163", "G-57")
def test_spyglass_with_fewer_cards_uses_those_and_the_discard_pile() -> None:
    match = tell(at("hand1=Spyglass deck1=Cookies disc1=Swift_Broker"), "P1 play Spyglass")
    assert sorted(names(match, "P1")) == ["Cookies", "Swift Broker"]
    match = tell(at("hand1=Spyglass"), "P1 play Spyglass")
    assert hand(match, 1) == []


# Flashy Show


@pytest.mark.rule("R7")
def test_flashy_show_makes_every_card_worth_one_more_also_those_that_come_later() -> None:
    match = at("hand1=Flashy_Show,Favourite_Toy,? disc1=Cookies market=Spyglass")
    tell(match, "P1 play Flashy Show")
    assert worth(match, 1, "Junk") == 2
    tell(match, "P1 play Favourite Toy")
    assert hand(match, 1) == ["Junk", "Flashy Show"]
    assert worth(match, 1, "Flashy Show") == 6


def test_flashy_show_ends_with_the_turn_and_is_for_its_player_alone() -> None:
    match = at("hand1=Flashy_Show,?4 hand2=Cookies,?4 deck1=?")
    tell(match, "P1 play Flashy Show")
    assert worth(match, 2, "Cookies") == 2
    tell(match, "P1 discard any cards", "P1 done")
    assert worth(match, 1, "Junk") == 1


# Favourite Toy


@pytest.mark.rule("R15")
def test_favourite_toy_takes_the_top_card_of_the_discard_pile() -> None:
    match = tell(at("hand1=Favourite_Toy disc1=Cookies,Spyglass"), "P1 play Favourite Toy")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Cookies", "Favourite Toy"]


def test_favourite_toy_takes_nothing_from_an_empty_pile() -> None:
    match = tell(at("hand1=Favourite_Toy deck1=Cookies"), "P1 play Favourite Toy")
    assert hand(match, 1) == []


@pytest.mark.rule("R5")
@pytest.mark.parametrize("card", ["Swift Broker", "Shattered Relic", "Spyglass", "Flashy Show", "Favourite Toy"])
def test_every_technique_of_the_macaws_gives_a_bonus_action(card: str) -> None:
    match = tell(at(f"hand1={card.replace(' ', '_')}"), f"P1 play {card}")
    assert asked(match) == ["P1 act"]
    assert state(match).turn == 0
