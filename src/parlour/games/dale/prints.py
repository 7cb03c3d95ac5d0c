"""What is printed on the cards. A face is the number of a print; equal cards have equal faces."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "decks"

# The decks in the order of their boxes; a deck's number is its place here, and its prints are 6 x number to +5.
DECKS: Final = (
    *("macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"),
    *("platypuses", "sloths", "crocodiles", "foxes", "polecats", "owls", "beavers"),
    *("desert_monitors", "lemurs", "magpies", "echidnas", "hares", "tree_kangaroos"),
    *("penguins", "tuataras", "turtles", "tasmanian_devils", "pangolins", "gulls", "mongooses", "bats"),
)
PRINTS_A_DECK: Final = 6
NO_SET: Final = -1
NO_OWNER: Final = -1


class Print:
    """One printed card."""

    def __init__(self, name: str, folk: int, value: int, copies: int, text: str) -> None:
        self.name = name
        self.folk = folk  # the number of its animalfolk set, or NO_SET
        self.value = value
        self.copies = copies
        self.text = text
        self.technique = False
        self.bonus = False
        self.reusable = False
        self.owner = NO_OWNER  # the seat that owns a trap or specialty card


class Deck:
    """An animalfolk deck as its selection card shows it."""

    def __init__(self, slug: str, number: int, data: dict[str, object]) -> None:
        self.slug = slug
        self.number = number
        self.name = str(data["name"])
        self.short = str(data["short"])
        self.box = str(data["box"])
        self.needs = str(data.get("needs", ""))
        self.ratings = [int(str(data[name])) for name in ("complexity", "interactivity", "nastiness", "randomness")]


def read_decks() -> tuple[list[Deck], list[Print]]:
    """The 27 decks and their 162 prints."""
    decks: list[Deck] = []
    prints: list[Print] = []
    for number, slug in enumerate(DECKS):
        data = tomllib.loads((FOLDER / f"{slug}.toml").read_text(encoding="utf-8"))
        decks.append(Deck(slug, number, data))
        for row in data["card"]:
            card = Print(row["name"], number, row["value"], row["copies"], row["text"])
            card.technique = row["type"] == "technique"
            card.bonus = row.get("bonus", False)
            card.reusable = row.get("reusable", False)
            prints.append(card)
    return decks, prints


ALL_DECKS, PRINTS = read_decks()
JUNK: Final = len(PRINTS)
PRINTS.append(Print("Junk", NO_SET, 1, 0, ""))


def print_of(name: str) -> int:
    """The face of a card by its name."""
    for face, card in enumerate(PRINTS):
        if card.name == name:
            return face
    raise KeyError(name)
