"""Positions and answers as numbers, for programs that learn: it all follows from what a game declares.

    encoding = encoding_of(game, players)
    buffer = memoryview(array("f", bytes(4 * encoding.size)))
    encoding.observe(s, seat, buffer, choice)

An observation holds the parts of the position that the zones of the game declare, as one seat sees them, and the
question that the seat is asked. An action is a letter (`kernel.letters`): the mask says which letters may be said next.
The schema is a fingerprint of what all these numbers mean.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from parlour.kernel.choice import Choice
from parlour.kernel.errors import ParlourError
from parlour.kernel.fields import Field, field_of
from parlour.kernel.game import Game
from parlour.kernel.letters import DIGITS, FACE, HIDDEN, NUMBER, SEAT, STOP
from parlour.kernel.limits import MOST_SEATS
from parlour.kernel.questions import MOST_ABOUT, NOTHING
from parlour.kernel.state import State
from parlour.kernel.writer import Writer, mark

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
        found = [(number, field_of(part, seats, self.faces)) for number, part in enumerate(game.zones().parts)]
        parts = [(number, field) for number, field in found if field is not None]
        self.fields = [
            Field(QUESTION, "which question is open", [max(len(self.questions), 1)]),
            Field(ABOUT, "what the question is about", [MOST_ABOUT]),
            Field(SAID, "what was said of the answer so far", [self.actions]),
            *[field for _, field in parts],
        ]
        self.size = 0
        for field in self.fields:
            self.size = field.start_at(self.size)
        self.about = self.fields[1].begin
        self.said = self.fields[2].begin
        self.writer = Writer([field.row(number) for number, field in parts], self.size, seats)
        self.schema = sha256(self.meaning().encode()).hexdigest()[:16]

    def observe(self, s: State, seat: int, buffer: Any, choice: Choice | None = None) -> None:
        """Write what a seat (or the watcher) sees into a buffer of `size` 32-bit floats, and its open question."""
        asked = [] if choice is None else self.asked(choice)
        me = seat if seat < self.seats else 0
        self.writer.write(s.parts(), s.face, s.known, seat, me, asked, buffer)

    def asked(self, choice: Choice) -> list[int]:
        """Where a 1 stands for the question, what it is about, and the letters that were said."""
        question = choice.ask.question
        cells: list[int] = []
        number = self.questions.get(question.name, NOTHING)
        if number != NOTHING:
            cells.append(number)
        if question.thing != NOTHING:
            cells.append(self.about + question.thing)
        for letter in choice.said:
            cells.append(self.said + letter)
        return cells

    def mask(self, choice: Choice, buffer: Any) -> None:
        """Write a 1 for every action that is allowed into a buffer of `actions` bytes, 0 for all others."""
        mark(choice.nexts(), buffer)

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
