"""The game for two: the drafting phase with its tricks, then a campaign without bids."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.alliances.table import (
    asked,
    at,
    board,
    events,
    fight,
    fresh,
    holding,
    options,
    outcome,
    places,
    play_on,
    powers,
    seen,
    starter,
    tell,
    tokens,
    told,
)

from parlour.kernel.match import Match


def arming(first: str, second: str, more: str = "") -> Match:
    """A trick of the drafting phase with four cards in the reserve; the last one written lies on top."""
    spent = 44 - 2 * len(first.split(","))
    return at(f"players=2 phase=arming hand1={first} hand2={second} reserve=7M,8M,5E,6E spent=?{spent} {more}")


def last_trick(tricks: str, more: str = "") -> Match:
    """The last trick of the drafting phase, which nobody wins."""
    line = f"players=2 phase=arming tricks={tricks} reserve=7M,8M hand1=9E,1M hand2=Embargo,2M spent=?42 {more}"
    return tell(at(line), "P1 9E", "P2 Embargo")


def last_conflict(tokens: str, aggressor: str, more: str = "") -> Match:
    """The last conflict of a campaign, a draw."""
    line = f"players=2 dominant=P aggressor={aggressor} leader=1 conflict=12 hand1=9E hand2=Embargo"
    match = at(f"{line} {tokens} {more}")
    match.answer(0, match.ask_of(0).options[0])
    return tell(match, "P1 9E", "P2 Embargo")


def verdict(match: Match) -> tuple[str, str]:
    """The side that won the last campaign, and the rule."""
    data: Any = events(match, "campaign")[-1].data
    return ("gold", "silver")[data["side"]], data["rule"]


# The drafting phase


@pytest.mark.rule("AL-079", "AG-71")
def test_each_player_holds_both_corners_of_a_short_side() -> None:
    drawn = "".join([tile["tokens"] or "-" for tile in seen(fresh(players=2))["map"]])
    assert [drawn[row : row + 5] for row in (0, 5, 10, 15)] == ["gg-ss", "g---s", "g---s", "gg-ss"]
    assert [seat["side"] for seat in seen(fresh(players=2))["seats"]] == ["gold", "silver"]


@pytest.mark.rule("AL-080")
def test_twelve_cards_each_are_dealt_and_the_other_half_is_a_face_down_reserve() -> None:
    match = fresh(players=2)
    assert [len(holding(match, seat)) for seat in (0, 1)] == [12, 12]
    assert seen(match)["reserve"] == 24
    assert "drawn card" not in [event.name for event in match.heard(0)]


@pytest.mark.rule("AL-081", "AG-72")
def test_chance_chooses_who_starts_the_first_drafting_phase_and_then_they_take_turns() -> None:
    assert {fresh(f"seed {n}", players=2).asks[0].seat for n in range(20)} == {0, 1}
    for first in (1, 2):
        match = last_conflict(board("ggggg ggggg ggsss sssss"), "gold", more=f"first={first}")
        assert asked(match) == [f"P{3 - first} play"]
        assert seen(match)["phase"] == "arming"


@pytest.mark.rule("AL-082", "AG-94")
def test_the_drafting_phase_comes_first_and_nobody_takes_a_country() -> None:
    match = fresh(players=2)
    assert seen(match)["phase"] == "arming"
    play_on(match, "arming", told("armed"))
    assert not events(match, "targeted")
    assert not events(match, "captured")
    assert seen(match)["phase"] == "declaring"


@pytest.mark.rule("AL-083")
def test_the_opponent_follows_suit_as_in_the_game_for_four() -> None:
    assert options(tell(arming("4P,1M,2M", "Bribe,7P,12M"), "P1 4P"), "P2") == ["Bribe", "7P"]
    assert options(tell(arming("4P,1M,2M", "Spin,12M,11E"), "P1 4P"), "P2") == ["Spin"]
    assert options(tell(arming("4P,1M,2M", "9E,12M,11E"), "P1 4P"), "P2") == ["12M", "9E", "11E"]


@pytest.mark.rule("AL-084", "AL-085")
@pytest.mark.parametrize(("answer", "winner"), [("12M", 0), ("12E", 0), ("5P", 1), ("3P", 0)])
def test_without_a_dominant_suit_the_higher_power_of_the_leading_suit_wins_the_trick(answer: str, winner: int) -> None:
    match = tell(arming("4P,1M", f"{answer},2M"), "P1 4P", f"P2 {answer}")
    assert [seat["tricks"] for seat in seen(match)["seats"]] == [int(winner == 0), int(winner == 1)]


@pytest.mark.rule("AL-086")
def test_the_trick_is_counted_for_its_winner() -> None:
    match = tell(arming("4P,1M", "9P,2M", more="tricks=3,4"), "P1 4P", "P2 9P")
    assert [seat["tricks"] for seat in seen(match)["seats"]] == [3, 5]


@pytest.mark.rule("AL-087", "AG-73")
def test_both_draw_a_card_and_the_winner_of_the_trick_draws_first() -> None:
    match = tell(arming("4P,1M", "9P,2M"), "P1 4P", "P2 9P")
    assert holding(match, 1) == ["2M", "6E"]
    assert holding(match, 0) == ["1M", "5E"]
    assert seen(match)["reserve"] == 2


@pytest.mark.rule("AL-087", "AL-080")
def test_nobody_else_sees_which_card_is_drawn() -> None:
    match = tell(arming("4P,1M", "9P,2M"), "P1 4P", "P2 9P")
    assert [card["name"] for card in seen(match, 0)["seats"][1]["hand"]] == [None, None]
    assert [line for line in match.story(0) if line.startswith("You draw")] == ["You draw 5E."]


@pytest.mark.rule("AL-088")
def test_the_winner_of_a_trick_starts_the_next() -> None:
    assert asked(tell(arming("4P,1M", "9P,2M"), "P1 4P", "P2 9P")) == ["P2 play"]
    assert asked(tell(arming("9P,1M", "4P,2M"), "P1 9P", "P2 4P")) == ["P1 play"]


@pytest.mark.rule("AG-73")
def test_a_drawn_trick_counts_for_nobody_and_the_other_player_leads() -> None:
    match = tell(arming("9E,1M", "Embargo,2M"), "P1 9E", "P2 Embargo")
    assert [seat["tricks"] for seat in seen(match)["seats"]] == [0, 0]
    assert asked(match) == ["P2 play"]
    assert holding(match, 1) == ["2M", "6E"]


@pytest.mark.rule("AL-089", "AG-74")
@pytest.mark.parametrize("special", ["Free Market", "Defensive Pact", "Global Trading"])
def test_specials_about_the_target_are_worth_nothing_without_one(special: str) -> None:
    match = tell(arming(f"{special.replace(' ', '')},1P", "5P,2P"), f"P1 {special}")
    assert powers(match)[0][0] == "0"
    assert not events(match, "defended")
    tell(match, "P2 5P")
    assert [seat["tricks"] for seat in seen(match)["seats"]] == [0, 0]


@pytest.mark.rule("AG-74")
def test_reserve_forces_count_the_starting_tiles() -> None:
    match = tell(arming("ReserveForces,1P", "12M,2P"), "P1 Reserve Forces")
    assert powers(match)[0] == "20M"  # 6 + 5 + 5 + 4
    tell(match, "P2 12M")
    assert asked(match) == ["P1 play"]


@pytest.mark.rule("AG-74")
def test_the_other_specials_work_in_the_drafting_phase() -> None:
    assert asked(tell(arming("5P,1P", "Bribe,2P"), "P1 5P", "P2 Bribe")) == ["P2 play"]
    assert asked(tell(arming("9P,1M", "Spin,2M"), "P1 9P", "P2 Spin")) == ["P2 play"]
    assert asked(tell(arming("9M,1E", "PeaceTreaty,2E"), "P1 9M", "P2 Peace Treaty")) == ["P2 play"]
    assert asked(tell(arming("9M,1E", "Reinforcement,2E"), "P1 9M", "P2 Reinforcement")) == ["P1 play"]


@pytest.mark.rule("AL-090", "AL-087")
def test_the_phase_ends_with_the_reserve_after_twelve_tricks_and_twelve_cards_are_in_each_hand() -> None:
    match = fresh(players=2)
    for trick in range(1, 13):
        assert seen(match)["phase"] == "arming"
        assert seen(match)["reserve"] == 26 - 2 * trick
        play_on(match, f"trick {trick}", told("drew", 2 * trick))
        assert [len(holding(match, seat)) for seat in (0, 1)] == [12, 12]
    assert seen(match)["phase"] == "declaring"


@pytest.mark.rule("AL-091")
@pytest.mark.parametrize(("tricks", "winner"), [("7,4", "P1"), ("4,7", "P2"), ("6,5", "P1")])
def test_most_tricks_win_the_drafting_phase(tricks: str, winner: str) -> None:
    last = "1" if winner == "P2" else "2"
    match = last_trick(tricks, more=f"last={last}")
    assert asked(match) == [f"{winner} dominant"]


@pytest.mark.rule("AG-75")
def test_at_equal_tricks_the_winner_of_the_last_won_trick_wins_the_phase() -> None:
    assert asked(last_trick("5,5", more="last=1")) == ["P1 dominant"]
    assert asked(last_trick("5,5", more="last=2")) == ["P2 dominant"]


@pytest.mark.rule("AG-75")
def test_who_evens_the_tricks_with_the_last_one_wins_the_phase() -> None:
    line = "players=2 phase=arming tricks=6,5 last=1 reserve=7M,8M hand1=4P,1M hand2=9P,2M spent=?42"
    assert asked(tell(at(line), "P1 4P", "P2 9P")) == ["P2 dominant"]


@pytest.mark.rule("AG-75")
def test_when_no_trick_was_won_at_all_the_player_who_did_not_start_wins_the_phase() -> None:
    assert asked(last_trick("0,0", more="first=1")) == ["P2 dominant"]
    assert asked(last_trick("0,0", more="first=2")) == ["P1 dominant"]


@pytest.mark.rule("AL-092", "AL-091")
@pytest.mark.parametrize(("tricks", "winner", "side"), [("7,4", "P1", "gold"), ("4,7", "P2", "silver")])
def test_he_names_the_dominant_suit_starts_the_campaign_and_is_the_aggressor(
    tricks: str, winner: str, side: str
) -> None:
    match = last_trick(tricks)
    assert options(match, winner) == ["military", "economics", "politics"]
    tell(match, f"{winner} economics")
    view = seen(match)
    assert (view["dominant"], view["aggressor"], view["declared"]) == ("E", side, None)
    assert asked(match) == [f"{winner} target"]
    assert [seat["tricks"] for seat in view["seats"]] == [0, 0]


# The campaign


@pytest.mark.rule("AL-093")
def test_the_starting_player_targets_a_neutral_country_beside_his_own() -> None:
    for leader, expected in ((1, ["a3", "b2", "c2", "d3"]), (2, ["a3", "b4", "c4", "d3"])):
        match = at(f"players=2 dominant=P aggressor=gold leader={leader} hand1=1M hand2=2M")
        assert places(match, f"P{leader}") == expected


@pytest.mark.rule("AG-76")
def test_rival_countries_may_be_targeted_when_no_neutral_one_is_in_reach() -> None:
    match = at(f"players=2 dominant=P aggressor=gold hand1=1M hand2=2M {board('ggggg ggggg sssss sssss')}")
    assert places(match, "P1") == ["c1", "c2", "c3", "c4", "c5"]


@pytest.mark.rule("AL-094")
def test_the_opponent_has_the_same_three_options_in_the_campaign() -> None:
    match = at("players=2 dominant=M aggressor=gold hand1=4P,1M,2M hand2=Spin,12M,11E")
    assert options(tell(match, "P1 a3", "P1 4P"), "P2") == ["Spin"]


@pytest.mark.rule("AL-095")
def test_conflicts_are_won_and_countries_taken_as_with_four() -> None:
    assert outcome(fight("12M", "2P", players=2, dominant="P")) == "P2 takes it with 2P"
    assert outcome(fight("4M", "12E", players=2, dominant="P")) == "P1 wins with 4M but it holds"
    assert tokens(fight("12M", "2P", players=2, dominant="P"), "a3") == "s"


@pytest.mark.rule("AL-096", "AG-78")
@pytest.mark.parametrize(
    ("leader", "cards", "next_starter"),
    [(1, ["4M", "1M"], "P2"), (1, ["1M", "4M"], "P1"), (2, ["4M", "1M"], "P1"), (2, ["1M", "4M"], "P2")],
)
def test_a_winner_who_cannot_take_the_country_gives_the_start_to_his_opponent(
    leader: int, cards: list[str], next_starter: str
) -> None:
    match = fight(*cards, players=2, leader=leader)
    assert outcome(match).endswith("but it holds")
    assert starter(match) == next_starter


@pytest.mark.rule("AL-097")
def test_who_takes_a_country_starts_the_next_conflict() -> None:
    match = fight("5M", "9M", players=2)
    assert asked(match) == ["P2 target"]
    assert asked(fight("9M", "5M", players=2)) == ["P1 target"]


@pytest.mark.rule("AG-77")
@pytest.mark.parametrize("leader", [1, 2])
def test_after_a_draw_the_other_player_starts(leader: int) -> None:
    match = fight("9E", "Embargo", players=2, leader=leader)
    assert outcome(match) == "nobody wins"
    assert starter(match) == f"P{3 - leader}"


@pytest.mark.rule("AL-098")
def test_the_campaign_has_twelve_conflicts() -> None:
    match = play_on(fresh(players=2), "campaign", told("campaign"))
    assert len(events(match, "targeted")) == 12


@pytest.mark.rule("AL-099")
@pytest.mark.parametrize(
    ("rows", "aggressor", "winner"),
    [
        ("ggggg ggggg gssss sssss", "gold", "gold"),
        ("ggggg ggggg gssss sssss", "silver", "gold"),
        ("sssss sssss sgggg ggggg", "gold", "silver"),
    ],
)
def test_most_countries_win_the_campaign(rows: str, aggressor: str, winner: str) -> None:
    assert verdict(last_conflict(board(rows), aggressor)) == (winner, "AL-099")


@pytest.mark.rule("AL-100")
@pytest.mark.parametrize(("aggressor", "defender"), [("gold", "silver"), ("silver", "gold")])
def test_a_tie_goes_to_the_defender(aggressor: str, defender: str) -> None:
    assert verdict(last_conflict(board("ggggg ggggg sssss sssss"), aggressor)) == (defender, "AL-100")


@pytest.mark.rule("AL-101")
def test_two_campaigns_win_the_game() -> None:
    match = last_conflict(board("ggggg ggggg gssss sssss"), "gold")
    assert match.ending is None
    match = last_conflict(board("ggggg ggggg gssss sssss"), "gold", more="wins=1,1 campaign=3")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.rule, match.ending.scores) == ([0], "AL-101", [2, 1])


# The variant State of Nations


@pytest.mark.rule("AL-102", "AG-79")
def test_in_state_of_nations_the_suit_and_any_exact_number_are_declared() -> None:
    match = last_trick("7,4", more="variants=nations")
    assert asked(match) == ["P1 declare"]
    assert options(match, "P1") == [f"{n}{suit}" for n in range(21) for suit in "MEP"]
    tell(match, "P1 7E")
    assert (seen(match)["declared"], seen(match)["dominant"], seen(match)["aggressor"]) == (7, "E", "gold")


@pytest.mark.rule("AL-103")
@pytest.mark.parametrize(
    ("declared", "aggressor", "winner"),
    [
        (11, "gold", "gold"),
        (10, "gold", "silver"),
        (12, "gold", "silver"),
        (9, "silver", "silver"),
        (8, "silver", "gold"),
    ],
)
def test_only_the_exact_number_wins_the_campaign(declared: int, aggressor: str, winner: str) -> None:
    more = f"variants=nations declared={declared}"
    assert verdict(last_conflict(board("ggggg ggggg gssss sssss"), aggressor, more)) == (winner, "AL-103")
