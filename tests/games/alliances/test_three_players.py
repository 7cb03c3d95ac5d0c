"""The game for three: the Empire against the Rebels, with Rise to Power before each campaign."""

from __future__ import annotations

import pytest
from tests.games.alliances.table import (
    asked,
    at,
    board,
    events,
    fight,
    fresh,
    holding,
    options,
    outcome,
    over,
    places,
    play_on,
    powers,
    seen,
    starter,
    state,
    tell,
    tokens,
    told,
)

from parlour.kernel.match import Match

# No country in the two lower rows falls to two political power.
HIGH_POLITICS = (
    "Ardovia,Belmark,Castoria,Drusland,Estmere,Fendria,Galdonia,Hestany,Ilvaria,Lutessa,"
    "Jorvania,Kelmoria,Mirandia,Norvale,Ossaly,Perdita,Quintara,Rosalind,Sardony,Tavaria"
)
RULED = {n: "g" * n + "s" * (20 - n) for n in range(10, 20)}
YIELDING = "players=3 phase=yielding hand1=1M,2M,3M,4M,5M,6M,Spin,Bribe hand2=?8 hand3=?8"
HIGH = "hand2=12M,11M,9E,8P,1E,1P hand3=10M,7E,7P,2E,2P,Spin"


def tribute(hands: str = HIGH, dominant: str = "M", empire: int = 1, more: str = "") -> Match:
    """The Rebels' part of Rise to Power; the Empire has laid 3M,4E and 5E,6P aside."""
    line = (
        f"players=3 phase=tribute empire={empire} leader={empire} dominant={dominant} aggressor=gold aside=3M,4E,5E,6P"
    )
    return at(f"{line} {hands} {more}")


def last_conflict(rows: str, empire: int = 1, more: str = "") -> Match:
    """The last conflict of a campaign: the Empire leads, and the Rebel on his left wins it but the country holds."""
    second, third = empire % 3 + 1, (empire + 1) % 3 + 1
    hands = f"hand{empire}=1P hand{second}=2P hand{third}=12M"
    line = f"players=3 dominant=P aggressor=gold empire={empire} leader={empire} conflict=16 {hands} {board(rows)}"
    match = at(f"{line} map={HIGH_POLITICS} {more}")
    match.answer(empire - 1, match.ask_of(empire - 1).options[0])
    return tell(match, f"P{empire} 1P", f"P{second} 2P", f"P{third} 12M")


# Roles


@pytest.mark.rule("AL-104", "AL-105", "AL-106", "AL-110")
def test_in_three_campaigns_each_player_is_the_empire_once_clockwise() -> None:
    match = play_on(fresh(players=3), "three", over)
    first = events(match, "empire")[0].data["seat"]
    assert isinstance(first, int)
    assert [event.data["seat"] for event in events(match, "empire")] == [first, (first + 1) % 3, (first + 2) % 3]
    assert len(events(match, "empire scored")) == 3
    assert match.ending is not None


@pytest.mark.rule("AL-110")
def test_chance_chooses_the_first_empire() -> None:
    assert {seen(fresh(f"seed {n}", players=3))["empire"] for n in range(20)} == {0, 1, 2}


@pytest.mark.rule("AL-105", "AL-108", "AG-80")
def test_gold_is_the_empires_on_the_left_and_silver_both_rebels_on_the_right() -> None:
    match = fresh(players=3)
    view = seen(match)
    assert [seat["side"] for seat in view["seats"]] == [
        "gold" if seat == view["empire"] else "silver" for seat in range(3)
    ]
    drawn = "".join([tile["tokens"] or "-" for tile in view["map"]])
    assert [drawn[row : row + 5] for row in (0, 5, 10, 15)] == ["gg-ss", "g---s", "g---s", "gg-ss"]


@pytest.mark.rule("AL-109")
def test_all_cards_are_divided_sixteen_to_each() -> None:
    match = fresh(players=3)
    assert [len(holding(match, seat)) for seat in range(3)] == [16, 16, 16]
    assert len({card for seat in range(3) for card in holding(match, seat)}) == 48


# Rise to Power


