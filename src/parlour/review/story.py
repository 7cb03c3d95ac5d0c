"""What decided a finished game, from the judgements of its decisions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct

from parlour.kernel.match import Match
from parlour.kernel.replay import moments
from parlour.kernel.shapes import PiecesOfLine, on_the_wire
from parlour.kernel.state import WATCHER
from parlour.review.judging import Judgement

NOTABLE = 0.03  # a smaller difference is not worth telling


class Point(Struct, frozen=True):
    """The chance that a seat had at a moment, as it could judge it."""

    at: int
    seat: int
    chance: float


class TurningPoint(Struct, frozen=True):
    """Two decisions of a seat between which its chance changed most."""

    seat: int
    since: int
    until: int
    before: float
    after: float


class Milestone(Struct, frozen=True):
    """A campaign, a stack, a winter: the parts that a game is told in."""

    at: int
    line: str
    pieces: PiecesOfLine = []


class Story(Struct, frozen=True):
    """What decided a game. The best and the costliest decision of each seat are None where nothing stands out."""

    curve: list[Point]
    turning_point: TurningPoint | None
    milestones: list[Milestone]
    best: list[Judgement | None]
    costliest: list[Judgement | None]


def tell(match: Match, judged: list[Judgement]) -> Story:
    """The story of a match that is over, from its judged decisions in their order."""
    assert match.ending is not None
    seats = range(match.state.seats)
    curve = [Point(each.at, each.seat, round(each.chance, 4)) for each in judged]
    return Story(
        curve,
        turning_point(curve, match.ending.winners),
        milestones(match),
        [standing_out(judged, seat, lambda each: each.gain) for seat in seats],
        [standing_out(judged, seat, lambda each: each.cost) for seat in seats],
    )


def standing_out(judged: list[Judgement], seat: int, size: Callable[[Judgement], float]) -> Judgement | None:
    """The decision of a seat that made the largest difference, if one is worth telling."""
    own = [each for each in judged if each.seat == seat and size(each) >= NOTABLE]
    return max(own, key=size, default=None)


def turning_point(curve: list[Point], winners: list[int]) -> TurningPoint | None:
    """Where the chance of a winner rose most; in a game without a winner, where anybody's fell most."""
    turns = [
        TurningPoint(now.seat, before.at, now.at, before.chance, now.chance)
        for seat in sorted({point.seat for point in curve})
        for before, now in pairwise(point for point in curve if point.seat == seat)
        if not winners or seat in winners
    ]
    found = max(turns, key=lambda turn: (turn.after - turn.before) * (1 if winners else -1), default=None)
    return found if found and abs(found.after - found.before) >= NOTABLE else None


def milestones(match: Match) -> list[Milestone]:
    """What the game says everybody remembers of it."""
    return [
        Milestone(at, match.game.sentence(event), on_the_wire(match.game.pieces(event)))
        for at, (_, events) in enumerate(moments(match))
        for event in events
        if event.telling.milestone and event.heard_by(WATCHER)
    ]
