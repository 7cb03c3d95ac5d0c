"""The content of the box: how many of everything there are, and that every text is made from what a card does."""

from __future__ import annotations

import re

import pytest

from parlour.games.hope.cards.actions import ASSAULT, DEEDS, ERAS, REORGANIZE, SIDES, TRAIN
from parlour.games.hope.cards.catalogue import printed_cards
from parlour.games.hope.cards.factions import FACTIONS, THIN, Faction
from parlour.games.hope.cards.lasting import BONUSES, NAMES, TEXTS, Bonus
from parlour.games.hope.cards.locations import ALL_CITIES, SPOILS_FACES
from parlour.games.hope.cards.prints import (
    ALL_PROFESSIONS,
    CITIZEN,
    LEADER,
    MASSES,
    NO_FACTION,
    PRINTS,
    PROFESSIONAL,
    SETS,
    print_of,
)
from parlour.games.hope.cards.steps import EITHER, VERBS, Step
from parlour.games.hope.cards.steps import TEXTS as STEP_TEXTS


def copies(kind: int, faction: int = NO_FACTION) -> int:
    """How many cards of a kind there are in the supply, or in a starting deck."""
    return sum(card.copies for card in PRINTS if card.kind == kind and card.faction == faction)


def card(name: str) -> tuple[list[int], int]:
    """The strengths and the cost of a card."""
    found = PRINTS[print_of(name)]
    return found.strengths, found.cost


def steps_of_all_cards() -> list[Step]:
    """Every step that is printed somewhere, those of a choice included."""
    steps = [step for each in PRINTS for step in each.steps]
    return steps + [inner for step in steps for inner in step.of]


def bonuses_of_all() -> list[Bonus]:
    """Every lasting bonus that is printed somewhere."""
    places = [each.always for each in ALL_PROFESSIONS]
    places += [each.always for each in FACTIONS] + [each.always for each in ALL_CITIES]
    return [bonus for bonuses in places for bonus in bonuses]


@pytest.mark.rule("DH-017", "DH-018", "DG-07", "DG-08")
def test_the_box_has_fifteen_masses_of_three_kinds_and_fifty_citizens() -> None:
    assert copies(MASSES) == 15
    assert [PRINTS[face].strengths for face in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert copies(CITIZEN) == 50
    assert [each.name for each in PRINTS if each.kind == CITIZEN][:3] == ["Recruit", "Veteran", "Tutor"]


@pytest.mark.rule("DH-008", "DG-05")
def test_the_box_has_123_professional_cards_of_twelve_professions() -> None:
    assert copies(PROFESSIONAL) == 123
    assert len(ALL_PROFESSIONS) == 12


@pytest.mark.rule("DH-011", "DH-052", "DG-06")
def test_the_box_has_fifty_locations() -> None:
    stacks = [PRINTS[face].stack for face in SPOILS_FACES]
    assert (stacks.count(2), stacks.count(3)) == (16, 16)
    prizes = [city.prize for city in ALL_CITIES]
    assert (prizes.count(False), prizes.count(True)) == (12, 6)


@pytest.mark.rule("DG-04")
def test_privateers_have_the_numbers_of_the_printed_examples() -> None:
    (_, _, first), cost_1 = card("Privateers 1")
    (_, defence, second), cost_2 = card("Privateers 2")
    assert (first, cost_1) == (1, 4)
    assert (defence, second, cost_2) == (2, 2, 6)
    assert ALL_PROFESSIONS[0].master_cost == 4
    tutor, masses = card("Tutor")[0][2], card("Migrating Masses")[0][2]
    assert tutor + masses == 4  # trains Privateers 1
    assert tutor + tutor + first - cost_2 == 1  # trains Privateers 2
    assert tutor + second - ALL_PROFESSIONS[0].master_cost == 1  # trains the master


@pytest.mark.rule("DH-008", "DH-045")
def test_a_level_2_card_is_at_least_as_good_as_level_1_and_costs_more() -> None:
    for profession in ALL_PROFESSIONS:
        one, two = [PRINTS[face] for face in profession.faces]
        assert sum(two.strengths) > sum(one.strengths), profession.name
        assert all(low <= high for low, high in zip(one.strengths, two.strengths, strict=True)), profession.name
        assert two.cost > one.cost, profession.name


@pytest.mark.rule("DH-004", "DH-006", "DH-043", "DH-044", "DG-03", "DG-13")
@pytest.mark.parametrize("faction", FACTIONS, ids=lambda each: each.name)
def test_a_starting_deck_has_14_cards_of_its_own(faction: Faction) -> None:
    assert len(faction.deck) == 14
    assert {PRINTS[face].faction for face in faction.deck} == {faction.number}
    kinds = [PRINTS[face].kind for face in faction.deck]
    assert [kinds.count(kind) for kind in (MASSES, CITIZEN, PROFESSIONAL, LEADER)] == [7, 3, 2, 2]


@pytest.mark.rule("DG-03")
def test_every_profession_is_in_one_starting_deck() -> None:
    own = [PRINTS[face] for faction in FACTIONS for face in faction.deck if PRINTS[face].kind == PROFESSIONAL]
    assert sorted(card.profession for card in own) == list(range(12))
    assert {card.level for card in own} == {1}


@pytest.mark.rule("DH-004", "DG-02")
def test_no_two_factions_are_alike() -> None:
    assert len({each.per for each in FACTIONS}) == 6
    assert len({(bonus.do) for each in FACTIONS for bonus in each.always}) == 6
    assert len({each.letter for each in FACTIONS}) == 6
    leaders = [card.name for card in PRINTS if card.kind == LEADER]
    assert len(set(leaders)) == 12


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda each: each.name)
def test_a_story_has_three_sentences(faction: Faction) -> None:
    assert len(re.findall(r"[.!?](?= |$)", faction.story)) == 3


