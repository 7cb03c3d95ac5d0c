"""Cards in a position line: by their names, some of them carrying a count and stored cards."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.prints import JUNK, PRINTS
from parlour.games.dale.state import DaleState
from parlour.kernel.cards import next_back
from parlour.kernel.errors import ParlourError
from parlour.kernel.notation import Fields, spelled
from parlour.kernel.state import NONE
from parlour.kernel.words import Spelling


def code(face: int) -> str:
    """A card in a position: its name without spaces."""
    return PRINTS[face].name.replace(" ", "_")


SPELLING: Final = Spelling("card", [code(face) for face in range(len(PRINTS))])


def codes(s: DaleState, cards: list[int]) -> str:
    """Cards in a position."""
    return ",".join([code(s.face[card]) for card in cards]) or "-"


def laden_code(s: DaleState, card: int) -> str:
    """A card in a schedule or a character: its name, what it counts, and what lies on it."""
    count = f":{s.charge[card]}" if s.charge[card] else ""
    stored = [code(s.face[held]) for held, on in zip(s.stored, s.stored_on, strict=True) if on == card]
    return "+".join([code(s.face[card]) + count, *stored])


def new_card(s: DaleState, zone: str, item: str) -> int:
    """A card of the box comes to the table; one that a line does not name is junk, of which there is always more."""
    card = next_back(s)
    s.face.append(JUNK if item == "?" else spelled(zone, SPELLING, item))
    s.charge.append(0)
    s.batch.append(NONE)
    return card


def read_zone(s: DaleState, fields: Fields, name: str, zone: list[int]) -> None:
    """A pile or a hand."""
    zone += [new_card(s, name, item) for item in fields.cards(name)]


def read_laden(s: DaleState, name: str, item: str) -> int:
    """A card in a schedule or a character: its name, what it counts, and what lies on it."""
    first, *stored = item.split("+")
    title, colon, count = first.partition(":")
    card = new_card(s, name, title)
    if colon:
        if not count.isdecimal():
            raise ParlourError(f"position: {name}: {first!r} must be CARD or CARD:COUNT")
        s.charge[card] = int(count)
    for held in stored:
        s.stored.append(new_card(s, name, held))
        s.stored_on.append(card)
    return card
