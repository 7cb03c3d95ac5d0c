"""What is printed on the cards of Dale of Merchants (DM-055, G-02, G-04, G-05)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import parlour

CARDS = Path(parlour.__file__).parent / "games" / "dale" / "cards"
COLOURS = ("Crimson", "Azure", "Amber", "Jade")  # of P1 to P4
CHAMELEONS = ("Flexible Shopkeeper", "Reflection", "Good Old Times", "Trendsetting", "Seeing Doubles")


class Print:
    """A printed card: its value, its animalfolk set, whether it is a technique, and whether one must spend for it."""

    def __init__(self, name: str, value: int, folk: str | None, technique: bool, text: str) -> None:
        self.name = name
        self.value = value
        self.folk = folk
        self.technique = technique
        self.spends = text.startswith("Spend")


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((CARDS / name).read_text(encoding="utf-8"))


def every_print() -> dict[str, Print]:
    """All cards that can be in a hand, by their names."""
    prints = {"Junk": Print("Junk", 1, None, False, "")}
    for path in sorted((CARDS / "decks").glob("*.toml")):
        deck = read(f"decks/{path.name}")
        for card in deck["card"]:
            prints[card["name"]] = Print(
                card["name"], card["value"], deck["short"], card["type"] == "technique", card["text"]
            )
    owned = read("traps.toml")["trap"]
    for character in read("characters.toml")["character"]:
        owned += character.get("specialty", [])
    for card in owned:
        for colour in COLOURS:
            name = f"{colour} {card['name']}"
            prints[name] = Print(name, card.get("value", 0), None, card["text"] != "", card["text"])
    return prints


PRINTS = every_print()
