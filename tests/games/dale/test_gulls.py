"""Swindling Black-headed Gulls, sentence by sentence."""

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
    mdisc,
    options,
    state,
    tell,
)

from parlour.kernel.state import EVERYONE

# Meddling Marketeer


@pytest.mark.rule("R17")
def test_meddling_marketeer_shows_me_the_top_two_cards_of_my_deck() -> None:
    match = tell(at("hand1=Meddling_Marketeer deck1=Junk,Anchor,Goodwill_Presents"), "P1 play Meddling Marketeer")
    assert sorted(options(match, "P1")) == ["Anchor 4", "Goodwill Presents 2", "done"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)


@pytest.mark.rule("DM-172")
def test_meddling_marketeer_discards_any_number_of_them() -> None:
    line = "hand1=Meddling_Marketeer deck1=Junk,Anchor,Goodwill_Presents"
    both = tell(at(line), "P1 play Meddling Marketeer", "P1 Goodwill Presents", "P1 Anchor")
    assert disc(both, 1) == ["Goodwill Presents", "Anchor", "Meddling Marketeer"]
    one = tell(at(line), "P1 play Meddling Marketeer", "P1 Anchor", "P1 done")
    assert disc(one, 1) == ["Anchor", "Meddling Marketeer"]
    assert deck(one, 1) == ["Junk", "Goodwill Presents"]


def test_meddling_marketeer_puts_the_rest_back_in_any_order() -> None:
    line = "hand1=Meddling_Marketeer deck1=Junk,Anchor,Goodwill_Presents"
    for lower, upper in (("Anchor", "Goodwill Presents"), ("Goodwill Presents", "Anchor")):
        match = tell(at(line), "P1 play Meddling Marketeer", "P1 done", f"P1 {lower}")
        assert deck(match, 1) == ["Junk", lower, upper]
        assert not any(knows(match, 2, card) for card in state(match).deck[0])


# Goodwill Presents


def test_goodwill_presents_is_for_up_to_two_different_other_players() -> None:
    match = tell(at("players=4 hand1=Goodwill_Presents pile=3"), "P1 play Goodwill Presents")
    assert options(match, "P1") == ["P2", "P3", "P4", "done"]
    tell(match, "P1 P4")
    assert options(match, "P1") == ["P2", "P3", "done"]
    tell(match, "P1 done")
    assert [disc(match, player) for player in (2, 3, 4)] == [[], [], ["Junk"]]


@pytest.mark.rule("R15")
def test_goodwill_presents_puts_a_junk_card_of_the_pile_on_each_discard_pile() -> None:
    line = "players=3 hand1=Goodwill_Presents disc2=Anchor pile=3"
    match = tell(at(line), "P1 play Goodwill Presents", "P1 P2", "P1 P3")
    assert disc(match, 2) == ["Anchor", "Junk"]
    assert disc(match, 3) == ["Junk"]
    assert len(state(match).pile) == 1


@pytest.mark.rule("DM-198")
def test_goodwill_presents_never_runs_out_of_junk() -> None:
    match = tell(at("hand1=Goodwill_Presents pile=0"), "P1 play Goodwill Presents", "P1 P2")
    assert disc(match, 2) == ["Junk"]


# Alternative Plan


def test_alternative_plan_throws_a_chosen_card_of_my_discard_pile_away() -> None:
    match = tell(at("hand1=Alternative_Plan disc1=Anchor,Junk,Goodwill_Presents"), "P1 play Alternative Plan")
    assert options(match, "P1") == ["Anchor 4", "Junk 1", "Goodwill Presents 2"]
    tell(match, "P1 Anchor")
    assert mdisc(match) == ["Anchor"]
    assert disc(match, 1) == ["Junk", "Goodwill Presents", "Alternative Plan"]


def test_alternative_plan_does_nothing_with_an_empty_discard_pile() -> None:
    match = tell(at("hand1=Alternative_Plan disc2=Junk"), "P1 play Alternative Plan")
    assert asked(match) == ["P1 act"]
    assert disc(match, 1) == ["Alternative Plan"]
    assert disc(match, 2) == ["Junk"]


# Anchor


def test_anchor_shows_me_the_top_three_cards_of_my_deck() -> None:
    match = tell(at("hand1=Anchor deck1=Junk,Goodwill_Presents,Alternative_Plan,Shaky_Enterprise"), "P1 play Anchor")
    assert sorted(options(match, "P1")) == ["Alternative Plan 3", "Goodwill Presents 2", "Shaky Enterprise 5", "done"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)


def test_anchor_may_put_one_of_them_on_another_players_discard_pile() -> None:
    match = at("players=3 hand1=Anchor deck1=Junk,Goodwill_Presents,Alternative_Plan,Shaky_Enterprise")
    tell(match, "P1 play Anchor", "P1 Goodwill Presents")
    assert options(match, "P1") == ["P2", "P3"]
    tell(match, "P1 P3")
    assert disc(match, 3) == ["Goodwill Presents"]
    assert asked(match) == ["P1 put on deck"]  # never a second one


