"""Set-up and draft."""

from __future__ import annotations

import pytest
from tests.games.hope.table import GAME, asked, fresh, names, state, tell, words

from parlour.games.hope.cards.actions import HEAD_START
from parlour.games.hope.cards.prints import PRINTS, SETS
from parlour.kernel.match import Match
from parlour.kernel.state import WATCHER


def drafted(match: Match) -> Match:
    """The same match with everybody's first options chosen."""
    while match.asks[0].what == "draft":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


@pytest.mark.rule("DH-016")
@pytest.mark.parametrize(("players", "board"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_the_map_follows_from_the_number_of_players(players: int, board: int) -> None:
    assert state(fresh(players=players)).board == board


@pytest.mark.rule("DH-025", "DH-026", "DH-027", "DH-024", "DG-15", "DG-85")
@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 3), (4, 2), (5, 2)])
def test_everybody_has_cubes_for_actions_and_a_leader_cube(players: int, cubes: int) -> None:
    s = state(drafted(fresh(players=players)))
    assert s.cubes == [cubes] * players
    assert s.leader_cube == [1] * players
    assert sum(s.points) == sum(HEAD_START[players - 2])


@pytest.mark.rule("DG-97")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_acts_late_in_the_first_year_begins_with_points(players: int) -> None:
    match = drafted(fresh(players=players))
    s = state(match)
    in_order = [s.points[(s.first + place) % players] for place in range(players)]
    assert in_order == HEAD_START[players - 2]
    assert in_order == sorted(in_order) != [0] * players
    assert sum(event.name == "scored" for event in match.heard(WATCHER)) == len([each for each in in_order if each])


@pytest.mark.rule("DH-022", "DH-028", "DH-029", "DH-031", "DH-033", "DH-034")
def test_the_piles_lie_beside_the_board() -> None:
    s = state(fresh())
    assert s.era == 0
    piles = [{PRINTS[s.face[card]].name for card in pile} for pile in s.supply]
    assert piles[:3] == [{"Recruit"}, {"Veteran"}, {"Tutor"}]
    assert len(piles) == 3 + 2 * 8
    assert all(len(pile) == 1 for pile in piles)
    assert len(s.masses) == 15
    assert [len(stack) for stack in s.spoils] == [16, 16]
    assert s.known[s.masses[-1]] == 255
    assert {s.known[card] for card in s.masses[:-1] + s.spoils[0] + s.spoils[1]} == {0}


@pytest.mark.rule("DH-009", "DH-030", "DG-12")
def test_eight_professions_are_drawn_or_come_from_a_named_set() -> None:
    drawn = {tuple(state(fresh(seed)).professions) for seed in ("a", "b", "c")}
    assert len(drawn) > 1
    assert {len(each) for each in drawn} == {8}
    assert state(fresh(set="storm_season")).professions == SETS[2].numbers


@pytest.mark.rule("DH-035")
def test_chance_decides_who_begins() -> None:
    assert {state(fresh(f"seed {number}")).first for number in range(12)} == {0, 1, 2}


@pytest.mark.rule("DH-036", "DH-037", "DH-038", "DG-58", "DG-59", "DG-60")
def test_the_draft_goes_to_the_right_and_comes_back() -> None:
    match = fresh("draft")
    first = state(match).first
    order = []
    while match.asks[0].what == "draft":
        order.append(match.asks[0].seat)
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    right = [(first - 1 - step) % 3 for step in range(3)]
    assert right[-1] == first
    assert order == right + right[::-1]


@pytest.mark.rule("DH-037", "DH-038")
def test_who_took_a_faction_takes_a_city_in_the_second_round() -> None:
    match = fresh("draft")
    seats = [ask.seat for ask in match.asks]
    assert words(match) == [
        *("Navaa", "Tidebound", "Lantern Schools", "Iron Orchard", "Lean March", "Charter of Cities"),
        *("Madrid", "Bern", "Minsk", "Ankara", "Oslo"),
    ]
    tell(match, f"P{seats[0] + 1} Bern")
    assert "Bern" not in words(match)
    for _ in range(4):
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    assert match.asks[0].seat == seats[0]
    assert set(words(match)) < {each["name"] for each in GAME.catalogue() if each["facts"]["kind"] == "faction"}  # type: ignore[index]


@pytest.mark.rule("DH-005", "DH-006", "DH-039", "DH-040", "DH-041", "DH-042", "DH-043")
def test_everybody_begins_with_their_deck_their_city_and_a_hand() -> None:
    match = drafted(fresh("begin"))
    s = state(match)
    for seat in range(3):
        faction = s.faction[seat]
        deck = s.hand[seat] + s.draw[seat]
        assert len(deck) == 14
        assert {PRINTS[s.face[card]].faction for card in deck} == {faction}
        assert len(s.hand[seat]) == (5 if faction == 0 else 4)
        assert s.owner[s.capital[seat]] == seat
    assert asked(match) == f"P{s.first + 1} action"
    assert s.start == s.first


@pytest.mark.rule("DH-086")
def test_the_start_player_has_the_token() -> None:
    s = state(drafted(fresh("token")))
    assert s.token == 1
    assert names(fresh(), "hand", 1) == []
