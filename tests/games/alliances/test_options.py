"""Which tables can be set up at all."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import GAME, at, events, fresh, over, play_on, tell

from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options, read_option
from parlour.kernel.record import new_match


@pytest.mark.rule("AL-003", "AL-017")
def test_the_default_is_the_standard_game() -> None:
    assert check_options(GAME, {}) == {
        "players": 4,
        "drafting": False,
        "meeting": False,
        "nations": False,
        "campaigns": 3,
    }


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 5}, "option players cannot be 5; choose one of 2, 3, 4"),
        ({"players": "4"}, "option players cannot be '4'"),
        ({"players": True}, "option players cannot be True"),
        ({"drafting": 1}, "option drafting cannot be 1"),
        ({"campaigns": 2}, "option campaigns cannot be 2; choose one of 1, 3"),
        ({"colour": "red"}, "alliances has no option 'colour'"),
        ({"players": 2, "drafting": True}, "drafting is for 4 players, not 2"),
        ({"players": 3, "meeting": True}, "meeting is for 4 players, not 3"),
        ({"nations": True}, "nations is for 2 players, not 4"),
        ({"players": 3, "nations": True}, "nations is for 2 players, not 3"),
        ({"players": 3, "campaigns": 1}, "campaigns must be 3"),
    ],
)
@pytest.mark.rule("AL-001", "AL-076", "AL-078", "AL-102", "AL-104", "AG-91")
def test_an_option_that_does_not_fit_is_refused_with_its_reason(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(ParlourError, match=complaint):
        new_match(GAME, options)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 2, "nations": True},
        {"players": 2, "campaigns": 1},
        {"players": 3},
        {"drafting": True, "meeting": True, "campaigns": 1},
    ],
)
def test_every_table_that_fits_can_be_set_up(options: dict[str, object]) -> None:
    match = new_match(GAME, options)
    assert match.options == {**check_options(GAME, {}), **options}
    assert match.asks


def test_options_are_read_from_a_command_line() -> None:
    assert read_option(GAME, "players=3") == ("players", 3)
    assert read_option(GAME, "drafting=yes") == ("drafting", True)
    for wrong in ("players=5", "players", "colour=red", "drafting=True"):
        with pytest.raises(ParlourError, match="alliances"):
            read_option(GAME, wrong)


@pytest.mark.rule("AG-91")
@pytest.mark.parametrize("players", [2, 4])
def test_the_short_game_ends_after_one_campaign_by_the_rule_that_decided_it(players: int) -> None:
    match = play_on(fresh(players=players, campaigns=1), "short", over)
    assert len(events(match, "campaign")) == 1
    assert match.ending is not None
    assert match.ending.rule == events(match, "campaign")[0].data["rule"]
    assert match.ending.rule in ("AL-071", "AL-072", "AL-099", "AL-100")


@pytest.mark.rule("AG-91")
def test_a_position_of_the_short_game_ends_after_its_campaign() -> None:
    match = at("campaigns=1 bid=10P conflict=12 hand1=9E hand2=Embargo hand3=12M hand4=11M")
    tell(match, "P1 a3", "P1 9E", "P2 Embargo", "P3 12M", "P4 11M")
    assert match.ending is not None
    assert (match.ending.winners, match.ending.scores) == ([1, 3], [0, 1, 0, 1])
