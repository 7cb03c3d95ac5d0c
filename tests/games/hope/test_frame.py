"""Eras, years and turns; cards in a turn; what is counted."""

from __future__ import annotations

import pytest
from tests.games.hope.table import (
    GAME,
    LATE,
    SEATED,
    action,
    asked,
    at,
    fresh,
    names,
    play_out,
    points,
    state,
    tell,
    why,
    words,
)

from parlour.games.hope.cards.actions import GROUPS, SIDES
from parlour.games.hope.cards.prints import ALL_PROFESSIONS
from parlour.games.hope.rules.ending import final_score
from parlour.games.hope.rules.values import hand_size

ASSAULT = f"{action('Assault')} assaults=1"
TRAIN_1 = action("Train a card")
LAST = "year=2 start=3 first=1 turn=3"


@pytest.mark.rule("DH-002", "DG-55")
def test_territories_prize_cities_masters_and_winters_are_points() -> None:
    match = at("points=5,0,0 masters=1,0,0 held1=Bern,Milan,Prague", begun=LATE)
    assert final_score(state(match), 0) == 5 + 3 + 1 + ALL_PROFESSIONS[0].points


@pytest.mark.rule("DH-065", "DH-066", "DH-067", "DH-071", "DH-072", "DH-021")
@pytest.mark.parametrize("players", [3, 4])
def test_two_eras_with_a_winter_after_every_year_and_everybody_begins_twice(players: int) -> None:
    match = play_out(fresh("eras", players=players))
    told = [event.name for event in match.log if event.name in ("year", "winter", "late era")]
    assert told == ["year", "winter"] * players + ["late era"] + ["year", "winter"] * players
    begun = [event.data["seat"] for event in match.log if event.name == "year"]
    first = state(match).first
    assert begun == [(first + year) % players for year in range(2 * players)]


@pytest.mark.rule("DH-013", "DH-083")
def test_the_leader_cube_serves_once_an_era_and_comes_back_for_the_late_one() -> None:
    match = at(f"{LAST} leader_cube=1,1,0 cubes=0,0,1")
    assert why(match, "leader: Assault") == "DH-083"
    tell(match, "P3 pass", "P1 leader: Assault", "P1 stop", "P2 pass", "P3 pass")
    s = state(match)
    assert (s.era, s.leader_cube) == (1, [1, 1, 1])


@pytest.mark.rule("DH-077", "DG-18")
def test_an_action_is_an_assault_training_or_reorganizing_and_one_a_turn() -> None:
    match = at(f"{action('Assault')} assaults=0", "acting")
    assert {GROUPS[each.group] for side in SIDES for each in side} == {"reorganize", "train", "assault"}
    tell(match, "P1 stop")
    assert asked(match) == "P2 action"


@pytest.mark.rule("DH-078", "DH-088")
def test_cards_of_hand_and_ready_area_and_training_are_mixed_in_any_order() -> None:
    match = at(f"{action('Train 2 cards')} support=1 hand1=Tutor ready1=Recruit masses=Marching_Masses", "acting")
    tell(match, "P1 train Marching Masses", "P1 play Recruit", "P1 support", "P1 play Tutor", "P1 support")
    assert state(match).support == 4
    tell(match, "P1 train Veteran")
    assert state(match).trained == 2


@pytest.mark.rule("DH-079", "DH-138", "DH-097")
def test_played_cards_stay_until_step_3_discards_them() -> None:
    match = at(f"{TRAIN_1} hand1=Tutor,Recruit", "acting")
    tell(match, "P1 play Tutor", "P1 support", "P1 train Veteran")
    assert names(match, "play", 1) == ["Tutor"]
    tell(match, "P1 stop")
    assert names(match, "play", 1) == ["Tutor"]
    tell(match, "P1 done")
    assert names(match, "play", 1) == []
    assert sorted(names(match, "discard", 1)) == ["Tutor", "Veteran"]


@pytest.mark.rule("DH-102", "DH-103")
def test_a_year_goes_on_while_somebody_acts() -> None:
    match = at("cubes=1,1,1 leader_cube=0,0,0 token=0")
    tell(match, "P1 pass", "P2 pass", "P3 Assault", "P3 stop", "P1 pass")
    assert state(match).year == 0
    tell(match, "P2 pass")  # P3 has no cube left and passes
    assert state(match).year == 1


@pytest.mark.rule("DH-046", "DH-048", "DH-020", "DH-061")
def test_a_card_costs_its_support_and_lies_with_the_others_until_then() -> None:
    match = at(f"{TRAIN_1} support=2", "acting")
    assert why(match, "train Veteran") == "DH-048"
    pile = len(state(match).supply[0])
    tell(match, "P1 train Recruit")
    assert state(match).support == 0
    assert len(state(match).supply[0]) == pile - 1


@pytest.mark.rule("DH-049", "DH-090", "DG-86")
def test_the_effect_applies_when_the_card_is_played() -> None:
    match = at(f"{ASSAULT} hand1=Scouts_1 draw1=Veteran", "acting")
    tell(match, "P1 play Scouts 1", "P1 attack")
    assert names(match, "hand", 1) == ["Veteran"]


@pytest.mark.rule("DH-092", "DG-41")
def test_a_card_puts_cards_into_the_ready_area() -> None:
    match = at(f"{ASSAULT} hand1=Quartermasters_1,Veteran professions={professions_with('Quartermasters')}", "acting")
    tell(match, "P1 play Quartermasters 1", "P1 attack", "P1 Veteran")
    assert names(match, "ready", 1) == ["Veteran"]


def professions_with(name: str) -> str:
    """Eight professions, one of them a certain one."""
    others = [each.name for each in ALL_PROFESSIONS if each.name != name][:7]
    return ",".join(sorted([*others, name], key=[each.name for each in ALL_PROFESSIONS].index))


