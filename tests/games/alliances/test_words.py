"""Questions, answers and events in words."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.alliances.table import (
    FULL,
    GAME,
    HANDS,
    answered,
    asked,
    at,
    board,
    fight,
    options,
    over,
    play_on,
    tell,
)

from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.state import WATCHER

TABLES: list[dict[str, object]] = [
    {"players": 2, "nations": True},
    {"players": 3},
    {"players": 4, "drafting": True, "meeting": True},
]


@pytest.mark.parametrize("table", TABLES)
def test_whatever_a_seat_hears_is_a_sentence(table: dict[str, object]) -> None:
    match = play_on(new_match(GAME, table, "words"), "words", over)
    for seat in (*range(match.state.seats), WATCHER):
        lines = match.story(seat)
        assert len(lines) == len(match.heard(seat))
        assert [line for line in lines if not line.endswith(".") or "{" in line or "  " in line] == []


@pytest.mark.parametrize("table", TABLES)
def test_no_two_answers_to_a_question_are_said_alike(table: dict[str, object]) -> None:
    match = new_match(GAME, table, "answers", listen=False)
    while match.asks and len(match.answers) < 150:
        for ask in match.asks:
            said = options(match, f"P{ask.seat + 1}")
            assert len(set(said)) == len(said)
            assert GAME.prompt(match.state, ask)[:1].isupper()
        play_on(match, f"answer {len(match.answers)}", answered(match))


def test_a_conflict_is_told_as_it_happened() -> None:
    match = fight("9M", "4P", "Dual Allegiance: P1", "Reinforcement", dominant="E")
    assert match.story(WATCHER) == [
        "P1 targets Castoria (a3).",
        "P1 plays 9M.",
        "P2 plays 4P.",
        "P3 plays Dual Allegiance.",
        "4P is added to P1's power.",
        "P4 plays Reinforcement.",
        "9M is doubled.",
        "P1 wins the conflict with 22 military.",
        "P1 takes Castoria (a3).",
        "P1 starts next.",
    ]


# What the log says of a conflict


def story(match: Match, lines: int) -> list[str]:
    """The last lines that everybody could read."""
    return match.story(WATCHER)[-lines:]


@pytest.mark.rule("AL-061", "AL-069")
def test_the_log_says_that_a_country_held_and_against_what() -> None:
    match = fight("5M", "9M", "Defensive Pact", "2M")
    assert story(match, 5) == [
        "Defensive Pact: the defence in military is 12 now.",
        "P4 plays 2M.",
        "P2 wins the conflict with 9 military.",
        "Castoria (a3) holds: its defence in military is 12.",
        "P2 starts next.",
    ]


@pytest.mark.rule("AL-062", "AL-063")
def test_the_log_says_from_whom_a_country_was_taken_and_who_kept_it() -> None:
    match = fight("9M", "1M", "2M", "3M", target="c1", more=board(FULL))
    assert story(match, 2) == ["P1 takes Kelmoria (c1) from silver.", "P1 starts next."]
    match = fight("1M", "9M", "2M", "3M", target="c1", more=board(FULL))
    assert story(match, 2) == ["P2 keeps Kelmoria (c1) and puts another token there.", "P2 starts next."]


@pytest.mark.rule("AG-17", "AG-18")
def test_the_log_says_why_nobody_wins() -> None:
    assert story(fight("5M", "Reinforcement", "10M", "1M", dominant="P"), 2)[0] == (
        "Nobody wins the conflict: a tie at 10 military."
    )
    assert story(fight("9E", "Embargo", "1M", "2M", dominant="P"), 2)[0] == (
        "Nobody wins the conflict: there is no power in economics."
    )


@pytest.mark.rule("AL-132", "AL-134")
def test_the_log_says_what_the_map_makes_a_card_worth() -> None:
    match = fight("1M", "Reserve Forces", "2M", "Global Trading")
    assert [words for words in match.story(WATCHER) if "worth" in words] == [
        "P2's Reserve Forces is worth 16 military.",
        "P4's Global Trading is worth 14 economics.",
    ]


@pytest.mark.rule("AG-39", "AG-51")
@pytest.mark.parametrize(
    "card",
    ["Spin", "Peace Treaty", "Embargo", "Dual Allegiance", "Bribe", "Monopoly", "Reinforcement"],
)
def test_the_log_says_when_a_special_action_does_nothing(card: str) -> None:
    match = fight(card, "Covert Operation: Covert Operation")
    assert "P1's " + card + " does nothing." in match.story(WATCHER)


# What it says at the end of a series


@pytest.mark.rule("AL-070", "AL-090")
@pytest.mark.parametrize("table", TABLES)
def test_nobody_is_said_to_start_after_the_last_conflict(table: dict[str, object]) -> None:
    lines = play_on(new_match(GAME, table, "last"), "last", over).story(WATCHER)
    for words, following in pairwise(lines):
        if words.endswith("starts next."):
            assert " targets " in following or " plays " in following


@pytest.mark.rule("AL-091", "AG-75")
@pytest.mark.parametrize(
    ("tricks", "more", "words"),
    [
        ("7,4", "", "P1 wins the arming phase: 7 tricks to 4."),
        ("0,1", "", "P2 wins the arming phase: 1 trick to 0."),
        ("5,5", "last=2", "P2 wins the arming phase: both won 5 tricks, and P2 the last of them."),
        ("0,0", "first=1", "P2 wins the arming phase: nobody won a trick, and P1 began."),
    ],
)
def test_the_log_says_who_won_the_arming_phase_and_why(tricks: str, more: str, words: str) -> None:
    line = f"players=2 phase=arming tricks={tricks} reserve=7M,8M hand1=9E,1M hand2=Embargo,2M spent=?42 {more}"
    match = tell(at(line), "P1 9E", "P2 Embargo")
    assert story(match, 5) == [
        "P1's 9E is discarded.",
        "Nobody wins the trick: there is no power in economics.",
        "P2 draws a card; 1 is left.",
        "P1 draws a card; none are left.",
        words,
    ]


@pytest.mark.rule("AL-118", "AL-119")
def test_the_log_says_what_the_empire_and_the_rebels_have_at_the_end() -> None:
    line = "players=3 dominant=P empire=2 campaign=2 scores=9,0,0 rebeltricks=0,2,4 tricks=1,0,3"
    match = tell(at(f"{line} conflict=16 hand1=1M hand2=2P hand3=12M"), "P2 a3", "P2 2P", "P3 12M", "P1 1M")
    assert [words for words in match.story(WATCHER) if "Rebel" in words or "ruled" in words] == [
        "P3 won 3 conflicts as a Rebel, 7 in both campaigns.",
        "P1 won 1 conflict as a Rebel.",
        "P2 ruled 7 countries as Empire.",
    ]


@pytest.mark.rule("AL-120", "AL-121", "AL-122")
def test_a_seat_has_one_name_in_the_log() -> None:
    for number in range(12):
        match = play_on(new_match(GAME, {"players": 3}, f"name {number}"), f"name {number}", over)
        assert "layer" not in match.story(WATCHER)[-1]


@pytest.mark.rule("AL-034", "AL-020")
def test_the_log_says_who_bids_first_and_that_nobody_bid() -> None:
    match = tell(at(f"phase=bidding {HANDS}"), "P1 pass", "P2 pass", "P3 pass", "P4 pass")
    first = asked(match)[0].split()[0]
    assert story(match, 3) == [
        "Nobody bids: the cards are thrown in.",
        "Each player is dealt 12 cards.",
        f"{first} is the first to bid.",
    ]


def test_a_bidder_is_asked_for_more_only_where_there_is_a_bid() -> None:
    match = new_match(GAME, {"players": 4}, "prompts")
    for bid, prompt in [
        ("pass", "Pass, or bid a number of countries and a dominant suit"),
        ("10M", "Pass, or bid a number of countries and a dominant suit"),
        ("20P", "Pass, or bid more countries or a higher suit"),
        ("pass", "Pass: there is no higher bid"),
    ]:
        ask = match.asks[0]
        assert GAME.prompt(match.state, ask) == prompt
        tell(match, f"P{ask.seat + 1} {bid}")
