"""Events travel beside the lines of the log: as data, only to those who hear them, and only while they are news."""

from __future__ import annotations

from tests.server.leaks.twins import NOW, open_table

from parlour.kernel.replay import ALL
from parlour.kernel.state import WATCHER
from parlour.server.records.replays import timeline
from parlour.server.tables import told
from parlour.server.tables.live_table import LiveTable


def play(live: LiveTable, answers: int) -> None:
    """Give some answers, always the first option."""
    for _ in range(answers):
        ask = live.questions[0]
        live.apply(live.answer(ask.seat, live.asked[ask.seat], ask.options[0], NOW))


def events_of(live: LiveTable, seat: int | None) -> list[dict[str, object]]:
    """Everything that somebody is told as data."""
    return [event for step in told.message(live, seat, 0, NOW).steps for event in step.events]


def test_what_happens_comes_as_data_with_seats_as_numbers_and_cards_by_name() -> None:
    live = open_table("alliances", {"players": 2, "campaigns": 1}, "data")
    play(live, 2)
    played = [event for event in events_of(live, None) if event["event"] == "played"]
    assert [event["seat"] for event in played] == [live.match.answers[0].seat, live.match.answers[1].seat]
    assert all(isinstance(event["face"], str) for event in played)


def test_only_those_who_hear_an_event_are_sent_it() -> None:
    live = open_table("alliances", {"players": 2, "campaigns": 1}, "hands")
    for seat in (0, 1):
        assert [event["seat"] for event in events_of(live, seat) if event["event"] == "hand"] == [seat]
    assert [event for event in events_of(live, None) if event["event"] == "hand"] == []


def test_whoever_comes_late_is_sent_the_events_of_the_last_entries_only() -> None:
    live = open_table("dale", {"players": 2}, "late")
    play(live, told.RECENT + 20)
    steps = told.message(live, 0, 0, NOW).steps
    assert not any(step.events for step in steps[: -told.RECENT])
    assert any(step.lines for step in steps[: -told.RECENT])
    assert sum(len(step.events) for step in steps[-told.RECENT :]) > 10


def test_an_event_without_a_line_is_sent_too() -> None:
    live = open_table("dale", {"players": 2}, "silent")
    play(live, 30)
    told = events_of(live, None)
    assert any(event["event"] == "gained" and event["open"] for event in told)


def test_a_replay_tells_each_viewer_the_events_of_every_moment() -> None:
    live = open_table("alliances", {"players": 2, "campaigns": 1}, "replay")
    play(live, 4)
    heard = {
        eyes: [event["seat"] for moment in timeline(live.match, eyes) for event in moment.events if "faces" in event]
        for eyes in (0, 1, WATCHER, ALL)
    }
    assert heard == {0: [0], 1: [1], WATCHER: [], ALL: [0, 1]}
