"""The yellow characters, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    chance,
    deck,
    disc,
    events,
    gold,
    hand,
    may,
    mdisc,
    names,
    options,
    stall,
    state,
    stored,
    tell,
)
from tests.games.dale.test_characters_green import cast_as

from parlour.games.dale.cards.cast import tokens_of
from parlour.games.dale.cards.prints import PRINTS
from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE


def tokens(match: Match) -> int:
    """The tokens on P1's character."""
    return tokens_of(state(match), 0)


# Isolde


@pytest.mark.rule("DM-272", "DM-273", "DM-082")
def test_isolde_adds_as_many_tokens_as_she_spends() -> None:
    match = at("character1=Isolde phase=cleanup hand1=?5 deck1=?9 hand2=?5")
    tell(match, "P1 use Deposit", "P1 spend with Junk 1 + Junk 1")
    assert tokens(match) == 2
    assert disc(match, 1) == ["Junk", "Junk"]
    assert len(hand(match, 1)) == 5


@pytest.mark.rule("DM-274")
def test_isolde_deposits_three_at_most() -> None:
    match = at("character1=Isolde phase=cleanup hand1=Spyglass deck1=?9 hand2=?5")
    tell(match, "P1 use Deposit", "P1 spend with Spyglass 4")
    assert tokens(match) == 3


def test_isolde_cannot_deposit_with_nothing() -> None:
    assert not may(at("character1=Isolde phase=cleanup deck1=?9 hand2=?5"), "P1 use Deposit")


@pytest.mark.rule("DM-083")
@pytest.mark.parametrize(("saved", "coins"), [(1, 1), (2, 3), (3, 4)])
def test_isolde_withdraws_all_tokens_as_gold_and_one_more_from_two_on(saved: int, coins: int) -> None:
    match = tell(at(f"character1=Isolde:{saved} phase=start"), "P1 use Withdraw")
    assert (tokens(match), gold(match, 1)) == (0, coins)


def test_isolde_cannot_withdraw_without_tokens() -> None:
    assert not may(at("character1=Isolde phase=start"), "P1 use Withdraw")


# Basalt

CLOCK = "decks=macaws,raccoons,mongooses"


def test_basalt_takes_a_gold_by_day() -> None:
    match = tell(at(f"character1=Basalt phase=start {CLOCK} clock=2 deck1=Spyglass"), "P1 use Rounds")
    assert gold(match, 1) == 1
    assert hand(match, 1) == []


def test_basalt_draws_a_card_by_night() -> None:
    match = tell(at(f"character1=Basalt phase=start {CLOCK} clock=3 deck1=Spyglass"), "P1 use Rounds")
    assert gold(match, 1) == 0
    assert hand(match, 1) == ["Spyglass"]


def test_basalt_pays_one_to_advance_the_clock() -> None:
    match = tell(at(f"character1=Basalt {CLOCK} clock=2 gold1=1"), "P1 use Wind Up", "P1 spend with 1 gold")
    assert state(match).clock == 2
    assert gold(match, 1) == 0
    assert not may(match, "P1 use Wind Up")


# Wren


@pytest.mark.rule("DM-276", "DM-277", "G-101")
def test_wren_stores_a_card_face_down_before_the_fill() -> None:
    match = at("character1=Wren phase=cleanup hand1=?4,Spyglass deck1=?9 hand2=?5")
    tell(match, "P1 use Load", "P1 Spyglass")
    s = state(match)
    assert stored(match) == ["Spyglass"]
    assert s.known[s.stored[0]] == 1
    assert len(hand(match, 1)) == 5


def test_wren_stores_two_cards_at_most() -> None:
    assert may(at("character1=Wren+Junk phase=cleanup hand1=?5 hand2=?5"), "P1 use Load")
    assert not may(at("character1=Wren+Junk+Junk phase=cleanup hand1=?5 hand2=?5"), "P1 use Load")


@pytest.mark.rule("DM-278")
def test_wren_takes_a_stored_card_in_the_action_phase_of_every_turn() -> None:
    match = at("character1=Wren+Spyglass+Cookies hand1=Junk")
    tell(match, "P1 use Unload", "P1 Cookies")
    assert hand(match, 1) == ["Junk", "Cookies"]
    assert stored(match) == ["Spyglass"]
    assert not may(match, "P1 use Unload")


# Lucasta


@pytest.mark.rule("DM-239", "DM-240")
def test_lucasta_takes_a_market_action_two_cheaper() -> None:
    match = at("character1=Lucasta hand1=?2 market=Spyglass deck1=?9 hand2=?5")
    tell(match, "P1 use Going Twice")
    assert options(match, "P1") == ["buy Spyglass 4 for 2"]
    tell(match, "P1 buy Spyglass", "P1 pay with Junk 1 + Junk 1")
    assert "Spyglass" in hand(match, 1)
    assert state(match).turn == 1


