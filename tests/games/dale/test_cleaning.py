"""The clean-up: filling the hand, then the market; and the window after it."""

from __future__ import annotations

import pytest
from tests.games.dale.builds import plain_only
from tests.games.dale.table import (
    asked,
    at,
    card_named,
    deck,
    disc,
    hand,
    knows,
    market,
    mdeck,
    mdisc,
    options,
    state,
    tell,
)

from parlour.games.dale.rules import cleaning
from parlour.kernel.errors import RulesError


@pytest.mark.rule("DM-189", "DM-190")
def test_the_hand_is_filled_to_five_cards_one_by_one() -> None:
    match = at("phase=cleanup hand1=?3 deck1=Siesta,Spyglass,Flashy_Show hand2=?5")
    assert hand(match, 1) == ["Junk", "Junk", "Junk", "Flashy Show", "Spyglass"]
    assert deck(match, 1) == ["Siesta"]


@pytest.mark.rule("DM-191")
def test_a_hand_above_its_size_keeps_its_cards() -> None:
    match = at("phase=cleanup hand1=?7 deck1=? hand2=?5")
    assert len(hand(match, 1)) == 7
    assert asked(match) == ["P2 act"]


@pytest.mark.rule("DM-193", "DM-225")
def test_only_the_active_player_fills_the_hand() -> None:
    match = at("phase=cleanup hand1=? deck1=?9 hand2=? deck2=?9")
    assert len(hand(match, 1)) == 5
    assert len(hand(match, 2)) == 1


@pytest.mark.rule("DM-194", "G-55", "G-57")
def test_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed_and_there_is_none() -> None:
    match = at("phase=cleanup hand1=?3 deck1=Spyglass disc1=Siesta,Siesta hand2=?5")
    assert hand(match, 1) == ["Junk", "Junk", "Junk", "Spyglass", "Siesta"]
    assert deck(match, 1) == ["Siesta"]
    assert disc(match, 1) == []
    match = at("phase=cleanup hand1=?4 deck1=Spyglass disc1=Siesta hand2=?5")
    assert deck(match, 1) == []
    assert disc(match, 1) == ["Siesta"]


@pytest.mark.rule("DM-196", "DM-198", "R14")
def test_junk_fills_the_hand_when_deck_and_discard_pile_are_empty() -> None:
    match = at("phase=cleanup hand1=Spyglass deck1=Siesta hand2=?5")
    assert hand(match, 1) == ["Spyglass", "Siesta", "Junk", "Junk", "Junk"]


@pytest.mark.rule("DM-197", "G-62")
def test_junk_never_replaces_a_card_that_an_effect_would_draw() -> None:
    match = tell(at("hand1=Lunch_Break"), "P1 play Lunch Break")
    assert hand(match, 1) == []
    match = tell(at("phase=end hand1=Tactical_Measurement,?4 hand2=?5"), "P1 Tactical Measurement")
    assert hand(match, 1) == ["Tactical Measurement", *["Junk"] * 4]


@pytest.mark.rule("G-60")
def test_junk_is_not_for_a_player_whose_deck_another_player_needs() -> None:
    match = tell(at("hand1=Shrewd_Trickster hand2=Cookies disc2=-"), "P1 play Shrewd Trickster")
    assert hand(match, 2) == ["Cookies"]  # it was discarded and drawn again; there was no second card


@pytest.mark.rule("G-72", "R14")
def test_the_hand_size_is_looked_at_again_after_every_card() -> None:
    match = at("phase=cleanup hand1=?4 deck1=Siesta,Spyglass,Cookies hand2=?5")
    assert hand(match, 1) == ["Junk", "Junk", "Junk", "Junk", "Cookies", "Spyglass"]


