"""Four players' variants: Drafting and the Secret meeting. (State of Nations is with the game for two.)"""

from __future__ import annotations

import pytest
from tests.games.alliances.table import HANDS, asked, at, events, fresh, holding, options, play_on, seen, state, tell

from parlour.kernel.state import WATCHER

DRAFT = "phase=drafting variants=drafting"
SPLIT = [f"hand{seat}=" + ",".join(f"{n}{suit}" for n in range(1, 13)) for seat, suit in ((1, "M"), (2, "E"), (3, "P"))]
SUITED = f"{DRAFT} {' '.join(SPLIT)} hand4=?12"  # P4 holds all the special action cards


# Drafting


@pytest.mark.rule("AL-076")
def test_each_campaign_begins_with_a_draft_of_twelve_cards() -> None:
    match = fresh(drafting=True)
    assert seen(match)["phase"] == "drafting"
    assert sorted(asked(match)) == ["P1 keep", "P2 keep", "P3 keep", "P4 keep"]
    assert [len(options(match, f"P{seat}")) for seat in range(1, 5)] == [12, 12, 12, 12]


@pytest.mark.rule("AL-076")
def test_later_campaigns_begin_with_a_draft_too() -> None:
    hands = "hand1=9E hand2=Embargo hand3=12M hand4=11M"
    match = at(f"variants=drafting bid=10P conflict=12 {hands}")
    tell(match, "P1 a3", "P1 9E", "P2 Embargo", "P3 12M", "P4 11M")
    assert len(events(match, "campaign")) == 1
    assert seen(match)["phase"] == "drafting"


@pytest.mark.rule("AL-034", "AG-92")
@pytest.mark.parametrize("variant", ["drafting", "meeting"])
def test_after_four_passes_the_new_cards_are_drafted_or_shown_again(variant: str) -> None:
    match = at(f"variants={variant} phase=bidding {HANDS}")
    tell(match, "P1 pass", "P2 pass", "P3 pass", "P4 pass")
    assert seen(match)["phase"] == variant


@pytest.mark.rule("AL-076")
def test_everybody_keeps_two_cards_and_passes_the_rest_to_the_left() -> None:
    match = at(SUITED)
    tell(match, "P1 12M", "P2 12E", "P3 12P", "P4 Spin")
    assert len(options(match, "P1")) == 11
    tell(match, "P1 11M", "P2 11E", "P3 11P", "P4 Bribe")
    assert set(options(match, "P2")) == {f"{n}M" for n in range(1, 11)}
    assert set(options(match, "P3")) == {f"{n}E" for n in range(1, 11)}
    assert set(options(match, "P4")) == {f"{n}P" for n in range(1, 11)}
    assert "Embargo" in options(match, "P1")
    assert "Spin" not in options(match, "P1")


@pytest.mark.rule("AL-076")
def test_the_choices_are_secret_and_simultaneous() -> None:
    match = tell(at(SUITED), "P1 12M")
    assert sorted(asked(match)) == ["P2 keep", "P3 keep", "P4 keep"]
    assert seen(match, 1)["seats"][0]["kept"] == 0
    tell(match, "P3 12P", "P2 12E", "P4 Spin")
    assert seen(match, 1)["seats"][0]["kept"] == 1
    assert [card["name"] for card in seen(match, 0)["seats"][0]["kept"]] == ["12M"]
    assert not [line for line in match.story(1) if "12M" in line]


@pytest.mark.rule("AL-076")
def test_a_passed_hand_is_seen_by_its_new_holder_and_no_back_can_be_followed() -> None:
    match = at(SUITED)
    tell(match, "P1 12M", "P2 12E", "P3 12P", "P4 Spin")
    before = state(match).face.copy()
    tell(match, "P1 11M", "P2 11E", "P3 11P", "P4 Bribe")
    assert {card["name"] for card in seen(match, 1)["seats"][1]["hand"]} == {f"{n}M" for n in range(1, 11)}
    assert {card["name"] for card in seen(match, 0)["seats"][1]["hand"]} == {None}
    assert [before[card] for card in state(match).hands[1]] != [
        state(match).face[card] for card in state(match).hands[1]
    ]


