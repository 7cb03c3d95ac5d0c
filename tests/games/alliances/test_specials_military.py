"""Reserve Forces, Reinforcement, Covert Operation, Defensive Pact: every sentence, alone and against the others.

The target a3 is Castoria: military 4, economics 3, politics 1. Gold's military values at the start are
6, 4, 5 at the top and 3, 2, 0 at the bottom, silver's 3, 1, 6 and 5, 1, 2.
"""

from __future__ import annotations

import pytest
from tests.games.alliances.table import FULL, asked, board, defence, fight, options, outcome, powers, tell, tokens

# Reserve Forces


@pytest.mark.rule("AL-134", "AG-61")
def test_reserve_forces_sum_the_four_highest_military_values_of_the_alliance() -> None:
    assert powers(fight("Reserve Forces"))[0] == "18M"
    assert powers(fight("1M", "Reserve Forces"))[1] == "16M"


@pytest.mark.rule("AG-61")
def test_with_fewer_than_four_countries_reserve_forces_sum_them_all() -> None:
    assert powers(fight("Reserve Forces", more=board("-g--- g---- ----- ----s")))[0] == "9M"


@pytest.mark.rule("AG-62")
def test_reserve_forces_count_the_partners_countries() -> None:
    assert powers(fight("1M", "2M", "Reserve Forces"))[2] == "18M"


@pytest.mark.rule("AL-134")
def test_reserve_forces_do_not_count_a_country_that_a_rival_has_covered() -> None:
    covered = "tokens=gs,g,-,s,s,g,-,-,-,s,s,-,-,-,g,s,s,-,g,g"
    assert powers(fight("Reserve Forces", more=covered))[0] == "14M"


@pytest.mark.rule("AL-134")
def test_reserve_forces_win_as_military_power() -> None:
    assert outcome(fight("12M", "Reserve Forces", "1M", "2M", dominant="P")) == "P2 takes it with 16M"


@pytest.mark.rule("AG-60")
def test_reserve_forces_count_the_printed_values_of_a_target_that_a_pact_defends() -> None:
    match = fight("1M", "Defensive Pact", "2M", "Reserve Forces", target="c1", more=board(FULL))
    assert outcome(match) == "P4 wins with 14M but it holds"  # 5 (the target), 4, 3 and 2, against 15


@pytest.mark.rule("AG-36")
def test_discarded_reserve_forces_have_no_power() -> None:
    match = fight("5M", "Reserve Forces", "Covert Operation: Reserve Forces", "1M", dominant="P")
    assert outcome(match) == "P1 takes it with 5M"


# Reinforcement


@pytest.mark.rule("AL-135", "AG-65")
def test_reinforcement_doubles_any_military_power_card() -> None:
    match = fight("5M", "9M", "9E", "Reinforcement")
    assert asked(match) == ["P4 reinforce"]
    assert options(match, "P4") == ["5M", "9M"]
    tell(match, "P4 5M")
    assert outcome(match) == "P1 takes it with 10M"


@pytest.mark.rule("AL-135")
def test_reinforcement_doubles_only_the_chosen_card() -> None:
    assert powers(fight("5M", "9M", "Reinforcement: 5M")) == ["10M", "9M", "0M", "-"]


@pytest.mark.rule("AG-65")
def test_reinforcement_cannot_double_reserve_forces_or_a_discarded_card() -> None:
    match = fight("Reserve Forces", "9E", "Reinforcement")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["18M", "9E", "0M", "-"]
    match = fight("5M", "Peace Treaty", "6M", "Reinforcement", dominant="E")
    assert outcome(match) == "P3 takes it with 12M"


@pytest.mark.rule("AG-51")
def test_without_a_military_power_card_reinforcement_does_nothing() -> None:
    match = fight("9E", "5P", "Reinforcement")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["9E", "5P", "0M", "-"]


@pytest.mark.rule("AG-34")
def test_reinforcement_does_not_wait_for_later_cards() -> None:
    assert powers(fight("Reinforcement", "9M", "5M")) == ["0M", "9M", "5M", "-"]


@pytest.mark.rule("AG-52", "AG-93")
def test_a_rivals_only_military_card_must_be_doubled() -> None:
    match = fight("9E", "5M", "Reinforcement")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["9E", "10M", "0M", "-"]


@pytest.mark.rule("AG-66")
def test_reinforcement_doubles_the_card_and_not_what_was_added_to_it() -> None:
    assert outcome(fight("9M", "4P", "Dual Allegiance: P1", "Reinforcement", dominant="E")) == "P1 takes it with 22M"
    assert outcome(fight("9M", "4P", "Reinforcement", "Dual Allegiance: P1", dominant="E")) == "P1 takes it with 22M"


