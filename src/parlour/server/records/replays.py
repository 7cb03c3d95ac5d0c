"""Looking back: a match at any of its moments, from a point of view that is allowed."""

from __future__ import annotations

from parlour.kernel.match import Match
from parlour.kernel.replay import ALL, heard_by, moments, pieces_of, view_of
from parlour.kernel.shapes import on_the_wire
from parlour.kernel.state import WATCHER
from parlour.server.messages.http import Moment
from parlour.server.problems import ProblemError
from parlour.server.storage.rows import Seat, TableRow

NAMES = {WATCHER: "watcher", ALL: "all"}


def allowed_eyes(row: TableRow, seats: list[Seat], person: str | None) -> list[int]:
    """Through whose eyes somebody may look, their own first: all when the game is over, before that only their own
    seat's, and what everybody sees."""
    mine = [seat.seat for seat in seats if seat.kind == "person" and seat.person == person and person is not None]
    if row.status != "over":
        return [*mine, WATCHER]
    return [ALL, *range(len(seats)), WATCHER]


def choose_eyes(wish: str | None, allowed: list[int]) -> int:
    """The eyes that were asked for; the first of the allowed ones by default."""
    if wish is None:
        return allowed[0]
    for eyes in allowed:
        if eyes_name(eyes) == wish:
            return eyes
    known = ", ".join(eyes_name(eyes) for eyes in allowed)
    raise ProblemError(403, f"you cannot see the game from there now; you may choose {known}")


def eyes_name(eyes: int) -> str:
    """Eyes as a URL names them."""
    return NAMES.get(eyes, str(eyes))


def timeline(match: Match, eyes: int) -> list[Moment]:
    """What was told at each moment: before the first answer, and after each."""
    return [
        Moment(
            at,
            seat,
            [on_the_wire(line) for line in pieces_of(match, events, eyes)],
            [match.game.spelled(each) for each in heard_by(events, eyes)],
        )
        for at, (seat, events) in enumerate(moments(match))
    ]


def view_at(match: Match, at: int, eyes: int) -> dict[str, object]:
    """The table as it was after this many answers. The match must be a copy: it is rewound to that moment."""
    match.rewind(at)
    seen = view_of(match, eyes)
    del seen["asks"]  # nobody can answer in the past
    return seen
