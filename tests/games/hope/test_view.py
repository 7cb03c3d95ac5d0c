"""What a view of Dealers in Hope says beside the position itself: prices, defences, scores that are due."""

from __future__ import annotations

import json
from typing import cast

import pytest
from tests.games.hope.table import GAME, action, at, fresh, tell

from parlour.games.hope.view_types import PlaceView, SeatView, View
from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER


def seen(match: Match, seat: int = 1) -> View:
    """What a player sees, counted from 1."""
    return cast("View", GAME.view(match.state, seat - 1))


def place(match: Match, name: str) -> PlaceView:
    """A territory as everybody sees it."""
    return next(each for each in seen(match)["map"] if each["place"] == name)


def player(match: Match, seat: int) -> SeatView:
    """A player as they see themselves."""
    return seen(match, seat)["seats"][seat - 1]


@pytest.mark.rule("DH-157")
def test_milan_costs_hilge_six_over_land() -> None:
    milan = place(at(), "Milan")
    assert (milan["way"], milan["price"], milan["seas"], milan["defence"]) == ("land", 6, 0, 6)


@pytest.mark.rule("DH-161")
def test_the_north_of_ankara_costs_twelve_from_madrid() -> None:
    north = place(at("faction=Tidebound,Navaa,Iron_Orchard turn=2"), "Sinop")
    assert (north["way"], north["price"], north["seas"]) == ("sea", 12, 6)


def test_sailing_and_siege_of_the_turn_lower_the_price() -> None:
    north = place(at("faction=Tidebound,Navaa,Iron_Orchard turn=2 sail=2 siege=1 action=9", phase="acting"), "Sinop")
    assert (north["price"], north["seas"]) == (9, 4)


@pytest.mark.rule("DH-162")
def test_own_land_and_capitals_have_no_price() -> None:
    match = at()
    for name in ("Bern", "Madrid"):
        assert (place(match, name)["way"], place(match, name)["price"]) == (None, None)


def test_what_a_rival_has_laid_up_is_seen_on_the_land() -> None:
    match = at("held2=Madrid,Milan fort=0,2,0 defence=0,1,0")
    milan = place(match, "Milan")
    assert (milan["owner"], milan["defence"], milan["price"]) == (1, 6, 6)


def test_the_way_to_a_place_inland_is_by_land_only() -> None:
    assert place(at(), "Minsk")["way"] is None


def test_a_battle_is_seen_with_both_totals_by_everybody() -> None:
    fields = f"held2=Madrid,Milan {action('Assault')} assaults=1 attack=5 defence=0,1,0"
    match = tell(at(fields, phase="acting"), "P1 attack Milan")
    wanted = {"place": "Milan", "attacker": 0, "defender": 1, "attack": 5, "defence": 4, "seas": 0}
    assert [seen(match, seat)["battle"] for seat in (1, 2, 3)] == [wanted] * 3


def test_winter_and_the_end_are_counted_ahead() -> None:
    match = at("held1=Bern,Milan,Auvergne,Burgundy,Prague points=3,0,0")
    assert player(match, 1)["winter"] == {"amount": 4, "points": 1}  # Prague lies apart
    assert player(match, 1)["final"] == 3 + 5 + 1  # Prague is a prize city


def test_nothing_is_due_before_the_draft_is_over() -> None:
    match = tell(fresh(), *[f"P{seat + 1} Charter of Cities" for seat in [fresh().asks[0].seat]])
    assert [each["winter"] for each in seen(match)["seats"]] == [None, None, None]


def test_the_supply_shows_what_is_trained_next_and_what_it_costs_now() -> None:
    piles = {each["name"]: each for each in seen(at("cheaper=1,0,0 action=6", phase="acting"))["supply"]}
    assert (piles["Tutor"]["count"], piles["Tutor"]["pile"]) == (16, "supply.3")
    assert piles["Tutor"]["cost"] == 2


def test_a_watcher_sees_no_hand() -> None:
    match = at("hand1=Veteran hand2=Tutor")
    assert "Tutor" in json.dumps(seen(match, 2)["seats"][1]["hand"])
    for eyes in (0, WATCHER):
        view = cast("View", GAME.view(match.state, eyes))
        assert view["seats"][1]["hand"][0]["name"] is None


def test_every_action_says_what_it_does() -> None:
    about = {each["slot"]: each["about"] for each in seen(at())["actions"]}
    assert about["Assault with 1 attack"] == "an assault, with 1 attack"
    assert about["Train 3 or 4 cards"] == "train 3 or 4 cards; 1 point less for each card more or fewer"
    assert about["Train a card"] == "train a card; 1 point less for each card more or fewer"
    assert about["Train 2 cards"].startswith("train 2 cards, with 2 support to begin with; ")
