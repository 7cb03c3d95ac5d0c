"""Assaults on territories that nobody controls, and battles."""

from __future__ import annotations

import pytest
from tests.games.hope.table import LATE, action, asked, at, names, owner, points, state, tell, why, words

ASSAULT = f"{action('Assault')} assaults=1"
TWICE = f"{action('Assault twice', 1)} assaults=2"
RIVALS = "held1=Bern held2=Madrid,Milan held3=Ankara"
SEATED = f"faction=Lantern_Schools,Tidebound,Lean_March capital=Bern,Madrid,Ankara {RIVALS}"


@pytest.mark.rule("DH-157", "DH-146", "DH-148", "DH-149", "DH-150")
def test_hilge_takes_milan_from_bern_with_six_attack() -> None:
    match = at(f"{ASSAULT} attack=5 hand1=Marching_Masses", "acting")
    assert why(match, "take Milan") == "DG-29"
    tell(match, "P1 play Marching Masses", "P1 take Milan")
    assert owner(match, "Milan") == 1
    assert state(match).attack == 0
    assert len(names(match, "ready", 1)) == 1


@pytest.mark.rule("DH-161", "DH-158", "DH-159", "DG-24", "DG-25")
def test_hilge_takes_the_territory_north_of_ankara_from_madrid_with_twelve() -> None:
    seated = "faction=Navaa,Lantern_Schools,Iron_Orchard capital=Madrid,Bern,Minsk"
    held = "held1=Madrid held2=Bern held3=Minsk"
    assert why(at(f"{ASSAULT} attack=11", "acting", seated=f"{seated} {held}"), "take Sinop") == "DG-29"
    match = at(f"{ASSAULT} attack=12", "acting", seated=f"{seated} {held}")
    tell(match, "P1 take Sinop")
    assert owner(match, "Sinop") == 1


@pytest.mark.rule("DH-151", "DH-155", "DG-36")
def test_the_reward_follows_the_native_defence() -> None:
    match = at(f"{ASSAULT} attack=9", "acting")
    tell(match, "P1 take Auvergne")
    s = state(match)
    assert len(s.spoils[0]) == 15
    assert len(s.spoils[1]) == 16
    card = names(match, "ready", 1)[0]
    assert f"play {card}" in words(match)


@pytest.mark.rule("DH-152", "DH-153", "DH-156", "DH-057")
def test_a_city_helps_as_long_as_it_is_held() -> None:
    match = at(f"{ASSAULT} attack=9 held1=Bern,Graz", "acting")
    tell(match, "P1 take Prague")
    assert names(match, "ready", 1) == []
    assert owner(match, "Prague") == 1
    tell(match, "P1 stop", "P2 pass", "P3 pass", "P1 Train a card")
    assert state(match).support == 3  # 2 of Prague and 1 of Bern


@pytest.mark.rule("DG-28", "DG-31")
def test_an_assault_has_one_target() -> None:
    match = at(f"{ASSAULT} attack=20", "acting")
    tell(match, "P1 take Auvergne")
    assert state(match).attack == 0
    assert why(match, "take Milan") == "DG-28"


@pytest.mark.rule("DG-09")
def test_assault_twice_keeps_the_attack_and_starts_from_the_first() -> None:
    match = at(f"{TWICE} attack=8", "acting", begun=LATE)
    tell(match, "P1 take Auvergne")
    assert state(match).attack == 4
    tell(match, "P1 take Navarre")
    assert owner(match, "Navarre") == 1


@pytest.mark.rule("DH-162", "DG-70")
def test_a_capital_cannot_be_attacked() -> None:
    match = at(f"{ASSAULT} attack=20 held1=Bern,Navarre", "acting")
    assert why(match, "attack Madrid") == "DH-162"


@pytest.mark.rule("DH-163", "DH-165", "DH-169", "DG-30")
def test_a_battle_begins_with_the_interior_defence() -> None:
    match = at(f"{ASSAULT} hand2=Recruit", "acting", seated=SEATED)
    tell(match, "P1 attack Milan")
    assert asked(match) == "P1 act"
    assert "attack 0, defence 3" in match.game.prompt(match.state, match.asks[0])
    assert words(match) == ["stop"]


@pytest.mark.rule("DH-172")
def test_an_attacker_below_the_defence_loses_at_once() -> None:
    match = at(f"{ASSAULT} hand1=Marching_Masses hand2=Recruit", "acting", seated=SEATED)
    tell(match, "P1 attack Milan", "P1 play Marching Masses", "P1 stop")
    assert owner(match, "Milan") == 2
    assert asked(match) == "P1 act"
    assert state(match).attack == 0


