"""Every printed card as data for those who draw it."""

from __future__ import annotations

from parlour.games.dale.cast import CAST, Character
from parlour.games.dale.prints import ALL_DECKS, FIRST_CHARACTER, JUNK, NO_OWNER, PRINTS, SPECIALTIES, Print, kind_of


def all_prints() -> list[dict[str, object]]:
    """Animalfolk cards, junk, traps, specialty cards and characters, in the order of their faces."""
    found: list[dict[str, object]] = []
    for face, card in enumerate(PRINTS):
        about = character_facts(CAST[face - FIRST_CHARACTER]) if face >= FIRST_CHARACTER else card_facts(face, card)
        found.append({"name": card.name, "text": card.text, "facts": about})
    return found


def card_facts(face: int, card: Print) -> dict[str, object]:
    """What a card shows beside its name and its text."""
    found: dict[str, object] = {"kind": kind_of_card(face, card), "value": card.value, "copies": card.copies}
    if card.text:
        found["type"] = "technique" if card.technique else "passive"
    if card.folk >= 0:
        deck = ALL_DECKS[card.folk]
        found |= {"set": deck.short, "deck": deck.slug, "deck_name": deck.name, "box": deck.box}
    if card.owner != NO_OWNER:
        found |= {"owner": card.owner, "print": kind_of(face)}
    if card.alert:
        found["alert"] = card.alert
    return found | {mark: True for mark, there in (("bonus", card.bonus), ("reusable", card.reusable)) if there}


def kind_of_card(face: int, card: Print) -> str:
    """Which part of the box a card belongs to."""
    if card.folk >= 0:
        return "animalfolk"
    if face == JUNK:
        return "junk"
    return "specialty" if kind_of(face) in SPECIALTIES else "trap"


def character_facts(character: Character) -> dict[str, object]:
    """What a character card shows beside its name; its passive effect is its text as well."""
    return {
        "kind": "character",
        "title": character.title,
        "colour": character.colour,
        "needs": character.needs,
        "setup": character.setup,
        "passive": character.passive,
        "abilities": [
            {"name": each.name, "when": each.when, "uses": each.uses, "text": each.text, "on": each.on}
            for each in character.abilities
        ],
        "specialties": [each.name for each in character.specialties],
    }
