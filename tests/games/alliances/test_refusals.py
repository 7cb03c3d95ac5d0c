"""Why not: the rule that forbids what somebody wants to answer."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import (
    FULL,
    GAME,
    HANDS,
    answered,
    at,
    board,
    conflicts,
    fight,
    fresh,
    options,
    play_on,
    refusal,
    tell,
)

from parlour.games.alliances.cards.prints import FACES_BY_NAME
from parlour.games.alliances.rules.legal import bid_words
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.notation import answer_in_words

ONE_EACH = "hand1=1M hand2=2M hand3=3M hand4=4M"
PAIRS = "aside=1P,2P,3P,4P"


@pytest.mark.parametrize(
    ("bid", "rule"), [("9P", "AL-025"), ("21M", "AL-025"), ("12M", "AL-026"), ("11P", "AL-026"), ("12E", "AL-026")]
)
@pytest.mark.rule("AL-025", "AL-026")
def test_a_bid_is_refused_by_its_range_or_by_the_last_bid(bid: str, rule: str) -> None:
    match = tell(at(f"phase=bidding {HANDS}"), "P1 12E")
    assert refusal(match, "P2", bid) == rule


@pytest.mark.parametrize("bid", ["13M", "12P", "pass"])
@pytest.mark.rule("AL-026")
def test_a_valid_bid_is_not_refused(bid: str) -> None:
    match = tell(at(f"phase=bidding {HANDS}"), "P1 12E")
    assert bid in options(match, "P2")
    assert refusal(match, "P2", bid) is None


@pytest.mark.parametrize(
    ("rows", "spot", "rule"),
    [
        ("gg-ss g---s s---g ss-gg", "a4", "AL-039"),
        ("gg-ss g---s s---g ss-gg", "b3", "AL-040"),
        ("gg-ss g---s s---g ss-gg", "a1", "AG-23"),
        (FULL, "d3", "AL-043"),
        ("gs--- s---- ----- -----", "d5", "AL-040"),
        ("sssss sssss ssss- sssss", "a1", "AG-22"),
    ],
)
@pytest.mark.rule("AL-039", "AL-040", "AL-043", "AG-22", "AG-23")
def test_a_target_is_refused_by_the_rule_that_bars_it(rows: str, spot: str, rule: str) -> None:
    assert refusal(at(f"{conflicts()} {ONE_EACH} {board(rows)}"), "P1", spot) == rule


@pytest.mark.rule("AL-039")
def test_a_country_may_be_named_by_its_place_its_name_or_both() -> None:
    match = at(f"{conflicts()} {ONE_EACH}")
    assert [refusal(match, "P1", name) for name in ("a4", "Drusland", "a4 Drusland")] == ["AL-039"] * 3
    assert refusal(match, "P1", "a3") is None
    assert refusal(match, "P1", "a4 Castoria") is None


@pytest.mark.parametrize("words", ["a3", "castoria", "Castoria (a3)", "target a3", "A3 CASTORIA"])
def test_a_target_is_chosen_by_any_of_its_names(words: str) -> None:
    match = at(f"{conflicts()} {ONE_EACH}")
    assert refusal(match, "P1", words) is None
    answer_in_words(match, 0, words)
    assert match.asks[0].what == "play"


@pytest.mark.parametrize("words", ["13 military", "13 of Military", "bid 13m", "12 politics"])
def test_a_bid_may_be_spelled_out(words: str) -> None:
    match = tell(at(f"phase=bidding {HANDS}"), "P1 12E")
    assert refusal(match, "P2", words) is None
    answer_in_words(match, 1, words)
    assert refusal(match, "P3", "9 politics") == "AL-025"


@pytest.mark.rule("AL-045", "AL-050")
def test_a_card_is_refused_when_it_is_not_held_or_leaves_the_suit() -> None:
    match = at(f"{conflicts()} hand1=4P,1E hand2=7P,12M hand3=2M,3M hand4=5M,6M")
    tell(match, "P1 a3", "P1 4P")
    assert refusal(match, "P2", "12M") == "AL-050"
    assert refusal(match, "P2", "2M") == "AL-045"
    assert refusal(match, "P2", "7P") is None


@pytest.mark.rule("AL-045")
def test_a_refusal_does_not_tell_where_a_hidden_card_is() -> None:
    match = at(f"{conflicts()} hand1=4P,1E hand2=7P,12M hand3=2M,3M hand4=5M,6M spent=?")
    tell(match, "P1 a3", "P1 4P")
    assert {refusal(match, "P2", card) for card in ("2M", "5M", "9E", "1E", "4P", "Spin")} == {"AL-045"}


@pytest.mark.parametrize(
    ("plays", "who", "thing", "rule"),
    [
        (["4P", "9P", "9M", "Bribe"], "P4", "9M", "AL-130"),
        (["4P", "9P", "9M", "Dual Allegiance"], "P4", "9M", "AL-129"),
        (["4P", "9M", "Dual Allegiance"], "P3", "P4", "AG-50"),
        (["4E", "9E", "9M", "Monopoly"], "P4", "9M", "AL-133"),
        (["4M", "9M", "9E", "Reinforcement"], "P4", "9E", "AL-135"),
        (["4M", "Spin", "9E", "Covert Operation"], "P4", "4M", "AL-136"),
        (["4E", "9E", "9M", "Monopoly"], "P4", "Monopoly", "AG-63"),
        (["4M", "Reserve Forces", "9M", "Reinforcement"], "P4", "Reserve Forces", "AG-65"),
        (["4M", "9M", "9E", "Reinforcement"], "P4", "Reinforcement", "AG-65"),
    ],
)
@pytest.mark.rule("AL-129", "AL-130", "AL-133", "AL-135", "AL-136", "AG-50", "AG-63", "AG-65")
def test_an_object_of_a_special_action_is_refused_by_that_action(
    plays: list[str], who: str, thing: str, rule: str
) -> None:
    match = fight(*plays)
    assert refusal(match, who, thing) == rule
    with pytest.raises(ParlourError, match=rule):
        tell(match, f"{who} {thing}")


@pytest.mark.parametrize(
    ("line", "who", "thing", "rule"),
    [
        ("phase=drafting variants=drafting hand1=1M,2M hand2=3M,4M hand3=5M,6M hand4=7M,8M", "P1", "3M", "AL-076"),
        ("phase=meeting variants=meeting hand1=1M,2M hand2=3M,4M hand3=5M,6M hand4=7M,8M", "P1", "3M", "AL-078"),
        ("players=3 phase=yielding hand1=1M,2M,3M,4M,5M hand2=?5 hand3=?5", "P1", "12P", "AL-111"),
        (f"players=3 phase=tribute dominant=M aggressor=gold {PAIRS} hand2=2M,1M,9E,8E hand3=?4", "P2", "1M", "AL-113"),
        (f"players=3 phase=tribute dominant=M aggressor=gold {PAIRS} hand2=2E,1E,9E,8E hand3=?4", "P2", "8E", "AG-82"),
        ("players=2 phase=declaring variants=nations hand1=?12 hand2=?12", "P1", "21M", "AG-79"),
    ],
)
@pytest.mark.rule("AL-076", "AL-078", "AL-111", "AL-113", "AG-79", "AG-82")
def test_a_card_for_the_phases_before_the_campaign_is_refused_by_their_rule(
    line: str, who: str, thing: str, rule: str
) -> None:
    assert refusal(at(line), who, thing) == rule


@pytest.mark.parametrize("thing", ["", "fish", "P9", "10", "13X", "a9"])
def test_what_names_nothing_is_not_refused_by_a_rule_but_answered_with_the_options(thing: str) -> None:
    for match in (at(f"phase=bidding {HANDS}"), at(f"{conflicts()} {ONE_EACH}")):
        assert refusal(match, "P1", thing) is None
        with pytest.raises(ParlourError, match="the options are"):
            tell(match, f"P1 {thing}")


def check_refusals(match: Match) -> None:
    """Whatever can be named is either an option or refused by a rule, and never both."""
    ask = match.asks[0]
    said = set(options(match, f"P{ask.seat + 1}"))
    if ask.what == "bid":
        things = {bid_words(code) for code in range(1, 34)} | {"9M", "21P"}
    elif ask.what == "target":
        names = [GAME.say(match.state, ask, place) for place in range(20)]
        things = set(names)
    else:
        things = set(FACES_BY_NAME)
    for thing in things:
        refused = GAME.why_not(match.state, ask, thing)
        assert (refused is None) == (thing in said), (ask, thing, str(refused))


@pytest.mark.rule("AL-025", "AL-026", "AL-039", "AL-050")
def test_everything_that_can_be_named_is_an_option_or_refused_by_a_rule() -> None:
    match = fresh("refusals", campaigns=1)
    while match.asks:
        if match.asks[0].what in ("bid", "target", "play"):
            check_refusals(match)
        play_on(match, f"answer {len(match.answers)}", answered(match))