@pytest.mark.rule("DH-170", "DH-171", "DH-173", "DH-174", "DH-179", "DH-180", "DG-35")
def test_a_defender_below_the_attack_loses_the_territory() -> None:
    match = at(f"{ASSAULT} hand1=Veteran,Veteran hand2=Recruit", "acting", seated=SEATED)
    tell(match, "P1 attack Milan", "P1 play Veteran", "P1 attack", "P1 play Veteran", "P1 attack", "P1 stop")
    assert asked(match) == "P2 act"
    tell(match, "P2 play Recruit", "P2 stop")
    assert owner(match, "Milan") == 1
    assert points(match) == [2, 0, 0]
    assert names(match, "discard", 2) == ["Recruit"]
    assert len(names(match, "ready", 1)) == 1


@pytest.mark.rule("DH-175", "DH-177", "DH-178", "DG-32", "DG-66")
def test_the_attacker_has_a_last_round() -> None:
    start = f"{ASSAULT} hand1=Veteran,Marching_Masses hand2=Recruit"
    held = at(start, "acting", seated=SEATED)
    tell(held, "P1 attack Milan", "P1 play Veteran", "P1 attack", "P1 stop", "P2 play Recruit", "P2 stop")
    assert asked(held) == "P1 act"
    assert state(held).attack == 3
    tell(held, "P1 stop")
    assert owner(held, "Milan") == 2
    even = at(start.replace("Recruit", "Sheltering_Masses"), "acting", seated=SEATED)
    tell(even, "P1 attack Milan", "P1 play Veteran", "P1 attack", "P1 stop", "P2 play Sheltering Masses", "P2 stop")
    tell(even, "P1 play Marching Masses", "P1 stop")
    assert owner(even, "Milan") == 1
    assert points(even) == [2, 0, 0]


@pytest.mark.rule("DG-65")
def test_a_defender_without_cards_is_not_asked() -> None:
    match = at(f"{ASSAULT} attack=4", "acting", seated=SEATED)
    tell(match, "P1 attack Milan", "P1 stop")
    assert owner(match, "Milan") == 1


@pytest.mark.rule("DH-167", "DH-168", "DG-20", "DG-21")
def test_tokens_and_markers_of_the_owner_are_added() -> None:
    match = at(f"{ASSAULT} attack=9 fort=0,2,0 defence=0,1,0", "acting", seated=SEATED)
    tell(match, "P1 attack Milan")
    assert "defence 6" in match.game.prompt(match.state, match.asks[0])


@pytest.mark.rule("DH-166", "DG-33")
def test_a_city_of_the_owner_defends_all_their_territories() -> None:
    seated = SEATED.replace("capital=Bern,Madrid", "capital=Madrid,Bern")
    seated = seated.replace("held1=Bern held2=Madrid,Milan", "held1=Madrid,Auvergne held2=Bern,Milan")
    match = at(f"{ASSAULT} attack=9", "acting", seated=seated)
    tell(match, "P1 attack Milan")
    assert "defence 4" in match.game.prompt(match.state, match.asks[0])


@pytest.mark.rule("DG-91")
def test_no_battle_is_won_without_attack() -> None:
    seated = "faction=Iron_Orchard,Charter_of_Cities,Lean_March capital=Bern,Madrid,Ankara"
    seated += " held1=Bern held2=Madrid,Graz held3=Ankara"
    match = at(f"{ASSAULT} siege=2 hand2=Marching_Masses", "acting", seated=seated)
    tell(match, "P1 attack Graz")
    assert "attack 0, defence 1" in match.game.prompt(match.state, match.asks[0])
    tell(match, "P1 stop")
    assert owner(match, "Graz") == 2


@pytest.mark.rule("DG-26")
def test_the_seas_are_added_to_the_defence_of_a_player() -> None:
    seated = SEATED.replace("capital=Bern,Madrid", "capital=Oslo,Madrid")
    seated = seated.replace("held1=Bern held2=Madrid,Milan", "held1=Oslo held2=Madrid,Wales")
    match = at(f"{ASSAULT} attack=9", "acting", seated=seated)
    tell(match, "P1 attack Wales")
    assert "defence 4" in match.game.prompt(match.state, match.asks[0])


@pytest.mark.rule("DG-93", "DG-68", "DG-83")
def test_in_a_battle_only_cards_are_played() -> None:
    match = at(f"{ASSAULT} attack=9 hand1=Recruit hand2=Recruit", "acting", seated=SEATED)
    tell(match, "P1 attack Milan")
    assert words(match) == ["play Recruit", "stop"]
    for thing in ("put aside Neyra, the Listener", "take Auvergne", "attack Ankara", "train Recruit"):
        assert why(match, thing) == "DG-93"
    tell(match, "P1 stop")
    assert why(match, "put aside Joon, Pilot of the Shallows") == "DG-83"
    assert why(match, "take Auvergne") == "DG-93"
