"""A record step by step, seen by one seat, by everybody, or with all hands open."""

from __future__ import annotations

from parlour.cli.table.board import Scene
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.record import give, open_record
from parlour.kernel.state import WATCHER, Event

ALL = -1  # a viewer to whom every hand is open


class Steps:
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
        """Go to the moment after so many answers."""
        number = max(0, min(number, len(self.answers)))
        while self.at > number:
            self.match.undo()
        while self.at < number:
            give(self.match, self.answers[self.at], self.at)

    def scene(self, viewer: int, names: list[str]) -> Scene:
        """What a viewer sees at this moment."""
        return OpenScene(self.match, names) if viewer == ALL else Scene(self.match, viewer, names)


class OpenScene(Scene):
    """What all seats see together."""

    def __init__(self, match: Match, names: list[str]) -> None:
        super().__init__(match, WATCHER, names)
        for seat in range(len(names)):
            self.seen = together(self.seen, match.game.view(match.state, seat))
        self.heard = match.log
        self.story = open_story(match.game, match.log, len(names))


def together(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """Two views as one: what either of them shows."""
    return {key: join(value, other[key]) if key in other else value for key, value in one.items()}


def join(one: object, other: object) -> object:
    """The more telling of two values: a hidden one is None, a hidden list only a count."""
    if isinstance(one, dict) and isinstance(other, dict):
        return together(one, other)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [join(a, b) for a, b in zip(one, other, strict=True)]
    if one is None or (isinstance(other, list) and not isinstance(one, list)):
        return other
    return one


def open_story(game: Game, log: list[Event], seats: int) -> list[str]:
    """The log of all seats; a line that not everybody heard says who did."""
    lines = []
    for event in log:
        hearers = [seat for seat in range(seats) if event.heard_by(seat)]
        if event.heard_by(WATCHER):
            lines.append(game.sentence(event, WATCHER))
        elif hearers:
            words = game.sentence(event, hearers[0])
            lines.append(f"({', '.join(f'P{seat + 1}' for seat in hearers)}) {words}" if words else "")
    return [line for line in lines if line]


def read_viewer(text: str, seats: int) -> int:
    """A viewer as it is written on a command line: "all", "none", or a seat from 1."""
    if text == "all":
        return ALL
    if text == "none":
        return WATCHER
    if not text.isdecimal() or not 1 <= int(text) <= seats:
        raise ParlourError(f"there is no seat {text!r}; choose 1 to {seats}, all, or none for what everybody saw")
    return int(text) - 1


def viewer_words(viewer: int) -> str:
    """Who is looking."""
    if viewer == ALL:
        return "all hands open"
    return "as everybody saw it" if viewer == WATCHER else f"as P{viewer + 1} saw it"