@pytest.mark.rule("AL-111", "AG-86")
def test_the_empire_lays_four_cards_of_his_choice_face_down_in_two_pairs() -> None:
    match = at(YIELDING)
    assert options(match, "P1") == ["1M", "2M", "3M", "4M", "5M", "6M", "Bribe", "Spin"]
    tell(match, "P1 5M", "P1 Spin", "P1 1M", "P1 Bribe")
    assert [card["name"] for card in seen(match, 0)["aside"]] == ["5M", "Spin", "1M", "Bribe"]
    assert [card["name"] for card in seen(match, 1)["aside"]] == [None] * 4
    assert holding(match, 0) == ["2M", "3M", "4M", "6M"]


@pytest.mark.rule("AL-112")
def test_then_he_declares_the_dominant_suit() -> None:
    match = tell(at(YIELDING), "P1 5M", "P1 Spin", "P1 1M", "P1 Bribe")
    assert asked(match) == ["P1 dominant"]
    assert options(match, "P1") == ["military", "economics", "politics"]
    tell(match, "P1 politics")
    assert (seen(match)["dominant"], seen(match)["aggressor"]) == ("P", "gold")
    assert sorted(asked(match)) == ["P2 tribute", "P3 tribute"]


@pytest.mark.rule("AL-113")
def test_each_rebel_gives_his_highest_dominant_card_and_his_highest_of_another_suit() -> None:
    match = tribute("hand1=?2 hand2=12M,11M,9E,8P,1E,1P hand3=10M,7E,6E,2E,2P,Spin")
    assert options(match, "P2") == ["12M"]
    assert options(match, "P3") == ["10M"]
    tell(match, "P2 12M", "P3 10M")
    assert options(match, "P2") == ["9E"]
    assert options(match, "P3") == ["7E"]


@pytest.mark.rule("AL-113")
def test_a_higher_card_of_another_suit_does_not_replace_the_dominant_one() -> None:
    match = tribute("hand1=?2 hand2=2M,1M,12E,11E,10P,9P hand3=10M,7E,6E,2E,2P,Spin")
    assert options(match, "P2") == ["2M"]
    tell(match, "P2 2M", "P3 10M")
    assert options(match, "P2") == ["12E"]


@pytest.mark.rule("AL-113")
def test_a_tribute_is_set_face_down_and_both_rebels_choose_at_once() -> None:
    match = tell(tribute(f"hand1=?2 {HIGH}"), "P2 12M")
    assert asked(match) == ["P3 tribute"]
    assert seen(match, 2)["seats"][1]["tribute"] == 0
    tell(match, "P3 10M")
    assert seen(match, 2)["seats"][1]["tribute"] == 1
    assert not [line for line in match.story(2) if "12M" in line]


@pytest.mark.rule("AG-82")
def test_a_rebel_without_the_dominant_suit_gives_his_two_highest_power_cards() -> None:
    match = tribute("hand1=? hand2=12E,11P,10P,1E,ReserveForces hand3=10M,7E,6E,2E,Spin")
    assert options(match, "P2") == ["12E"]
    tell(match, "P2 12E", "P3 10M")
    assert options(match, "P2") == ["11P"]


@pytest.mark.rule("AG-82")
def test_a_rebel_with_nothing_but_the_dominant_suit_gives_his_two_highest_of_it() -> None:
    match = tribute("hand1=? hand2=12M,9M,1M,Spin,Bribe hand3=10M,7E,6E,2E,Embargo")
    tell(match, "P2 12M", "P3 10M")
    assert options(match, "P2") == ["9M"]


@pytest.mark.rule("AG-82")
def test_a_rebel_without_enough_power_cards_fills_up_with_specials_of_his_choice() -> None:
    match = tribute("hand2=1M,Spin,Bribe,Embargo hand3=10M,7E,6E,2E")
    assert options(match, "P2") == ["1M"]
    tell(match, "P2 1M", "P3 10M")
    assert options(match, "P2") == ["Bribe", "Spin", "Embargo"]


@pytest.mark.rule("AG-82")
def test_a_rebel_without_any_power_card_gives_two_specials_of_his_choice() -> None:
    match = tribute("hand2=Spin,Bribe,Embargo,Monopoly hand3=10M,7E,6E,2E")
    assert options(match, "P2") == ["Bribe", "Monopoly", "Spin", "Embargo"]
    tell(match, "P2 Spin", "P3 10M")
    assert options(match, "P2") == ["Bribe", "Monopoly", "Embargo"]


