"""What every game's state has in common, and who looks at it while it changes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from parlour.kernel.compiler import i64, mypyc_attr
from parlour.kernel.events import Telling
from parlour.kernel.limits import MOST_SEATS as MOST_SEATS
from parlour.kernel.limits import NO_CARD as NO_CARD
from parlour.kernel.pieces import named_in, plain
from parlour.kernel.questions import Question

# A set of seats is a bit set. The watcher is a seat without a player, which is never dealt a card: what it knows is
# what everybody may see.
WATCHER: Final = 7
EVERYONE: Final = 255
NOBODY: Final = 0
NONE: Final = -1

TABLE_FIELDS: Final = ("seats", "key", "rng", "face", "known")  # what the kernel keeps in every state
VISITORS: Final = ("ending", "pilot", "teller")  # what it keeps besides, and no position consists of


def seat_name(seat: int) -> str:
    """A seat as people say it, counted from 1: "P1"."""
    return "the watcher" if seat == WATCHER else f"P{seat + 1}"


def bit(seat: int) -> int:
    """A set of one seat."""
    return 1 << seat


class Ending:
    """How a game ended: who won, by which rule, and the scores. The players that its reason names have marks
    (`kernel.pieces`) where it is told and seen, and none where it is stored."""

    def __init__(self, winners: list[int], rule: str, reason: str, scores: list[int]) -> None:
        self.winners = winners
        self.rule = rule
        self.marked = reason
        self.reason = plain(reason)
        self.scores = scores

    def payoff(self, seat: int) -> float:
        """What the ending is worth to a seat: winners share one point."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def dump(self) -> dict[str, object]:
        """The ending as plain data."""
        return {"winners": self.winners, "rule": self.rule, "reason": self.reason, "scores": self.scores}

    def telling(self) -> dict[str, object]:
        """The ending as the event that tells it has it."""
        return {**self.dump(), "reason": self.marked}

    def view(self) -> dict[str, object]:
        """The ending as a view has it, with its reason also in pieces if it names anybody."""
        return {**self.dump(), "pieces": named_in(self.marked)}

    def __repr__(self) -> str:
        return f"Ending({self.rule}: {self.reason})"


class Event:
    """Something that happened, and who may know of it.

    The data may hold only what every seat of the audience may see.
    """

    def __init__(self, telling: Telling, audience: int, data: dict[str, object]) -> None:
        self.telling = telling
        self.audience = audience
        self.data = data

    @property
    def name(self) -> str:
        """The name of what happened."""
        return self.telling.name

    def heard_by(self, seat: int) -> bool:
        """Whether the seat (or the watcher) is told."""
        return self.audience >> seat & 1 == 1

    def dump(self) -> dict[str, object]:
        """The event as plain data."""
        return {"event": self.name, **self.data}

    def __repr__(self) -> str:
        words = " ".join(f"{key}={value}" for key, value in self.data.items())
        return f"Event({self.name} {words})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Collects the events that atoms tell; a state without one tells nothing, at no cost."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, telling: Telling, audience: int, data: dict[str, object]) -> None:
        """One event for an audience."""
        self.events.append(Event(telling, audience, data))

    def before_mixing(self, cards: list[int]) -> None:
        """Called before cards (or public things, then none) are mixed: the last chance to see who knew them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pilot:
    """Answers every question at once, so that a whole game runs without being suspended."""

    def pick(self, s: State, seat: int, question: Question, options: list[int]) -> int:
        """One of the options, a list to read that may be a part of the position: neither to change nor to keep."""
        raise NotImplementedError

    def enough(self, s: State) -> bool:
        """Whether to stop before the next action, though the game is not over."""
        return False

    def leaves(self, s: State) -> bool:
        """Whether it will stop after this action and looks at nothing that is set up for the time after that, so that
        rules may leave it out: the next deal."""
        return False

    def skips_idle(self) -> bool:
        """Whether rules may leave out sealed questions with a single answer. One that follows a record, or looks at
        what is asked, wants them all."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data: cards, who knows them, chance. Games add their own fields.

    `face[card]` is what is printed on a card, `known[card]` the set of seats that know it. Keyed chance has its key in
    `key` and the number of draws in `rng`; fast chance has no key, and its integer in `rng`.
    A pilot and a teller are visitors, not part of the game.
    """

    # The names of all fields that make up the position, for storing and comparing; games extend it.
    fields: ClassVar[tuple[str, ...]] = TABLE_FIELDS

    def __init__(self, seats: int, like: State | None = None) -> None:
        """A new state, or a copy of another one."""
        self.seats = seats
        self.pilot: Pilot | None = None
        self.teller: Teller | None = None
        if like is None:
            self.key = ""
            self.rng: i64 = 0
            self.face: list[int] = []
            self.known: list[int] = []
            self.ending: Ending | None = None
        else:
            self.key = like.key
            self.rng = like.rng
            self.face = like.face.copy()
            self.known = like.known.copy()
            self.ending = like.ending

    def copy(self) -> State:
        """The same position in other lists, without pilot and teller. A compiled game has a quicker way of its own."""
        other = type(self)(self.seats)
        for name in self.fields:
            value = getattr(self, name)
            setattr(other, name, deep(value) if isinstance(value, list) else value)
        other.ending = self.ending
        return other

    def parts(self) -> list[object]:
        """What the game's own fields hold now, in their order. A compiled game has a quicker way of its own."""
        return [getattr(self, name) for name in self.fields[len(TABLE_FIELDS) :]]

    def dump(self) -> dict[str, object]:
        """The position as plain data, ready for JSON."""
        data: dict[str, object] = {name: getattr(self, name) for name in self.fields}
        data["ending"] = None if self.ending is None else self.ending.dump()
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Take over a dumped position."""
        for name in self.fields:
            value = data[name]
            setattr(self, name, deep(value) if isinstance(value, list) else value)
        ending = data["ending"]
        self.ending = Ending(**ending) if isinstance(ending, dict) else None

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return state_again, (type(self), self.seats, self.dump())

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows what is printed on a card."""
        return self.known[card] >> seat & 1 == 1


def state_again(kind: type[State], seats: int, data: dict[str, object]) -> State:
    """The position that was pickled, without pilot and teller."""
    s = kind(seats)
    s.restore(data)
    return s


def is_left(s: State) -> bool:
    """Whether nobody will look at what a rule would set up next."""
    return s.pilot is not None and s.pilot.leaves(s)


def deep(items: list[object]) -> list[object]:
    """A copy of lists within lists."""
    return [deep(item) if isinstance(item, list) else item for item in items]
