"""Bribe, Free Market, Global Trading, Monopoly: every sentence, alone and against the others.

The target a3 is Castoria: military 4, economics 3, politics 1. Around it lie economics 5, 5 and 4.
"""

from __future__ import annotations

import pytest
from tests.games.alliances.table import FULL, asked, board, defence, fight, options, outcome, powers, tell, tokens

# Bribe


@pytest.mark.rule("AL-130", "AG-54")
def test_bribe_takes_any_politics_power_card_a_partners_too() -> None:
    match = fight("4P", "9P", "9E", "Bribe")
    assert asked(match) == ["P4 bribe"]
    assert options(match, "P4") == ["4P", "9P"]


@pytest.mark.rule("AL-130", "AG-55", "AG-53")
def test_the_number_of_the_taken_card_is_the_new_economic_power() -> None:
    assert powers(fight("4P", "9P", "Bribe: 9P")) == ["4P", "0P", "9E", "-"]
    assert outcome(fight("7E", "9P", "Bribe", "8E", dominant="M")) == "P3 takes it with 9E"


@pytest.mark.rule("AG-53")
def test_the_owner_of_a_bribed_card_keeps_what_was_added_to_him() -> None:
    match = fight("4P", "9P", "Dual Allegiance: 4P, P2", "Bribe: 9P", dominant="P")
    assert outcome(match) == "P2 takes it with 4P"


@pytest.mark.rule("AG-51")
def test_without_a_politics_power_card_bribe_has_no_power() -> None:
    match = fight("9M", "Spin", "Bribe")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["9M", "0P", "0E", "-"]


@pytest.mark.rule("AG-34")
def test_bribe_does_not_wait_for_later_politics_cards() -> None:
    assert powers(fight("3E", "Bribe", "9P")) == ["3E", "0E", "9P", "-"]


@pytest.mark.rule("AG-52", "AG-54", "AG-93")
def test_a_partners_only_politics_card_must_be_bribed() -> None:
    match = fight("4P", "9M", "Bribe")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["0P", "9M", "4E", "-"]


@pytest.mark.rule("AG-36", "AG-37")
def test_a_discarded_bribe_takes_the_politics_card_with_it() -> None:
    match = fight("9P", "Bribe", "Covert Operation: Bribe", "2P", dominant="E")
    assert outcome(match) == "P4 takes it with 2P"
    match = fight("9P", "Bribe", "Covert Operation: Bribe", "Dual Allegiance")
    assert [line for line in match.story(0) if "discarded" in line] == [
        "P2's Bribe is discarded.",
        "P1's 9P is discarded.",
    ]
    assert outcome(match) == "nobody wins"  # the 9P was gone, and Dual Allegiance found nothing


@pytest.mark.rule("AG-37")
def test_only_the_taken_card_goes_with_the_bribe() -> None:
    match = fight("9P", "4P", "Bribe: 9P", "Covert Operation: Bribe", dominant="E")
    assert outcome(match) == "P2 takes it with 4P"


@pytest.mark.rule("AG-48", "AG-53")
def test_a_player_who_was_bribed_out_of_his_card_may_be_given_another() -> None:
    match = fight("9P", "4P", "Bribe: 9P", "Dual Allegiance: 4P, P1", dominant="P")
    assert outcome(match) == "P1 takes it with 4P"


@pytest.mark.rule("AG-47")
def test_bribe_may_take_a_card_that_dual_allegiance_added() -> None:
    match = fight("5P", "Dual Allegiance: P2", "Bribe")
    assert powers(match) == ["0P", "0P", "5E", "-"]


@pytest.mark.rule("AG-47")
def test_a_receiver_keeps_his_own_power_when_the_added_card_is_bribed_away() -> None:
    assert outcome(fight("9M", "4P", "Dual Allegiance: P1", "Bribe", dominant="P")) == "P1 takes it with 9M"


# Free Market


