"""The 48 cards: what a face says. A face is 16 x suit + n: n 0-11 is the power n+1, n 12-15 a special."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.games.alliances.view_types import Suit
from parlour.kernel.compiler import i64
from parlour.kernel.printed import read_rows

MILITARY: Final = 0
ECONOMICS: Final = 1
POLITICS: Final = 2  # the highest-ranked suit (AL-010)
SUITS: Final = ("military", "economics", "politics")
LETTERS: Final[tuple[Suit, Suit, Suit]] = ("M", "E", "P")
CARDS: Final = 48
HIGHEST: Final = 12  # the number of the highest power card of a suit
SPECIALS_A_SUIT: Final = 4

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


def suit_of(face: i64) -> i64:
    """The suit of a card; a special action card has one too."""
    return face >> 4


def is_special(face: i64) -> bool:
    """Whether a face is a special action card."""
    return face & 15 >= 12


def number_of(face: i64) -> i64:
    """The number printed on a power card, 1 to 12."""
    return (face & 15) + 1


def power_face(suit: int, number: int) -> int:
    """The face of a power card."""
    return 16 * suit + number - 1


def read_specials(path: Path) -> dict[int, Special]:
    """The special action cards by face: four of each suit, the suits in their order."""
    found: dict[int, Special] = {}
    for n, row in enumerate(read_rows(path, "special", SPECIALS_A_SUIT * len(SUITS), exactly=True)):
        suit = SUITS.index(row.one_of("suit", SUITS))
        if suit != n // SPECIALS_A_SUIT:
            raise row.wrong(f"suit must be {SUITS[n // SPECIALS_A_SUIT]!r} in row {n + 1}, not {SUITS[suit]!r}")
        found[power_face(suit, HIGHEST) + 1 + n % SPECIALS_A_SUIT] = Special(row.text("name"), suit, row.text("text"))
        row.end()
    return found


SPECIALS: Final = read_specials(Path(__file__).parent / "specials.toml")


def card_name(face: int) -> str:
    """A card as people say and write it: "4P", "Spin"."""
    if is_special(face):
        return SPECIALS[face].name
    return f"{number_of(face)}{LETTERS[suit_of(face)]}"


FACES_BY_NAME: Final = {card_name(face): face for face in range(CARDS)}
