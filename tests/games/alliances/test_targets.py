"""Which country may be fought for."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import FULL, asked, at, board, conflicts, fight, places, refusal, seen, tell, tokens

ONE_EACH = "hand1=1M hand2=2M hand3=3M hand4=4M"


def offered(rows: str, leader: int = 1) -> list[str]:
    """The places that a leader may target on a map."""
    return places(at(f"{conflicts(leader=leader)} {ONE_EACH} {board(rows)}"), f"P{leader}")


@pytest.mark.rule("AL-038", "AL-009")
def test_the_starting_player_puts_the_one_conflict_token_on_a_country() -> None:
    match = fight("9P", "1M", "2M", "3M")
    assert seen(match)["target"] is None
    assert asked(match) == ["P1 target"]
    tell(match, "P1 b2")
    assert seen(match)["target"] == "b2"
    assert asked(match) == ["P1 play"]


@pytest.mark.rule("AL-039", "AL-040")
def test_a_target_is_neutral_and_beside_a_country_of_the_alliance() -> None:
    assert offered("----- --g-- ----- ----s") == ["a3", "b2", "b4", "c3"]


@pytest.mark.rule("AL-040")
def test_rows_do_not_run_on_into_the_next_row() -> None:
    assert offered("----g ----- ----- s----") == ["a4", "b5"]
    assert offered("----- g---- ----- ----s") == ["a1", "b2", "c1"]


@pytest.mark.rule("AL-040")
def test_the_partners_countries_count_too() -> None:
    assert offered("g---- ----- ----- s---g", leader=3) == ["a2", "b1", "c5", "d4"]


@pytest.mark.rule("AL-039", "AG-24")
def test_a_rival_country_is_barred_while_one_neutral_is_beside_the_alliance() -> None:
    assert offered("gs--- s---- ----- ----g") == ["c5", "d4"]
    assert offered("ggggg ggggg ggggg ss-ss") == ["d3"]


@pytest.mark.rule("AL-041", "AL-043")
def test_without_a_neutral_country_rival_ones_beside_the_alliance_may_be_targeted() -> None:
    assert offered(FULL) == ["c1", "c2", "c3", "c4", "c5"]
    assert offered(FULL, leader=2) == ["b1", "b2", "b3", "b4", "b5"]


@pytest.mark.rule("AL-042", "AL-043")
def test_when_no_neutral_country_is_beside_the_alliance_a_rival_one_beside_it_may_be_targeted() -> None:
    assert offered("gs--- s---- ----- ----s") == ["a2", "b1"]


@pytest.mark.rule("AG-24")
def test_whether_a_neutral_country_is_in_reach_is_asked_of_the_starting_alliance() -> None:
    rows = "gs--- s---- ----- -----"
    assert offered(rows, leader=1) == ["a2", "b1"]
    assert offered(rows, leader=2) == ["a3", "b2", "c1"]


@pytest.mark.rule("AG-23")
def test_an_own_country_cannot_be_targeted() -> None:
    match = at(f"{conflicts()} {ONE_EACH} {board(FULL)}")
    assert not {"a1", "b1"} & set(places(match, "P1"))
    assert refusal(match, "P1", "b1") == "AG-23"


@pytest.mark.rule("AG-22")
def test_an_alliance_without_countries_may_target_any_neutral_one_first() -> None:
    assert offered("sssss sssss s-sss ss-ss") == ["c2", "d3"]


@pytest.mark.rule("AG-22")
def test_an_alliance_without_countries_may_target_anything_when_none_is_neutral() -> None:
    assert len(offered("sssss sssss sssss sssss")) == 20


@pytest.mark.rule("AG-22")
def test_an_alliance_that_holds_the_world_still_finds_a_target() -> None:
    assert len(offered("ggggg ggggg ggggg ggggg")) == 20


@pytest.mark.rule("AL-066")
def test_example_5() -> None:
    match = at(f"{conflicts(leader=4)} conflict=12 hand1=1M hand2=2M hand3=3M hand4=9P {board(FULL)} campaigns=3")
    assert places(match, "P4") == ["b1", "b2", "b3", "b4", "b5"]
    match = fight("9P", "1M", "2M", "3M", leader=4, target="b1", more=board(FULL))
    assert tokens(match, "b1") == "gs"