@pytest.mark.rule("AL-131", "AG-56")
def test_free_market_adds_the_targets_military_to_its_economics() -> None:
    assert defence(fight("5E", "Free Market")) == "4M 7E 1P"


@pytest.mark.rule("AL-131", "AG-35")
@pytest.mark.parametrize(("card", "result"), [("7E", "wins with 7E but it holds"), ("8E", "takes it with 8E")])
def test_free_market_must_be_beaten_by_economic_power_of_any_player(card: str, result: str) -> None:
    assert outcome(fight("1E", "Free Market", card, "2E", dominant="P")) == f"P3 {result}"


@pytest.mark.rule("AG-56")
def test_free_market_has_no_power_and_changes_no_other_defence() -> None:
    match = fight("5M", "Free Market", "1M", "2M", dominant="P")
    assert outcome(match) == "P1 takes it with 5M"
    assert powers(fight("5M", "Free Market"))[1] == "0E"


@pytest.mark.rule("AG-57")
def test_a_pact_before_the_market_makes_it_add_three_times_the_military() -> None:
    assert defence(fight("5E", "Defensive Pact", "Free Market")) == "12M 15E 1P"


@pytest.mark.rule("AG-57")
def test_a_pact_after_the_market_leaves_the_economics_alone() -> None:
    assert defence(fight("5E", "Free Market", "Defensive Pact")) == "12M 7E 1P"


@pytest.mark.rule("AG-36", "AG-57")
def test_when_the_pact_is_discarded_the_market_adds_the_printed_military() -> None:
    match = fight("7E", "Defensive Pact", "Free Market", "Covert Operation: Defensive Pact", dominant="P")
    assert outcome(match) == "P1 wins with 7E but it holds"
    match = fight("8E", "Defensive Pact", "Free Market", "Covert Operation: Defensive Pact", dominant="P")
    assert outcome(match) == "P1 takes it with 8E"


@pytest.mark.rule("AG-36", "AG-57")
def test_when_the_market_is_discarded_the_pact_alone_stands() -> None:
    for order in (["Defensive Pact", "Free Market"], ["Free Market", "Defensive Pact"]):
        assert outcome(fight("4E", *order, "Covert Operation: Free Market", dominant="P")) == "P1 takes it with 4E"
        match = fight("12M", *order, "Covert Operation: Free Market", dominant="P")
        assert outcome(match) == "P1 wins with 12M but it holds"


@pytest.mark.rule("AG-36")
def test_a_discarded_market_defends_no_longer() -> None:
    match = fight("5E", "Free Market", "Covert Operation: Free Market")
    assert defence(match) == "4M 3E 1P"


@pytest.mark.rule("AG-70")
def test_free_market_defends_an_own_country_against_its_own_alliance_too() -> None:
    match = fight(
        "2E", "6E", "Free Market", "1E", target="c1", dominant="P", more=board(FULL)
    )  # 5 military, 1 economics
    assert outcome(match) == "P2 wins with 6E but it holds"
    assert tokens(match, "c1") == "s"


# Global Trading


@pytest.mark.rule("AL-132", "AG-58", "AG-59")
@pytest.mark.parametrize(
    ("target", "leader", "sum_of_neighbours"),
    [("a3", 1, "14E"), ("b2", 1, "15E"), ("c4", 1, "13E"), ("d3", 2, "8E"), ("b4", 2, "9E")],
)
def test_global_trading_sums_the_economics_of_all_neighbours_of_the_target(
    target: str, leader: int, sum_of_neighbours: str
) -> None:
    match = fight("1E", "Global Trading", target=target, leader=leader)
    assert powers(match)[leader % 4] == sum_of_neighbours


@pytest.mark.rule("AG-58")
def test_global_trading_counts_the_two_neighbours_of_a_corner_whoever_controls_them() -> None:
    rows = "-gs-- s---- ----- -----"
    assert powers(fight("1E", "Global Trading", target="a1", more=board(rows)))[1] == "7E"  # Belmark 5, Fendria 2


