"""Prepared Grizzled Tree-kangaroos: cards stored on cards."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    deck,
    disc,
    hand,
    knows,
    may,
    mdisc,
    names,
    options,
    sched,
    state,
    stored,
    tell,
)

from parlour.games.dale.rules.waiting import release_stored


@pytest.mark.rule("DM-276", "G-101")
def test_clever_guardian_stores_a_card_of_the_hand() -> None:
    match = tell(at("hand1=Clever_Guardian,Spyglass,? deck1=?"), "P1 play Clever Guardian", "P1 Spyglass")
    assert hand(match, 1) == ["Junk"]
    assert stored(match) == ["Spyglass"]
    assert sched(match, 1) == ["Clever Guardian"]
    assert asked(match) == ["P1 act"]


def test_clever_guardian_takes_the_stored_card_at_the_start_of_the_next_turn() -> None:
    match = at("phase=start hand1=? sched1=Clever_Guardian+Spyglass")
    assert hand(match, 1) == ["Junk", "Spyglass"]
    assert stored(match) == []
    assert disc(match, 1) == ["Clever Guardian"]


@pytest.mark.rule("DM-277", "DM-278", "G-19")
def test_a_stored_card_is_seen_by_its_player_and_counted_by_all() -> None:
    match = tell(at("hand1=Clever_Guardian,Spyglass hand2=?5"), "P1 play Clever Guardian", "P1 Spyglass")
    (card,) = state(match).stored
    assert knows(match, 1, card)
    assert not knows(match, 2, card)
    (seen,) = match.view(1)["seats"][0]["schedule"]  # type: ignore[index]
    assert [held["name"] for held in seen["stored"]] == [None]


@pytest.mark.rule("G-101")
def test_stored_cards_count_neither_for_the_hand_nor_for_a_new_deck() -> None:
    match = at("hand1=?5 hand2=? deck2=? phase=cleanup turn=2 sched2=Supply_Depot+Spyglass+Cookies")
    assert hand(match, 2) == ["Junk"] * 5
    assert stored(match) == ["Spyglass", "Cookies"]


@pytest.mark.rule("G-100")
def test_what_lies_on_a_card_that_leaves_the_schedule_goes_to_the_discard_pile() -> None:
    match = at("sched1=Supply_Depot+Spyglass+Cookies")
    s = state(match)
    release_stored(s, 0, s.sched[0][0])
    assert disc(match, 1) == ["Spyglass", "Cookies"]
    assert stored(match) == []


def test_barricade_takes_up_to_two_junk_cards_from_the_discard_pile_after_filling() -> None:
    match = at("phase=cleanup hand1=Barricade,?2 deck1=?4 disc1=?3,Spyglass hand2=?5")
    assert hand(match, 1) == ["Barricade", *["Junk"] * 4]
    assert asked(match) == ["P1 after filling"]
    tell(match, "P1 Barricade")
    assert set(names(match, "P1")) == {"Junk"}
    tell(match, "P1 Junk", "P1 Junk")
    assert len(hand(match, 1)) == 7  # more than the hand size
    assert disc(match, 1) == ["Junk", "Spyglass"]
    assert asked(match) == ["P2 act"]


@pytest.mark.rule("R14")
def test_barricade_acts_once_for_every_copy() -> None:
    match = tell(
        at("phase=cleanup hand1=Barricade,Barricade,?3 disc1=?5 hand2=?5"), "P1 Barricade", "P1 Junk", "P1 done"
    )
    assert options(match, "P1") == ["Barricade 2", "go on"]
    tell(match, "P1 Barricade", "P1 Junk", "P1 Junk")
    assert len(hand(match, 1)) == 8
    assert state(match).turn == 1


@pytest.mark.rule("R14", "G-105")
def test_barricade_acts_again_when_the_hand_is_filled_again() -> None:
    line = "phase=cleanup hand1=Barricade,Refreshing_Drink,?3 disc1=?5,Spyglass deck1=?4 hand2=?5"
    match = tell(at(line), "P1 Barricade", "P1 done")
    assert "Barricade 2" not in options(match, "P1")  # once after this fill
    tell(match, "P1 Refreshing Drink", "P1 Refreshing Drink")
    assert asked(match) == ["P1 after filling"]
    tell(match, "P1 Barricade", "P1 Junk", "P1 Junk")
    assert len(hand(match, 1)) == 7
    assert state(match).turn == 1


def test_barricade_in_another_hand_or_unused_does_nothing() -> None:
    match = tell(at("phase=cleanup hand1=?5 disc1=?3 hand2=Barricade,?4 deck2=? disc2=?3"), "P1 done")
    assert len(hand(match, 2)) == 5
    match = tell(at("phase=cleanup hand1=Barricade,?4 disc1=?3 hand2=?5"), "P1 done")
    assert len(hand(match, 1)) == 5


def test_whoever_may_hold_barricade_is_asked_whether_they_do_or_not() -> None:
    for held in ("Barricade", "?"):
        match = at(f"phase=cleanup hand1={held},?4 deck1=Barricade hand2=?5 disc1=?")
        assert asked(match) == ["P1 after filling"]
    open_to_all = at("phase=cleanup hand1=?5 disc1=Barricade decks=macaws,sloths,tree_kangaroos hand2=?5")
    assert asked(open_to_all) == ["P2 act"]  # nobody can hold the only copy that there is


def test_wheelbarrow_stores_the_top_card_of_the_deck() -> None:
    match = tell(at("hand1=Wheelbarrow deck1=Spyglass,Cookies hand2=?5"), "P1 play Wheelbarrow")
    assert stored(match) == ["Cookies"]
    assert deck(match, 1) == ["Spyglass"]
    (card,) = state(match).stored
    assert knows(match, 1, card)
    assert not knows(match, 2, card)


def test_wheelbarrow_throws_the_card_away_or_takes_it_at_the_start_of_the_next_turn() -> None:
    line = "phase=start hand1=? sched1=Wheelbarrow+Spyglass"
    match = tell(at(line), "P1 throw it away")
    assert mdisc(match) == ["Spyglass"]
    assert hand(match, 1) == ["Junk"]
    match = tell(at(line), "P1 Spyglass")
    assert hand(match, 1) == ["Junk", "Spyglass"]
    assert disc(match, 1) == ["Wheelbarrow"]


@pytest.mark.rule("DM-163")
def test_wheelbarrow_forms_a_new_deck_if_it_must_and_may_find_none() -> None:
    match = tell(at("hand1=Wheelbarrow disc1=Cookies"), "P1 play Wheelbarrow")
    assert stored(match) == ["Cookies"]
    assert stored(tell(at("hand1=Wheelbarrow"), "P1 play Wheelbarrow")) == []


def test_vigilance_searches_the_deck_stores_a_card_and_shuffles() -> None:
    match = tell(at("hand1=Vigilance deck1=Spyglass,?,Cookies"), "P1 play Vigilance")
    assert sorted(names(match, "P1")) == ["Cookies", "Junk", "Spyglass"]
    assert not may(match, "P1 done")
    before = state(match).rng
    tell(match, "P1 Spyglass")
    assert stored(match) == ["Spyglass"]
    assert sorted(deck(match, 1)) == ["Cookies", "Junk"]
    assert state(match).rng != before
    assert not any(knows(match, 1, card) for card in state(match).deck[0])


@pytest.mark.rule("DM-164")
def test_vigilance_finds_nothing_in_an_empty_deck() -> None:
    match = tell(at("hand1=Vigilance disc1=Cookies"), "P1 play Vigilance")
    assert stored(match) == []
    assert disc(match, 1) == ["Cookies"]


def test_vigilance_takes_the_card_at_the_start_of_the_next_turn() -> None:
    assert hand(at("phase=start sched1=Vigilance+Spyglass"), 1) == ["Spyglass"]


def test_supply_depot_stores_up_to_two_cards_of_the_hand() -> None:
    match = tell(at("hand1=Supply_Depot,Spyglass,Cookies,?"), "P1 play Supply Depot", "P1 Spyglass", "P1 Cookies")
    assert stored(match) == ["Spyglass", "Cookies"]
    assert hand(match, 1) == ["Junk"]
    match = tell(at("hand1=Supply_Depot,Spyglass"), "P1 play Supply Depot", "P1 done")
    assert stored(match) == []
    assert sched(match, 1) == ["Supply Depot"]


def test_supply_depot_takes_the_cards_at_the_start_of_the_next_turn() -> None:
    match = at("phase=start sched1=Supply_Depot+Spyglass+Cookies")
    assert hand(match, 1) == ["Spyglass", "Cookies"]
    assert disc(match, 1) == ["Supply Depot"]


def test_tactical_measurement_draws_a_card_then_puts_a_hand_card_on_the_deck() -> None:
    match = tell(at("hand1=Tactical_Measurement,Spyglass deck1=?,Cookies"), "P1 use Tactical Measurement")
    assert sorted(hand(match, 1)) == ["Cookies", "Spyglass", "Tactical Measurement"]
    tell(match, "P1 Spyglass")
    assert deck(match, 1) == ["Junk", "Spyglass"]
    assert asked(match) == ["P1 act"]
    assert state(match).actions == 1


def test_tactical_measurement_is_used_once_a_turn() -> None:
    match = tell(at("hand1=Tactical_Measurement deck1=?2"), "P1 use Tactical Measurement", "P1 Junk")
    assert not may(match, "P1 use Tactical Measurement")


@pytest.mark.rule("R4")
def test_tactical_measurement_puts_nothing_on_the_deck_when_nothing_was_drawn() -> None:
    match = tell(at("hand1=Tactical_Measurement,?"), "P1 use Tactical Measurement")
    assert hand(match, 1) == ["Tactical Measurement", "Junk"]
    assert asked(match) == ["P1 act"]
