"""Lucky Ocelots, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    card_named,
    chance,
    deck,
    disc,
    events,
    hand,
    knows,
    may,
    mdeck,
    mdisc,
    names,
    options,
    stall,
    state,
    tell,
    worth,
)

from parlour.kernel.state import EVERYONE

# Bold Haggler


@pytest.mark.parametrize(("side", "expected"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_bold_haggler_is_worth_as_much_more_as_the_ocelot_die_shows(side: int, expected: int) -> None:
    match = tell(at(f"hand1=Bold_Haggler {chance(6, side)}"), "P1 use Bold Haggler")
    assert worth(match, 1, "Bold Haggler") == expected


@pytest.mark.rule("R3")
def test_bold_haggler_rolls_once_a_turn_and_needs_no_action() -> None:
    match = tell(at("hand1=Bold_Haggler,Bold_Haggler"), "P1 use Bold Haggler")
    assert state(match).actions == 1
    assert may(match, "P1 use Bold Haggler")
    tell(match, "P1 use Bold Haggler")
    assert not may(match, "P1 use Bold Haggler")


def test_bold_haggler_is_itself_again_at_the_end_of_the_turn() -> None:
    match = at("hand1=Bold_Haggler,?4 hand2=?5 used=hand1.1 changes=add:hand1.1:1:3")
    tell(match, "P1 discard any cards", "P1 done", "P1 done")
    assert state(match).turn == 1
    assert worth(match, 1, "Bold Haggler") == 1


# New Season


def test_new_season_throws_an_animalfolk_card_of_the_discard_pile_away_and_takes_the_market_top() -> None:
    match = at("hand1=New_Season disc1=Charm,?,Gamble mdeck=Whirligig,Blindfold")
    tell(match, "P1 play New Season")
    assert names(match, "P1") == ["Charm", "Gamble"]
    tell(match, "P1 Charm")
    assert mdisc(match) == ["Charm"]
    assert hand(match, 1) == ["Blindfold"]
    assert disc(match, 1) == ["Junk", "Gamble", "New Season"]


@pytest.mark.rule("R4")
def test_new_season_takes_nothing_if_nothing_was_thrown_away() -> None:
    match = tell(at("hand1=New_Season disc1=?2 mdeck=Whirligig"), "P1 play New Season")
    assert hand(match, 1) == []
    assert mdeck(match) == ["Whirligig"]


@pytest.mark.rule("R10", "G-63")
def test_new_season_may_take_the_very_card_that_it_threw_away() -> None:
    match = tell(at("hand1=New_Season disc1=Charm"), "P1 play New Season")
    assert hand(match, 1) == ["Charm"]


# Whirligig


def test_whirligig_discards_the_hand_and_draws_as_many() -> None:
    match = at("hand1=Whirligig,Charm,? deck1=Gamble,Blindfold,New_Season")
    tell(match, "P1 play Whirligig", "P1 Junk")
    assert sorted(hand(match, 1)) == ["Blindfold", "New Season"]
    assert disc(match, 1) == ["Junk", "Charm", "Whirligig"]
    assert deck(match, 1) == ["Gamble"]


def test_whirligig_deals_both_hands_anew_each_as_many_as_before() -> None:
    line = "players=3 hand1=Whirligig,? deck1=Gamble hand2=Blindfold,New_Season hand3=Charm"
    answers = ["P1 play Whirligig", "P1 P2"]
    assert by_chance(line, answers, lambda match: hand(match, 1)) == {"Gamble", "Blindfold", "New Season"}
    match = tell(at(line), *answers)
    assert len(hand(match, 2)) == 2
    assert sorted(hand(match, 1) + hand(match, 2)) == ["Blindfold", "Gamble", "New Season"]
    assert hand(match, 3) == ["Charm"]


@pytest.mark.rule("R10")
def test_whirligig_gives_back_as_many_cards_as_were_drawn() -> None:
    match = at("hand1=Whirligig,Charm hand2=Blindfold,New_Season")
    tell(match, "P1 play Whirligig")
    assert len(hand(match, 1)) == 1
    match = tell(at("hand1=Whirligig hand2=Blindfold,New_Season"), "P1 play Whirligig")
    assert hand(match, 1) == []
    assert len(hand(match, 2)) == 2


def test_whirligig_leaves_nobody_knowing_the_others_cards() -> None:
    match = at("hand1=Whirligig,? deck1=Gamble hand2=Blindfold,New_Season shown=hand2.1:all")
    tell(match, "P1 play Whirligig")
    for card in state(match).hand[1]:
        assert knows(match, 2, card)
        assert not knows(match, 1, card)


# Charm


@pytest.mark.rule("R9", "G-70")
def test_charm_builds_the_market_top_if_it_is_the_next_stack() -> None:
    match = at("hand1=Charm,? mdeck=Gamble,New_Season stall1=Bold_Haggler")
    tell(match, "P1 play Charm")
    assert stall(match, 1) == [["Bold Haggler"], ["New Season"]]
    assert asked(match) == ["P1 act"]
    assert disc(match, 1) == ["Charm"]


def test_charm_throws_a_card_away_that_does_not_fit() -> None:
    match = tell(at("hand1=Charm mdeck=Gamble,New_Season"), "P1 play Charm")
    assert stall(match, 1) == []
    assert mdisc(match) == ["New Season"]
    assert len(events(match, "shown")) == 1


@pytest.mark.rule("R9")
def test_charm_counts_auras_nasty_threats_and_accordions() -> None:
    match = tell(at("hand1=Charm mdeck=Spyglass changes=add:all:1:1 stall1=*|*|*|*"), "P1 play Charm")
    assert stall(match, 1)[4] == ["Spyglass"]
    match = tell(at("hand1=Charm mdeck=Spyglass sched2=Nasty_Threat stall1=*|*"), "P1 play Charm")
    assert stall(match, 1)[2] == ["Spyglass"]
    match = tell(at("hand1=Charm mdeck=Accordion stall1=*|*|*|*|*"), "P1 play Charm")
    assert stall(match, 1)[5] == ["Accordion"]


@pytest.mark.rule("R8", "R9")
def test_charm_builds_a_chameleon_as_a_copy() -> None:
    match = tell(at("hand1=Charm mdeck=Trendsetting market=Cookies,Swift_Broker"), "P1 play Charm")
    assert stall(match, 1) == [["Trendsetting"]]
    match = tell(at("hand1=Charm mdeck=Trendsetting market=Cookies,Shattered_Relic"), "P1 play Charm")
    assert mdisc(match) == ["Trendsetting"]


@pytest.mark.rule("R9")
def test_charm_lets_one_pay_for_a_stove() -> None:
    match = at("hand1=Charm,Cookies,? mdeck=Stove stall1=Swift_Broker")
    tell(match, "P1 play Charm")
    assert options(match, "P1") == ["spend nothing", "spend with Cookies 2 + Junk 1"]
    tell(match, "P1 spend with Junk 1 + Cookies 2")
    assert stall(match, 1)[1] == ["Stove"]


@pytest.mark.rule("R9")
def test_charm_throws_a_stove_away_for_which_nobody_wants_to_pay() -> None:
    match = at("hand1=Charm,Cookies,? mdeck=Stove stall1=Swift_Broker")
    tell(match, "P1 play Charm", "P1 spend nothing")
    assert mdisc(match) == ["Stove"]
    assert hand(match, 1) == ["Cookies", "Junk"]
    assert asked(match) == ["P1 act"]


@pytest.mark.rule("R9", "R17")
def test_charm_does_not_tell_whether_a_stove_could_be_paid_for() -> None:
    match = tell(at("hand1=Charm,? mdeck=Stove stall1=Swift_Broker"), "P1 play Charm")
    assert options(match, "P1") == ["spend nothing"]
    assert mdisc(tell(match, "P1 spend nothing")) == ["Stove"]


@pytest.mark.rule("R9")
def test_charm_builds_a_stove_that_is_a_stack_as_it_is() -> None:
    match = at("hand1=Charm,Cookies,? mdeck=Stove stall1=*|*|*")
    tell(match, "P1 play Charm")
    assert options(match, "P1") == ["spend nothing"]
    assert stall(tell(match, "P1 spend nothing"), 1)[3] == ["Stove"]


@pytest.mark.rule("R9", "DM-204")
def test_charm_lets_winter_follow_and_may_win_the_game() -> None:
    match = at("hand1=Charm,Acorn,Empty_Chest mdeck=Winter_is_Coming stall1=*|*|*|*")
    tell(match, "P1 play Charm")
    assert options(match, "P1") == ["build nothing", "build with Acorn 4 + Empty Chest 2"]
    match = tell(at("hand1=Charm mdeck=Favourite_Toy changes=add:all:1:3 stall1=*|*|*|*|*|*|*"), "P1 play Charm")
    assert match.ending is not None
    assert match.ending.winners == [0]


# Gamble


@pytest.mark.parametrize(("side", "exchanged"), [(0, 0), (1, 1), (3, 2), (5, 3)])
def test_gamble_exchanges_as_many_random_cards_as_the_die_shows(side: int, exchanged: int) -> None:
    match = at(f"hand1=Gamble,?4 hand2=Charm,Charm,Charm,New_Season {chance(6, side)}")
    tell(match, "P1 play Gamble")
    assert hand(match, 1).count("Junk") == 4 - exchanged
    assert hand(match, 2).count("Junk") == exchanged
    assert len(hand(match, 1)) == len(hand(match, 2)) == 4


@pytest.mark.rule("DM-162", "R15")
def test_gamble_exchanges_no_more_than_both_have_and_cards_of_before_only() -> None:
    match = at(f"hand1=Gamble,? hand2=Charm,New_Season {chance(6, 5)}")
    tell(match, "P1 play Gamble")
    assert len(hand(match, 1)) == 1
    assert hand(match, 1) != ["Junk"]
    assert "Junk" in hand(match, 2)


def test_gamble_is_with_a_player_of_choice() -> None:
    match = tell(at("players=3 hand1=Gamble,? hand2=? hand3=?"), "P1 play Gamble")
    assert options(match, "P1") == ["P2", "P3"]


# Blindfold


def test_blindfold_discards_a_card_whose_value_is_named() -> None:
    match = at("hand1=Blindfold,Charm,? hand2=?")
    tell(match, "P1 play Blindfold", "P1 Charm")
    assert asked(match) == ["P2 name a value"]
    assert options(match, "P2") == ["1", "2", "3", "4", "5"]
    tell(match, "P2 4")
    assert disc(match, 1) == ["Charm", "Blindfold"]
    assert hand(match, 1) == ["Junk"]


def test_blindfold_gives_a_card_another_value_if_the_guess_was_wrong() -> None:
    match = at("hand1=Blindfold,Charm,? hand2=?")
    tell(match, "P1 play Blindfold", "P1 Charm", "P2 5")
    assert options(match, "P1") == ["1", "2", "3", "4", "5"]
    tell(match, "P1 2")
    assert hand(match, 1) == ["Charm", "Junk"]
    assert worth(match, 1, "Charm") == 2


@pytest.mark.rule("DM-173")
def test_blindfold_hides_the_card_before_the_guess_and_reveals_it_after() -> None:
    match = tell(at("hand1=Blindfold,Charm,? hand2=?"), "P1 play Blindfold", "P1 Charm")
    card = card_named(match, state(match).hand[0], "Charm")
    assert not knows(match, 2, card)
    tell(match, "P2 5")
    assert state(match).known[card] == EVERYONE


@pytest.mark.rule("R7")
def test_blindfold_is_about_the_value_now() -> None:
    match = at("hand1=Blindfold,Charm hand2=? changes=add:all:1:1")
    tell(match, "P1 play Blindfold", "P1 Charm")
    assert options(match, "P2") == ["2", "3", "4", "5", "6"]
    tell(match, "P2 4", "P1 1")
    assert worth(match, 1, "Charm") == 1


@pytest.mark.rule("DM-226")
def test_blindfold_asks_an_opponent_never_the_teammate() -> None:
    match = tell(at("players=4 teams=yes hand1=Blindfold,Charm"), "P1 play Blindfold", "P1 Charm")
    assert options(match, "P1") == ["P2", "P4"]


def test_blindfold_with_an_empty_hand_asks_nobody() -> None:
    assert asked(tell(at("hand1=Blindfold hand2=?"), "P1 play Blindfold")) == ["P1 act"]
