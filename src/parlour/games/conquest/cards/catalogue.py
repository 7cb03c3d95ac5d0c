"""Every printed card as data, for those who draw it."""

from __future__ import annotations

from typing import Final

from parlour.games.conquest.cards.kinds import CONTINENTS, TYPES
from parlour.games.conquest.cards.model import Print
from parlour.games.conquest.cards.pool import POOL


def describe(card: Print) -> dict[str, object]:
    """A card with everything that stands on it."""
    return {"name": card.name, "text": card.text, "facts": facts_of(card)}


def facts_of(card: Print) -> dict[str, object]:
    """What stands on a card beside its name and its abilities."""
    found: dict[str, object] = {
        "kind": TYPES[card.kind],
        "subtype": card.subtype,
        "title": card.title,
        "dates": card.dates,
        "history": card.history,
        "traits": card.named,
        "symbols": card.symbols,
        "deck": POOL.decks[card.deck].name,
    }
    if card.continent >= 0:
        land: dict[str, object] = {"continent": CONTINENTS[card.continent], "population": card.population}
        return {**found, **land, "area": card.area}
    return {**found, "attack": card.attack, "defence": card.defence}


CATALOGUE: Final = [describe(card) for card in POOL.prints]