@pytest.mark.rule("AL-077")
def test_it_goes_on_until_all_cards_are_chosen_in_six_picks_of_two() -> None:
    match = at(SUITED)
    sizes = []
    while seen(match)["phase"] == "drafting":
        sizes.append(len(options(match, "P1")))
        for ask in match.asks:
            match.answer(ask.seat, ask.options[-1])
    assert sizes == [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert len(events(match, "hands passed")) == 5
    assert [len(holding(match, seat)) for seat in range(4)] == [12, 12, 12, 12]
    assert len({card for seat in range(4) for card in holding(match, seat)}) == 48
    assert asked(match) == ["P1 bid"]


@pytest.mark.rule("AL-077")
def test_the_hand_for_the_campaign_is_what_was_kept() -> None:
    match = at(
        "phase=drafting variants=drafting kept1=12M,11M,10M,9M kept2=12E,11E,10E,9E kept3=12P,11P,10P,9P "
        "kept4=1M,2M,3M,4M hand1=1E hand2=2E hand3=3E hand4=4E"
    )
    tell(match, "P1 1E", "P2 2E", "P3 3E", "P4 4E")
    assert holding(match, 0) == ["9M", "10M", "11M", "12M", "1E"]
    assert holding(match, 3) == ["1M", "2M", "3M", "4M", "4E"]
    assert [ask.what for ask in match.asks] == ["bid"]


# Secret meeting

MEETING = (
    "phase=meeting variants=meeting turn=2 first=2 "
    "hand1=1M,2M,3M hand2=1E,2E,3E hand3=1P,2P,3P hand4=Spin,Bribe,Monopoly"
)


@pytest.mark.rule("AL-078")
def test_the_meeting_comes_just_before_the_bidding() -> None:
    assert seen(fresh(meeting=True))["phase"] == "meeting"
    match = at(MEETING)
    tell(match, "P1 1M", "P2 1E", "P3 1P", "P4 Spin", "P1 2M", "P2 2E", "P3 2P", "P4 Bribe")
    assert asked(match) == ["P2 bid"]


@pytest.mark.rule("AL-078", "AL-076")
def test_with_both_variants_the_meeting_follows_the_draft() -> None:
    match = fresh(drafting=True, meeting=True)
    play_on(match, "both", lambda match: match.asks[0].what != "keep")
    assert seen(match)["phase"] == "meeting"


@pytest.mark.rule("AL-078")
def test_allies_see_two_cards_of_each_other_and_nobody_else_does() -> None:
    match = at(MEETING)
    tell(match, "P1 1M", "P2 1E", "P3 1P", "P4 Spin")
    assert options(match, "P1") == ["2M", "3M"]
    tell(match, "P1 3M", "P2 2E", "P3 2P", "P4 Bribe")
    shown = [[card["name"] for card in seen(match, seat)["seats"][0]["hand"]] for seat in range(4)]
    assert shown == [["1M", "2M", "3M"], [None, None, None], ["1M", None, "3M"], [None, None, None]]
    assert [card["name"] for card in seen(match, WATCHER)["seats"][0]["hand"]] == [None, None, None]
    assert [card["name"] for card in seen(match, 1)["seats"][3]["hand"]] == ["Bribe", None, "Spin"]
    assert [line for line in match.story(2) if "shows" in line] == ["P1 shows P3: 1M, 3M.", "P3 shows P1: 1P, 2P."]


@pytest.mark.rule("AL-078")
def test_nobody_sees_a_card_before_everybody_has_chosen_both() -> None:
    match = at(MEETING)
    tell(match, "P1 1M", "P2 1E", "P3 1P", "P4 Spin", "P1 3M", "P2 2E", "P4 Bribe")
    assert [card["name"] for card in seen(match, 2)["seats"][0]["hand"]] == [None, None, None]
    tell(match, "P3 2P")
    assert [card["name"] for card in seen(match, 2)["seats"][0]["hand"]] == ["1M", None, "3M"]


@pytest.mark.rule("AL-078")
def test_the_shown_cards_stay_in_the_hand() -> None:
    match = at(MEETING)
    tell(match, "P1 1M", "P2 1E", "P3 1P", "P4 Spin", "P1 3M", "P2 2E", "P3 2P", "P4 Bribe")
    assert holding(match, 0) == ["1M", "2M", "3M"]


@pytest.mark.rule("AG-29")
def test_without_the_meeting_a_hand_is_private_from_the_ally_too() -> None:
    match = fresh()
    for seat in range(4):
        for other in seen(match, seat)["seats"]:
            names = [card["name"] for card in other["hand"]]
            assert (None in names) == (other["seat"] != seat)
            assert len(set(names)) == (12 if other["seat"] == seat else 1)
