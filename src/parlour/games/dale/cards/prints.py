"""What is printed on the cards. A face is the number of a print; equal cards have equal faces."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.printed import Row, read_page, read_rows

FOLDER: Final = Path(__file__).parent

# The decks in the order of their boxes; a deck's number is its place here.
DECKS: Final = (
    *("macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"),
    *("platypuses", "sloths", "crocodiles", "foxes", "polecats", "owls", "beavers"),
    *("desert_monitors", "lemurs", "magpies", "echidnas", "hares", "tree_kangaroos"),
    *("penguins", "tuataras", "turtles", "tasmanian_devils", "pangolins", "gulls", "mongooses", "bats"),
)
MOST_VALUE: Final = 5
MOST_COPIES: Final = 9
MOST_PRINTS: Final = 40  # of a deck
MOST_TRAPS: Final = 20
MOST_CHARACTERS: Final = 99
MOST_BESIDE: Final = 9  # abilities, and specialty cards, of one character
MOST_RATING: Final = 3
RATINGS: Final = ("complexity", "interactivity", "nastiness", "randomness")
KINDS: Final = ("technique", "passive")
LYING: Final = ("deck", "beside", "large")  # where specialty cards lie when the game begins
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
    """An animalfolk deck as its selection card shows it, and the faces of its cards."""

    def __init__(self, slug: str, number: int, page: Row) -> None:
        self.slug = slug
        self.number = number
        self.name = page.text("name")
        self.short = page.text("short")
        self.box = page.text("box")
        self.needs = page.text("needs", "")
        self.ratings = [page.number(name, 0, MOST_RATING) for name in RATINGS]
        self.faces: list[int] = []
        self.first = -1  # the face of its card of value 1, of which everybody begins with one


def read_print(row: Row, number: int) -> Print:
    """One card of a deck."""
    value = row.number("value", 1, MOST_VALUE)
    card = Print(row.text("name"), number, value, row.number("copies", 1, MOST_COPIES), row.text("text"))
    card.technique = row.one_of("type", KINDS) == "technique"
    card.bonus = row.flag("bonus")
    card.reusable = row.flag("reusable")
    row.end()
    return card


def add_deck(slug: str, number: int, page: Row, prints: list[Print]) -> Deck:
    """A deck of any number of cards; the faces of its cards come after those that there are already."""
    deck = Deck(slug, number, page)
    for row in page.rows("card", MOST_PRINTS):
        card = read_print(row, number)
        if card.name in [other.name for other in prints]:
            raise row.wrong("another deck has a card of this name")
        if card.value == 1:
            if deck.first >= 0:
                raise row.wrong(f"value is 1, but {prints[deck.first].name} has it; a deck has one card of value 1")
            deck.first = len(prints)
        deck.faces.append(len(prints))
        prints.append(card)
    page.end()
    if deck.first < 0:
        raise page.wrong("no card has the value 1; everybody begins with one such card of every deck")
    return deck


def read_decks(folder: Path) -> tuple[list[Deck], list[Print]]:
    """The decks in their order, and what is printed on their cards, by face."""
    decks: list[Deck] = []
    prints: list[Print] = []
    for number, slug in enumerate(DECKS):
        decks.append(add_deck(slug, number, read_page(folder / "decks" / f"{slug}.toml"), prints))
    return decks, prints


BOX: Final = read_decks(FOLDER)
ALL_DECKS: Final = BOX[0]
PRINTS: Final = BOX[1]
JUNK: Final = len(PRINTS)
PRINTS.append(Print("Junk", NO_SET, 1, 0, ""))


# Cards with an owner: four faces a kind, one for each player (DM-106, G-87).


def add_owned(kind: Print) -> int:
    """Print a kind of owned card in every colour; returns its first face, to which the owner's seat is added."""
    first = len(PRINTS)
    for owner, colour in enumerate(COLOURS):
        card = Print(f"{colour} {kind.name}", NO_SET, kind.value, kind.copies, kind.text)
        card.technique = kind.text != ""
        card.bonus = kind.bonus
        card.owner = owner
        card.alert = kind.alert
        PRINTS.append(card)
    return first


def read_traps(folder: Path) -> list[Print]:
    """The kinds of traps."""
    found: list[Print] = []
    for row in read_rows(folder / "traps.toml", "trap", MOST_TRAPS):
        kind = Print(row.text("name"), NO_SET, row.number("value", 1, MOST_VALUE), 1, row.text("text"))
        kind.bonus = row.flag("bonus")
        kind.alert = row.text("alert")
        row.end()
        found.append(kind)
    return found


TRAPS: Final = [add_owned(kind) for kind in read_traps(FOLDER)]  # the first face of each kind


def kind_of(face: int) -> str:
    """The name of an owned card without its owner's colour."""
    return PRINTS[face].name.partition(" ")[2]


def trap_name(kind: int) -> str:
    """The name of a kind of trap."""
    return kind_of(TRAPS[kind])


# Characters, each with the specialty cards that bear its name tag (DM-243).


def read_cast(folder: Path) -> list[Row]:
    """The rows of all characters; `cast.py` takes most of their fields."""
    return read_rows(folder / "characters.toml", "character", MOST_CHARACTERS)


def read_specialties(cast: list[Row]) -> list[Print]:
    """The kinds of specialty cards."""
    found: list[Print] = []
    for character in cast:
        for row in character.rows("specialty", MOST_BESIDE):
            copies, value = row.number("copies", 1, MOST_COPIES, 1), row.number("value", 0, MOST_VALUE, 0)
            kind = Print(row.text("name"), NO_SET, value, copies, row.text("text", ""))
            if kind.name in [other.name for other in found]:
                raise row.wrong("another character has a specialty card of this name")
            kind.bonus = row.flag("bonus")
            kind.alert = row.text("alert", "")
            row.one_of("lies", LYING)
            row.end()
            found.append(kind)
    return found


CAST_ROWS: Final = read_cast(FOLDER)
SPECIALTIES: Final = {kind.name: add_owned(kind) for kind in read_specialties(CAST_ROWS)}
FIRST_CHARACTER: Final = len(PRINTS)
for row in CAST_ROWS:
    PRINTS.append(Print(row.text("name"), NO_SET, 0, 1, row.text("passive", "")))


def print_of(name: str) -> int:
    """The face of a card by its name."""
    for face, card in enumerate(PRINTS):
        if card.name == name:
            return face
    raise ParlourError(f"no card of Dale has the name {name!r}")


# What the rules look up all the time, by face.
VALUES: Final = [card.value for card in PRINTS]
FOLKS: Final = [card.folk for card in PRINTS]
IS_TECHNIQUE: Final = [card.technique for card in PRINTS]
