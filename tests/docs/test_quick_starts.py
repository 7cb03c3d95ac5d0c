"""Every game can be begun after reading a page, and that page tells nothing that the rules do not say."""

from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import games
from parlour.kernel.rulebook import Rulebook

A_PAGE = 420  # words
RULES = "- **TOY-001** Lay a card.\n- **TOY-002** Win.\n"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_quick_start_is_a_page_and_tells_rules_by_their_ids(game: Game) -> None:
    book = game.rulebook()
    told = [part for part in book.quick if part.words]
    assert len(told) >= 5
    assert sum(len(part.words.split()) for part in told) <= A_PAGE
    assert [rule for part in told for rule in part.rules if rule not in book.statements] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_quick_start_shows_cards_that_there_are(game: Game) -> None:
    printed = {str(card["name"]) for card in game.catalogue()}
    shown = [name for part in game.rulebook().quick for name in part.cards]
    assert shown
    assert [name for name in shown if name not in printed] == []


def test_a_paragraph_without_a_rule_is_refused() -> None:
    book = Rulebook(RULES, "## Go\n\nLay and\nwin. (TOY-001, TOY-002)\n\ncards: Ace, Two\n")
    heading, told, cards = book.quick
    assert (heading.heading, told.words, told.rules, cards.cards) == (
        "Go",
        "Lay and win.",
        ["TOY-001", "TOY-002"],
        ["Ace", "Two"],
    )
    with pytest.raises(ParlourError, match="no rule stands behind 'Just believe it"):
        Rulebook(RULES, "Just believe it.")
