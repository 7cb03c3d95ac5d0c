"""Everything printed: 36 power cards, twelve special action cards and twenty countries."""

from __future__ import annotations

from parlour.games.alliances.cards.board import COUNTRIES, Country
from parlour.games.alliances.cards.prints import (
    CARDS,
    LETTERS,
    SPECIALS,
    SUITS,
    card_name,
    is_special,
    number_of,
    suit_of,
)
from parlour.games.alliances.view_types import CountryFacts, PowerFacts, SpecialFacts

COUNTRY_TEXT = "It falls to a power that is higher than its defence in the suit of that power."


def printed_cards() -> list[dict[str, object]]:
    """Every card by its name, in the order of the faces, then every country."""
    return [printed_face(face) for face in range(CARDS)] + [printed_country(country) for country in COUNTRIES]


def printed_face(face: int) -> dict[str, object]:
    """A power card or a special action card."""
    suit = suit_of(face)
    if is_special(face):
        special: SpecialFacts = {"kind": "special", "suit": LETTERS[suit]}
        return {"name": card_name(face), "text": SPECIALS[face].text, "facts": special}
    power: PowerFacts = {"kind": "power", "suit": LETTERS[suit], "number": number_of(face)}
    return {"name": card_name(face), "text": f"A power card: {SUITS[suit]} {number_of(face)}.", "facts": power}


def printed_country(country: Country) -> dict[str, object]:
    """A country with its three defences."""
    military, economics, politics = country.defence
    facts: CountryFacts = {"kind": "country", "military": military, "economics": economics, "politics": politics}
    return {"name": country.name, "text": COUNTRY_TEXT, "facts": facts}
