"""What is printed on the cards and tiles of Alliances, and how the map lies (AL-004 to AL-014, AG-01 to AG-05)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import parlour

SUITS = ["M", "E", "P"]  # from the lowest to the highest (AL-010)
SPECIALS = {
    "Spin": "P",
    "Peace Treaty": "P",
    "Embargo": "P",
    "Dual Allegiance": "P",
    "Bribe": "E",
    "Free Market": "E",
    "Global Trading": "E",
    "Monopoly": "E",
    "Reserve Forces": "M",
    "Reinforcement": "M",
    "Covert Operation": "M",
    "Defensive Pact": "M",
}
DECK = [f"{number}{suit}" for suit in SUITS for number in range(1, 13)] + list(SPECIALS)
PLACES = [f"{row}{column}" for row in "abcd" for column in range(1, 6)]
TILES = Path(parlour.__file__).parent / "games" / "alliances" / "cards" / "countries.toml"
COUNTRIES: dict[str, dict[str, int]] = {
    tile["name"]: {"M": tile["military"], "E": tile["economics"], "P": tile["politics"]}
    for tile in tomllib.loads(TILES.read_text(encoding="utf-8"))["country"]
}
TOP_LEFT, TOP_RIGHT = ["a1", "a2", "b1"], ["a5", "a4", "b5"]
BOTTOM_LEFT, BOTTOM_RIGHT = ["d1", "d2", "c1"], ["d5", "d4", "c5"]


def is_special(card: str) -> bool:
    return card in SPECIALS


def suit_of(card: str) -> str:
    return SPECIALS[card] if card in SPECIALS else card[-1]


def number_of(card: str) -> int:
    """The number on a power card."""
    return int(card[:-1])


def beside(place: str) -> list[str]:
    """The places that touch one, not diagonally."""
    row, column = place[0], int(place[1])
    around = [f"{chr(ord(row) + step)}{column}" for step in (-1, 1)] + [f"{row}{column + step}" for step in (-1, 1)]
    return [other for other in around if other in PLACES]


def first_tokens(players: int) -> dict[str, str]:
    """Whose tokens lie where at the start (AG-03, AG-71, AG-80): gold is g, silver is s."""
    if players == 4:
        gold, silver = TOP_LEFT + BOTTOM_RIGHT, TOP_RIGHT + BOTTOM_LEFT
    else:
        gold, silver = TOP_LEFT + BOTTOM_LEFT, TOP_RIGHT + BOTTOM_RIGHT
    return {place: "g" if place in gold else "s" if place in silver else "" for place in PLACES}
