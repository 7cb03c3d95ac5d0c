"""What players read: prompts that name the card and its cost, and the words of the end."""

from __future__ import annotations

import pytest
from tests.games.hope.table import action, at, state, tell
from tests.games.hope.test_frame import professions_with

from parlour.games.hope.cards.prints import PRINTS, SPOILS_CARD
from parlour.games.hope.rules.ending import final_ending
from parlour.kernel.match import Match

ASSAULT = f"{action('Assault')} assaults=1"


def prompt(match: Match) -> str:
    """The question as the player reads it."""
    return match.game.prompt(match.state, match.asks[0])


def test_the_strength_is_asked_with_the_card_and_its_amounts() -> None:
    match = tell(at(f"{ASSAULT} hand1=Privateers_2", "acting"), "P1 play Privateers 2")
    assert prompt(match) == "Privateers 2: choose 4 attack or 2 defence or 2 support"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Suri, Who Carries Nothing", "dismiss a card of your hand to draw 2 cards, which then leaves your deck"),
        ("Brokers 1", "discard a card of your hand to take the top card of the Spoils of War 2 stack"),
    ],
)
def test_a_payment_says_whose_ability_it_is_and_what_it_costs(card: str, words: str) -> None:
    own = "faction=Lean_March,Tidebound,Navaa"
    field = card.replace(" ", "_").replace(",", "")
    match = at(f"{ASSAULT} {own} professions={professions_with('Brokers')} hand1=Recruit,{field}", "acting")
    tell(match, f"P1 play {card}", "P1 attack")
    assert prompt(match) == f"{card}: you may {words}; or do not use it"


def test_no_spoils_ask_for_a_payment_or_a_choice() -> None:
    spoils = [card for card in PRINTS if card.kind == SPOILS_CARD]
    assert [card.name for card in spoils for step in card.steps if step.pay or step.of] == []


@pytest.mark.rule("DH-112", "DH-118")
def test_dismissals_for_nothing_and_for_points_are_told_apart() -> None:
    match = tell(at("hand1=Recruit,Tutor"), "P1 Dismiss 2 cards")
    assert prompt(match) == "You may dismiss a card of your hand or discard pile"
    tell(match, "P1 done")
    assert "each card too few costs a point" in prompt(match)


@pytest.mark.rule("DG-56")
def test_a_tie_names_what_decided_it() -> None:
    s = state(at("points=0,1,0 held1=Bern,Milan"))
    assert final_ending(s).reason == "P1 and P2 have 2 points each, and P1 has more territories"
    s = state(at("points=-1,-1,-1 held1=Bern,Milan"))
    assert final_ending(s).reason == "P1 has the most points, 1"
    s = state(at())
    assert final_ending(s).reason.startswith("P1, P2 and P3 have 1 point each, and they share the victory")