def test_anchor_puts_the_rest_back_in_any_order() -> None:
    line = "hand1=Anchor deck1=Junk,Goodwill_Presents,Alternative_Plan,Shaky_Enterprise"
    match = tell(at(line), "P1 play Anchor", "P1 Goodwill Presents", "P1 Shaky Enterprise")
    assert deck(match, 1) == ["Junk", "Shaky Enterprise", "Alternative Plan"]
    match = tell(at(line), "P1 play Anchor", "P1 done", "P1 Alternative Plan", "P1 Goodwill Presents")
    assert deck(match, 1) == ["Junk", "Alternative Plan", "Goodwill Presents", "Shaky Enterprise"]
    assert disc(match, 2) == []


# Manufactured Joy


def test_manufactured_joy_finds_a_card_of_my_deck() -> None:
    match = tell(at("hand1=Manufactured_Joy deck1=Junk,Anchor,Shaky_Enterprise"), "P1 play Manufactured Joy")
    assert options(match, "P1") == ["Junk 1", "Anchor 4", "Shaky Enterprise 5"]
    tell(match, "P1 Anchor")
    assert hand(match, 1) == ["Anchor"]
    assert sorted(deck(match, 1)) == ["Junk", "Shaky Enterprise"]


def test_manufactured_joy_shuffles_my_deck() -> None:
    line = "hand1=Manufactured_Joy deck1=Junk,Anchor,Shaky_Enterprise,Alternative_Plan"
    answers = ["P1 play Manufactured Joy", "P1 Junk"]
    assert len(by_chance(line, answers, lambda match: deck(match, 1))) > 3
    match = tell(at(line), *answers)
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


def test_manufactured_joy_may_put_a_hand_card_on_another_players_discard_pile() -> None:
    line = "players=3 hand1=Manufactured_Joy,Junk deck1=Anchor"
    match = tell(at(line), "P1 play Manufactured Joy", "P1 Anchor")
    assert sorted(options(match, "P1")) == ["Anchor 4", "Junk 1", "done"]
    tell(match, "P1 Junk", "P1 P2")
    assert disc(match, 2) == ["Junk"]
    assert hand(match, 1) == ["Anchor"]
    kept = tell(at(line), "P1 play Manufactured Joy", "P1 Anchor", "P1 done")
    assert sorted(hand(kept, 1)) == ["Anchor", "Junk"]


@pytest.mark.rule("DM-164")
def test_manufactured_joy_finds_nothing_in_an_empty_deck() -> None:
    match = tell(at("hand1=Manufactured_Joy,Junk disc1=Anchor"), "P1 play Manufactured Joy")
    assert options(match, "P1") == ["Junk 1", "done"]
    assert disc(match, 1) == ["Anchor"]


# Shaky Enterprise


def test_shaky_enterprise_lifts_the_top_two_cards_off_my_discard_pile() -> None:
    match = tell(at("hand1=Shaky_Enterprise disc1=Junk,Anchor,Alternative_Plan"), "P1 play Shaky Enterprise")
    assert options(match, "P1") == ["Anchor 4", "Alternative Plan 3", "done"]
    assert disc(match, 1) == ["Junk"]


def test_shaky_enterprise_may_put_one_of_them_on_another_players_discard_pile() -> None:
    match = at("players=3 hand1=Shaky_Enterprise disc1=Junk,Anchor,Alternative_Plan")
    tell(match, "P1 play Shaky Enterprise", "P1 Anchor", "P1 P3")
    assert disc(match, 3) == ["Anchor"]
    assert deck(match, 1) == ["Alternative Plan"]
    assert state(match).known[state(match).deck[0][0]] == EVERYONE


def test_shaky_enterprise_puts_the_rest_on_my_deck_in_any_order() -> None:
    line = "hand1=Shaky_Enterprise deck1=Junk disc1=Anchor,Alternative_Plan"
    for lower, upper in (("Anchor", "Alternative Plan"), ("Alternative Plan", "Anchor")):
        match = tell(at(line), "P1 play Shaky Enterprise", "P1 done", f"P1 {lower}")
        assert deck(match, 1) == ["Junk", lower, upper]
        assert disc(match, 1) == ["Shaky Enterprise"]


@pytest.mark.rule("R17")
def test_shaky_enterprise_hides_the_order_of_the_two_from_the_others() -> None:
    match = at("hand1=Shaky_Enterprise disc1=Anchor,Alternative_Plan")
    tell(match, "P1 play Shaky Enterprise", "P1 done", "P1 Anchor")
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).deck[0])


def test_shaky_enterprise_does_nothing_with_an_empty_discard_pile() -> None:
    match = tell(at("hand1=Shaky_Enterprise deck1=Junk"), "P1 play Shaky Enterprise")
    assert asked(match) == ["P1 act"]
    assert deck(match, 1) == ["Junk"]
    assert events(match, "on deck") == []
