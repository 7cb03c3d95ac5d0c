"""Thieving Northern Raccoons, sentence by sentence."""

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

from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE

# Wily Fellow


@pytest.mark.rule("R10")
def test_wily_fellow_exchanges_deck_and_discard_pile_and_the_old_deck_is_turned_over() -> None:
    match = at("hand1=Wily_Fellow deck1=Junk,Rotten_Food,Nuisance disc1=Sabotage")
    tell(match, "P1 play Wily Fellow")
    assert deck(match, 1) == ["Sabotage"]
    assert disc(match, 1) == ["Nuisance", "Rotten Food", "Junk", "Wily Fellow"]
    assert all(state(match).known[card] == EVERYONE for card in state(match).disc[0])


def test_wily_fellow_shuffles_the_new_deck() -> None:
    line = "hand1=Wily_Fellow deck1=Junk disc1=Sabotage,Nuisance,Rotten_Food"
    orders = by_chance(line, ["P1 play Wily Fellow"], lambda match: deck(match, 1))
    assert len(orders) > 3
    match = tell(at(line), "P1 play Wily Fellow")
    assert sorted(deck(match, 1)) == ["Nuisance", "Rotten Food", "Sabotage"]
    assert all(state(match).known[card] == 0 for card in state(match).deck[0])


def test_wily_fellow_with_nothing_to_exchange_leaves_an_empty_deck_that_is_shuffled_all_the_same() -> None:
    match = tell(at("hand1=Wily_Fellow"), "P1 play Wily Fellow")
    assert deck(match, 1) == []
    assert disc(match, 1) == ["Wily Fellow"]
    assert len(events(match, "shuffled")) == 1


# Nuisance


def test_nuisance_is_for_up_to_two_different_other_players() -> None:
    match = at("players=4 hand1=Nuisance hand2=?2 hand3=?2 hand4=?2")
    tell(match, "P1 play Nuisance")
    assert options(match, "P1") == ["P2", "P3", "P4", "done"]
    tell(match, "P1 P3")
    assert options(match, "P1") == ["P2", "P4", "done"]
    tell(match, "P1 P4")
    assert [len(hand(match, player)) for player in (2, 3, 4)] == [2, 1, 1]
    assert disc(match, 3) == disc(match, 4) == ["Junk"]
    assert asked(match) == ["P1 act"]


def test_nuisance_may_be_for_one_or_for_nobody() -> None:
    line = "players=3 hand1=Nuisance hand2=?2 hand3=?2"
    one = tell(at(line), "P1 play Nuisance", "P1 P2", "P1 done")
    assert [len(hand(one, 2)), len(hand(one, 3))] == [1, 2]
    nobody = tell(at(line), "P1 play Nuisance", "P1 done")
    assert [len(hand(nobody, 2)), len(hand(nobody, 3))] == [2, 2]


def test_nuisance_discards_a_random_card() -> None:
    line = "hand1=Nuisance hand2=Sabotage,Junk,Rotten_Food"
    found = by_chance(line, ["P1 play Nuisance", "P1 P2"], lambda match: disc(match, 2))
    assert found == {"Sabotage", "Junk", "Rotten Food"}


@pytest.mark.rule("R15")
def test_nuisance_passes_over_an_empty_hand() -> None:
    match = tell(at("players=3 hand1=Nuisance hand3=?2"), "P1 play Nuisance", "P1 P2", "P1 P3")
    assert disc(match, 2) == []
    assert disc(match, 3) == ["Junk"]


# Rotten Food


def test_rotten_food_puts_a_chosen_hand_card_on_another_players_deck() -> None:
    match = at("players=3 hand1=Rotten_Food,Sabotage,Junk deck3=?2")
    tell(match, "P1 play Rotten Food")
    assert options(match, "P1") == ["Sabotage 5", "Junk 1"]
    tell(match, "P1 Sabotage")
    assert options(match, "P1") == ["P2", "P3"]
    tell(match, "P1 P3")
    assert deck(match, 3) == ["Junk", "Junk", "Sabotage"]
    assert hand(match, 1) == ["Junk"]


@pytest.mark.rule("R17")
def test_rotten_food_lies_face_down_so_that_only_its_giver_knows_it() -> None:
    match = tell(at("hand1=Rotten_Food,Sabotage deck2=Junk"), "P1 play Rotten Food", "P1 Sabotage")
    top = state(match).deck[1][-1]
    assert knows(match, 1, top)
    assert not knows(match, 2, top)


@pytest.mark.rule("G-31")
def test_rotten_food_does_nothing_with_an_empty_hand() -> None:
    match = tell(at("players=3 hand1=Rotten_Food deck2=Junk"), "P1 play Rotten Food")
    assert asked(match) == ["P1 act"]
    assert deck(match, 2) == ["Junk"]


# Dirty Exchange


def test_dirty_exchange_takes_a_random_card_of_another_hand() -> None:
    line = "hand1=Dirty_Exchange,Junk hand2=Sabotage,Nuisance,Rotten_Food"
    taken = by_chance(line, ["P1 play Dirty Exchange"], lambda match: hand(match, 1)[1:])
    assert taken == {"Sabotage", "Nuisance", "Rotten Food"}


