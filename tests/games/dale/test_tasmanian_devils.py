"""Mischievous Tasmanian Devils, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    deck,
    disc,
    events,
    hand,
    knows,
    options,
    state,
    tell,
)

from parlour.kernel.state import EVERYONE

# Shrewd Trickster


def test_shrewd_trickster_makes_another_player_discard_two_random_cards() -> None:
    line = "players=3 hand1=Shrewd_Trickster hand3=Equality,Tit_for_Tat,Shameless_Rummage deck3=?2"
    match = tell(at(line), "P1 play Shrewd Trickster")
    assert options(match, "P1") == ["P2", "P3"]
    tell(match, "P1 P3")
    assert len(disc(match, 3)) == 2
    answers = ["P1 play Shrewd Trickster", "P1 P3"]
    assert by_chance(line, answers, lambda match: hand(match, 3)[:1]) == {
        "Equality",
        "Tit for Tat",
        "Shameless Rummage",
    }


def test_shrewd_trickster_then_makes_that_player_draw_two_cards() -> None:
    line = "hand1=Shrewd_Trickster hand2=?2 deck2=Equality,Tit_for_Tat,Shameless_Rummage deck1=?2"
    match = tell(at(line), "P1 play Shrewd Trickster")
    assert hand(match, 2) == ["Shameless Rummage", "Tit for Tat"]
    assert hand(match, 1) == []


def test_shrewd_trickster_draws_two_cards_even_if_fewer_were_discarded() -> None:
    match = tell(at("hand1=Shrewd_Trickster hand2=Junk deck2=Equality,Tit_for_Tat"), "P1 play Shrewd Trickster")
    assert disc(match, 2) == ["Junk"]
    assert hand(match, 2) == ["Tit for Tat", "Equality"]


@pytest.mark.rule("G-58")
def test_shrewd_trickster_may_bring_back_what_was_discarded() -> None:
    match = tell(at("hand1=Shrewd_Trickster hand2=Equality,Tit_for_Tat"), "P1 play Shrewd Trickster")
    assert sorted(hand(match, 2)) == ["Equality", "Tit for Tat"]


# Disruptive Speech


@pytest.mark.rule("R10")
def test_disruptive_speech_exchanges_another_players_deck_and_discard_pile() -> None:
    match = at("players=3 hand1=Disruptive_Speech deck3=Junk,Equality,Tit_for_Tat disc3=Shameless_Rummage deck1=?")
    tell(match, "P1 play Disruptive Speech", "P1 P3")
    assert deck(match, 3) == ["Shameless Rummage"]
    assert disc(match, 3) == ["Tit for Tat", "Equality", "Junk"]
    assert all(state(match).known[card] == EVERYONE for card in state(match).disc[2])
    assert deck(match, 1) == ["Junk"]


def test_disruptive_speech_has_that_player_shuffle_the_new_deck() -> None:
    line = "hand1=Disruptive_Speech deck2=Junk disc2=Equality,Tit_for_Tat,Shameless_Rummage"
    assert len(by_chance(line, ["P1 play Disruptive Speech"], lambda match: deck(match, 2))) > 3
    match = tell(at(line), "P1 play Disruptive Speech")
    assert [event.data["seat"] for event in events(match, "shuffled")] == [1]
    assert not any(state(match).known[card] for card in state(match).deck[1])


# Tit for Tat


def test_tit_for_tat_lets_me_choose_up_to_two_cards_of_another_discard_pile() -> None:
    match = at("players=3 hand1=Tit_for_Tat disc2=Junk,Equality,Shrewd_Trickster deck2=? disc3=Junk")
    tell(match, "P1 play Tit for Tat", "P1 P2")
    assert options(match, "P1") == ["Junk 1", "Equality 5", "Shrewd Trickster 1", "done"]
    tell(match, "P1 Equality", "P1 Junk")
    assert disc(match, 2) == ["Shrewd Trickster"]
    assert sorted(deck(match, 2)) == ["Equality", "Junk", "Junk"]
    assert asked(match) == ["P1 act"]


def test_tit_for_tat_may_choose_fewer() -> None:
    match = tell(at("hand1=Tit_for_Tat disc2=Junk,Equality deck2=?"), "P1 play Tit for Tat", "P1 Junk", "P1 done")
    assert disc(match, 2) == ["Equality"]
    assert len(deck(match, 2)) == 2


def test_tit_for_tat_has_that_player_mix_them_into_their_deck() -> None:
    line = "hand1=Tit_for_Tat disc2=Equality deck2=Junk,Shrewd_Trickster,Shameless_Rummage"
    answers = ["P1 play Tit for Tat", "P1 Equality"]
    assert len(by_chance(line, answers, lambda match: deck(match, 2))) > 6
    match = tell(at(line), *answers)
    assert [event.data["seat"] for event in events(match, "shuffled")] == [1]
    assert not any(state(match).known[card] for card in state(match).deck[1])


@pytest.mark.rule("R10")
def test_tit_for_tat_is_a_shuffle_even_without_a_card() -> None:
    match = tell(at("hand1=Tit_for_Tat disc2=Equality deck2=?2"), "P1 play Tit for Tat", "P1 done")
    assert [event.data["seat"] for event in events(match, "shuffled")] == [1]


# Shameless Rummage


@pytest.mark.rule("R17")
def test_shameless_rummage_shows_me_the_top_three_cards_of_another_players_deck() -> None:
    match = at("hand1=Shameless_Rummage deck2=Junk,Equality,Tit_for_Tat,Shrewd_Trickster")
    tell(match, "P1 play Shameless Rummage")
    assert sorted(options(match, "P1")) == ["Equality 5", "Shrewd Trickster 1", "Tit for Tat 3", "done"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)


@pytest.mark.rule("DM-172")
def test_shameless_rummage_puts_any_number_of_them_on_that_players_discard_pile() -> None:
    line = "hand1=Shameless_Rummage deck2=Junk,Equality,Tit_for_Tat,Shrewd_Trickster"
    for answers in (["P1 done"], ["P1 Tit for Tat", "P1 done"], ["P1 Tit for Tat", "P1 Equality", "P1 done"]):
        match = tell(at(line), "P1 play Shameless Rummage", *answers)
        assert disc(match, 2) == ["Tit for Tat", "Equality"][: len(answers) - 1]
        assert len(deck(match, 2)) == 5 - len(answers)
    match = tell(at(line), "P1 play Shameless Rummage", "P1 Tit for Tat", "P1 Equality", "P1 Shrewd Trickster")
    assert disc(match, 2) == ["Tit for Tat", "Equality", "Shrewd Trickster"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R18")
def test_shameless_rummage_mixes_the_rest_into_that_players_deck() -> None:
    line = "hand1=Shameless_Rummage deck1=Junk deck2=Junk,Equality,Tit_for_Tat,Shrewd_Trickster"
    answers = ["P1 play Shameless Rummage", "P1 Equality", "P1 done"]
    assert len(by_chance(line, answers, lambda match: deck(match, 2))) > 3
    match = tell(at(line), *answers)
    assert sorted(deck(match, 2)) == ["Junk", "Shrewd Trickster", "Tit for Tat"]
    assert [event.data["seat"] for event in events(match, "shuffled")] == [1]
    assert not any(knows(match, 1, card) for card in state(match).deck[1])


def test_shameless_rummage_must_be_with_a_player_who_has_cards_if_one_has() -> None:
    match = tell(at("players=3 hand1=Shameless_Rummage disc3=Equality"), "P1 play Shameless Rummage")
    assert options(match, "P1") == ["Equality 5", "done"]
    match = tell(at("players=3 hand1=Shameless_Rummage deck1=?"), "P1 play Shameless Rummage")
    assert asked(match) == ["P1 act"]


# Public Humiliation


def test_public_humiliation_makes_another_player_discard_two_random_cards() -> None:
    line = "hand1=Public_Humiliation hand2=Equality,Tit_for_Tat,Shrewd_Trickster disc2=?2"
    assert by_chance(line, ["P1 play Public Humiliation"], lambda match: hand(match, 2)) == {
        "Equality",
        "Tit for Tat",
        "Shrewd Trickster",
    }


@pytest.mark.rule("R15")
def test_public_humiliation_then_lets_me_choose_two_cards_of_the_pile_for_that_players_hand() -> None:
    match = at("players=3 hand1=Public_Humiliation hand2=Equality,Tit_for_Tat disc2=Junk,Shrewd_Trickster hand3=?")
    tell(match, "P1 play Public Humiliation", "P1 P2")
    assert sorted(options(match, "P1")) == ["Equality 5", "Junk 1", "Shrewd Trickster 1", "Tit for Tat 3"]
    tell(match, "P1 Junk", "P1 Equality")
    assert hand(match, 2) == ["Junk", "Equality"]
    assert sorted(disc(match, 2)) == ["Shrewd Trickster", "Tit for Tat"]
    assert hand(match, 1) == []
    assert asked(match) == ["P1 act"]


def test_public_humiliation_returns_two_even_if_none_was_discarded() -> None:
    match = tell(at("hand1=Public_Humiliation disc2=?3"), "P1 play Public Humiliation", "P1 Junk", "P1 Junk")
    assert hand(match, 2) == ["Junk", "Junk"]
    assert disc(match, 2) == ["Junk"]


@pytest.mark.rule("DM-162")
def test_public_humiliation_returns_as_many_as_there_are() -> None:
    match = tell(at("hand1=Public_Humiliation hand2=Equality"), "P1 play Public Humiliation", "P1 Equality")
    assert hand(match, 2) == ["Equality"]


# Equality


def test_equality_makes_another_player_draw_three_cards() -> None:
    match = at("players=3 hand1=Equality deck2=?5 deck3=?5 hand3=?2")
    tell(match, "P1 play Equality", "P1 P3")
    assert len(deck(match, 3)) == 2
    assert len(deck(match, 2)) == 5


def test_equality_then_makes_that_player_discard_as_many_random_cards() -> None:
    line = "hand1=Equality hand2=Junk deck2=Tit_for_Tat,Shrewd_Trickster,Public_Humiliation"
    answers = ["P1 play Equality"]
    assert by_chance(line, answers, lambda match: hand(match, 2)) == {
        "Junk",
        "Tit for Tat",
        "Shrewd Trickster",
        "Public Humiliation",
    }
    assert len(disc(tell(at(line), *answers), 2)) == 3


def test_equality_discards_only_as_many_as_were_drawn() -> None:
    match = tell(at("hand1=Equality hand2=?4 deck2=Tit_for_Tat"), "P1 play Equality")
    assert len(hand(match, 2)) == 4
    assert len(disc(match, 2)) == 1
