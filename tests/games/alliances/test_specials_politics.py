"""Spin, Peace Treaty, Embargo, Dual Allegiance: every sentence, alone and against the others."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import (
    FULL,
    asked,
    board,
    fight,
    options,
    outcome,
    powers,
    seen,
    starter,
    tell,
    tokens,
)

# Spin


@pytest.mark.rule("AL-124", "AG-39")
@pytest.mark.parametrize("cards", [["Spin", "5P", "2P", "1P"], ["5P", "Spin", "2P", "1P"], ["5P", "2P", "Spin", "1P"]])
def test_spin_does_nothing_unless_it_is_the_last_card(cards: list[str]) -> None:
    match = fight(*cards, dominant="E")
    assert outcome(match) == f"P{cards.index('5P') + 1} takes it with 5P"


@pytest.mark.rule("AG-39")
def test_a_spin_that_came_too_early_is_politics_without_power() -> None:
    assert powers(fight("5P", "Spin")) == ["5P", "0P", "-", "-"]


@pytest.mark.rule("AL-125", "AG-40")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [(["9M", "1M", "2M", "Spin"], "P2"), (["1M", "9M", "2M", "Spin"], "P3"), (["1M", "2M", "9M", "Spin"], "P4")],
)
def test_spin_moves_every_power_to_the_player_on_the_left(cards: list[str], winner: str) -> None:
    assert outcome(fight(*cards, dominant="P")) == f"{winner} takes it with 9M"


@pytest.mark.rule("AL-126", "AG-40")
def test_the_player_on_the_left_of_spin_ends_with_nothing() -> None:
    match = fight("9P", "1M", "2M", "Spin", dominant="P")
    assert outcome(match) == "P2 takes it with 9P"
    match = fight("Embargo", "1M", "2M", "Spin", dominant="P")
    assert outcome(match) == "nobody wins"


@pytest.mark.rule("AL-125")
def test_spin_moves_powers_round_from_the_last_seat_to_the_first() -> None:
    assert outcome(fight("1M", "2M", "9M", "Spin", leader=2, dominant="P")) == "P1 takes it with 9M"
    assert outcome(fight("1M", "9M", "2M", "Spin", leader=3, dominant="P")) == "P1 takes it with 9M"


@pytest.mark.rule("AG-43")
def test_who_holds_the_winning_power_after_spin_takes_the_country_for_his_own_alliance() -> None:
    match = fight("9M", "1M", "2M", "Spin", dominant="P")
    assert tokens(match, "a3") == "s"
    assert starter(match) == "P2"


@pytest.mark.rule("AG-40")
def test_spin_moves_a_doubled_power() -> None:
    assert outcome(fight("4M", "Reinforcement", "7M", "Spin", dominant="P")) == "P2 takes it with 8M"


@pytest.mark.rule("AG-40")
def test_spin_moves_a_power_with_what_was_added_to_it() -> None:
    assert outcome(fight("9M", "4P", "Dual Allegiance: P1", "Spin", dominant="E")) == "P2 takes it with 13M"


@pytest.mark.rule("AG-40")
def test_spin_moves_a_bribed_power_with_its_suit() -> None:
    assert outcome(fight("2E", "5P", "Bribe", "Spin", dominant="M")) == "P4 takes it with 5E"


@pytest.mark.rule("AG-41")
def test_a_player_whose_card_was_discarded_passes_nothing_on() -> None:
    assert outcome(fight("9M", "Peace Treaty", "5M", "Spin", dominant="P")) == "P4 takes it with 5M"


@pytest.mark.rule("AL-124", "AG-42")
def test_spin_is_last_as_the_second_card_of_two() -> None:
    match = fight("9M", "Spin", players=2)
    assert outcome(match) == "P2 takes it with 9M"
    assert outcome(fight("Spin", "9P", players=2)) == "P2 takes it with 9P"


@pytest.mark.rule("AL-124", "AG-42")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [(["9M", "1M", "Spin"], "P2"), (["1M", "9M", "Spin"], "P3"), (["1M", "Spin", "9M"], "P3")],
)
def test_spin_is_last_as_the_third_card_of_three(cards: list[str], winner: str) -> None:
    assert outcome(fight(*cards, players=3)) == f"{winner} takes it with 9M"


@pytest.mark.rule("AG-42")
def test_spin_of_three_moves_power_from_the_third_seat_to_the_first() -> None:
    match = fight("1M", "9M", "Spin", players=3, leader=2)
    assert outcome(match) == "P1 takes it with 9M"


@pytest.mark.rule("AG-68")
def test_an_early_spin_can_be_discarded_which_changes_nothing() -> None:
    match = fight("5P", "Spin", "Covert Operation: Spin", "2P", dominant="E")
    assert outcome(match) == "P1 takes it with 5P"


# Peace Treaty and Embargo


@pytest.mark.rule("AL-127")
def test_peace_treaty_discards_all_military_power_cards() -> None:
    match = fight("9M", "5M", "Peace Treaty")
    assert powers(match) == ["0M", "0M", "0P", "-"]


@pytest.mark.rule("AL-127")
def test_peace_treaty_leaves_the_other_suits_alone() -> None:
    assert powers(fight("9P", "5E", "Peace Treaty")) == ["9P", "5E", "0P", "-"]


@pytest.mark.rule("AL-128")
def test_embargo_discards_all_economics_power_cards() -> None:
    assert powers(fight("9E", "5E", "Embargo")) == ["0E", "0E", "0P", "-"]


@pytest.mark.rule("AL-128")
def test_embargo_leaves_the_other_suits_alone() -> None:
    assert powers(fight("9P", "5M", "Embargo")) == ["9P", "5M", "0P", "-"]


@pytest.mark.rule("AG-34")
@pytest.mark.parametrize(("special", "suit"), [("Peace Treaty", "M"), ("Embargo", "E")])
def test_a_card_played_after_the_discard_stays(special: str, suit: str) -> None:
    match = fight(f"9{suit}", special, f"5{suit}", f"1{suit}")
    assert outcome(match) == f"P3 takes it with 5{suit}"


@pytest.mark.rule("AG-44")
def test_peace_treaty_leaves_military_specials_and_their_power() -> None:
    assert powers(fight("9M", "Reserve Forces", "Peace Treaty")) == ["0M", "16M", "0P", "-"]


@pytest.mark.rule("AG-44", "AG-47")
def test_embargo_leaves_economic_specials_and_their_power() -> None:
    assert powers(fight("5P", "Bribe", "Embargo")) == ["0P", "5E", "0P", "-"]
    assert powers(fight("5E", "Global Trading", "Embargo")) == ["0E", "14E", "0P", "-"]


@pytest.mark.rule("AG-45")
def test_the_doubling_of_a_discarded_card_is_gone_with_it() -> None:
    assert powers(fight("9M", "Reinforcement", "Peace Treaty")) == ["0M", "0M", "0P", "-"]


@pytest.mark.rule("AL-127", "AG-45")
def test_what_was_discarded_is_marked_for_everybody() -> None:
    match = fight("9M", "3E", "Peace Treaty")
    assert [line for line in match.story(3) if "discarded" in line] == ["P1's 9M is discarded."]
    assert [seat["discarded"] for seat in seen(match)["seats"]] == [True, False, False, False]


# Dual Allegiance


@pytest.mark.rule("AL-129")
def test_dual_allegiance_takes_any_politics_power_card_and_nothing_else() -> None:
    match = fight("4P", "9P", "9M", "Dual Allegiance")
    assert asked(match) == ["P4 ally"]
    assert options(match, "P4") == ["4P", "9P"]


@pytest.mark.rule("AL-129", "AG-49", "AG-50")
def test_the_card_is_added_to_any_player_who_has_played() -> None:
    match = fight("4P", "9M", "Dual Allegiance")
    assert asked(match) == ["P3 ally to"]
    assert options(match, "P3") == ["P1", "P2", "P3"]
    match = fight("9M", "4P", "2M", "Dual Allegiance")
    assert options(match, "P4") == ["P1", "P2", "P3", "P4"]


@pytest.mark.rule("AG-48")
def test_the_number_is_added_and_the_receivers_suit_is_kept() -> None:
    assert powers(fight("9M", "4P", "Dual Allegiance: P1")) == ["13M", "0P", "0P", "-"]


@pytest.mark.rule("AG-48", "AG-49")
def test_a_receiver_without_power_gets_the_card_as_politics() -> None:
    assert powers(fight("9M", "4P", "Dual Allegiance: P3")) == ["9M", "0P", "4P", "-"]
    assert powers(fight("4P", "Defensive Pact", "Dual Allegiance: P2")) == ["0P", "4P", "0P", "-"]


@pytest.mark.rule("AG-49")
def test_given_back_to_its_owner_the_card_changes_nothing() -> None:
    assert powers(fight("9M", "4P", "Dual Allegiance: P2")) == ["9M", "4P", "0P", "-"]


@pytest.mark.rule("AG-48")
def test_politics_on_politics_adds_up() -> None:
    assert powers(fight("4P", "9P", "Dual Allegiance: 4P, P2")) == ["0P", "13P", "0P", "-"]


@pytest.mark.rule("AG-53")
def test_the_owner_of_the_card_loses_its_power() -> None:
    match = fight("4P", "1M", "2M", "Dual Allegiance: P2", dominant="E")
    assert outcome(match) == "nobody wins"  # P2 has 5 military, and nobody any politics


@pytest.mark.rule("AG-51")
def test_without_a_politics_power_card_dual_allegiance_does_nothing() -> None:
    match = fight("9M", "Embargo", "Dual Allegiance")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["9M", "0P", "0P", "-"]


@pytest.mark.rule("AG-34")
def test_dual_allegiance_does_not_wait_for_later_politics_cards() -> None:
    match = fight("Dual Allegiance", "9P", "4P", "1P", dominant="E")
    assert outcome(match) == "P2 takes it with 9P"


@pytest.mark.rule("AG-52", "AG-93")
def test_a_partners_only_politics_card_must_be_taken() -> None:
    match = fight("4P", "9M", "Dual Allegiance")
    assert asked(match) == ["P3 ally to"]
    tell(match, "P3 P2")
    assert powers(match) == ["0P", "13M", "0P", "-"]


@pytest.mark.rule("AG-46")
def test_the_added_card_stays_with_a_player_whose_own_card_is_discarded() -> None:
    match = fight("4P", "9M", "Dual Allegiance: P2", "Peace Treaty", dominant="E")
    assert outcome(match) == "P2 takes it with 4P"


@pytest.mark.rule("AG-36", "AG-38")
def test_the_added_card_stays_when_dual_allegiance_is_discarded() -> None:
    match = fight("9M", "4P", "Dual Allegiance: P1", "Covert Operation: Dual Allegiance", dominant="E")
    assert outcome(match) == "P1 takes it with 13M"


@pytest.mark.rule("AG-47")
def test_dual_allegiance_may_take_the_card_from_under_a_bribe() -> None:
    match = fight("5P", "Bribe", "Dual Allegiance")
    assert powers(match) == ["0P", "5E", "0P", "-"]
    tell(match, "P3 P3")
    assert powers(match) == ["0P", "0E", "5P", "-"]


@pytest.mark.rule("AG-47", "AG-48")
def test_a_card_taken_from_a_bribe_may_go_back_to_its_first_owner() -> None:
    assert powers(fight("5P", "Bribe", "Dual Allegiance: P1")) == ["5P", "0E", "0P", "-"]


@pytest.mark.rule("AG-47", "AG-48")
def test_a_card_taken_from_a_bribe_and_added_to_the_briber_is_politics_again() -> None:
    assert powers(fight("5P", "Bribe", "Dual Allegiance: P2")) == ["0P", "5P", "0P", "-"]


@pytest.mark.rule("AG-70")
def test_special_actions_work_the_same_over_an_own_country() -> None:
    match = fight("9M", "5M", "Peace Treaty", "7M", target="c1", more=board(FULL))
    assert outcome(match) == "P4 takes it with 7M"
    assert tokens(match, "c1") == "ss"
