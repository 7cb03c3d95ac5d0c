"""Positions and answers as numbers, for programs that learn: it all follows from what a game declares.

    encoding = encoding_of(game, players)
    buffer = memoryview(array("f", bytes(4 * encoding.size)))
    encoding.observe(s, seat, buffer, choice)

An observation holds the parts of the position that the zones of the game declare, as one seat sees them, and the
question that the seat is asked. An action is a letter (`kernel.letters`): the mask says which letters may be said next.
The schema is a fingerprint of what all these numbers mean.
"""

from __future__ import annotations

from array import array
from hashlib import sha256
from typing import Any, Final

from parlour.kernel.choice import Choice
from parlour.kernel.errors import ParlourError
from parlour.kernel.fields import Field, field_of, make_cells, put
from parlour.kernel.game import Game
from parlour.kernel.letters import DIGITS, FACE, HIDDEN, NUMBER, SEAT, STOP
from parlour.kernel.limits import MOST_SEATS
from parlour.kernel.questions import MOST_ABOUT, NOTHING
from parlour.kernel.state import State

FORMAT: Final = 1  # grows when the same declarations are written in another way
QUESTION: Final = "question"
ABOUT: Final = "about"
SAID: Final = "said"


def dealt_faces(game: Game) -> int:
    """How many faces there are in a game that does not name its cards."""
    s = game.empty({setting.name: setting.default for setting in game.settings()})
    s.rng = 1
    game.start(s)
    return max([*s.face, 0]) + 1


class Encoding:
    """How a game with so many players is written as numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.face_names = game.card_names()
        self.faces = len(self.face_names) or dealt_faces(game)
        self.actions = FACE + self.faces
        self.questions = {question.name: number for number, question in enumerate(game.questions())}
        parts = game.zones().parts
        found = [(number, field_of(part, seats, self.faces)) for number, part in enumerate(parts)]
        self.numbers = [number for number, field in found if field is not None]
        self.parts: list[Field] = [field for _, field in found if field is not None]
        self.asked = Field(QUESTION, "which question is open", [max(len(self.questions), 1)])
        self.about = Field(ABOUT, "what the question is about", [MOST_ABOUT])
        self.said = Field(SAID, "what was said of the answer so far", [self.actions])
        self.fields = [self.asked, self.about, self.said, *self.parts]
        self.size = 0
        for field in self.fields:
            self.size = field.start_at(self.size)
        self.zeros: Any = memoryview(array("f", bytes(4 * self.size)))
        self.no_mask: Any = memoryview(bytes(self.actions))
        self.schema = sha256(self.meaning().encode()).hexdigest()[:16]
        make_cells(max(self.size, self.actions))

    def observe(self, s: State, seat: int, buffer: Any, choice: Choice | None = None) -> None:
        """Write what a seat (or the watcher) sees into a buffer of `size` 32-bit floats, and its open question."""
        buffer[:] = self.zeros
        if choice is not None:
            self.write_choice(choice, buffer)
        parts, fields, numbers = s.parts(), self.parts, self.numbers
        me = seat if seat < self.seats else 0
        for i in range(len(fields)):
            fields[i].write(parts[numbers[i]], s, seat, me, buffer)

    def write_choice(self, choice: Choice, buffer: Any) -> None:
        """The question, what it is about, and the letters that were said."""
        question = choice.ask.question
        number = self.questions.get(question.name, NOTHING)
        if number != NOTHING:
            put(buffer, self.asked.begin + number, 1)
        if question.thing != NOTHING:
            put(buffer, self.about.begin + question.thing, 1)
        for letter in choice.said:
            put(buffer, self.said.begin + letter, 1)

    def mask(self, choice: Choice, buffer: Any) -> None:
        """Write a 1 for every action that is allowed into a buffer of `actions` bytes, 0 for all others."""
        buffer[:] = self.no_mask
        choice.mask(buffer)

    def action_words(self, action: int) -> str:
        """What an action means, whatever the question is."""
        if action == STOP:
            return "stop"
        if action == HIDDEN:
            return "a hidden card"
        if SEAT <= action < SEAT + MOST_SEATS:
            return f"the player {action - SEAT} to the left" if action > SEAT else "oneself"
        if NUMBER <= action < NUMBER + DIGITS:
            return str(action - NUMBER)
        if not FACE <= action < self.actions:
            raise ParlourError(f"{self.game.name} has the actions 0 to {self.actions - 1}, not {action}")
        return self.face_names[action - FACE] if self.face_names else f"face {action - FACE}"

    def meaning(self) -> str:
        """What all numbers mean, in words."""
        game = self.game
        lines = [f"format {FORMAT}", f"{game.name} {game.version} for {self.seats}"]
        lines += [f"{field.name} at {field.begin} {field.shape}: {field.text}" for field in self.fields]
        lines += [f"{part.name} {part.means} {part.names}" for part in game.zones().parts]
        lines += [f"{number} {self.action_words(number)}" for number in range(self.actions)]
        return "\n".join([*lines, *self.questions])

    def check_schema(self, schema: str) -> None:
        """Refuse numbers that were written when they meant something else."""
        if schema != self.schema:
            raise ParlourError(f"{self.game.name}: these numbers have the schema {schema}, here it is {self.schema}")


ENCODINGS: Final[dict[tuple[type[Game], int], Encoding]] = {}


def encoding_of(game: Game, seats: int) -> Encoding:
    """The encoding of a game for so many players, made once."""
    key = (type(game), seats)
    if key not in ENCODINGS:
        ENCODINGS[key] = Encoding(game, seats)
    return ENCODINGS[key]
