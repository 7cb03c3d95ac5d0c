"""The green characters, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    chance,
    cost,
    deck,
    disc,
    gold,
    hand,
    market,
    may,
    mdisc,
    names,
    state,
    tell,
    worth,
)

from parlour.games.dale.cards.prints import JUNK
from parlour.games.dale.rules.values import hand_size, price
from parlour.kernel.match import Match
from parlour.kernel.state import EVERYONE


def cast_as(name: str, more: str = "") -> Match:
    """A game in which P1 has just chosen a character; P2 is Odalys."""
    line = f"phase=characters dealt1={name},Pim dealt2=Odalys,Mabel deck1=?7,Swift_Broker,Wily_Fellow,Spyglass deck2=?9"
    match = at(f"{line} starters=1 {more}")
    s = state(match)
    match.answer(0, s.dealt[0][0])
    match.answer(1, s.dealt[1][0])
    return match


@pytest.mark.rule("DM-190", "DM-234")
def test_odalys_fills_the_hand_to_six() -> None:
    match = at("character1=Odalys phase=cleanup hand1=?4 deck1=?9 hand2=?5")
    assert len(hand(match, 1)) == 6
    assert hand_size(state(match), 1) == 5


@pytest.mark.rule("DM-100")
def test_odalys_starts_with_five_cards_like_everybody() -> None:
    assert len(hand(cast_as("Marisol"), 2)) == 5


def test_thaddeus_takes_a_gold_at_the_end_of_the_turn() -> None:
    match = tell(at("character1=Thaddeus phase=end hand1=?5 hand2=?5"), "P1 use Toll")
    assert gold(match, 1) == 1
    assert state(match).turn == 1


def test_thaddeus_may_decline() -> None:
    match = tell(at("character1=Thaddeus phase=end hand1=?5 hand2=?5"), "P1 done")
    assert gold(match, 1) == 0
    assert state(match).turn == 1


@pytest.mark.rule("DM-129", "G-30")
def test_the_end_of_the_turn_comes_after_the_market_is_filled() -> None:
    match = at("character1=Thaddeus phase=cleanup hand1=?5 hand2=?5 mdeck=Spyglass")
    assert asked(match) == ["P1 end of turn"]
    assert market(match)[0] == "Spyglass"


def test_marisol_draws_then_discards() -> None:
    match = at("character1=Marisol phase=start hand1=Cookies deck1=Spyglass")
    tell(match, "P1 use Dawn Walk")
    assert set(names(match, "P1")) == {"Cookies", "Spyglass"}
    tell(match, "P1 Cookies")
    assert hand(match, 1) == ["Spyglass"]
    assert disc(match, 1) == ["Cookies"]
    assert asked(match) == ["P1 act"]


def test_quill_pays_two_less_in_the_two_leftmost_slots() -> None:
    match = at("character1=Quill market=Cookies,Cookies,Spyglass,Spyglass,Shattered_Relic")
    assert [cost(match, 1, "Cookies"), cost(match, 1, "Shattered Relic")] == [2, 5]
    assert [price_at(match, slot) for slot in range(5)] == [2, 3, 6, 5, 5]


def price_at(match: Match, slot: int) -> int:
    """What P1 pays in a slot."""
    return price(state(match), 0, slot)


@pytest.mark.rule("DM-234")
def test_quill_makes_nothing_cheaper_for_others() -> None:
    match = at("character2=Quill market=Cookies,Cookies,Spyglass,Spyglass,Shattered_Relic")
    assert price_at(match, 4) == 7


def test_quill_can_buy_what_only_the_lower_price_reaches() -> None:
    match = at("character1=Quill hand1=?5 market=-,-,-,-,Shattered_Relic deck1=?9 hand2=?5")
    assert may(match, "P1 buy Shattered Relic 3 for 5")
    match = at("hand1=?5 market=-,-,-,-,Shattered_Relic")
    assert not may(match, "P1 buy Shattered Relic 3 for 7")


def test_fennimore_throws_the_top_of_the_discard_pile_away_before_the_fill() -> None:
    row = "Cookies,Spyglass,Shattered_Relic,Favourite_Toy,Flashy_Show"
    match = at(f"character1=Fennimore phase=cleanup hand1=?5 disc1=Spyglass,Cookies hand2=?5 market={row}")
    tell(match, "P1 use Pick Over")
    assert disc(match, 1) == ["Spyglass"]
    assert mdisc(match) == ["Cookies"]


def test_fennimore_needs_a_discard_pile() -> None:
    match = at("character1=Fennimore phase=cleanup hand1=?5 hand2=?5")
    assert not may(match, "P1 use Pick Over")


@pytest.mark.rule("DM-132", "DM-237")
def test_a_card_thrown_away_in_the_clean_up_is_not_shuffled_back() -> None:
    match = at("character1=Fennimore phase=cleanup hand1=?4 disc1=Spyglass,Cookies hand2=?5")
    tell(match, "P1 use Pick Over")
    assert hand(match, 1) == ["Junk"] * 4 + ["Spyglass"]


def test_hespera_throws_a_market_card_away_and_fills_its_slot() -> None:
    match = at("character1=Hespera market=Cookies,Spyglass,Shattered_Relic,Favourite_Toy,Flashy_Show mdeck=Wily_Fellow")
    tell(match, "P1 use Redecorate", "P1 Spyglass")
    assert market(match) == ["Cookies", "Wily Fellow", "Shattered Relic", "Favourite Toy", "Flashy Show"]
    assert mdisc(match) == ["Spyglass"]
    assert asked(match) == ["P1 act"]


def test_hespera_needs_a_market_card() -> None:
    assert not may(at("character1=Hespera"), "P1 use Redecorate")


def test_pim_discards_junk_then_draws() -> None:
    match = at("character1=Pim hand1=Junk,Cookies deck1=Spyglass")
    tell(match, "P1 use Errand")
    assert names(match, "P1") == ["Junk"]
    tell(match, "P1 Junk")
    assert hand(match, 1) == ["Cookies", "Spyglass"]
    assert disc(match, 1) == ["Junk"]


def test_pim_needs_junk() -> None:
    assert not may(at("character1=Pim hand1=Cookies deck1=Spyglass"), "P1 use Errand")


@pytest.mark.rule("DM-023", "DM-123")
@pytest.mark.parametrize(("side", "more"), [(0, 0), (3, 2), (5, 3)])
def test_ottoline_shows_a_card_that_is_worth_what_is_rolled_more(side: int, more: int) -> None:
    match = at(f"character1=Ottoline hand1=Cookies,Spyglass deck1=?9 {chance(6, side)}")
    tell(match, "P1 use Long Shot", "P1 Cookies")
    assert worth(match, 1, "Cookies") == 2 + more
    assert worth(match, 1, "Spyglass") == 4
    s = state(match)
    assert s.known[s.hand[0][0]] == EVERYONE


def test_ottolines_luck_ends_with_the_turn() -> None:
    match = at(f"character1=Ottoline hand1=Cookies,?4 deck1=?9 hand2=?5 deck2=?9 {chance(6, 5)}")
    tell(match, "P1 use Long Shot", "P1 Cookies", "P1 discard any cards", "P1 done")
    assert worth(match, 1, "Cookies") == 2


@pytest.mark.rule("DM-118", "DM-268")
def test_corvin_takes_three_gold_during_setup() -> None:
    assert gold(cast_as("Corvin"), 1) == 3


def test_corvin_takes_a_gold_for_a_stack() -> None:
    match = at("character1=Corvin hand1=Swift_Broker deck1=?9 hand2=?5")
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1")
    assert gold(match, 1) == 1


def test_corvin_takes_nothing_for_the_stacks_of_others() -> None:
    match = at("character2=Corvin hand1=Swift_Broker deck1=?9 hand2=?5")
    tell(match, "P1 build a stack", "P1 build with Swift Broker 1")
    assert gold(match, 2) == 0


@pytest.mark.rule("DM-118", "DM-268", "DM-090")
def test_perpetua_starts_with_two_junk_cards_less() -> None:
    match = cast_as("Perpetua")
    s = state(match)
    mine = s.deck[0] + s.hand[0]
    assert len(mine) == 8
    assert [s.face[card] for card in mine].count(JUNK) == 5
    assert len(hand(match, 1)) == 5


@pytest.mark.rule("DM-236")
def test_mabel_discards_two_cards_at_most_before_the_fill() -> None:
    match = at("character1=Mabel phase=cleanup hand1=?4,Spyglass deck1=?9 hand2=?5")
    tell(match, "P1 use Spring Cleaning", "P1 Junk", "P1 Junk")
    assert disc(match, 1) == ["Junk", "Junk"]
    assert len(hand(match, 1)) == 5
    assert len(deck(match, 1)) == 7


def test_mabel_may_stop_after_one_card() -> None:
    match = at("character1=Mabel phase=cleanup hand1=?4,Spyglass deck1=?9 hand2=?5")
    tell(match, "P1 use Spring Cleaning", "P1 Spyglass", "P1 done")
    assert disc(match, 1) == ["Spyglass"]


def test_mabel_needs_a_card() -> None:
    assert not may(at("character1=Mabel phase=cleanup deck1=?9 hand2=?5"), "P1 use Spring Cleaning")
