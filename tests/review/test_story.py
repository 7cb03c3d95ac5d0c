"""What judgements add up to, and reviewing a whole game."""

from __future__ import annotations

import pytest
from tests.review.test_judging import judgement

import parlour.games  # noqa: F401
from parlour.bots.levels import make_bot
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record, load_record, new_match
from parlour.kernel.registry import find_game
from parlour.review.reviewing import Depth, Portion, candidates, judge_portion, review_here
from parlour.review.story import NOTABLE, Point, milestones, standing_out, turning_point

SHALLOW = Depth(glance=12, close_look=40)


def played(options: dict[str, object]) -> Match:
    match, bot = new_match(find_game("alliances"), options, "review"), make_bot("greedy", "review")
    while match.ending is None:
        ask = match.asks[0]
        match.answer(ask.seat, bot.answer(match.sight(ask.seat)))
    return match


@pytest.fixture(scope="module")
def record() -> str:
    return dump_record(played({"players": 2, "campaigns": 1}))


def curve(*chances: tuple[int, float]) -> list[Point]:
    return [Point(at, seat, chance) for at, (seat, chance) in enumerate(chances)]


def test_the_turning_point_is_where_a_winner_gained_most() -> None:
    points = curve((0, 0.5), (1, 0.5), (0, 0.4), (1, 0.9), (0, 0.7), (1, 0.1), (0, 1.0))
    turn = turning_point(points, [0])
    assert turn is not None
    assert (turn.seat, turn.since, turn.until) in {(0, 2, 4), (0, 4, 6)}
    assert turn.after - turn.before == pytest.approx(0.3)


def test_without_a_winner_it_is_where_somebody_lost_most() -> None:
    turn = turning_point(curve((0, 0.5), (1, 0.5), (0, 0.6), (1, 0.1)), [])
    assert turn is not None
    assert (turn.seat, turn.since, turn.until) == (1, 1, 3)


def test_a_game_that_hardly_moved_has_no_turning_point() -> None:
    assert turning_point(curve((0, 0.5), (0, 0.5 + NOTABLE / 2)), [0]) is None
    assert turning_point([], [0]) is None


def test_only_what_stands_out_is_told() -> None:
    judged = [judgement(-0.01, seat=0, at=1), judgement(-0.4, seat=1, at=2), judgement(-0.2, seat=1, at=3)]
    assert standing_out(judged, 0, lambda each: each.cost) is None
    assert standing_out(judged, 1, lambda each: each.cost) == judged[1]
    assert standing_out(judged, 1, lambda each: each.gain) is None


def test_those_with_the_largest_margins_get_a_close_look() -> None:
    margins = [-0.5, -0.4, -0.3, -0.2, 0.0, 0.1, 0.2, 0.3, 0.4]
    judged = [judgement(margin, at=at) for at, margin in enumerate(margins)]
    assert candidates([*judged, judgement(None, at=20)], 1) == [0, 1, 2, 6, 7, 8]


def test_a_review_follows_the_game_to_its_end(record: str) -> None:
    told: list[float] = []
    story = review_here(record, told.append, SHALLOW)
    match = load_record(record)
    assert match.ending is not None
    winner = match.ending.winners[0]
    last = {point.seat: point.chance for point in story.curve}
    assert last[winner] > last[1 - winner]
    assert told == sorted(told)
    assert (told[0], told[-1] < 1.0) == (0.0, True)
    assert [milestone.at for milestone in story.milestones] == [len(match.answers)]
    assert len(story.best) == len(story.costliest) == 2
    for seat, judged in enumerate(story.costliest):
        assert judged is None or (judged.seat == seat and match.answers[judged.at].seat == seat)


def test_a_portion_is_judged_alike_wherever_it_is(record: str) -> None:
    portion = Portion([3, 4, 5, 6], 20, 0.0)
    assert judge_portion(record, portion) == judge_portion(record, portion)
    apart = [judged for moment in portion.moments for judged in judge_portion(record, Portion([moment], 20, 0.0))]
    assert judge_portion(record, portion) == apart


def test_milestones_are_what_everybody_heard() -> None:
    match = played({"players": 2, "campaigns": 3})
    assert len(milestones(match)) >= 2
    assert all("wins the campaign" in milestone.line for milestone in milestones(match))


def test_only_a_finished_game_is_reviewed() -> None:
    with pytest.raises(ParlourError, match="over"):
        review_here(dump_record(new_match(find_game("alliances"), {}, "begun")), lambda done: None)
