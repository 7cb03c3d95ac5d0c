"""Locations: spoils of war, start cities and prize cities, and how they change hands."""

from __future__ import annotations

import pytest
from tests.games.hope.table import action, at, names, owner, points, state, tell, why, words

from parlour.games.hope.cards.lasting import ASSAULT_ATTACK, SAIL_BONUS, TRAIN_SUPPORT
from parlour.games.hope.cards.maps.board import EUROPE
from parlour.games.hope.cards.prints import PRINTS, profession_of
from parlour.games.hope.rules.values import bonus, deck_of, wild_price

ASSAULT = f"{action('Assault')} assaults=1"
RIVAL = "faction=Lantern_Schools,Tidebound,Lean_March capital=Bern,Madrid,Minsk"


@pytest.mark.rule("DH-051", "DH-052", "DH-058", "DH-154", "DH-096")
def test_spoils_lie_before_their_owner_and_are_no_part_of_the_deck() -> None:
    match = at(f"{ASSAULT} attack=6", "acting")
    tell(match, "P1 take Milan")
    s = state(match)
    (card,) = s.ready[0]
    assert PRINTS[s.face[card]].stack == 3
    assert s.known[card] == 255
    assert card not in deck_of(s, 0)
    assert [len(stack) for stack in s.spoils] == [16, 15]


@pytest.mark.rule("DH-053", "DH-059", "DG-69")
def test_spoils_serve_once_and_a_city_serves_on() -> None:
    match = at(f"{action('Assault')} assaults=1 held3=Ankara,Sofia ready3=Arsenal turn=3", "acting")
    tell(match, "P3 play Arsenal")
    assert names(match, "ready", 3) == []
    assert state(match).attack == 3
    for _ in range(2):
        assert bonus(state(match), 2, ASSAULT_ATTACK) == 2  # Sofia
        tell(match, "P3 stop", "P1 pass", "P2 pass", "P3 Assault")
        assert state(match).attack == 2


@pytest.mark.rule("DH-054", "DH-153", "DH-055", "DH-182", "DH-183")
def test_a_prize_city_belongs_to_whoever_takes_its_territory() -> None:
    prague = EUROPE.find("Prague")
    assert EUROPE.territories[prague].native == 6
    match = at(f"{ASSAULT} attack=9 held1=Bern,Graz held2=Madrid,Prague", "acting")
    assert bonus(state(match), 1, TRAIN_SUPPORT) == 2
    tell(match, "P1 attack Prague", "P1 stop")
    assert owner(match, "Prague") == 1
    assert bonus(state(match), 1, TRAIN_SUPPORT) == 0
    assert bonus(state(match), 0, TRAIN_SUPPORT) == 3  # 1 of it from Bern
    assert names(match, "ready", 1) == []  # no spoils beside it


@pytest.mark.rule("DH-056", "DH-162", "DG-34")
def test_the_start_city_under_ones_own_marker_cannot_be_lost() -> None:
    match = at(f"{ASSAULT} attack=30 held1=Bern,Sinop", "acting")
    assert why(match, "attack Ankara") == "DH-162"
    assert "attack Ankara" not in words(match)


@pytest.mark.rule("DH-057", "DH-152", "DH-181", "DG-34")
def test_another_start_city_is_won_with_its_territory_and_lost_with_it() -> None:
    match = at(f"{ASSAULT} attack=20 held1=Bern,Sinop", "acting", seated=f"{RIVAL} held2=Madrid held3=Minsk")
    tell(match, "P1 take Ankara")
    assert bonus(state(match), 0, SAIL_BONUS) == 1
    lost = at(f"{ASSAULT} attack=20", "acting", seated=f"{RIVAL} held1=Bern,Sinop held2=Madrid,Ankara held3=Minsk")
    before = bonus(state(lost), 1, SAIL_BONUS)
    tell(lost, "P1 attack Ankara", "P1 stop")
    assert bonus(state(lost), 1, SAIL_BONUS) == before - 1
    assert bonus(state(lost), 0, SAIL_BONUS) == 1


@pytest.mark.rule("DH-060")
def test_spoils_stay_when_the_territory_is_lost() -> None:
    match = at(f"{ASSAULT} attack=20 held2=Madrid,Milan ready2=Arsenal", "acting")
    tell(match, "P1 attack Milan", "P1 stop", "P2 stop")
    assert owner(match, "Milan") == 1
    assert names(match, "ready", 2) == ["Arsenal"]


@pytest.mark.rule("DH-145", "DH-160", "DH-158")
def test_a_territory_is_taken_over_land_or_over_sea_in_the_same_way() -> None:
    seated = "faction=Navaa,Lantern_Schools,Iron_Orchard capital=Oslo,Bern,Minsk held1=Oslo held2=Bern held3=Minsk"
    match = at(f"{ASSAULT} attack=30", "acting", seated=seated)
    tell(match, "P1 take Wales")
    s = state(match)
    assert owner(match, "Wales") == 1
    assert (s.attack, s.assaults, len(s.ready[0])) == (0, 0, 1)
    assert [str(event.data["way"]) for event in match.log if event.name == "took"] == ["sea"]


@pytest.mark.rule("DH-158", "DH-146")
def test_inland_territories_are_not_reached_over_sea() -> None:
    seated = "faction=Navaa,Lantern_Schools,Iron_Orchard capital=Oslo,Bern,Ankara held1=Oslo held2=Bern held3=Ankara"
    match = at(f"{ASSAULT} attack=30", "acting", seated=seated)
    assert why(match, "take Minsk") == "DH-146"


@pytest.mark.rule("DG-91")
def test_no_assault_costs_less_than_one_attack() -> None:
    pioneers = 1 << profession_of("Pioneers")
    seated = f"{RIVAL} held1=Bern held2=Madrid held3=Minsk"
    match = at(f"{ASSAULT} siege=9 masters=0,0,{pioneers} turn=3", "acting", seated=seated)
    near = [each for each in EUROPE.territories[EUROPE.find("Minsk")].near if EUROPE.territories[each].native == 2]
    assert {wild_price(state(match), 2, each) for each in near} == {1}  # 2 natives, 3 less, no interior


@pytest.mark.rule("DG-37")
def test_an_empty_stack_gives_nothing() -> None:
    match = at(f"{ASSAULT} attack=6", "acting")
    state(match).spoils[1].clear()
    tell(match, "P1 take Milan")
    assert names(match, "ready", 1) == []
    assert points(match) == [0, 0, 0]