@pytest.mark.rule("AG-36")
def test_the_doubling_ends_when_reinforcement_is_discarded() -> None:
    match = fight("5M", "Reinforcement", "Covert Operation: Reinforcement", "6M", dominant="P")
    assert outcome(match) == "P4 takes it with 6M"


@pytest.mark.rule("AG-35")
def test_the_doubling_lasts_to_the_end_of_the_conflict() -> None:
    assert outcome(fight("5M", "Reinforcement", "9M", "1M", dominant="P")) == "P1 takes it with 10M"


# Covert Operation


@pytest.mark.rule("AL-136", "AG-52")
def test_covert_operation_discards_any_special_action_card_even_itself() -> None:
    match = fight("9M", "Free Market", "Reserve Forces", "Covert Operation")
    assert asked(match) == ["P4 expose"]
    assert options(match, "P4") == ["Reserve Forces", "Covert Operation", "Free Market"]


@pytest.mark.rule("AG-51", "AG-52")
def test_a_lone_covert_operation_changes_nothing() -> None:
    match = fight("9M", "5E", "Covert Operation")
    assert asked(match) == ["P4 play"]
    assert powers(match) == ["9M", "5E", "0M", "-"]


@pytest.mark.rule("AG-52")
def test_choosing_itself_covert_operation_leaves_the_others_alone() -> None:
    match = fight("5M", "Reserve Forces", "Covert Operation: Covert Operation")
    assert powers(match) == ["5M", "16M", "0M", "-"]


@pytest.mark.rule("AL-136", "AG-34")
def test_covert_operation_does_not_stop_a_special_action_played_after_it() -> None:
    match = fight("5M", "Covert Operation", "Reserve Forces")
    assert powers(match) == ["5M", "0M", "18M", "-"]


@pytest.mark.rule("AG-36")
@pytest.mark.parametrize(("special", "suit"), [("Peace Treaty", "M"), ("Embargo", "E")])
def test_discards_are_not_undone_when_the_special_that_made_them_is_discarded(special: str, suit: str) -> None:
    match = fight(f"9{suit}", special, f"Covert Operation: {special}")
    assert powers(match) == [f"0{suit}", "0P", "0M", "-"]


@pytest.mark.rule("AG-67", "AG-14")
def test_the_leading_special_may_be_discarded_and_its_suit_still_leads() -> None:
    match = fight("Global Trading", "4E", "Covert Operation: Global Trading", "12M", dominant="P")
    assert outcome(match) == "P2 takes it with 4E"


@pytest.mark.rule("AG-36", "AL-136")
def test_a_special_that_was_discarded_cannot_be_discarded_again() -> None:
    match = fight("9E", "Free Market", "Monopoly: 9E", "Covert Operation")
    assert options(match, "P4") == ["Covert Operation", "Monopoly"]


# Defensive Pact


@pytest.mark.rule("AL-137", "AG-69")
def test_defensive_pact_triples_the_military_defence_of_the_target() -> None:
    assert defence(fight("9M", "Defensive Pact")) == "12M 3E 1P"


@pytest.mark.rule("AL-137", "AG-35")
def test_the_pact_must_be_beaten_by_military_power_of_any_player() -> None:
    assert outcome(fight("1M", "Defensive Pact", "12M", "2M", dominant="P")) == "P3 wins with 12M but it holds"
    assert outcome(fight("1M", "Defensive Pact", "Reserve Forces", "2M", dominant="P")) == "P3 takes it with 18M"


@pytest.mark.rule("AG-69")
def test_the_pact_does_not_help_against_other_suits_and_has_no_power() -> None:
    assert outcome(fight("4E", "Defensive Pact", "1E", "2E", dominant="P")) == "P1 takes it with 4E"
    assert powers(fight("9M", "Defensive Pact"))[1] == "0M"


@pytest.mark.rule("AG-36")
def test_a_discarded_pact_defends_no_longer() -> None:
    assert defence(fight("9M", "Defensive Pact", "Covert Operation: Defensive Pact")) == "4M 3E 1P"


@pytest.mark.rule("AG-70")
def test_the_pact_stands_against_the_alliance_that_holds_the_country_too() -> None:
    match = fight("2M", "12M", "Defensive Pact", "1M", target="c1", dominant="P", more=board(FULL))
    assert outcome(match) == "P2 wins with 12M but it holds"
    assert tokens(match, "c1") == "s"