@pytest.mark.rule("AG-83")
def test_between_equal_cards_of_two_other_suits_the_rebel_chooses() -> None:
    match = tell(tribute(f"hand1=?2 {HIGH}"), "P2 12M", "P3 10M")
    assert options(match, "P3") == ["7E", "7P"]
    assert options(match, "P2") == ["9E"]


@pytest.mark.rule("AL-114", "AG-85")
def test_the_empire_takes_the_four_cards_and_gives_none_back() -> None:
    match = tribute("hand1=Bribe,1M " + HIGH)
    tell(match, "P2 12M", "P3 10M", "P2 9E", "P3 7P", "P2 pair 1")
    assert holding(match, 0) == ["1M", "10M", "12M", "9E", "Bribe", "7P"]
    assert [card["name"] for card in seen(match, 0)["seats"][0]["hand"]].count(None) == 0
    assert asked(match) == ["P1 target"]


@pytest.mark.rule("AL-115", "AG-84")
@pytest.mark.parametrize(("pair", "left", "right"), [(1, ["3M", "4E"], ["5E", "6P"]), (2, ["5E", "6P"], ["3M", "4E"])])
def test_the_rebel_on_the_left_picks_a_pair_unseen_and_the_other_gets_the_rest(
    pair: int, left: list[str], right: list[str]
) -> None:
    match = tribute("hand1=Bribe,1M " + HIGH)
    tell(match, "P2 12M", "P3 10M", "P2 9E", "P3 7P")
    assert asked(match) == ["P2 pair"]
    assert options(match, "P2") == ["pair 1", "pair 2"]
    assert [card["name"] for card in seen(match, 1)["aside"]] == [None] * 4
    tell(match, f"P2 pair {pair}")
    assert set(left) <= set(holding(match, 1))
    assert set(right) <= set(holding(match, 2))
    assert len(holding(match, 1)) == len(holding(match, 2)) == 6
    assert seen(match)["aside"] == []


@pytest.mark.rule("AG-84")
def test_the_rebel_who_picks_sits_on_the_left_of_the_empire() -> None:
    match = tribute("hand3=Bribe,1M hand1=12M,11M,9E,8P,1E,1P hand2=10M,7E,2P,2E,Embargo,Spin", empire=3)
    tell(match, "P1 12M", "P2 10M", "P1 9E", "P2 7E")
    assert asked(match) == ["P1 pair"]


# The campaign


@pytest.mark.rule("AL-117", "AL-116")
@pytest.mark.parametrize("empire", [1, 2, 3])
def test_the_empire_starts_and_the_player_on_his_left_is_next(empire: int) -> None:
    match = at(f"players=3 phase=yielding empire={empire} turn={empire} hand1=?16 hand2=?16 hand3=?16")
    play_on(match, "rise", lambda match: asked(match) == [f"P{empire} target"])
    tell(match, f"P{empire} a3", f"P{empire} {holding(match, empire - 1)[0]}")
    assert asked(match)[0].startswith(f"P{empire % 3 + 1} ")


@pytest.mark.rule("AL-116", "AG-81")
def test_a_campaign_has_sixteen_conflicts() -> None:
    match = play_on(fresh(players=3), "sixteen", told("empire scored"))
    assert len(events(match, "targeted")) == 16
    assert len(events(match, "played")) == 48


@pytest.mark.rule("AL-116", "AG-90")
def test_conflicts_go_as_with_four_players() -> None:
    match = fight("5M", "9M", "1M", players=3)
    assert outcome(match) == "P2 takes it with 9M"
    assert starter(match) == "P2"
    match = fight("1M", "4M", "2M", players=3)
    assert outcome(match) == "P2 wins with 4M but it holds"
    assert starter(match) == "P2"
    match = fight("1M", "4M", "2M", players=3, leader=2)
    assert outcome(match) == "P3 wins with 4M but it holds"
    assert starter(match) == "P3"
    match = fight("9E", "Embargo", "12M", players=3, leader=3)
    assert outcome(match) == "nobody wins"
    assert starter(match) == "P1"


