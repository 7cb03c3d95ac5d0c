"""Every printed card as data for those who draw it."""

from __future__ import annotations

from typing import Literal

from parlour.games.dale.cards.cast import CAST, Ability, Character
from parlour.games.dale.cards.prints import (
    ALL_DECKS,
    COLOURS,
    FIRST_CHARACTER,
    JUNK,
    NO_OWNER,
    PRINTS,
    SPECIALTIES,
    Print,
    kind_of,
)
from parlour.games.dale.view_types import CardFacts, CharacterFacts, Facts


def all_prints() -> list[dict[str, object]]:
    """Animalfolk cards, junk, traps, specialty cards and characters, in the order of their faces."""
    found: list[dict[str, object]] = []
    for face, card in enumerate(PRINTS):
        found.append({"name": card.name, "text": card.text, "facts": facts_of(face, card)})
    return found


def facts_of(face: int, card: Print) -> Facts:
    """What is printed beside the name and the text."""
    return character_facts(CAST[face - FIRST_CHARACTER]) if face >= FIRST_CHARACTER else card_facts(face, card)


def card_facts(face: int, card: Print) -> CardFacts:
    """What a card shows beside its name and its text, in words that a reader understands."""
    found: CardFacts = {"kind": kind_of_card(face, card), "value": card.value}
    if card.folk >= 0:
        found["set"], found["animalfolk"] = ALL_DECKS[card.folk].short, ALL_DECKS[card.folk].name
    if card.owner != NO_OWNER:
        found["owner"] = COLOURS[card.owner]
    if card.copies:  # there is always more junk
        found["copies"] = card.copies
    if card.text:
        found["type"] = "technique" if card.technique else "passive"
    if card.bonus:
        found["bonus"] = True
    if card.reusable:
        found["reusable"] = True
    if card.alert:
        found["alert"] = card.alert
    return found


def kind_of_card(face: int, card: Print) -> Literal["animalfolk", "junk", "trap", "specialty"]:
    """Which part of the box a card belongs to."""
    if card.folk >= 0:
        return "animalfolk"
    if face == JUNK:
        return "junk"
    return "specialty" if kind_of(face) in SPECIALTIES else "trap"


def character_facts(character: Character) -> CharacterFacts:
    """What a character card shows beside its name; its passive effect is its text."""
    return {
        "kind": "character",
        "title": character.title,
        "colour": character.colour,
        "needs": character.needs,
        "setup": character.setup,
        "abilities": [ability_words(each) for each in character.abilities],
        "specialties": [each.name for each in character.specialties],
    }


def ability_words(ability: Ability) -> str:
    """An ability as its bar and its text say it."""
    often = "once" if ability.uses == 1 else f"{ability.uses} times"
    on = f" on {ability.on}" if ability.on else ""
    return f"{ability.name}{on} ({ability.when}, {often} a turn): {ability.text}"