def test_lucasta_pays_the_full_price_in_a_market_action_of_her_own() -> None:
    match = at("character1=Lucasta hand1=?4 market=Spyglass,Cookies actions=2")
    assert may(match, "P1 buy Spyglass 4 for 4")
    tell(match, "P1 use Going Twice", "P1 buy Cookies", "P1 pay with Junk 1")
    assert tokens(match) == 0
    assert "P1 act" in asked(match)


def test_lucasta_pays_nothing_for_a_price_below_zero() -> None:
    match = at("character1=Lucasta market=Cookies deck1=?9 hand2=?5")
    tell(match, "P1 use Going Twice", "P1 buy Cookies 2 for 0", "P1 pay nothing")
    assert "Cookies" in hand(match, 1)


def test_lucasta_needs_something_that_she_can_pay_for() -> None:
    assert not may(at("character1=Lucasta hand1=? market=Spyglass"), "P1 use Going Twice")


# Gideon


@pytest.mark.rule("DM-239", "DM-155")
def test_gideon_plays_the_top_card_of_his_discard_pile() -> None:
    match = at("character1=Gideon hand1=Junk,Cookies deck1=Wily_Fellow disc1=Cookies,Shattered_Relic")
    tell(match, "P1 use Encore", "P1 Junk")
    assert hand(match, 1) == ["Cookies", "Wily Fellow"]
    assert disc(match, 1) == ["Cookies", "Shattered Relic"]


def test_gideon_needs_a_technique_there() -> None:
    assert not may(at("character1=Gideon hand1=Junk disc1=Shattered_Relic,Cookies"), "P1 use Encore")
    assert not may(at("character1=Gideon hand1=Junk"), "P1 use Encore")
    assert not may(at("character1=Gideon hand1=Junk disc1=Azure_False_Bill"), "P1 use Encore")


@pytest.mark.rule("DM-269")
def test_gideon_needs_what_the_technique_costs() -> None:
    assert not may(at("character1=Gideon disc1=Greed"), "P1 use Encore")
    assert may(at("character1=Gideon disc1=Greed gold1=1"), "P1 use Encore")


# Amaranth


@pytest.mark.rule("DM-118", "DM-245", "G-13")
def test_amaranth_has_both_tall_tales_in_her_starting_deck() -> None:
    match = cast_as("Amaranth", "box=Crimson_Tall_Tale,Crimson_Tall_Tale,Azure_Tall_Tale")
    s = state(match)
    mine = [PRINTS[s.face[card]].name for card in s.deck[0] + s.hand[0]]
    assert len(mine) == 12
    assert mine.count("Crimson Tall Tale") == 2