def test_dirty_exchange_then_gives_that_player_a_card_of_my_hand() -> None:
    match = at("players=3 hand1=Dirty_Exchange,Junk,Nuisance hand2=Rotten_Food hand3=Sabotage")
    tell(match, "P1 play Dirty Exchange", "P1 P3")
    assert options(match, "P1") == ["Junk 1", "Nuisance 2", "Sabotage 5"]
    tell(match, "P1 Junk")
    assert hand(match, 3) == ["Junk"]
    assert hand(match, 1) == ["Nuisance", "Sabotage"]
    assert hand(match, 2) == ["Rotten Food"]


def test_dirty_exchange_may_give_the_same_card_back() -> None:
    match = tell(at("hand1=Dirty_Exchange hand2=Sabotage"), "P1 play Dirty Exchange", "P1 Sabotage")
    assert hand(match, 1) == []
    assert hand(match, 2) == ["Sabotage"]


@pytest.mark.rule("R17")
def test_dirty_exchange_is_seen_by_the_two_players_only() -> None:
    match = at("players=3 hand1=Dirty_Exchange,Junk hand2=Sabotage hand3=Junk")
    tell(match, "P1 play Dirty Exchange", "P1 P2")
    taken = state(match).hand[0][-1]
    assert [knows(match, player, taken) for player in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("R4")
def test_dirty_exchange_gives_nothing_where_nothing_can_be_taken() -> None:
    match = tell(at("hand1=Dirty_Exchange,Junk"), "P1 play Dirty Exchange")
    assert asked(match) == ["P1 act"]
    assert hand(match, 1) == ["Junk"]
    assert hand(match, 2) == []


@pytest.mark.rule("R4")
def test_dirty_exchange_must_be_with_a_player_who_has_a_hand_if_one_has() -> None:
    match = tell(at("players=3 hand1=Dirty_Exchange,Junk hand3=Sabotage"), "P1 play Dirty Exchange")
    assert hand(match, 1) == ["Junk", "Sabotage"]


# Sabotage


def test_sabotage_shows_me_the_top_two_cards_of_another_players_deck() -> None:
    match = tell(at("hand1=Sabotage deck2=Junk,Nuisance,Rotten_Food"), "P1 play Sabotage")
    assert sorted(options(match, "P1")) == ["Nuisance 2", "Rotten Food 3"]
    assert all(knows(match, 1, card) and not knows(match, 2, card) for card in state(match).aside)


@pytest.mark.rule("DM-281", "R15")
def test_sabotage_throws_one_away_and_its_owner_discards_the_other() -> None:
    match = tell(at("hand1=Sabotage deck2=Junk,Nuisance,Rotten_Food"), "P1 play Sabotage", "P1 Nuisance")
    assert mdisc(match) == ["Nuisance"]
    assert disc(match, 2) == ["Rotten Food"]
    assert deck(match, 2) == ["Junk"]


def test_sabotage_throws_the_only_card_away() -> None:
    match = tell(at("hand1=Sabotage deck2=Nuisance"), "P1 play Sabotage", "P1 Nuisance")
    assert mdisc(match) == ["Nuisance"]
    assert disc(match, 2) == []


@pytest.mark.rule("DM-163", "R10")
def test_sabotage_forms_the_other_deck_anew_for_the_second_card() -> None:
    match = tell(at("hand1=Sabotage deck2=Nuisance disc2=Rotten_Food"), "P1 play Sabotage", "P1 Rotten Food")
    assert mdisc(match) == ["Rotten Food"]
    assert disc(match, 2) == ["Nuisance"]


def test_sabotage_finds_nothing_where_no_other_player_has_cards() -> None:
    match = tell(at("players=3 hand1=Sabotage deck1=Junk"), "P1 play Sabotage")
    assert asked(match) == ["P1 act"]
    assert mdisc(match) == []


# Treasure Hunter


def treasure(line: str) -> Match:
    """Treasure Hunter played with an action to spare, as it has no bonus action of its own."""
    return tell(at(f"actions=2 {line}"), "P1 play Treasure Hunter")


def test_treasure_hunter_takes_the_top_card_of_another_players_discard_pile() -> None:
    match = treasure("players=3 hand1=Treasure_Hunter disc2=Sabotage disc3=Junk,Nuisance")
    assert options(match, "P1") == ["P2", "P3"]
    tell(match, "P1 P3")
    assert hand(match, 1) == ["Nuisance"]
    assert disc(match, 3) == ["Junk"]


def test_treasure_hunter_must_be_with_a_player_who_has_a_discard_pile_if_one_has() -> None:
    match = treasure("players=3 hand1=Treasure_Hunter disc3=Nuisance")
    assert hand(match, 1) == ["Nuisance"]


def test_treasure_hunter_finds_nothing_where_all_discard_piles_are_empty() -> None:
    match = treasure("hand1=Treasure_Hunter disc1=Sabotage")
    assert hand(match, 1) == []
    assert disc(match, 1) == ["Sabotage", "Treasure Hunter"]


@pytest.mark.rule("DM-167")
def test_treasure_hunter_gives_no_bonus_action() -> None:
    match = tell(at("hand1=Treasure_Hunter,? disc2=Nuisance deck1=?5"), "P1 play Treasure Hunter")
    assert state(match).turn == 1
