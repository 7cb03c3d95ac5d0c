"""Training: costs, prerequisites, numbers, the printed examples."""

from __future__ import annotations

import pytest
from tests.games.hope.table import LATE, SEATED, action, asked, at, names, points, state, tell, why, words

TRAIN_2 = action("Train 2 cards")
TRAIN_1 = action("Train a card")
TRAIN_MANY = action("Train 3 or 4 cards")
WITH_DISCARD = action("Train with the discard pile", 1)
NEXT = "Dismiss a card to gain the next"


@pytest.mark.rule("DH-126", "DH-122", "DH-124")
def test_norris_trains_privateers_1_with_masses_and_a_tutor() -> None:
    match = at(f"{TRAIN_1} hand1=Migrating_Masses,Tutor", "acting")
    tell(match, "P1 play Migrating Masses", "P1 play Tutor", "P1 support")
    assert state(match).support == 4
    tell(match, "P1 train Privateers 1")
    assert state(match).support == 0
    assert names(match, "discard", 1) == ["Privateers 1"]


@pytest.mark.rule("DH-130", "DH-127", "DG-50")
def test_norris_trains_privateers_2_with_privateers_1_and_two_tutors() -> None:
    match = at(f"{TRAIN_1} hand1=Privateers_1,Tutor,Tutor", "acting")
    tell(match, "P1 play Tutor", "P1 support", "P1 play Tutor", "P1 support")
    assert state(match).support == 6
    assert why(match, "train Privateers 2") == "DH-127"
    tell(match, "P1 play Privateers 1", "P1 support", "P1 train Privateers 2")
    assert state(match).support == 1
    assert names(match, "discard", 1) == ["Privateers 2"]


@pytest.mark.rule("DH-135", "DH-131", "DH-132", "DH-064")
def test_norris_trains_the_master_with_a_tutor_and_privateers_2() -> None:
    match = at(f"{TRAIN_1} hand1=Privateers_2,Tutor", "acting")
    tell(match, "P1 play Tutor", "P1 support", "P1 play Privateers 2", "P1 support")
    assert state(match).support == 5
    tell(match, "P1 train Master Privateers")
    assert state(match).support == 1
    assert state(match).masters[0] == 1
    assert names(match, "discard", 1) == []
    assert points(match)[0] == 0


@pytest.mark.rule("DH-133", "DG-78")
def test_a_master_is_not_trained_twice() -> None:
    match = at(f"{TRAIN_1} support=9 play1=Privateers_2 masters=1,0,0", "acting")
    assert "train Master Privateers" not in words(match)
    assert why(match, "train Master Privateers") == "DG-78"


@pytest.mark.rule("DH-128", "DG-51")
def test_a_card_that_was_just_trained_is_no_prerequisite() -> None:
    match = at(f"{TRAIN_2} support=20 ready1=Scouts_1", "acting")
    tell(match, "P1 train Privateers 1")
    assert why(match, "train Privateers 2") == "DH-127"
    assert why(match, "train Scouts 2") == "DH-127"


@pytest.mark.rule("DH-125", "DH-129", "DG-49", "DG-84")
def test_several_copies_may_be_trained() -> None:
    match = at(f"{TRAIN_2} support=20 play1=Scouts_2", "acting")
    tell(match, "P1 train Scouts 2", "P1 train Scouts 2")
    assert names(match, "discard", 1) == ["Scouts 2", "Scouts 2"]


@pytest.mark.rule("DH-136")
@pytest.mark.parametrize(("begun", "support"), [("", 2), (LATE, 1)])
def test_train_2_cards_begins_with_support(begun: str, support: int) -> None:
    elsewhere = SEATED.replace("Bern", "Oslo")  # Bern helps to train
    match = at(begun=begun, seated=elsewhere) if begun else at(seated=elsewhere)
    tell(match, "P1 Train 2 cards")
    assert state(match).support == support


@pytest.mark.rule("DH-137", "DH-139", "DH-140", "DH-123", "DG-46")
@pytest.mark.parametrize(
    ("chosen", "trained", "penalty"),
    [
        (TRAIN_2, 2, 0),
        (TRAIN_2, 0, 2),
        (TRAIN_2, 3, 1),
        (TRAIN_MANY, 3, 0),
        (TRAIN_MANY, 4, 0),
        (TRAIN_MANY, 1, 2),
        (TRAIN_MANY, 6, 2),
        (TRAIN_1, 1, 0),
        (TRAIN_1, 0, 1),
        (TRAIN_1, 3, 2),
    ],
)
def test_a_wrong_number_of_cards_costs_points(chosen: str, trained: int, penalty: int) -> None:
    match = at(f"{chosen} trained={trained}", "acting")
    tell(match, "P1 stop")
    assert points(match)[0] == -penalty


@pytest.mark.rule("DH-141", "DH-142", "DG-76")
def test_the_prerequisite_may_lie_in_the_discard_pile_for_that_action() -> None:
    match = at(f"{WITH_DISCARD} support=7 discard1=Privateers_1", "acting", begun=LATE)
    assert "train Privateers 2" in words(match)
    assert "train Recruit" not in words(match)
    tell(match, "P1 train Privateers 2")
    assert state(match).support == 1
    tell(match, "P1 stop")
    assert points(match)[0] == 0
    none = at(f"{WITH_DISCARD} discard1=Scouts_1", "acting", begun=LATE)
    tell(none, "P1 stop")
    assert points(none)[0] == -1


@pytest.mark.rule("DH-143", "DH-144", "DG-53", "DG-77")
def test_a_card_is_dismissed_to_gain_the_next() -> None:
    match = at("hand1=Scouts_1,Recruit discard1=Privateers_2", begun=LATE)
    tell(match, f"P1 {NEXT}")
    assert asked(match) == "P1 next"
    assert words(match) == ["Scouts 1", "Privateers 2 (discard pile)", "done"]
    tell(match, "P1 Privateers 2")
    assert state(match).masters[0] == 1
    assert names(match, "discard", 1) == []
    assert points(match)[0] == 0


@pytest.mark.rule("DG-54", "DH-117")
def test_a_card_of_the_starting_deck_is_a_prerequisite_and_leaves_the_game() -> None:
    match = at("hand1=Scouts_1_of_Navaa", begun=LATE)
    tell(match, f"P1 {NEXT}", "P1 Scouts 1 of Navaa")
    assert names(match, "discard", 1) == ["Scouts 2"]
    s = state(match)
    assert any(s.face[card] == s.face[s.box[-1]] for card in s.box)
    assert len(s.supply[3 + 2 * s.professions.index(3)]) == 7


@pytest.mark.rule("DG-90")
def test_a_discount_leaves_a_cost_of_one() -> None:
    match = at(f"{TRAIN_1} support=1 cheaper=5,0,0", "acting")
    tell(match, "P1 train Veteran")
    assert state(match).support == 0


@pytest.mark.rule("DG-08")
def test_only_the_top_of_the_masses_is_trained() -> None:
    match = at(f"{TRAIN_2} support=2 masses=Marching_Masses,Migrating_Masses", "acting")
    assert [word for word in words(match) if "Masses" in word] == ["train Migrating Masses"]
    tell(match, "P1 train Migrating Masses")
    assert "train Marching Masses" in words(match)


@pytest.mark.rule("DG-19")
def test_training_is_for_train_actions() -> None:
    match = at(f"{action('Assault')} support=9 assaults=1", "acting")
    assert why(match, "train Recruit") == "DG-19"
