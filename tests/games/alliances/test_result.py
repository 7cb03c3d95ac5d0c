"""Who wins a conflict, whether the country falls, and who starts the next one.

The target a3 is Castoria unless said otherwise: military 4, economics 3, politics 1.
"""

from __future__ import annotations

import pytest
from tests.games.alliances.table import (
    FULL,
    asked,
    board,
    defence,
    fight,
    laid,
    outcome,
    powers,
    seen,
    starter,
    tell,
    tokens,
)


@pytest.mark.rule("AL-055")
def test_conflict_power_is_the_number_of_the_power_card() -> None:
    assert powers(fight("7M", "12M", "1P")) == ["7M", "12M", "1P", "-"]


@pytest.mark.rule("AL-055", "AL-056")
def test_conflict_power_may_come_from_a_special_action_of_ones_own_or_of_another() -> None:
    assert powers(fight("7M", "Reserve Forces")) == ["7M", "16M", "-", "-"]
    assert powers(fight("7M", "Reinforcement")) == ["14M", "0M", "-", "-"]
    assert powers(fight("7M", "Peace Treaty")) == ["0M", "0P", "-", "-"]


@pytest.mark.rule("AL-054")
def test_nothing_is_decided_before_everybody_has_played() -> None:
    match = fight("9M", "1M", "2M")
    assert tokens(match, "a3") == ""
    assert asked(match) == ["P4 play"]


@pytest.mark.rule("AL-057", "AG-19")
def test_without_a_dominant_card_the_highest_of_the_leading_suit_wins() -> None:
    assert outcome(fight("5M", "12E", "9M", "11E", dominant="P")) == "P3 takes it with 9M"


@pytest.mark.rule("AL-058")
def test_a_dominant_card_breaks_the_round_however_low() -> None:
    assert outcome(fight("12M", "11M", "2P", "10M", dominant="P")) == "P3 takes it with 2P"


@pytest.mark.rule("AL-058")
def test_of_several_dominant_cards_the_highest_wins() -> None:
    assert outcome(fight("12M", "4P", "3P", "8P", dominant="P")) == "P4 takes it with 8P"


@pytest.mark.rule("AL-058")
def test_a_dominant_suit_that_leads_is_won_by_its_highest_card() -> None:
    assert outcome(fight("5M", "12E", "9M", "11P", dominant="M")) == "P3 takes it with 9M"


@pytest.mark.rule("AL-059")
@pytest.mark.parametrize(
    ("lead", "others", "result"),
    [
        ("5M", ["12E", "11P", "10E"], "P1 takes it with 5M"),
        ("4E", ["12M", "11P", "10M"], "P1 takes it with 4E"),
        ("2P", ["12E", "11M", "10E"], "P1 takes it with 2P"),
        ("4M", ["12E", "11P", "10E"], "P1 wins with 4M but it holds"),
        ("3E", ["12M", "11P", "10M"], "P1 wins with 3E but it holds"),
        ("1P", ["12E", "11M", "10E"], "P1 wins with 1P but it holds"),
    ],
)
def test_the_power_is_compared_with_the_defence_of_its_own_suit(lead: str, others: list[str], result: str) -> None:
    assert outcome(fight(lead, *others, dominant=lead[-1])) == result


@pytest.mark.rule("AL-060", "AL-061")
@pytest.mark.parametrize(("lead", "stack"), [("5M", "g"), ("4M", ""), ("3M", "")])
def test_a_token_is_laid_only_when_the_power_is_strictly_higher(lead: str, stack: str) -> None:
    match = fight(lead, "1M", "2M", "1E", dominant="P")
    assert tokens(match, "a3") == stack


@pytest.mark.rule("AL-060")
def test_the_token_is_of_the_winners_alliance_not_of_the_starting_players() -> None:
    assert tokens(fight("5M", "9M", "1M", "2M"), "a3") == "s"


@pytest.mark.rule("AL-062")
def test_the_token_on_a_rival_country_covers_the_one_that_lies_there() -> None:
    match = fight("9P", "1M", "2M", "3M", target="c1", more=board(FULL))
    assert tokens(match, "c1") == "sg"


@pytest.mark.rule("AL-063", "AG-20")
def test_an_own_country_that_is_defended_by_winning_gets_another_token() -> None:
    match = fight("2P", "9P", "1M", "2M", target="c1", more=board(FULL))
    assert outcome(match) == "P2 takes it with 9P"
    assert tokens(match, "c1") == "ss"
    assert starter(match) == "P2"


@pytest.mark.rule("AG-20", "AL-061")
def test_an_own_country_gets_no_token_when_its_defence_was_not_beaten() -> None:
    match = fight("1P", "3P", "1M", "2M", target="c1", more=board(FULL), leader=1)  # Kelmoria: politics 3
    assert outcome(match) == "P2 wins with 3P but it holds"
    assert tokens(match, "c1") == "s"
    assert starter(match) == "P2"


