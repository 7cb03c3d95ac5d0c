"""Writes positions as numbers, by a plan that says for each part of a position what its numbers mean.

`writer.c` is the same in C. A compiled build has both, and Python then takes the one in C; this one says what it does,
and runs where nothing is compiled. `tests/kernel/test_writer.py` compares them.

A row of a plan is `(part, kind, many, begin, rows, width, start)`: the place of the part in the position, one of the
kinds below, how many values the part has, where its numbers begin, room for how many values, and how many numbers each
of them takes. `start` is what a number on cards is at first.
"""

from __future__ import annotations

from typing import Any, Final

# What a value is.
NUMBER: Final = 0  # written as it is
NAME: Final = 1  # a 1 at its place
SEAT: Final = 2  # the same, counted from the one who looks
SEATS: Final = 3  # a set: a 1 for each
CARD: Final = 4  # how many known cards of each face (one or none), and behind that how many cards there are at all
CARDS: Final = 5  # the same of a list of cards
STACKS: Final = 6  # the same of a list of lists
POINTER: Final = 7  # a card that lies elsewhere: a 1 at its face, if it is known
POINTERS: Final = 8  # the same of a list of cards, among which may stand what is none
ON_CARDS: Final = 9  # a number of every card: the sum for each face that is known

# How many values a part has.
ONE: Final = 0
LIST: Final = 1
TURNED: Final = 2  # one for each seat, beginning with the one who looks

Row = tuple[int, int, int, int, int, int, int]


class Writer:
    """Writes positions by a plan, into buffers of so many 32-bit floats."""

    def __init__(self, plan: list[Row], size: int, seats: int) -> None:
        self.plan = plan
        self.seats = seats
        self.zeros = memoryview(bytes(4 * size)).cast("f")

    def write(
        self, parts: list[Any], face: list[int], known: list[int], seat: int, me: int, ones: list[int], buffer: Any
    ) -> None:
        """Write the parts of a position as a seat sees them, and a 1 at some places. `me` is the seat that is counted
        as the first."""
        if buffer.nbytes != self.zeros.nbytes:
            raise ValueError(f"the buffer has {buffer.nbytes} bytes, not {len(self.zeros)} floats")
        buffer[:] = self.zeros
        for one in ones:
            buffer[one] = 1.0
        pen = Pen(face, known, seat, me, self.seats, buffer)
        for part, kind, many, begin, rows, width, start in self.plan:
            value = parts[part]
            if many == ONE:
                pen.write(kind, value, begin, width, start)
                continue
            for place in range(min(len(value), rows)):
                item = value[(place + me) % len(value)] if many == TURNED else value[place]
                pen.write(kind, item, begin + place * width, width, start)


class Pen:
    """Writes the values of one position."""

    def __init__(self, face: list[int], known: list[int], seat: int, me: int, seats: int, buffer: Any) -> None:
        self.face = face
        self.known = known
        self.seat = seat
        self.me = me
        self.seats = seats
        self.buffer = buffer

    def write(self, kind: int, value: Any, cell: int, width: int, start: int) -> None:
        """Write one value from a cell on."""
        if kind == NUMBER:
            self.buffer[cell] = value
        elif kind == NAME:
            if 0 <= value < width:
                self.buffer[cell + value] = 1.0
        elif kind == SEAT:
            if 0 <= value < width:
                self.buffer[cell + (value - self.me) % self.seats] = 1.0
        elif kind == SEATS:
            for other in range(self.seats):
                if value >> other & 1:
                    self.buffer[cell + (other - self.me) % self.seats] = 1.0
        elif kind == CARD:
            self.write_cards([value], cell, width)
        elif kind == CARDS:
            self.write_cards(value, cell, width)
        elif kind == STACKS:
            self.write_cards([card for stack in value for card in stack], cell, width)
        elif kind == ON_CARDS:
            self.write_on_cards(value, cell, width, start)
        else:
            for card in [value] if kind == POINTER else value:
                if 0 <= card < len(self.face):
                    self.add(card, 1, cell, width)

    def write_cards(self, cards: list[int], cell: int, width: int) -> None:
        """The faces that the seat knows, and the number of all cards."""
        for card in cards:
            if card >= 0:
                self.add(card, 1, cell, width - 1)
                self.buffer[cell + width - 1] += 1.0

    def write_on_cards(self, values: list[int], cell: int, width: int, start: int) -> None:
        """What is not the same on every card at first."""
        for card in range(len(values)):
            if values[card] != start:
                self.add(card, values[card], cell, width)

    def add(self, card: int, number: int, cell: int, faces: int) -> None:
        """Add a number at the face of a card, if the seat knows it."""
        if self.known[card] >> self.seat & 1:
            if self.face[card] >= faces:
                raise IndexError(f"there is no room for the face {self.face[card]} among {faces}")
            self.buffer[cell + self.face[card]] += number


def mark(ones: list[int], buffer: Any) -> None:
    """Write a 1 at some places of a buffer of bytes, and 0 at all others."""
    buffer[:] = bytes(len(buffer))
    for one in ones:
        buffer[one] = 1
