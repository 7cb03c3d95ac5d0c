"""What is printed on the cards. A face is the number of a print; equal cards have equal faces."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

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

# The colours of the players in the order of their seats: a trap's name begins with its owner's colour.
COLOURS: Final = ("Crimson", "Azure", "Amber", "Jade")


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
        self.alert = ""  # what happens when it comes into a hand that does not own it


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


BOX: Final = read_decks()
ALL_DECKS: Final = BOX[0]
PRINTS: Final = BOX[1]
JUNK: Final = len(PRINTS)
PRINTS.append(Print("Junk", NO_SET, 1, 0, ""))


# Cards with an owner: four faces a kind, one for each player (DM-106, G-87).


def add_owned(row: dict[str, Any]) -> int:
    """Print a kind of owned card in every colour; gives its first face, to which the owner's seat is added."""
    first = len(PRINTS)
    for owner, colour in enumerate(COLOURS):
        card = Print(f"{colour} {row['name']}", NO_SET, row.get("value", 0), row.get("copies", 1), row["text"])
        card.technique = row["text"] != ""
        card.bonus = row.get("bonus", False)
        card.owner = owner
        card.alert = row.get("alert", "")
        PRINTS.append(card)
    return first


def read_table(file: str, name: str) -> list[dict[str, Any]]:
    """The rows of a file of cards."""
    rows: list[dict[str, Any]] = tomllib.loads((FOLDER.parent / file).read_text(encoding="utf-8"))[name]
    return rows


TRAPS: Final = [add_owned(row) for row in read_table("traps.toml", "trap")]  # the first face of each kind


def kind_of(face: int) -> str:
    """The name of an owned card without its owner's colour."""
    return PRINTS[face].name.partition(" ")[2]


def trap_name(kind: int) -> str:
    """The name of a kind of trap."""
    return kind_of(TRAPS[kind])


# Characters, each with the specialty cards that bear its name tag (DM-243).

CAST_DATA: Final[list[dict[str, Any]]] = read_table("characters.toml", "character")
SPECIALTIES: Final = {row["name"]: add_owned(row) for data in CAST_DATA for row in data.get("specialty", [])}
FIRST_CHARACTER: Final = len(PRINTS)
for data in CAST_DATA:
    PRINTS.append(Print(data["name"], NO_SET, 0, 1, data.get("passive", "")))


def print_of(name: str) -> int:
    """The face of a card by its name."""
    for face, card in enumerate(PRINTS):
        if card.name == name:
            return face
    raise KeyError(name)


# What the rules look up all the time, by face.
VALUES: Final = [card.value for card in PRINTS]
FOLKS: Final = [card.folk for card in PRINTS]
IS_TECHNIQUE: Final = [card.technique for card in PRINTS]