@pytest.mark.rule("DM-061")
def test_cookies_are_shown_when_they_make_the_hand_larger_and_only_then() -> None:
    match = at("phase=cleanup hand1=Cookies,?2 deck1=?4 hand2=?5")
    assert len(hand(match, 1)) == 6
    assert knows(match, 2, card_named(match, state(match).hand[0], "Cookies"))
    match = at("phase=cleanup hand1=Cookies,?5 deck1=?4 hand2=?5")
    assert not knows(match, 2, card_named(match, state(match).hand[0], "Cookies"))


@pytest.mark.rule("R14")
def test_a_sofa_in_the_stall_and_a_bonus_of_this_turn_make_the_hand_larger() -> None:
    assert len(hand(at("phase=cleanup stall1=Sofa deck1=?9 hand2=?5"), 1)) == 6
    assert len(hand(at("phase=cleanup handsize=2 deck1=?9 hand2=?5"), 1)) == 7


@pytest.mark.rule("R13")
def test_lost_shipments_of_an_opponent_let_one_card_come_and_no_junk() -> None:
    match = at("phase=cleanup hand1=? deck1=?9 sched2=Lost_Shipments hand2=?5")
    assert len(hand(match, 1)) == 2
    match = at("phase=cleanup hand1=? sched2=Lost_Shipments hand2=?5")
    assert len(hand(match, 1)) == 2
    match = at("phase=cleanup hand1=? deck1=?9 sched1=Lost_Shipments hand2=?5")
    assert len(hand(match, 1)) == 5


@pytest.mark.rule("R13")
def test_lost_shipments_count_cards_over_the_whole_clean_up_but_not_those_of_an_effect() -> None:
    match = at("phase=cleanup hand1=Tactical_Measurement deck1=?9 sched2=Lost_Shipments hand2=?5")
    assert len(hand(match, 1)) == 2
    tell(match, "P1 Tactical Measurement", "P1 Junk", "P1 done")
    assert len(hand(match, 1)) == 2
    assert state(match).turn == 1


@pytest.mark.rule("G-75")
@plain_only
def test_a_hand_that_is_never_full_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "FILL_GUARD", 2)
    with pytest.raises(RulesError, match="never filled"):
        at("phase=cleanup deck1=?9 hand2=?5").asks  # noqa: B018


# Inheritance


@pytest.mark.rule("R14")
def test_inheritance_replaces_draws_of_the_fill_by_the_top_of_the_discard_pile_two_by_day() -> None:
    match = at("phase=cleanup clock=1 hand1=Inheritance,? deck1=?9 disc1=?,Siesta,Spyglass hand2=?5")
    tell(match, "P1 from the discard pile", "P1 from the discard pile")
    assert options(match, "P1") == ["from the deck", "all from the deck"]
    tell(match, "P1 all from the deck")
    assert hand(match, 1) == ["Inheritance", "Junk", "Spyglass", "Siesta", "Junk"]
    assert disc(match, 1) == ["Junk"]


@pytest.mark.rule("R14")
def test_inheritance_allows_one_by_night() -> None:
    match = at("phase=cleanup clock=3 hand1=Inheritance,? deck1=?9 disc1=?,Siesta,Spyglass hand2=?5")
    tell(match, "P1 from the deck", "P1 from the discard pile")
    assert options(match, "P1") == ["from the deck", "all from the deck"]
    tell(match, "P1 from the deck")
    assert hand(match, 1) == ["Inheritance", "Junk", "Junk", "Spyglass", "Junk"]


def test_inheritance_is_shown_when_it_is_used_and_not_when_it_is_not() -> None:
    line = "phase=cleanup clock=1 hand1=Inheritance,?2 deck1=?9 disc1=?2 hand2=?5"
    match = tell(at(line), "P1 all from the deck")
    assert not knows(match, 2, card_named(match, state(match).hand[0], "Inheritance"))
    match = tell(at(line), "P1 from the discard pile", "P1 all from the deck")
    assert knows(match, 2, card_named(match, state(match).hand[0], "Inheritance"))


