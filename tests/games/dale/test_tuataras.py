"""Wealthy Tuataras, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import asked, at, disc, gold, hand, may, mdisc, options, sched, state, tell

DECKS = "deck1=?9 deck2=?9"
PASS = ("discard any cards", "done")


# Avid Financier


@pytest.mark.rule("R3", "R15")
def test_avid_financier_gives_one_gold_at_the_start_of_each_of_the_next_two_turns() -> None:
    match = at(f"hand1=Avid_Financier,?4 {DECKS} hand2=?5")
    tell(match, "P1 play Avid Financier")
    assert gold(match, 1) == 0
    assert not may(match, "P1 buy"), "gold on the card cannot be spent"
    for turn, purse in enumerate([1, 2, 2]):
        tell(match, *[f"P1 {words}" for words in PASS], *[f"P2 {words}" for words in PASS])
        assert gold(match, 1) == purse
        assert sched(match, 1) == (["Avid Financier"] if turn == 0 else [])
    assert disc(match, 1) == ["Avid Financier"]


# Greed


def test_greed_draws_two_for_one_and_discards_one() -> None:
    match = at("hand1=Greed gold1=1 deck1=Junk,Cookies,Spyglass")
    tell(match, "P1 play Greed", "P1 spend with 1 gold", "P1 Cookies")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Cookies", "Greed"]
    assert gold(match, 1) == 0


# Golden Opportunity


def test_golden_opportunity_throws_a_hand_card_away_and_gains_one_gold() -> None:
    match = tell(at("hand1=Golden_Opportunity,Cookies"), "P1 play Golden Opportunity", "P1 Cookies")
    assert mdisc(match) == ["Cookies"]
    assert gold(match, 1) == 1


@pytest.mark.rule("R15")
def test_golden_opportunity_gains_gold_with_an_empty_hand_too() -> None:
    assert gold(tell(at("hand1=Golden_Opportunity"), "P1 play Golden Opportunity"), 1) == 1


# Cache


@pytest.mark.rule("R6")
def test_cache_takes_any_card_of_the_discard_pile_for_two_even_one_just_paid() -> None:
    match = at("hand1=Cache,Cookies disc1=Spyglass,Junk")
    tell(match, "P1 play Cache", "P1 spend with Cookies 2")
    assert options(match, "P1") == ["Cookies 2", "Spyglass 4", "Junk 1"]
    tell(match, "P1 Cookies")
    assert hand(match, 1) == ["Cookies"]
    assert disc(match, 1) == ["Spyglass", "Junk", "Cache"]


def test_cache_paid_with_gold_finds_nothing_in_an_empty_pile() -> None:
    match = tell(at("hand1=Cache gold1=2"), "P1 play Cache", "P1 spend with 2 gold")
    assert asked(match) == ["P1 act"]


# Display of Power


@pytest.mark.rule("R14")
def test_display_of_power_adds_two_to_the_hand_size_of_this_turn() -> None:
    match = at(f"hand1=Display_of_Power,Junk gold1=2 {DECKS} hand2=?5")
    tell(match, "P1 play Display of Power", "P1 spend with 2 gold", *[f"P1 {words}" for words in PASS])
    assert len(hand(match, 1)) == 7
    tell(match, *[f"P2 {words}" for words in PASS], "P1 discard any cards", *["P1 Junk"] * 7)
    assert len(hand(match, 1)) == 5


# Safe Profits


@pytest.mark.rule("DM-273", "R15")
@pytest.mark.parametrize(
    ("payment", "gains"),
    [("Junk 1", 1), ("Cookies 2", 1), ("Junk 1 + Cookies 2", 2), ("Junk 1 + Flashy Show 5 + 2 gold", 4), ("1 gold", 1)],
)
def test_safe_profits_gain_half_of_what_is_spent_rounded_up(payment: str, gains: int) -> None:
    match = at("hand1=Safe_Profits,Junk,Cookies,Flashy_Show gold1=2")
    spent = 2 if payment.endswith("2 gold") else int(payment.endswith("1 gold"))
    tell(match, "P1 play Safe Profits", f"P1 spend with {payment}")
    assert gold(match, 1) == 2 - spent + gains


@pytest.mark.rule("DM-274", "G-50")
def test_safe_profits_count_no_more_than_eight_and_only_cards_may_go_beyond() -> None:
    match = at("hand1=Safe_Profits,Flashy_Show,Spyglass,Junk gold1=2")
    tell(match, "P1 play Safe Profits")
    said = options(match, "P1")
    assert "spend with Flashy Show 5 + Spyglass 4" in said
    assert "spend with Flashy Show 5 + Spyglass 4 + Junk 1" not in said, "the junk would be superfluous"
    assert "spend with Flashy Show 5 + Spyglass 4 + 1 gold" not in said
    assert "spend with Flashy Show 5 + Junk 1 + 2 gold" in said
    tell(match, "P1 spend with Spyglass 4 + Flashy Show 5")
    assert gold(match, 1) == 2 + 4
    assert state(match).turn == 0
