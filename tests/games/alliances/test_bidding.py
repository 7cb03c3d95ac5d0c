"""The State of the Nations: who may bid what, and what comes of it."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import (
    HANDS,
    asked,
    at,
    events,
    fresh,
    holding,
    options,
    play_on,
    seen,
    state,
    tell,
    told,
)

from parlour.kernel.errors import ParlourError

OPEN = f"phase=bidding turn=1 {HANDS}"


@pytest.mark.rule("AL-020")
def test_chance_chooses_the_first_bidder() -> None:
    assert {fresh(f"seed {n}").asks[0].seat for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("AL-021", "AL-022")
def test_players_are_asked_clockwise_to_pass_or_to_bid() -> None:
    match = at(f"phase=bidding turn=3 {HANDS}")
    order = []
    for words in ("10M", "10E", "pass", "10P", "11M"):
        order += asked(match)
        tell(match, f"{order[-1].split()[0]} {words}")
    assert order == ["P3 bid", "P4 bid", "P1 bid", "P2 bid", "P3 bid"]


@pytest.mark.rule("AL-022", "AL-023", "AL-025", "AL-028", "AG-09")
def test_the_first_bid_is_any_number_from_ten_to_twenty_with_any_suit() -> None:
    assert options(at(OPEN), "P1") == ["pass"] + [f"{n}{suit}" for n in range(10, 21) for suit in "MEP"]


@pytest.mark.rule("AL-025")
@pytest.mark.parametrize("bid", ["9P", "21M", "0E"])
def test_a_number_outside_ten_to_twenty_is_no_bid(bid: str) -> None:
    with pytest.raises(ParlourError, match="AL-025"):
        tell(at(OPEN), f"P1 {bid}")


@pytest.mark.rule("AL-026")
def test_a_bid_must_beat_the_last_by_its_number_or_by_its_suit() -> None:
    match = tell(at(OPEN), "P1 12E")
    assert options(match, "P2") == ["pass", "12P"] + [f"{n}{suit}" for n in range(13, 21) for suit in "MEP"]
    for low in ("12E", "12M", "11P"):
        with pytest.raises(ParlourError, match="AL-026"):
            tell(match, f"P2 {low}")


@pytest.mark.rule("AL-026", "AG-09")
def test_after_twenty_politics_everybody_can_only_pass() -> None:
    match = tell(at(OPEN), "P1 19P", "P2 20P")
    assert options(match, "P3") == ["pass"]


@pytest.mark.rule("AL-027")
def test_ten_politics_is_valid_after_ten_military() -> None:
    tell(at(OPEN), "P1 10M", "P2 10P")


@pytest.mark.rule("AL-029", "AL-030")
def test_who_passed_is_out_but_his_partner_may_go_on() -> None:
    match = tell(at(OPEN), "P1 pass", "P2 10M", "P3 10E", "P4 pass")
    assert asked(match) == ["P2 bid"]
    tell(match, "P2 10P")
    assert asked(match) == ["P3 bid"]
    assert [seat["passed"] for seat in seen(match)["seats"]] == [True, False, False, True]


@pytest.mark.rule("AL-031", "AG-08")
def test_the_phase_ends_when_all_but_the_last_bidder_have_passed_and_he_cannot_raise_himself() -> None:
    match = tell(at(OPEN), "P1 10M", "P2 11M", "P3 pass", "P4 pass", "P1 pass")
    assert asked(match) == ["P2 target"]


@pytest.mark.rule("AL-032", "AL-033", "AL-023")
def test_the_highest_bidder_leads_and_his_alliance_is_the_aggressor() -> None:
    match = tell(at(OPEN), "P1 10M", "P2 pass", "P3 pass", "P4 12E", "P1 pass")
    view = seen(match)
    assert (view["bid"], view["bidder"], view["leader"], view["dominant"]) == ("12E", 3, 3, "E")
    assert view["aggressor"] == "silver"
    assert asked(match) == ["P4 target"]


@pytest.mark.rule("AL-033")
def test_gold_is_the_aggressor_when_a_gold_player_bids_highest() -> None:
    assert seen(tell(at(OPEN), "P1 pass", "P2 10M", "P3 10P", "P4 pass", "P2 pass"))["aggressor"] == "gold"


@pytest.mark.rule("AL-024")
def test_the_dominant_suit_holds_for_the_whole_campaign() -> None:
    match = tell(at(OPEN), "P1 10E", "P2 pass", "P3 pass", "P4 pass")
    suits = []
    while not events(match, "campaign"):
        suits.append(seen(match)["dominant"])
        play_on(match, "conflict", told("leads", len(suits)))
    assert suits == ["E"] * 12


@pytest.mark.rule("AL-034", "AG-07")
def test_when_all_pass_twelve_new_cards_are_dealt_to_each() -> None:
    match = at(OPEN)
    before = [holding(match, seat) for seat in range(4)]
    tell(match, "P1 pass", "P2 pass", "P3 pass")
    assert asked(match) == ["P4 bid"]
    tell(match, "P4 pass")
    after = [holding(match, seat) for seat in range(4)]
    assert [len(set(hand)) for hand in after] == [12, 12, 12, 12]
    assert len({card for hand in after for card in hand}) == 48
    assert after != before
    assert [ask.what for ask in match.asks] == ["bid"]
    assert not any(seat["passed"] for seat in seen(match)["seats"])
    assert seen(match)["bid"] is None


@pytest.mark.rule("AG-07")
def test_the_last_player_who_has_not_passed_wins_with_his_first_bid() -> None:
    match = tell(at(OPEN), "P1 pass", "P2 pass", "P3 pass", "P4 10M")
    assert asked(match) == ["P4 target"]


@pytest.mark.rule("AG-10")
def test_after_four_passes_chance_draws_the_first_bidder_anew_and_the_map_stays() -> None:
    firsts = set()
    for chance in range(1, 30):
        match = at(f"{OPEN} chance={chance * 7919}")
        country = state(match).country.copy()
        tell(match, "P1 pass", "P2 pass", "P3 pass", "P4 pass")
        assert state(match).country == country
        firsts.add(match.asks[0].seat)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("AG-06")
def test_a_player_may_overbid_his_own_partner() -> None:
    match = tell(at(OPEN), "P1 10M", "P2 pass", "P3 10E", "P4 pass", "P1 pass")
    assert asked(match) == ["P3 target"]


@pytest.mark.rule("AL-036")
def test_example_1a() -> None:
    match = tell(at(OPEN), "P1 10M", "P2 pass", "P3 pass", "P4 10E", "P1 10P")
    assert asked(match) == ["P4 bid"]
    tell(match, "P4 pass")
    assert asked(match) == ["P1 target"]
    assert (seen(match)["bid"], seen(match)["dominant"]) == ("10P", "P")
