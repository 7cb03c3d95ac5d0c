"""The rows of the database as the server passes them around."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.kernel.ask import Answer

# A person, a bot or the server for a person answers, answers are taken back, the rules cannot go on, and the game is
# taken as drawn.
EntryKind = Literal["start", "answer", "bot", "auto", "undo", "stuck", "drawn"]


class Person(Struct, frozen=True):
    """Somebody with a name, and perhaps a password that keeps it; `session` is the cookie that they came with."""

    id: str
    name: str
    kept: bool
    session: str = ""


class Seat(Struct, frozen=True):
    """A seat of a table and who has it: nobody, a person, a bot, or a bot for a person."""

    seat: int
    kind: str
    person: str | None
    level: str | None
    name: str | None  # of the person
    wishes: str | None = None  # what the person wants to be asked; nobody else is told
    votes: str | None = None  # the entry after which, and the seats that want a bot here
    cause: str | None = None  # why a bot plays for the person
    seen: float = 0.0  # when the person was last seen here


class TableRow(Struct, frozen=True):
    """A table without its journal."""

    id: str
    game: str
    version: int
    options: str
    seed: str
    chance: str
    commitment: str
    status: str
    public: bool
    host: str | None
    clock_kind: str
    clock_amount: int
    created: float
    moved: float
    seq: int
    waits: str
    bot_due: float | None
    deadline: float | None
    ending: str | None
    wish: str | None
    came_from: str | None
    next_table: str | None
    host_name: str | None
    alerted: int = 0
    patience: int = 120
    mailed: int = 0

    @property
    def waiting_for(self) -> list[int]:
        """The seats that are asked now."""
        return [int(seat) for seat in self.waits.split()]


class TableVersion(Struct, frozen=True):
    """The part of a table that shows whether anything changed."""

    id: str
    seq: int
    status: str
    wish: str | None
    next_table: str | None


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's journal; the kinds "answer", "bot" and "auto" have an answer, as the match knows it."""

    table_id: str
    seq: int
    kind: EntryKind
    seat: int
    answer: Answer | None
    undone: int
    spent: float
    at: float


class Standing(Struct, frozen=True):
    """Where a table stands after an entry, kept beside the journal so that the lobby need not replay it."""

    seq: int
    status: str
    moved: float
    waits: str
    bot_due: float | None
    deadline: float | None
    ending: str | None


class ChatRow(Struct, frozen=True):
    """Something said."""

    name: str
    text: str
    at: float
    person: str