@pytest.mark.rule("AL-132")
def test_global_trading_wins_as_economic_power() -> None:
    assert outcome(fight("12E", "Global Trading", "1E", "2E", dominant="P")) == "P2 takes it with 14E"


@pytest.mark.rule("AG-36")
def test_a_discarded_global_trading_has_no_power() -> None:
    match = fight("5E", "Global Trading", "Covert Operation: Global Trading", "1E", dominant="P")
    assert outcome(match) == "P1 takes it with 5E"


@pytest.mark.rule("AG-60")
def test_global_trading_counts_printed_values_though_the_market_is_open() -> None:
    assert powers(fight("1E", "Free Market", "Global Trading")) == ["1E", "0E", "14E", "-"]


# Monopoly


@pytest.mark.rule("AL-133", "AG-63")
def test_monopoly_keeps_one_other_economics_card_power_or_special() -> None:
    match = fight("9E", "Free Market", "5E", "Monopoly")
    assert asked(match) == ["P4 monopoly"]
    assert options(match, "P4") == ["5E", "9E", "Free Market"]
    tell(match, "P4 5E")
    assert outcome(match) == "P3 takes it with 5E"


@pytest.mark.rule("AL-133")
def test_the_cards_that_monopoly_does_not_keep_have_no_power() -> None:
    assert powers(fight("9E", "5E", "Monopoly: 5E")) == ["0E", "5E", "0E", "-"]


@pytest.mark.rule("AL-133")
def test_monopoly_leaves_the_other_suits_alone() -> None:
    assert powers(fight("9M", "5P", "Monopoly")) == ["9M", "5P", "0E", "-"]


@pytest.mark.rule("AG-63")
@pytest.mark.parametrize("cards", [["9E", "5M", "Monopoly"], ["9M", "5M", "Monopoly"]])
def test_with_at_most_one_other_economics_card_monopoly_does_nothing(cards: list[str]) -> None:
    match = fight(*cards)
    assert asked(match) == ["P4 play"]
    assert powers(match) == [cards[0], "5M", "0E", "-"]


@pytest.mark.rule("AG-34")
def test_monopoly_does_not_touch_cards_played_after_it() -> None:
    assert outcome(fight("9E", "5E", "Monopoly: 5E", "8E", dominant="P")) == "P4 takes it with 8E"


@pytest.mark.rule("AG-36", "AG-63")
def test_monopoly_ends_what_lasted_through_a_special_that_it_discards() -> None:
    match = fight("9E", "Free Market", "Monopoly: 9E")
    assert defence(match) == "4M 3E 1P"
    match = fight("9E", "Global Trading", "Monopoly: 9E")
    assert powers(match) == ["9E", "0E", "0E", "-"]


@pytest.mark.rule("AG-64", "AG-37", "AG-47")
def test_monopoly_may_discard_a_bribe_with_the_card_under_it() -> None:
    match = fight("7P", "Bribe", "3E", "Monopoly", dominant="M")
    assert options(match, "P4") == ["3E", "Bribe"]
    tell(match, "P4 3E")
    assert outcome(match) == "nobody wins"


@pytest.mark.rule("AG-64")
def test_monopoly_may_keep_a_bribe() -> None:
    assert outcome(fight("2E", "7P", "Bribe", "Monopoly: Bribe", dominant="M")) == "P3 takes it with 7E"


@pytest.mark.rule("AG-63")
def test_monopoly_does_not_count_cards_that_are_gone() -> None:
    match = fight("9E", "Embargo", "5E", "Monopoly", dominant="P")
    assert outcome(match) == "P3 takes it with 5E"


@pytest.mark.rule("AG-36")
def test_what_monopoly_discarded_does_not_come_back_when_monopoly_is_discarded() -> None:
    match = fight("9E", "5E", "Monopoly: 5E", "Covert Operation: Monopoly", dominant="P")
    assert outcome(match) == "P2 takes it with 5E"
