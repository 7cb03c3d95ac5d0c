"""Reviewing a finished game in portions, which the caller lets be judged wherever there is time."""

from __future__ import annotations

from collections.abc import Callable, Generator

from msgspec import Struct

from parlour.kernel.errors import ParlourError
from parlour.kernel.record import give, load_record, open_record
from parlour.review.judging import Judgement, judge
from parlour.review.story import Story, tell

LEAST_GLANCE = 20
CANDIDATES = 3  # decisions of each kind and seat that get a close look
PORTION = 8  # decisions that are judged at a glance at once


class Depth(Struct, frozen=True):
    """How many games are imagined: for every decision, fewer in a game that would take more than `in_all`; and for
    those that may be somebody's best or costliest."""

    glance: int = 120
    in_all: int = 60_000
    close_look: int = 1_500


USUAL = Depth()


class Portion(Struct, frozen=True):
    """Decisions to be judged, by the number of answers before them; and how much of the review is done."""

    moments: list[int]
    iterations: int
    done: float


def review(record: str, depth: Depth = USUAL) -> Generator[Portion, list[Judgement], Story]:
    """Ask for the judgements of one portion after the other, and return the story."""
    match = load_record(record)
    if match.ending is None:
        raise ParlourError("only a game that is over can be reviewed")
    glance = min(depth.glance, max(LEAST_GLANCE, depth.in_all // len(match.answers)))
    total = len(match.answers) + match.state.seats * CANDIDATES * 2 * depth.close_look // glance
    judged: dict[int, Judgement] = {}
    for start in range(0, len(match.answers), PORTION):
        moments = list(range(start, min(start + PORTION, len(match.answers))))
        for each in (yield Portion(moments, glance, start / total)):
            judged[each.at] = each
    done = len(match.answers) / total
    chosen = candidates(list(judged.values()), match.state.seats)
    for number, moment in enumerate(chosen):
        for each in (yield Portion([moment], depth.close_look, done + (1 - done) * number / len(chosen))):
            judged[moment] = each
    return tell(match, [judged[moment] for moment in sorted(judged)])


def candidates(judged: list[Judgement], seats: int) -> list[int]:
    """The moments of the decisions that may be somebody's best or costliest."""
    found: set[int] = set()
    for seat in range(seats):
        own = [each for each in judged if each.seat == seat and each.margin is not None]
        own.sort(key=lambda each: each.margin or 0.0)
        found.update(each.at for each in [*own[:CANDIDATES], *own[-CANDIDATES:]])
    return sorted(found)


def judge_portion(record: str, portion: Portion) -> list[Judgement]:
    """Judge the decisions of a portion; answers that decided nothing are left out."""
    match, answers = open_record(record, listen=False)
    judged = []
    for number, answer in enumerate(answers[: portion.moments[-1] + 1]):
        if number in portion.moments:
            judged.append(judge(match, answer, portion.iterations))
        give(match, answer, number)
    return [each for each in judged if each is not None]


def review_here(record: str, progress: Callable[[float], None], depth: Depth = USUAL) -> Story:
    """Review a game in this process."""
    work = review(record, depth)
    portion = next(work)
    while True:
        progress(portion.done)
        try:
            portion = work.send(judge_portion(record, portion))
        except StopIteration as finished:
            story: Story = finished.value
            return story
