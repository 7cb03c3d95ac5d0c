"""Why not this ability of a character: every refusal says what is missing."""

from __future__ import annotations

import pytest
from tests.games.dale.table import GAME, at, refusal

from parlour.games.dale.cards.cast import CAST, CONDITIONS
from parlour.games.dale.rules.refusals_talents import NEEDS


@pytest.mark.rule("DM-238", "DM-236")
def test_an_ability_of_a_character_that_is_spent_or_has_another_moment_is_refused_by_that() -> None:
    match = at("character1=Hespera market=Spyglass used=ability1:character1.1")
    assert refusal(match, "P1", "use Redecorate") == "DM-238"
    assert refusal(at("character1=Hespera market=Spyglass"), "P1", "use Redecorate") is None
    assert refusal(at("character1=Marisol"), "P1", "use Dawn Walk") == "DM-236"
    assert refusal(at("character1=Marisol"), "P1", "use Redecorate") is None


@pytest.mark.parametrize(
    ("line", "ability", "rule", "words"),
    [
        ("character1=Sable:2 hand1=Junk", "Repay", "DM-269", "It costs 2, and your cards and your gold do not"),
        ("character1=Sable hand1=?3", "Repay", "G-113", "There is no token on your character."),
        ("character1=Gideon disc1=Cookies", "Encore", "DM-239", "is Cookies, which is no technique."),
        ("character1=Gideon", "Encore", "G-113", "Your discard pile is empty."),
        ("character1=Gideon disc1=Cache", "Encore", "DM-269", "is Cache, whose cost your cards and your gold do not"),
        ("character1=Gideon disc1=Azure_False_Bill", "Encore", "DM-239", "which would leave your hand before"),
        ("character1=Pim hand1=Cookies", "Errand", "G-113", "You have no junk card to discard."),
        ("character1=Alder hand1=Cookies", "Topping Out", "DM-239", "Your next stack must total exactly 1"),
        ("character1=Cassian:3", "Special Train", "G-113", "It takes 4 tokens, and your character has 3."),
        ("character1=Hollis hand1=?", "Recalculate", "G-113", "There is no token on your character."),
        ("character1=Hollis:1", "Recalculate", "G-113", "You have no card to show."),
        ("character1=Lucasta market=Flashy_Show", "Going Twice", "DM-239", "not even for two less."),
        ("character1=Wren+?+? hand1=? phase=cleanup", "Load", "G-113", "There is no room for another stored card."),
    ],
)
@pytest.mark.rule("G-113", "DM-239", "DM-269")
def test_an_ability_without_what_it_needs_says_what_is_missing(line: str, ability: str, rule: str, words: str) -> None:
    match = at(f"{line} deck1=?9 deck2=?9 hand2=?5")
    found = GAME.why_not(match.state, match.asks[0], f"use {ability}")
    assert found is not None
    assert found.rule == rule
    assert found.text.startswith(f"{ability} cannot be used now. ")
    assert words in found.text


def test_every_ability_with_a_condition_can_say_what_is_missing() -> None:
    told = {"Topping Out", "Encore", "Special Train", *NEEDS}
    abilities = {
        (number, place): ability.name
        for number, character in enumerate(CAST)
        for place, ability in enumerate(character.abilities)
    }
    assert told == {abilities[number] for number in CONDITIONS}
