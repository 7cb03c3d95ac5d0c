"""Characters in positions and views."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    GAME,
    at,
    called,
    fresh,
    hand,
    state,
    tell,
)

from parlour.games.dale.cards.cast import CAST
from parlour.games.dale.cards.prints import DECKS, SPECIALTIES
from parlour.kernel.errors import ParlourError


@pytest.mark.parametrize(
    "line",
    [
        "character1=Wren+Junk+Spyglass hand1=Cookies",
        "character1=Castor_and_Pollux beside1=Crimson_Castor's_Mask,Crimson_Pollux's_Mask:1",
        "character1=Mortimer beside1=Crimson_Forged_Invoice hand1=Crimson_Forged_Invoice",
        "character1=Sable:3 used=ability1:character1.1 character2=Odalys cast=green+yellow",
        "phase=characters dealt1=Pim,Quill dealt2=Odalys,Mabel box=Marisol starters=2 deck1=?5 deck2=?5",
    ],
)
def test_a_position_with_characters_is_read_as_it_is_written(line: str) -> None:
    written = GAME.write(GAME.read(line))
    assert GAME.write(GAME.read(written)) == written
    for field in line.replace("=?5", "=Junk,Junk,Junk,Junk,Junk").split():
        assert field in written.split()


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hand1=Pim", "Pim is a character, and lies elsewhere"),
        ("character1=Junk", "character1: Junk is no character"),
        ("dealt1=Junk,Pim", "dealt1: Junk is no character"),
        ("box=Junk", "box: Junk is neither a character nor a specialty card"),
        ("character1=Pim beside1=Crimson_Timetable", "does not belong to Pim"),
        ("character1=Pim character2=Pim", "there are only 1 of Pim"),
        ("dealt1=Pim,Quill dealt2=Odalys,Mabel", "phase=characters and the fields dealt1, dealt2 go together"),
        ("phase=characters dealt1=Pim,Quill dealt2=Odalys,Mabel starters=3", "starters='3' must be seats of 12"),
        ("starters=3", "starters='3' must be seats of 12"),
        ("character1=Rosalind hand1=?", r"Rosalind needs a teammate, and there are no teams \(DM-122\)"),
        ("players=4 character2=Ambrose", r"Ambrose needs a teammate, and there are no teams \(DM-122\)"),
        ("character1=Basalt", r"Basalt needs a clock, and no deck of this game has one \(DM-126\)"),
        ("phase=characters dealt1=Pim,Nocturne dealt2=Odalys,Mabel deck1=?5 deck2=?5", "Nocturne needs a clock"),
        ("character1=Sigrid", "Sigrid needs traps, and there are none in this game"),
        ("character1=Ignatius beside1=-", r"Crimson_Catalogue always lies by Ignatius \(DM-121\)"),
        (
            f"character1=Ignatius beside1=Crimson_Catalogue:{DECKS.index('owls')} decks=macaws,raccoons,foxes",
            "beside1: the Catalogue notes owls, which is no set of this game",
        ),
        (
            "character1=Castor_and_Pollux beside1=Crimson_Castor's_Mask,Crimson_Pollux's_Mask",
            "beside1: one token lies on the two masks, not 0",
        ),
        ("character1=Ignatius beside1=Crimson_Catalogue:99", "the Catalogue notes 99, which is no set"),
        ("phase=characters dealt1=Pim,Quill dealt2=Odalys,Mabel deck1=?5", "deck2 needs 5 cards for a starting hand"),
    ],
)
def test_a_wrong_position_is_explained(line: str, wrong: str) -> None:
    with pytest.raises(ParlourError, match=wrong):
        GAME.read(line)


@pytest.mark.rule("DM-118")
def test_what_lies_by_a_character_is_as_after_the_set_up_unless_a_field_says_otherwise() -> None:
    s = state(at("character1=Castor_and_Pollux"))
    assert [s.charge[card] for card in s.beside[0]] == [1, 0]
    s = state(at("character1=Ignatius decks=raccoons,owls,foxes"))
    assert s.charge[s.beside[0][0]] in s.folks


def test_a_choice_can_be_played_on_from_a_position() -> None:
    match = at("phase=characters dealt1=Pim,Quill dealt2=Odalys,Mabel box=Marisol starters=2 deck1=?9 deck2=?9")
    tell(match, "P2 Mabel, Housekeeper", "P1 Quill, Bargain Hunter")
    s = state(match)
    assert called(match, s.character) == ["Quill", "Mabel"]
    assert s.turn == 1


def test_the_view_shows_a_character_with_what_is_left_of_its_abilities() -> None:
    match = tell(at("character1=Pim hand1=?3 deck1=?3"), "P1 use Errand", "P1 Junk")
    seats = match.view(1)["seats"]
    assert isinstance(seats, list)
    shown = seats[0]["character"]
    assert (shown["name"], shown["title"], shown["colour"]) == ("Pim", "Errand Runner", "green")
    assert [(each["name"], each["left"]) for each in shown["abilities"]] == [("Errand", 0)]
    assert seats[1]["character"] is None
    assert hand(match, 1) == ["Junk"] * 3


def test_the_view_hides_what_is_dealt_to_others_and_stored_on_them() -> None:
    seats = fresh(characters="all").view(0)["seats"]
    assert isinstance(seats, list)
    assert all(card["name"] for card in seats[0]["dealt"])
    assert [card["name"] for card in seats[1]["dealt"]] == [None, None]
    stored = [at("character1=Wren+Spyglass").view(seat)["seats"] for seat in (0, 1)]
    names = [seats[0]["character"]["stored"][0]["name"] for seats in stored if isinstance(seats, list)]
    assert names == ["Spyglass", None]


def test_every_specialty_card_is_named_by_one_character() -> None:
    named = [each.name for character in CAST for each in character.specialties]
    assert sorted(named) == sorted(SPECIALTIES)
