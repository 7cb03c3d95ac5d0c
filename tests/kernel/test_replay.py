"""Looking back: what a viewer saw and heard at any moment of a match."""

from __future__ import annotations

import pytest
from tests.kernel.test_match import table
from tests.kernel.toy import Toy

from parlour.kernel.match import Match
from parlour.kernel.record import dump_record
from parlour.kernel.registry import offered
from parlour.kernel.replay import ALL, Replay, moments, story_of, view_of
from parlour.kernel.rng import dice
from parlour.kernel.state import WATCHER


@pytest.fixture
def played() -> Match:
    match, chance = table("look back", players=3), dice("look back")
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[chance.roll(len(ask.options))])
    return match


def test_every_event_belongs_to_one_moment(played: Match) -> None:
    found = moments(played)
    assert [seat for seat, _ in found] == [None, *[answer.seat for answer in played.answers]]
    assert [event for _, events in found for event in events] == played.log


def test_a_viewer_sees_and_hears_what_their_seat_did(played: Match) -> None:
    for viewer in (0, 1, 2, WATCHER):
        assert view_of(played, viewer) == played.view(viewer)
        assert story_of(played, played.log, viewer) == played.story(viewer)


def test_who_sees_all_hands_hears_what_any_seat_heard(played: Match) -> None:
    everything = story_of(played, played.log, ALL)
    secret = [line for line in played.story(0) if line not in played.story(WATCHER)]
    assert secret
    assert all(f"(P1) {line}" in everything for line in secret)


def test_a_replay_goes_to_any_answer(played: Match) -> None:
    with offered(Toy()):
        replay = Replay(dump_record(played))
    assert (replay.at, replay.over) == (len(played.answers), True)
    for number in (3, 0, 5, 999):
        replay.go(number)
        assert replay.match.answers == played.answers[:number]