def test_a_winter_score_counts_up_to_its_most() -> None:
    coast = next(each for each in FACTIONS if each.name == "Tidebound").winter(4)
    assert [coast.score(amount) for amount in (0, 2, 3, 5, 6, 30)] == [0, 0, 1, 1, 2, 2]
    thin = next(each for each in FACTIONS if each.per == THIN).winter(4)
    assert [thin.score(amount) for amount in (20, 12, 9, 6)] == [0, 1, 2, 3]


@pytest.mark.rule("DG-02")
def test_a_winter_score_may_differ_with_the_number_of_players_and_the_mat_says_so() -> None:
    realm = next(each for each in FACTIONS if each.name == "Navaa")
    assert [realm.winter(players).score(30) for players in (2, 3, 4, 5)] == [3, 5, 4, 3]
    assert realm.winter_text().endswith("up to 4 (2 players: up to 3; 3 players: up to 5; 5 players: up to 3).")
    for each in FACTIONS:
        assert re.findall(r"(\d) players: ", each.winter_text()) == [str(players) for players in each.others]


def test_every_verb_and_every_bonus_is_printed_somewhere_and_has_its_text() -> None:
    assert {step.do for step in steps_of_all_cards()} == set(range(len(VERBS)))
    assert set(STEP_TEXTS) | {EITHER} == set(range(len(VERBS)))
    assert {bonus.do for bonus in bonuses_of_all()} == set(range(BONUSES))
    assert len(NAMES) == len(TEXTS) == BONUSES


def test_texts_are_sentences() -> None:
    for each in printed_cards():
        text = str(each["text"])
        assert text == "" or re.fullmatch(r"[A-Z][^{}]*\.", text), each


def test_no_two_things_have_one_name() -> None:
    names = [str(each["name"]) for each in printed_cards()]
    assert len(set(names)) == len(names)


def test_the_three_sets_use_every_profession_and_differ() -> None:
    assert {number for each in SETS for number in each.numbers} == set(range(12))
    assert len({tuple(each.numbers) for each in SETS}) == 3


@pytest.mark.rule("DH-003")
@pytest.mark.parametrize("era", range(2), ids=ERAS)
def test_each_side_of_the_action_board_has_three_columns(era: int) -> None:
    for group in (REORGANIZE, TRAIN, ASSAULT):
        assert len([action for action in SIDES[era] if action.group == group]) >= 3


@pytest.mark.rule("DG-09", "DG-10")
def test_every_kind_of_action_is_on_the_board() -> None:
    assert {action.does for side in SIDES for action in side} == set(range(len(DEEDS)))


@pytest.mark.rule("DG-10")
def test_there_are_as_many_spaces_as_the_ruling_says() -> None:
    for players, most in ((2, 2), (3, 2), (4, 3), (5, 3)):
        assert max(action.room(players) for side in SIDES for action in side if action.spaces) == most


def test_there_is_a_space_for_every_cube_of_the_first_year_without_the_large_ones() -> None:
    for side in SIDES:
        for players, cubes in ((2, 5), (3, 10), (4, 9), (5, 11)):
            assert sum(action.room(players) for action in side if action.spaces) >= cubes * 2 // 3


@pytest.mark.rule("DH-019")
def test_a_citizen_is_far_better_than_masses() -> None:
    for each in PRINTS:
        if each.kind == CITIZEN:
            assert sum(each.strengths) >= 4, each.name


@pytest.mark.rule("DH-045", "DH-062")
def test_a_face_shows_name_level_strengths_and_cost_and_a_master_its_points() -> None:
    printed = {str(each["name"]): each["facts"] for each in printed_cards()}
    second = {"kind": "professional", "profession": "Privateers", "level": 2}
    assert printed["Privateers 2"] == {**second, "attack": 4, "defence": 2, "support": 2, "cost": 6, "copies": 4}
    master = printed["Master Privateers"]
    assert isinstance(master, dict)
    assert (master["cost"], master["points"]) == (4, ALL_PROFESSIONS[0].points)


@pytest.mark.rule("DG-11")
def test_the_large_space_of_a_column_is_its_plainest_action() -> None:
    large = [[action.name for action in side if not action.spaces] for side in SIDES]
    assert large == [["Shuffle your discard pile", "Train a card", "Assault"]] * 2


def test_texts_say_what_is_counted() -> None:
    texts = {str(each["name"]): str(each["text"]) for each in printed_cards()}
    assert "for each deck or spoils card in your ready area (no cities), up to 3" in texts["Quartermasters 2"]
    assert "Your Train actions begin with 1 more support." in texts["Guadalajara"]
    assert texts["Sofia"] == "Your Assault actions begin with 2 more attack."
    assert "Mexico City" in texts
