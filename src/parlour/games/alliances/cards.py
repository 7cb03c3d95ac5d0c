"""The 48 cards: what a face says. A face is 16 x suit + n: n 0-11 is the power n+1, n 12-15 a special."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

MILITARY: Final = 0
ECONOMICS: Final = 1
POLITICS: Final = 2  # the highest-ranked suit (AL-010)
SUITS: Final = ("military", "economics", "politics")
LETTERS: Final = ("M", "E", "P")
CARDS: Final = 48

RESERVE_FORCES: Final = 12
REINFORCEMENT: Final = 13
COVERT_OPERATION: Final = 14
DEFENSIVE_PACT: Final = 15
BRIBE: Final = 28
FREE_MARKET: Final = 29
GLOBAL_TRADING: Final = 30
MONOPOLY: Final = 31
SPIN: Final = 44
PEACE_TREATY: Final = 45
EMBARGO: Final = 46
DUAL_ALLEGIANCE: Final = 47


class Special:
    """What is printed on a special action card."""

    def __init__(self, name: str, suit: int, text: str) -> None:
        self.name = name
        self.suit = suit
        self.text = text


def suit_of(face: int) -> int:
    """The suit of a card; a special action card has one too."""
    return face >> 4


def is_special(face: int) -> bool:
    """Whether a face is a special action card."""
    return face & 15 >= 12


def number_of(face: int) -> int:
    """The number printed on a power card, 1 to 12."""
    return (face & 15) + 1


def power_face(suit: int, number: int) -> int:
    """The face of a power card."""
    return 16 * suit + number - 1


def read_specials() -> dict[int, Special]:
    """The special action cards by face."""
    text = (Path(__file__).parent / "specials.toml").read_text(encoding="utf-8")
    found: dict[int, Special] = {}
    for n, row in enumerate(tomllib.loads(text)["special"]):
        suit = SUITS.index(row["suit"])
        found[16 * suit + 12 + n % 4] = Special(row["name"], suit, row["text"])
    return found


SPECIALS: Final = read_specials()


def card_name(face: int) -> str:
    """A card as people say and write it: "4P", "Spin"."""
    if is_special(face):
        return SPECIALS[face].name
    return f"{number_of(face)}{LETTERS[suit_of(face)]}"


FACES_BY_NAME: Final = {card_name(face): face for face in range(CARDS)}
