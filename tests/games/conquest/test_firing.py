"""Every ability of every card fires in simulated games."""

from __future__ import annotations

import pytest
from tests.games.conquest.firing import all_abilities, look_for, play, read_kept
from tests.games.conquest.test_rare_verbs import FACE, card, give

from parlour.games.conquest.cards.faces import PRINTS
from parlour.games.conquest.cards.pool import POOL, Deck

__all__ = ["card"]

KEPT = read_kept()
MISSING = all_abilities()  # a game around one card shows abilities of others too, which then need no game of their own


@pytest.mark.parametrize("deck", POOL.decks, ids=lambda deck: str(deck.slug))
def test_every_ability_fires(deck: Deck) -> None:
    for face in deck.faces:
        look_for(face, MISSING, KEPT.get(PRINTS[face].name, []))
    left = [PRINTS[face].abilities[number].text for face, number in sorted(MISSING) if face in deck.faces]
    assert left == []


@pytest.mark.usefixtures("card")
def test_an_ability_that_cannot_fire_is_found() -> None:
    give(symbol="I1", **{"if": "your morale is above 8000"}, do="draw", amount=1)
    for attempt in range(5):
        assert play(FACE, f"never {attempt}", {(FACE, 0)}) == set()
    give(symbol="I1", **{"if": "your morale is above 10"}, do="draw", amount=1)
    assert {(FACE, 0)} in [play(FACE, f"often {attempt}", {(FACE, 0)}) for attempt in range(5)]