@pytest.mark.rule("AG-87")
def test_the_rebels_share_their_countries() -> None:
    for leader in (2, 3):
        match = at(f"players=3 dominant=P aggressor=gold leader={leader} hand1=1M hand2=2M hand3=3M")
        assert places(match, f"P{leader}") == ["a3", "b4", "c4", "d3"]
    assert powers(fight("1M", "Reserve Forces", players=3))[1] == "14M"  # 6 + 3 + 3 + 2, the same for both Rebels
    assert powers(fight("1M", "2M", players=3))[2] == "-"
    assert powers(fight("Reserve Forces", players=3, leader=3))[2] == "14M"
    assert tokens(fight("5M", "9M", "1M", players=3), "a3") == "s"
    assert tokens(fight("5M", "1M", "9M", players=3), "a3") == "s"


# Scores


@pytest.mark.rule("AL-118", "AL-107")
def test_the_empire_scores_his_countries_and_the_rebels_score_none() -> None:
    match = last_conflict(RULED[13])
    assert [seat["score"] for seat in seen(match)["seats"]] == [13, 0, 0]
    match = last_conflict(RULED[12], empire=2, more="campaign=2 scores=13,0,0 first=2")
    assert [seat["score"] for seat in seen(match)["seats"]] == [13, 12, 0]


@pytest.mark.rule("AL-119", "AG-88", "AG-89")
def test_each_rebel_notes_the_conflicts_that_he_won_though_the_country_held() -> None:
    match = last_conflict(RULED[13], more="campaign=2 scores=0,0,11 rebeltricks=5,2,0 tricks=8,3,4")
    assert outcome(match) == "P2 wins with 2P but it holds"
    assert [seat["rebel_tricks"] for seat in seen(match)["seats"]] == [5, 6, 4]


@pytest.mark.rule("AL-104", "AL-110")
def test_the_next_campaign_has_the_next_empire_and_a_new_deal() -> None:
    match = last_conflict(RULED[13], more="tricks=8,3,4")
    view = seen(match)
    assert (view["campaign"], view["empire"], view["phase"]) == (2, 1, "yielding")
    assert [seat["tricks"] for seat in view["seats"]] == [0, 0, 0]
    assert [len(holding(match, seat)) for seat in range(3)] == [16, 16, 16]
    assert state(match).side == [1, 0, 1]


@pytest.mark.rule("AL-104", "AL-120")
def test_after_three_campaigns_the_most_countries_as_empire_win() -> None:
    assert last_conflict(RULED[13], empire=2, more="campaign=2 scores=12,0,0").ending is None
    ending = last_conflict(RULED[13], empire=3, more="campaign=3 scores=12,14,0 rebeltricks=9,0,9").ending
    assert ending is not None
    assert (ending.winners, ending.rule, ending.scores) == ([1], "AL-120", [12, 14, 13])


@pytest.mark.rule("AL-121", "AG-89")
def test_equal_countries_are_decided_by_the_conflicts_won_as_a_rebel() -> None:
    more = "campaign=3 scores=13,11,0 rebeltricks=6,16,7 tricks=0,0,9"
    ending = last_conflict(RULED[13], empire=3, more=more).ending
    assert ending is not None
    # P1 wins the last conflict as a Rebel, 6 + 1 against 7: the nine that P3 won as the Empire do not count.
    assert (ending.winners, ending.rule) == ([0, 2], "AL-122")
    more = "campaign=3 scores=13,11,0 rebeltricks=7,16,7 tricks=0,0,9"
    ending = last_conflict(RULED[13], empire=3, more=more).ending
    assert ending is not None
    assert (ending.winners, ending.rule) == ([0], "AL-121")


@pytest.mark.rule("AL-122")
def test_still_tied_players_share_the_win() -> None:
    more = "campaign=3 scores=13,13,0 rebeltricks=6,7,7"
    ending = last_conflict(RULED[13], empire=3, more=more).ending
    assert ending is not None
    assert (ending.winners, ending.rule) == ([0, 1, 2], "AL-122")
    assert [ending.payoff(seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3
