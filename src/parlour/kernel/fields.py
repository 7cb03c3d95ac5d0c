"""The fields of an observation: how each part of a position is written as numbers.

Seats are counted from the one who looks, so that everybody sees the table from the same place. A card is written by its
face, and only where the seat knows it.
"""

from __future__ import annotations

from array import array
from typing import Any, Final, cast

from parlour.kernel.compiler import i64, mypyc_attr
from parlour.kernel.state import State
from parlour.kernel.zones import CARD, NAME, SEAT, SEATS, SLOTS, Part, Zone

# A buffer takes objects: those of small numbers and of all places are made once.
WORTH_REMEMBERING: Final = 8  # numbers of a list
MOST_REMEMBERED: Final = 4096  # different lists
FLOATS: Final[list[Any]] = [float(number) for number in range(256)]
CELLS: Final[list[Any]] = []


def make_cells(count: int) -> None:
    """Make the objects of so many places."""
    CELLS.extend(range(len(CELLS), count))


def put(buffer: Any, cell: i64, number: i64) -> None:
    """Write a number that is not zero."""
    buffer[CELLS[cell]] = FLOATS[number] if 0 <= number < 256 else float(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Some numbers of an observation, which begin at a place: `shape` says how they are arranged."""

    def __init__(self, name: str, text: str, shape: list[int]) -> None:
        self.name = name
        self.text = text
        self.shape = shape
        self.begin: i64 = 0
        self.span: Any = None  # from its first to behind its last number
        self.size: i64 = 1
        for length in shape:
            self.size *= length

    def start_at(self, begin: int) -> int:
        """Take the place of the field in an observation; returns where the next one begins."""
        end = begin + int(self.size)
        self.begin = begin
        self.span = slice(begin, end)
        return end

    def write(self, value: object, s: State, seat: i64, me: i64, buffer: Any) -> None:
        """Write a value as a seat sees it, into a buffer of zeros; `me` is the seat that is counted as the first."""
        raise NotImplementedError


class Item(Field):
    """A single value, or a list of them: numbers, names, seats or sets of seats. Names and seats are one of so many."""

    def __init__(self, part: Part, seats: int) -> None:
        self.is_number = part.means == "number"
        self.is_seat = part.means == SEAT
        self.is_set = part.means == SEATS
        self.turned = part.per == "seat"
        self.seats: i64 = seats
        self.width: i64 = len(part.names) if part.means == NAME else seats if part.means in (SEAT, SEATS) else 1
        self.single = part.depth == 0
        self.room: i64 = 1 if self.single else seats if self.turned else part.room
        shape = [] if self.single else [int(self.room)]
        super().__init__(part.name, part.text, shape + ([int(self.width)] if part.means != "number" else []))
        self.remembers = self.room >= WORTH_REMEMBERING and not self.turned and part.means in ("number", NAME)
        self.written: dict[object, Any] = {}

    def write(self, value: object, s: State, seat: i64, me: i64, buffer: Any) -> None:
        """One value after the other."""
        if self.single:
            self.write_one(self.begin, cast(int, value), me, buffer)
            return
        values = cast(list[int], value)
        if self.remembers:
            self.write_again(values, me, buffer)
        else:
            self.write_list(values, me, buffer)

    def write_again(self, values: list[int], me: i64, buffer: Any) -> None:
        """A list that seldom changes: what was written for the same numbers is copied."""
        key = tuple(values)
        written = self.written.get(key)
        if written is None:
            self.write_list(values, me, buffer)
            if len(self.written) >= MOST_REMEMBERED:
                self.written.clear()
            self.written[key] = memoryview(array("f", buffer[self.span].tobytes()))
        else:
            buffer[self.span] = written

    def write_list(self, values: list[int], me: i64, buffer: Any) -> None:
        """One value after the other."""
        count: i64 = min(len(values), self.room)
        place: i64 = 0
        while place < count:
            from_me: i64 = (place + me) % self.seats if self.turned else place
            self.write_one(self.begin + place * self.width, values[from_me], me, buffer)
            place += 1

    def write_one(self, cell: i64, number: i64, me: i64, buffer: Any) -> None:
        """A number as it is; a name or a seat as a 1 at its place."""
        if self.is_number:
            if number:
                put(buffer, cell, number)
        elif self.is_set:
            for other in range(self.seats):
                if number >> other & 1:
                    put(buffer, cell + (other - me) % self.seats, 1)
        elif 0 <= number < self.width:
            put(buffer, cell + ((number - me) % self.seats if self.is_seat else number), 1)


class Pointers(Field):
    """Cards that something is about, wherever they lie: how many of each face."""

    def __init__(self, part: Part, faces: int) -> None:
        self.single = part.depth == 0
        super().__init__(part.name, part.text, [faces])

    def write(self, value: object, s: State, seat: i64, me: i64, buffer: Any) -> None:
        """The faces that the seat knows."""
        pointed = [cast(int, value)] if self.single else cast(list[int], value)
        cards = [card for card in pointed if card < len(s.face)]  # among cards may stand what is none
        count_faces(cards, s, seat, self.begin, self.size, buffer)


class OnCards(Field):
    """A number of every card: the sum for each face."""

    def __init__(self, part: Part, faces: int) -> None:
        self.start = cast(int, part.start)
        super().__init__(part.name, part.text, [faces])

    def write(self, value: object, s: State, seat: i64, me: i64, buffer: Any) -> None:
        """Of the cards that the seat knows, as far as it is not what every card has at first."""
        values, face, known = cast(list[int], value), s.face, s.known
        start: i64 = self.start
        for card in range(len(values)):
            number: i64 = values[card]
            if number != start and known[card] >> seat & 1:
                cell = CELLS[self.begin + face[card]]
                buffer[cell] = buffer[cell] + number


class Place(Field):
    """A zone: for every owner how many cards of each face the seat knows there, and how many cards lie there at all. Of
    a zone with slots, the same for each slot."""

    def __init__(self, zone: Zone, seats: int, faces: int) -> None:
        self.owned = zone.owned
        self.single = zone.single
        self.stacks = zone.stacks
        self.slots: i64 = zone.room if zone.lies == SLOTS else 0
        self.owners: i64 = seats if zone.owned else 1
        self.width: i64 = faces + 1
        rows = int(self.slots) if self.slots else int(self.owners)
        super().__init__(zone.name, zone.text, [rows, faces + 1] if self.slots or zone.owned else [faces + 1])

    def write(self, value: object, s: State, seat: i64, me: i64, buffer: Any) -> None:
        """One owner after the other, or one slot."""
        if self.slots:
            cards = cast(list[int], value)
            for slot in range(min(len(cards), self.slots)):
                self.write_cards([cards[slot]], s, seat, self.begin + slot * self.width, buffer)
        elif not self.owned:
            self.write_owner(value, s, seat, self.begin, buffer)
        else:
            owners = cast(list[object], value)
            count: i64 = len(owners)
            place: i64 = 0
            while place < count:
                self.write_owner(owners[(place + me) % count], s, seat, self.begin + place * self.width, buffer)
                place += 1

    def write_owner(self, value: object, s: State, seat: i64, cell: i64, buffer: Any) -> None:
        """The cards of one owner: a single one, some, or some stacks."""
        if self.single:
            self.write_cards([cast(int, value)], s, seat, cell, buffer)
        elif self.stacks:
            cards: list[int] = []
            for stack in cast(list[list[int]], value):
                cards.extend(stack)
            self.write_cards(cards, s, seat, cell, buffer)
        else:
            self.write_cards(cast(list[int], value), s, seat, cell, buffer)

    def write_cards(self, cards: list[int], s: State, seat: i64, cell: i64, buffer: Any) -> None:
        """The faces that the seat knows, and the number of all cards."""
        count = count_faces(cards, s, seat, cell, self.width - 1, buffer)
        if count:
            put(buffer, cell + self.width - 1, count)


COUNTS: Final[list[int]] = []  # of each face, while a list of cards is counted; all zero in between


def count_faces(cards: list[int], s: State, seat: i64, cell: i64, faces: i64, buffer: Any) -> i64:
    """Write how many of the cards have each face that a seat knows; returns how many cards there are."""
    face, known, counts = s.face, s.known, COUNTS
    while len(counts) < faces:
        counts.append(0)
    there: i64 = 0
    seen: i64 = 0
    for each in cards:
        card: i64 = each
        if card >= 0:
            there += 1
            knowers: i64 = known[card]
            if knowers >> seat & 1:
                seen += 1
                counts[face[card]] += 1
    if seen:
        for each in cards:
            card = each
            if card >= 0:
                print_of: i64 = face[card]
                count: i64 = counts[print_of]
                if count:  # one write for all cards of a face
                    counts[print_of] = 0
                    put(buffer, cell + print_of, count)
    return there


def field_of(part: Part, seats: int, faces: int) -> Field | None:
    """How a part of a position is written; None for what no observation holds: secrets, texts, and lists of lists."""
    if part.secret or (isinstance(part.start, str) and part.start != "own"):
        return None
    if isinstance(part, Zone):
        return Place(part, seats, faces)
    if part.per == "card":
        return OnCards(part, faces)
    if part.depth > 1:
        return None
    return Pointers(part, faces) if part.means == CARD else Item(part, seats)
