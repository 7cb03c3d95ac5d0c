"""Events, declared once a game: what may happen, the fields that tell of it, and its sentence.

An atom tells one with `s.teller.tell(events.PLAYED, audience, data)`. The log, the wire and its schema, scenarios and
statistics follow from the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from parlour.kernel.pieces import CARD as NAMES_CARD
from parlour.kernel.pieces import SEAT as NAMES_SEAT
from parlour.kernel.pieces import Piece, label, marked, plain, player, taken_apart

Data = dict[str, object]
NOTHING: Final = -1  # the number of no card, no seat

# The types of fields, as a JSON schema names them.
INTEGER: Final = "integer"
STRING: Final = "string"
BOOLEAN: Final = "boolean"


class Told:
    """What a field of an event is: how its value is said in a sentence, and how clients and scenarios know it.

    `many` is for a list of such values, which `join` makes one text of. `choices` are all texts that it can be. Where
    `optional`, a number of nothing becomes null. `names` says that it is a seat or a card, so that the piece of the
    sentence that says it can be shown as one.
    """

    def __init__(
        self,
        kind: str,
        say: Callable[[int], str] | None = None,
        spell: Callable[[int], str] | None = None,
        many: bool = False,
        join: Callable[[list[str]], str] | None = None,
        choices: Sequence[str] = (),
        optional: bool = False,
        names: str = "",
    ) -> None:
        self.kind = kind
        self.sayer = say
        self.speller = spell
        self.many = many
        self.join = join
        self.choices = choices
        self.optional = optional
        self.names = names

    def say(self, value: object) -> str:
        """A value in a sentence, with marks where it names something (`kernel.pieces`)."""
        if isinstance(value, list):
            said = [self.say(each) for each in value]
            return listed(said) if self.join is None else self.join(said)
        if self.sayer is None or not isinstance(value, int):
            return str(value)
        words = self.sayer(value)
        return marked(self.names, value, words) if self.names and value != NOTHING else words

    def spell(self, value: object) -> object:
        """A value as clients and scenarios know it."""
        if isinstance(value, list):
            return [self.spell(each) for each in value]
        if self.optional and value == NOTHING:
            return None
        if isinstance(value, str):
            return plain(value)
        return self.speller(value) if self.speller is not None and isinstance(value, int) else value

    def schema(self) -> dict[str, object]:
        """The JSON schema of a spelled value."""
        kind = self.kind if self.speller is None else STRING
        one: dict[str, object] = {"type": [kind, "null"] if self.optional else kind}
        if self.choices:
            one = {"enum": list(self.choices)}
        return {"type": "array", "items": one} if self.many else one

    def fits(self, value: object) -> bool:
        """Whether a value is of this type."""
        if self.many:
            return isinstance(value, list) and all([self.fits_one(each) for each in value])
        return self.fits_one(value)

    def fits_one(self, value: object) -> bool:
        """Whether a single value is of this type."""
        if self.kind == BOOLEAN:
            return isinstance(value, bool)
        if self.kind == STRING:
            return isinstance(value, str) and (not self.choices or value in self.choices)
        return isinstance(value, int) and not isinstance(value, bool)


def listed(names: list[str]) -> str:
    """A list as people say it: "a, b and c"."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def counted(number: int, thing: str, things: str = "") -> str:
    """So many things: "1 trick", "2 tricks"."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def players(seats: list[int]) -> str:
    """Several seats, with their marks."""
    return listed([player(seat) for seat in seats])


def a_face(
    name: Callable[[int], str],
    many: bool = False,
    join: Callable[[list[str]], str] | None = None,
    optional: bool = False,
) -> Told:
    """What is printed on a card, by its name in the catalogue."""
    return Told(INTEGER, name, name, many, join, (), optional, NAMES_CARD)


SEAT: Final = Told(INTEGER, label, names=NAMES_SEAT)
SEATS: Final = Told(INTEGER, label, many=True, names=NAMES_SEAT)
NUMBER: Final = Told(INTEGER)
NUMBERS: Final = Told(INTEGER, many=True)
CARD: Final = Told(INTEGER)  # by its back, which the views name as well
FLAG: Final = Told(BOOLEAN)
TEXT: Final = Told(STRING)


class Telling:
    """Something that may happen. `line` is its sentence, with {fields}, or makes it from the data; "" where another
    event says it better. A milestone is what a game is told in afterwards, such as the end of a campaign."""

    def __init__(
        self, name: str, fields: dict[str, Told], line: str | Callable[[Data], str], milestone: bool = False
    ) -> None:
        self.name = name
        self.fields = fields
        self.line = line
        self.milestone = milestone

    def sentence(self, data: Data) -> str:
        """The event as a line of the log, the same for all who hear it."""
        return plain(self.marked(data))

    def pieces(self, data: Data) -> list[Piece]:
        """The same line with the seats and cards that it names as data."""
        return taken_apart(self.marked(data))

    def marked(self, data: Data) -> str:
        """The same line with marks."""
        line = self.line
        if isinstance(line, str):
            return line.format_map({name: told.say(data[name]) for name, told in self.fields.items()})
        return line(data)

    def spelled(self, data: Data) -> Data:
        """The name and the data as clients and scenarios know them: cards by their names, seats by their numbers."""
        return {"event": self.name, **{name: told.spell(data[name]) for name, told in self.fields.items()}}

    def schema(self) -> dict[str, object]:
        """The JSON schema of the spelled event."""
        fields: dict[str, object] = {name: told.schema() for name, told in self.fields.items()}
        return {
            "description": self.line if isinstance(self.line, str) else "",
            "type": "object",
            "properties": {"event": {"const": self.name}, **fields},
            "required": ["event", *self.fields],
            "additionalProperties": False,
        }

    def mistake(self, data: Data) -> str:
        """What is wrong with the data of such an event, or ""."""
        if sorted(data) != sorted(self.fields):
            return f"{self.name} is declared with the fields {', '.join(self.fields)}, and told with {', '.join(data)}"
        for name, told in self.fields.items():
            if not told.fits(data[name]):
                return f"{self.name}: {name} is {data[name]!r}, not of the type {told.kind}"
        return ""


def game_over(line: str = "The game is over: {reason}.") -> Telling:
    """The last event of every game, with a sentence of its own where a game has one."""
    return Telling("game over", {"winners": SEATS, "rule": TEXT, "reason": TEXT, "scores": NUMBERS}, line)


GAME_OVER: Final = game_over()