def test_everybody_who_may_hold_inheritance_is_asked_where_cards_come_from() -> None:
    match = at("phase=cleanup clock=1 hand1=? deck1=?4,Inheritance disc1=?,Spyglass hand2=?5")
    assert options(match, "P1") == ["from the deck", "all from the deck"]
    tell(match, "P1 from the deck", "P1 from the discard pile", "P1 all from the deck")
    assert hand(match, 1) == ["Junk", "Inheritance", "Spyglass", "Junk", "Junk"]
    nobody = at("phase=cleanup clock=1 hand1=? deck1=?4 disc1=Inheritance hand2=?5")
    assert asked(nobody) == ["P2 act"]


@pytest.mark.rule("R13")
def test_a_card_that_is_inherited_counts_for_lost_shipments() -> None:
    match = at("phase=cleanup clock=1 hand1=Inheritance deck1=?9 disc1=?2 sched2=Lost_Shipments hand2=?5")
    tell(match, "P1 from the discard pile")
    assert len(hand(match, 1)) == 2
    assert state(match).turn == 1


# The market


@pytest.mark.rule("DM-132", "DM-200", "DM-201", "G-76")
def test_the_market_slides_to_the_right_and_is_filled_from_the_right_after_the_hand() -> None:
    match = at("phase=cleanup hand1=?5 market=-,Cookies,-,Siesta,Spyglass mdeck=Ironing,Flashy_Show hand2=?5")
    assert market(match) == ["Cookies", "Siesta", "Spyglass", "Flashy Show", "Ironing"]
    match = at("phase=cleanup hand1=?5 market=Cookies,Siesta,Cookies,Siesta,Spyglass mdeck=Ironing hand2=?5")
    assert mdeck(match) == ["Ironing"]


@pytest.mark.rule("DM-202", "DM-203")
def test_the_market_is_filled_from_its_discard_pile_and_may_stay_partly_empty() -> None:
    match = at("phase=cleanup hand1=?5 market=Cookies mdeck=Siesta mdisc=Spyglass hand2=?5")
    assert market(match) == ["Cookies", "Siesta", "Spyglass", "-", "-"]
    assert mdisc(match) == []


# The end of the turn


@pytest.mark.rule("DM-134", "R14")
def test_an_unused_ability_is_offered_after_the_clean_up_and_the_hand_is_filled_again() -> None:
    match = at("phase=cleanup hand1=Tactical_Measurement,?4 hand2=?5 deck1=? market=Cookies")
    assert asked(match) == ["P1 end turn"]
    assert state(match).turn == 0
    tell(match, "P1 Tactical Measurement", "P1 Junk", "P1 done")
    assert asked(match) == ["P2 act"]
    assert deck(match, 1) == ["Junk"]


@pytest.mark.rule("R14")
def test_a_card_that_an_ability_cost_is_drawn_again_before_the_turn_ends() -> None:
    match = at("phase=end hand1=Tactical_Measurement,?3 deck1=Spyglass hand2=?5 used=hand1.1 shown=hand1.1:all")
    assert hand(match, 1) == ["Tactical Measurement", "Junk", "Junk", "Junk", "Spyglass"]
    assert asked(match) == ["P2 act"]


def test_a_player_who_may_hold_an_ability_is_asked_at_the_end_of_the_turn_whether_they_do_or_not() -> None:
    for held in ("Wise_Spy", "?"):
        match = at(f"phase=cleanup hand1={held},?4 deck1=?,Wise_Spy hand2=?5")
        assert asked(match) == ["P1 end turn"]
        tell(match, "P1 done")
        assert state(match).turn == 1


@pytest.mark.rule("G-79")
def test_the_game_ends_without_a_winner_after_the_agreed_last_turn() -> None:
    match = at("phase=cleanup cap=50 turns=100 turn=2 hand1=?5 hand2=?5")
    assert match.ending is not None
    assert match.ending.rule == "G-79"
    assert match.ending.winners == []