@pytest.mark.rule("DH-116", "DH-118", "DG-89")
@pytest.mark.parametrize(("era", "chosen", "number"), [(0, "Dismiss 2 cards", 2), (1, "Dismiss a card", 1)])
def test_the_board_says_how_many_cards_are_dismissed(era: int, chosen: str, number: int) -> None:
    hand = "hand1=Recruit,Recruit,Tutor,Tutor"
    match = at(hand, begun=LATE) if era else at(hand)
    tell(match, f"P1 {chosen}")
    if not era:
        tell(match, "P1 done")
    for _ in range(number):
        assert asked(match) == "P1 must dismiss"
        tell(match, "P1 Recruit")
    assert asked(match) == "P1 act"
    assert points(match)[0] == era  # the point of the late era, and no penalty


@pytest.mark.rule("DH-010", "DH-127", "DH-131")
def test_a_profession_is_climbed_step_by_step() -> None:
    match = at(f"{action('Train 3 or 4 cards')} support=30", "acting")
    assert "train Scouts 1" in words(match)
    assert why(match, "train Scouts 2") == "DH-127"
    assert why(match, "train Master Scouts") == "DH-131"
    second = at(f"{action('Train 3 or 4 cards')} support=30 play1=Scouts_1", "acting")
    assert "train Scouts 2" in words(second)
    assert why(second, "train Master Scouts") == "DH-131"


@pytest.mark.rule("DH-032", "DH-009")
def test_everybody_can_train_each_of_the_eight_masters_and_no_other() -> None:
    match = at(f"{TRAIN_1} support=30", "acting")
    assert state(match).masters == [0, 0, 0]
    assert why(match, "train Master Healers") == "DH-009"  # not in the first set


@pytest.mark.rule("DH-134", "DH-062")
def test_a_master_helps_from_now_on_and_its_points_count_at_the_end() -> None:
    match = at(f"{TRAIN_1} support=6 play1=Scouts_2", "acting")
    before = hand_size(state(match), 0)
    tell(match, "P1 train Master Scouts")
    assert hand_size(state(match), 0) == before + 1
    assert points(match) == [0, 0, 0]
    assert final_score(state(match), 0) == 1 + ALL_PROFESSIONS[3].points


@pytest.mark.rule("DH-164", "DH-176", "DG-38")
def test_the_owner_may_defend_and_draws_nothing_before_their_turn() -> None:
    match = at(f"{ASSAULT} attack=4 held2=Madrid,Milan hand2=Recruit,Tutor draw2=?5", "acting")
    tell(match, "P1 attack Milan", "P1 stop")
    assert asked(match) == "P2 act"
    tell(match, "P2 play Recruit", "P2 stop", "P1 stop")
    assert names(match, "hand", 2) == ["Tutor"]
    tell(match, "P1 stop")
    assert len(names(match, "hand", 2)) == 4


@pytest.mark.rule("DG-83")
def test_a_defender_puts_no_leader_card_aside() -> None:
    leader = "Amara_Harbour_Mother"
    match = at(f"{ASSAULT} attack=4 held2=Madrid,Milan hand2={leader}", "acting")
    tell(match, "P1 attack Milan", "P1 stop")
    assert why(match, "put aside Amara, Harbour Mother") == "DG-83"


@pytest.mark.rule("DG-87")
def test_who_holds_more_than_the_hand_size_keeps_it() -> None:
    match = at("hand2=Recruit,Recruit,Tutor,Tutor,Veteran,Veteran draw2=?3")
    tell(match, "P1 pass")
    assert len(names(match, "hand", 2)) == 6


@pytest.mark.rule("DG-88")
def test_defence_tokens_are_not_used_up() -> None:
    match = at(f"{ASSAULT} attack=9 fort=0,2,0 held2=Madrid,Milan", "acting")
    tell(match, "P1 attack Milan", "P1 stop")
    assert state(match).fort == [0, 2, 0]


@pytest.mark.rule("DG-45")
def test_points_fall_below_zero() -> None:
    match = at(TRAIN_1, "acting")
    tell(match, "P1 stop")
    assert points(match)[0] == -1


@pytest.mark.rule("DG-48", "DH-117")
def test_a_dismissed_leader_card_leaves_the_game() -> None:
    match = at("hand1=Neyra_the_Listener")
    tell(match, "P1 Gain spoils of war", "P1 Neyra, the Listener")
    s = state(match)
    assert names(match, "hand", 1) == []
    assert GAME.face_name(s.face[s.box[-1]]) == "Neyra, the Listener"


@pytest.mark.rule("DG-43")
def test_who_passes_plays_no_card() -> None:
    match = at("hand1=Recruit")
    assert not [each for each in words(match) if each.startswith("play")]


@pytest.mark.rule("DG-56")
@pytest.mark.parametrize(
    ("fields", "winners", "reason"),
    [
        ("points=0,1,0 held1=Bern,Milan", [0], "more territories"),
        ("discard1=Recruit,Recruit discard2=Recruit discard3=Recruit,Tutor", [1], "a thinner deck"),
        ("", [0, 1, 2], "share the victory"),
    ],
)
def test_ties_are_broken_by_land_masters_and_deck(fields: str, winners: list[int], reason: str) -> None:
    seated = SEATED.replace("held1=Bern ", "") if "held1" in fields else SEATED
    match = at(f"{LAST} {fields} faction=Lantern_Schools,Tidebound,Iron_Orchard", seated=seated, begun=LATE)
    tell(match, "P3 pass", "P1 pass", "P2 pass")
    assert match.ending is not None
    assert match.ending.winners == winners
    assert reason in match.ending.reason