@pytest.mark.rule("DM-245")
def test_tall_tale_draws_two_and_goes_to_another_discard_pile() -> None:
    match = tell(at("character1=Amaranth hand1=Crimson_Tall_Tale deck1=?3"), "P1 play Crimson Tall Tale")
    assert hand(match, 1) == ["Junk", "Junk"]
    assert disc(match, 2) == ["Crimson Tall Tale"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("DM-248", "DM-251", "DM-262")
def test_tall_tale_returns_and_costs_a_card() -> None:
    match = at("character2=Amaranth hand1=Favourite_Toy,Cookies,Spyglass disc1=Azure_Tall_Tale")
    tell(match, "P1 play Favourite Toy")
    assert set(names(match, "P1")) == {"Cookies", "Spyglass"}
    tell(match, "P1 Cookies")
    assert deck(match, 2) == ["Azure Tall Tale"]
    assert disc(match, 1) == ["Cookies", "Favourite Toy"]


@pytest.mark.rule("DM-253")
def test_amaranth_draws_her_own_tall_tale_unharmed() -> None:
    match = tell(at("character1=Amaranth hand1=Favourite_Toy disc1=Crimson_Tall_Tale"), "P1 play Favourite Toy")
    assert hand(match, 1) == ["Crimson Tall Tale"]


# Sable


@pytest.mark.rule("DM-118", "DM-268")
def test_sable_borrows_eight_gold_for_three_tokens() -> None:
    match = cast_as("Sable")
    assert (gold(match, 1), tokens(match)) == (8, 3)


@pytest.mark.rule("DM-269", "DM-275")
def test_sable_repays_two_for_a_token_twice_a_turn() -> None:
    match = at("character1=Sable:3 gold1=4")
    tell(match, "P1 use Repay", "P1 spend with 2 gold", "P1 use Repay", "P1 spend with 2 gold")
    assert (gold(match, 1), tokens(match)) == (0, 1)
    assert not may(match, "P1 use Repay")


def test_sable_needs_a_token_and_two_to_spend() -> None:
    assert not may(at("character1=Sable:1 gold1=1"), "P1 use Repay")
    assert not may(at("character1=Sable gold1=4"), "P1 use Repay")


# Juniper


@pytest.mark.parametrize(("side", "coins", "drawn", "thrown"), [(0, 2, 0, 0), (1, 0, 1, 0), (4, 0, 0, 1)])
def test_juniper_reads_comet_planet_and_stars(side: int, coins: int, drawn: int, thrown: int) -> None:
    match = at(f"character1=Juniper phase=start deck1=Spyglass disc1=Cookies {chance(6, side)}")
    tell(match, "P1 use Read the Sky")
    assert (gold(match, 1), len(hand(match, 1)), len(mdisc(match))) == (coins, drawn, thrown)


def test_junipers_stars_find_nothing_on_an_empty_pile() -> None:
    match = tell(at(f"character1=Juniper phase=start {chance(6, 5)}"), "P1 use Read the Sky")
    assert mdisc(match) == []


# Alder


@pytest.mark.rule("DM-239", "DM-240")
def test_alder_builds_and_draws_three() -> None:
    match = at("character1=Alder hand1=Swift_Broker deck1=Spyglass,Cookies,?2 actions=2")
    tell(match, "P1 use Topping Out", "P1 build with Swift Broker 1")
    assert stall(match, 1) == [["Swift Broker"]]
    assert hand(match, 1) == ["Junk", "Junk", "Cookies"]
    assert state(match).actions == 1


def test_alder_needs_a_stack() -> None:
    assert not may(at("character1=Alder hand1=Cookies"), "P1 use Topping Out")


# Ferris


@pytest.mark.rule("DM-019")
def test_ferris_draws_and_discards_as_many_as_rolled() -> None:
    seen = set()
    for number in range(1, 20):
        match = at(f"character1=Ferris gold1=1 hand1=?2 deck1=?9 chance={number * 104729}")
        tell(match, "P1 use Leap", "P1 spend with 1 gold")
        rolled = int(str(events(match, "rolled")[-1].data["result"]))
        assert len(deck(match, 1)) == 9 - rolled
        tell(match, *["P1 Junk"] * rolled)
        assert len(disc(match, 1)) == rolled
        assert asked(match) == ["P1 act"]
        seen.add(rolled)
    assert seen == {1, 2, 3}


def test_ferris_has_to_spend_one() -> None:
    assert not may(at("character1=Ferris deck1=?9"), "P1 use Leap")


# Sigrid


def test_sigrid_takes_her_trap_from_any_discard_pile() -> None:
    match = at("character1=Sigrid disc1=Crimson_False_Bill disc2=Crimson_Itching_Powder,Azure_False_Bill")
    tell(match, "P1 use Snare")
    assert sorted(names(match, "P1")) == ["Crimson False Bill", "Crimson Itching Powder"]
    tell(match, "P1 Crimson Itching Powder")
    assert hand(match, 1) == ["Crimson Itching Powder"]
    assert disc(match, 2) == ["Azure False Bill"]


def test_sigrid_needs_a_trap_of_her_own() -> None:
    assert not may(at("character1=Sigrid disc2=Azure_False_Bill"), "P1 use Snare")


# Rosalind


@pytest.mark.rule("DM-122")
def test_rosalind_hands_her_teammate_a_card_and_draws() -> None:
    match = at("players=4 teams=yes character1=Rosalind hand1=Cookies,Junk deck1=Spyglass")
    tell(match, "P1 use Hand Over", "P1 Cookies")
    assert hand(match, 3) == ["Cookies"]
    assert hand(match, 1) == ["Junk", "Spyglass"]


@pytest.mark.rule("G-85")
def test_a_trap_handed_to_a_teammate_goes_off() -> None:
    match = at("players=4 teams=yes character1=Rosalind hand1=Crimson_False_Bill deck1=Spyglass")
    tell(match, "P1 use Hand Over", "P1 Crimson False Bill")
    assert disc(match, 3) == ["Junk"]
    assert hand(match, 1) == ["Crimson False Bill"], "it came back on top of the deck, and is drawn"


# Cassian


@pytest.mark.rule("DM-121", "DM-082")
def test_cassian_adds_a_token_for_every_purchase() -> None:
    match = at("character1=Cassian hand1=?2 market=Cookies deck1=?9 hand2=?5")
    tell(match, "P1 buy Cookies", "P1 pay with Junk 1 + Junk 1")
    assert tokens(match) == 1


def test_cassians_timetable_gives_an_action_for_four_tokens() -> None:
    match = tell(at("character1=Cassian:5 hand1=?2"), "P1 use Special Train")
    assert tokens(match) == 1
    assert state(match).actions == 2
    assert not may(match, "P1 use Special Train")


def test_cassian_needs_four_tokens() -> None:
    match = at("character1=Cassian:3 hand1=?2")
    assert not may(match, "P1 use Special Train")
    s = state(match)
    assert [s.known[card] for card in s.beside[0]] == [EVERYONE]