@pytest.mark.rule("AL-064", "AL-065")
def test_example_4() -> None:
    rows = "g--ss ----s ----- -s-gg"  # silver's military values: 3 + 1 + 6 + 2
    match = fight("4M", "9M", "Reserve Forces", leader=4, dominant="P", more=f"{laid(a3='Ardovia')} {board(rows)}")
    assert powers(match) == ["9M", "12M", "-", "4M"]
    match = fight(
        "4M", "9M", "Reserve Forces", "1P", leader=4, dominant="P", more=f"{laid(a3='Ardovia')} {board(rows)}"
    )
    assert outcome(match) == "P3 takes it with 1P"
    assert tokens(match, "a3") == "g"
    assert starter(match) == "P3"


@pytest.mark.rule("AL-067")
def test_the_winner_starts_the_next_conflict() -> None:
    assert starter(fight("5M", "6M", "7M", "9M")) == "P4"
    assert starter(fight("5M", "6M", "9M", "7M")) == "P3"


@pytest.mark.rule("AL-068", "AG-17")
@pytest.mark.parametrize("leader", [1, 2, 3, 4])
def test_after_a_draw_the_next_player_clockwise_starts(leader: int) -> None:
    match = fight("9E", "Embargo", "12M", "11M", leader=leader, dominant="P")
    assert outcome(match) == "nobody wins"
    assert starter(match) == f"P{leader % 4 + 1}"
    assert tokens(match, "a3") == ""


@pytest.mark.rule("AL-069", "AG-21")
@pytest.mark.parametrize(
    ("winner", "cards"),
    [
        (1, ["4M", "1M", "2M", "3M"]),
        (2, ["1M", "4M", "2M", "3M"]),
        (3, ["1M", "2M", "4M", "3M"]),
        (4, ["1M", "2M", "3M", "4M"]),
    ],
)
def test_after_a_defence_held_the_next_player_clockwise_starts_whoever_won(winner: int, cards: list[str]) -> None:
    match = fight(*cards)
    assert outcome(match) == f"P{winner} wins with 4M but it holds"
    assert starter(match) == "P2"


@pytest.mark.rule("AG-14")
def test_the_leading_suit_counts_though_the_card_that_led_it_was_discarded() -> None:
    assert outcome(fight("9E", "Embargo", "4E", "12M", dominant="P")) == "P3 takes it with 4E"


@pytest.mark.rule("AG-15")
def test_spin_does_not_change_the_leading_suit() -> None:
    assert outcome(fight("4E", "5E", "9M", "Spin", dominant="P")) == "P3 takes it with 5E"


@pytest.mark.rule("AG-16")
def test_a_dominant_special_without_power_does_not_break_the_round() -> None:
    assert outcome(fight("5M", "Embargo", "1M", "2M", dominant="P")) == "P1 takes it with 5M"


@pytest.mark.rule("AG-16")
def test_a_dominant_card_that_was_discarded_does_not_break_the_round() -> None:
    assert outcome(fight("5E", "9M", "Peace Treaty", "2E", dominant="M")) == "P1 takes it with 5E"


@pytest.mark.rule("AG-16")
def test_a_dominant_special_with_power_breaks_the_round() -> None:
    assert outcome(fight("5E", "Reserve Forces", "9E", "2E", dominant="M")) == "P2 takes it with 16M"


@pytest.mark.rule("AG-17")
def test_a_conflict_without_any_power_of_the_leading_suit_is_a_draw() -> None:
    assert outcome(fight("Spin", "12M", "11M", "10E", dominant="E")) == "P4 takes it with 10E"
    assert outcome(fight("Spin", "12M", "11M", "10M", dominant="E")) == "nobody wins"


@pytest.mark.rule("AG-18")
def test_a_tie_for_the_highest_power_is_a_draw_between_rivals() -> None:
    match = fight("5M", "10M", "Reinforcement: 5M", "1M", dominant="P")
    assert outcome(match) == "nobody wins"
    assert tokens(match, "a3") == ""
    assert starter(match) == "P2"


@pytest.mark.rule("AG-18")
def test_a_tie_for_the_highest_power_is_a_draw_between_partners_too() -> None:
    match = fight("5M", "Reinforcement", "10M", "1M", dominant="P")
    assert outcome(match) == "nobody wins"
    assert starter(match) == "P2"


@pytest.mark.rule("AG-18")
def test_a_tie_below_the_highest_power_is_no_draw() -> None:
    assert outcome(fight("5M", "Reinforcement", "10M", "11M", dominant="P")) == "P4 takes it with 11M"


@pytest.mark.rule("AG-18", "AG-19")
def test_equal_numbers_of_different_suits_are_no_tie() -> None:
    assert outcome(fight("9M", "9E", "1M", "2M", dominant="P")) == "P1 takes it with 9M"


@pytest.mark.rule("AG-21")
def test_the_winner_of_a_conflict_that_held_does_not_start_though_he_led_it() -> None:
    match = fight("4M", "1M", "2M", "3M", leader=3, dominant="P")
    assert outcome(match) == "P3 wins with 4M but it holds"
    assert starter(match) == "P4"


@pytest.mark.rule("AG-35")
def test_the_next_conflict_forgets_what_lasted_in_the_one_before() -> None:
    match = fight("5M", "9M", "Defensive Pact", "2M")
    assert outcome(match) == "P2 wins with 9M but it holds"
    assert seen(match)["conflict"] == 12
    tell(match, "P2 b4")
    assert powers(match) == ["-", "-", "-", "-"]
    assert defence(match) == "3M 4E 2P"
