"""The fields of an observation: which part of a position is written as which numbers.

Seats are counted from the one who looks, so that everybody sees the table from the same place. A card is written by its
face, and only where the seat knows it. `kernel.writer` says what each kind of value looks like, and writes it.
"""

from __future__ import annotations

from math import prod
from typing import cast

from parlour.kernel import writer
from parlour.kernel.zones import CARD, NAME, NUMBER, SEAT, SEATS, SLOTS, Part, Zone

KINDS = {NUMBER: writer.NUMBER, NAME: writer.NAME, SEAT: writer.SEAT, SEATS: writer.SEATS}


class Field:
    """Some numbers of an observation, which begin at a place: `shape` says how they are arranged."""

    def __init__(self, name: str, text: str, shape: list[int]) -> None:
        self.name = name
        self.text = text
        self.shape = shape
        self.begin = 0
        self.size = prod(shape)

    def start_at(self, begin: int) -> int:
        """Take the place of the field in an observation; returns where the next one begins."""
        self.begin = begin
        return begin + self.size


class PartField(Field):
    """A part of the position: what its values are, how many, and what number on cards does not count."""

    def __init__(self, part: Part, shape: list[int], kind: int, many: int = writer.ONE, start: int = 0) -> None:
        super().__init__(part.name, part.text, shape)
        self.kind = kind
        self.many = many
        self.start = start

    def row(self, number: int) -> writer.Row:
        """The row of a plan that writes the part with a number of the position."""
        rows = 1 if self.many == writer.ONE else self.shape[0]
        return number, self.kind, self.many, self.begin, rows, self.size // max(rows, 1), self.start


def field_of(part: Part, seats: int, faces: int) -> PartField | None:
    """How a part of a position is written; None for what no observation holds: secrets, texts, and lists of lists."""
    if part.secret or (isinstance(part.start, str) and part.start != "own"):
        return None
    if isinstance(part, Zone):
        return place_field(part, seats, faces)
    if part.per == "card":
        return PartField(part, [faces], writer.ON_CARDS, start=cast(int, part.start))
    if part.depth > 1:
        return None
    if part.means == CARD:
        return PartField(part, [faces], writer.POINTERS if part.depth else writer.POINTER)
    return item_field(part, seats)


def item_field(part: Part, seats: int) -> PartField:
    """A single value, or a list of them: numbers, names, seats or sets of seats. Names and seats are one of so many."""
    width = [] if part.means == NUMBER else [len(part.names) if part.means == NAME else seats]
    if part.depth == 0:
        return PartField(part, width, KINDS[part.means])
    turned = part.per == "seat"
    room = seats if turned else part.room
    return PartField(part, [room, *width], KINDS[part.means], writer.TURNED if turned else writer.LIST)


def place_field(zone: Zone, seats: int, faces: int) -> PartField:
    """A zone: for every owner how many cards of each face the seat knows there, and how many cards lie there at all. Of
    a zone with slots, the same for each slot."""
    if zone.lies == SLOTS:
        return PartField(zone, [zone.room, faces + 1], writer.CARD, writer.LIST)
    kind = writer.CARD if zone.single else writer.STACKS if zone.stacks else writer.CARDS
    if zone.owned:
        return PartField(zone, [seats, faces + 1], kind, writer.TURNED)
    return PartField(zone, [faces + 1], kind)
