"""Looking back at a match: a record step by step, and what a viewer saw and heard; a viewer may see all hands."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.pieces import SEAT, Piece
from parlour.kernel.record import give, open_record
from parlour.kernel.state import NOBODY, WATCHER, Event

ALL = -1  # a viewer who sees every hand


class Replay:
    """A match that can be moved to any of its answers."""

    def __init__(self, record: str) -> None:
        self.match, self.answers = open_record(record)
        self.go(len(self.answers))  # a record that does not fit is refused here, not halfway
        self.over = self.match.ending is not None
        self.seats = self.match.state.seats

    @property
    def at(self) -> int:
        """How many answers have been given."""
        return len(self.match.answers)

    def go(self, number: int) -> None:
        """Go to the moment after this many answers."""
        number = max(0, min(number, len(self.answers)))
        if number < self.at:
            self.match.rewind(number)
        while self.at < number:
            give(self.match, self.answers[self.at], self.at)


def view_of(match: Match, viewer: int) -> dict[str, object]:
    """What a viewer sees: a seat, the watcher, or one who sees every hand."""
    return view_of_all(match) if viewer == ALL else match.view(viewer)


def story_of(match: Match, events: list[Event], viewer: int) -> list[str]:
    """Events as a viewer heard them."""
    if viewer == ALL:
        return story_of_all(match.game, events, match.state.seats)
    lines = [match.game.sentence(event) for event in heard_by(events, viewer)]
    return [line for line in lines if line]


def heard_by(events: list[Event], viewer: int) -> list[Event]:
    """The events that a viewer heard."""
    return [event for event in events if (event.audience != NOBODY if viewer == ALL else event.heard_by(viewer))]


def moments(match: Match) -> list[tuple[int | None, list[Event]]]:
    """The events before the first answer, and after each answer; with the seat that gave it."""
    starts, ends = [0, *match.log_marks], [*match.log_marks, len(match.log)]
    seats = [None, *[answer.seat for answer in match.answers]]
    return [(seat, match.log[start:end]) for seat, start, end in zip(seats, starts, ends, strict=True)]


def view_of_all(match: Match) -> dict[str, object]:
    """What all seats see together, as the watcher would see it if every hand were open."""
    seen = match.view(WATCHER)
    for seat in range(match.state.seats):
        seen = together(seen, match.game.view(match.state, seat))
    return seen


def together(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """Two views as one: what either of them shows."""
    return {key: join(value, other[key]) if key in other else value for key, value in one.items()}


def join(one: object, other: object) -> object:
    """The more informative of two values: a hidden one is None, a hidden list only a count."""
    if isinstance(one, dict) and isinstance(other, dict):
        return together(one, other)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [join(a, b) for a, b in zip(one, other, strict=True)]
    if one is None or (isinstance(other, list) and not isinstance(one, list)):
        return other
    return one


def story_of_all(game: Game, log: list[Event], seats: int) -> list[str]:
    """The log of all seats; a line that not everybody heard says who did."""
    lines = []
    for event in heard_by(log, ALL):
        words, hearers = game.sentence(event), only_hearers(event, seats)
        lines.append(f"({', '.join(f'P{seat + 1}' for seat in hearers)}) {words}" if words and hearers else words)
    return [line for line in lines if line]


def pieces_of(match: Match, events: list[Event], viewer: int) -> list[list[Piece]]:
    """Events as a viewer heard them, each line in pieces (`kernel.pieces`)."""
    lines = [(event, match.game.pieces(event)) for event in heard_by(events, viewer)]
    seats = match.state.seats
    return [[*(said_to(event, seats) if viewer == ALL else []), *line] for event, line in lines if line]


def said_to(event: Event, seats: int) -> list[Piece]:
    """Who heard what not everybody heard."""
    named: list[Piece] = []
    for seat in only_hearers(event, seats):
        named += [", " if named else "(", {SEAT: seat}]
    return [*named, ") "] if named else []


def only_hearers(event: Event, seats: int) -> list[int]:
    """The seats that heard an event; none for what everybody heard."""
    return [] if event.heard_by(WATCHER) else [seat for seat in range(seats) if event.heard_by(seat)]
