"""Positions that cannot be are refused in words that name the field."""

from __future__ import annotations

import pytest
from tests.games.hope.table import GAME, at, names, space

from parlour.games.hope.cards.prints import ALL_PROFESSIONS
from parlour.kernel.errors import ParlourError

FIGHT = "action=9 assaults=1 held2=Madrid,Graz"


@pytest.mark.parametrize(
    ("fields", "phase", "words"),
    [
        ("laid=1,2 laid_by=1", "choosing", "laid, laid_by, laid_with must be equally long"),
        ("laid=10 laid_by=1", "choosing", "laid: the actions of the era are 0 to 9"),
        ("laid=13 laid_by=1 era=late", "choosing", "laid: the actions of the era are 0 to 12"),
        ("laid=1,1 laid_by=1,2 cubes=2,2,3", "choosing", "laid: 2 cubes cannot stand on Dismiss 2 cards"),
        ("laid=9 laid_by=1", "choosing", "laid: P1 has no more than 3 small cubes"),
        ("laid=9 laid_by=1 laid_with=token", "choosing", "laid_with: P1 has no token on the board"),
        ("laid=9 laid_by=2 laid_with=token token=0", "choosing", "laid_with: P2 has no token on the board"),
        ("laid=9 laid_by=2 laid_with=leader_cube", "choosing", "laid_with: P2 has no leader cube on the board"),
        ("cubes=0,3,3 token=0 leader_cube=0,1,1", "choosing", "turn: P1 has nothing to choose an action with"),
        ("action=20", "acting", "action: the last action of the era is 9"),
        ("", "acting", "action: phase=acting needs the action"),
        ("owner=1,2,3", "choosing", "owner: held1, held2"),
        ("action=9", "defending", "target: a battle needs a territory"),
        (f"{FIGHT} target=0", "defending", "defender: a battle needs the rival who holds the target"),
        ("target=1", "choosing", "there is no battle in this phase"),
        ("faction=Navaa,Navaa,Lean_March", "choosing", "faction: two players have the same"),
        ("faction=Navaa,-,Lean_March", "choosing", "faction: after the draft every player has one"),
        ("capital=Bern,Bern,Ankara", "choosing", "capital: two players have the same"),
        ("capital=Bern,Madrid,Oslo", "choosing", "capital: held3 lacks Oslo"),
        ("capital=Milan,Madrid,Ankara held1=Milan", "choosing", "capital: Milan is no start city"),
        ("hand1=Arsenal", "choosing", "hand1: Arsenal cannot lie there"),
        ("year=9", "choosing", "year: 9 is more than 2"),
        ("cubes=10,3,3", "choosing", "cubes: 10 is more than 3"),
        ("leader_cube=5,1,1", "choosing", "leader_cube: 5 is more than 1"),
        ("attack=-1", "choosing", "attack: -1 is less than 0"),
        ("fort=-3,0,0", "choosing", "fort: -3 is less than 0"),
        ("passes=7", "choosing", "passes: 7 is more than 3"),
        ("drafted=99", "choosing", "drafted: 99 is more than 6"),
        ("drafted=2", "choosing", "drafted: 2 choices, and 6 factions and capitals are chosen"),
        ("", "drafting", "phase: the draft is over"),
        ("assaults=99", "choosing", "assaults: 99 is more than 2"),
        ("cheaper=1", "choosing", "cheaper must be 3 numbers"),
        ("spoils=Recruit|-", "choosing", "spoils: Recruit cannot lie there"),
        ("masses=Recruit", "choosing", "masses: Recruit cannot lie there"),
        ("hand1=Kofi_Pathfinder", "choosing", "hand1: Kofi, Pathfinder cannot lie there"),
        ("hand1=Healers_1", "choosing", "hand1: Healers 1 cannot lie there: Healers are not in play"),
        ("professions=Scouts,Healers", "choosing", "professions must be 8 different ones"),
        (f"professions={','.join(['Scouts'] * 8)}", "choosing", "professions must be 8 different ones"),
        ("masters=4,0,0", "choosing", "masters: P1 has a master of a profession that is not in play"),
        ("board=North_America", "choosing", "board: 3 do not play on the map of North America"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: str, phase: str, words: str) -> None:
    with pytest.raises(ParlourError, match=f"position: .*{words}"):
        at(fields, phase)


def test_a_position_after_the_draft_needs_factions() -> None:
    with pytest.raises(ParlourError, match="faction: after the draft every player has one"):
        GAME.read("players=3 phase=choosing turn=1")


def test_without_another_word_cubes_on_the_action_board_are_small_ones() -> None:
    match = at("laid=9,4 laid_by=3,1 cubes=2,3,2")
    assert space(match, "Assault")["cubes"] == [{"seat": 2, "kind": "small cube"}]
    assert space(match, "Train 2 cards")["cubes"] == [{"seat": 0, "kind": "small cube"}]


@pytest.mark.parametrize("field", ["asking=3", "wanted=1"])
def test_a_line_does_not_begin_in_the_middle_of_an_ability(field: str) -> None:
    with pytest.raises(ParlourError, match="the middle of an ability"):
        at(field)


def test_cards_that_are_left_open_are_some_that_may_lie_there() -> None:
    match = at("draw1=?60 spoils=?3|-")
    assert len(names(match, "draw", 1)) == 60
    assert {"Arsenal"}.isdisjoint(names(match, "draw", 1))
    assert ALL_PROFESSIONS[2].name == "Healers"
    assert not [name for name in names(match, "draw", 1) if name.startswith("Healers")]
