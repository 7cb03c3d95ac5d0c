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

COUNTRY_TEXT = "It falls to a power that is higher than its defence in the suit of that power."


def printed_cards() -> list[dict[str, object]]:
    """Every card by its name, in the order of the faces, then every country."""
    return [printed_face(face) for face in range(CARDS)] + [printed_country(country) for country in COUNTRIES]


def printed_face(face: int) -> dict[str, object]:
    """A power card or a special action card."""
    suit = suit_of(face)
    facts: dict[str, object] = {"suit": LETTERS[suit]}
    if is_special(face):
        return {"name": card_name(face), "text": SPECIALS[face].text, "facts": {"kind": "special", **facts}}
    number = number_of(face)
    text = f"A power card: {SUITS[suit]} {number}."
    return {"name": card_name(face), "text": text, "facts": {"kind": "power", **facts, "number": number}}


def printed_country(country: Country) -> dict[str, object]:
    """A country with its three defences."""
    defences = dict(zip(SUITS, country.defence, strict=True))
    return {"name": country.name, "text": COUNTRY_TEXT, "facts": {"kind": "country", **defences}}
