"""What lies on the table before the first question."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.alliances.table import asked, at, events, fresh, holding, options, outcome, places, seen, state, tell

from parlour.games.alliances.cards.board import COUNTRIES, NEIGHBOURS
from parlour.games.alliances.cards.prints import CARDS, FACES_BY_NAME, SPECIALS, is_special, number_of, suit_of
from parlour.kernel.errors import ParlourError


@pytest.mark.rule("AL-001")
@pytest.mark.parametrize(("players", "first_question"), [(2, "play"), (3, "lay aside"), (4, "bid")])
def test_two_three_or_four_play_each_with_their_own_first_phase(players: int, first_question: str) -> None:
    match = fresh(players=players)
    assert seen(match)["players"] == players
    assert [ask.what for ask in match.asks] == [first_question]


@pytest.mark.rule("AL-001")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_else_can_sit_down(players: int) -> None:
    with pytest.raises(ParlourError, match="players"):
        fresh(players=players)


@pytest.mark.rule("AL-003", "AL-013", "AG-30")
def test_the_standard_game_has_four_players_and_allies_sit_opposite() -> None:
    assert [seat["side"] for seat in seen(fresh())["seats"]] == ["gold", "silver", "gold", "silver"]


@pytest.mark.rule("AL-004", "AG-01")
def test_each_suit_has_power_cards_from_one_to_twelve_once_each() -> None:
    power = [face for face in FACES_BY_NAME.values() if not is_special(face)]
    assert len(power) == 36
    assert Counter((suit_of(face), number_of(face)) for face in power) == {
        (suit, number): 1 for suit in range(3) for number in range(1, 13)
    }


@pytest.mark.rule("AL-006", "AL-123", "AG-02")
def test_there_are_twelve_different_special_actions_four_in_each_suit() -> None:
    by_suit: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for face, special in SPECIALS.items():
        assert is_special(face)
        assert suit_of(face) == special.suit
        by_suit[special.suit].add(special.name)
    assert by_suit == {
        0: {"Reserve Forces", "Reinforcement", "Covert Operation", "Defensive Pact"},
        1: {"Bribe", "Free Market", "Global Trading", "Monopoly"},
        2: {"Spin", "Peace Treaty", "Embargo", "Dual Allegiance"},
    }


@pytest.mark.rule("AL-007", "AL-011", "AG-04")
def test_twenty_countries_each_have_three_defence_values_of_their_own() -> None:
    assert len({country.name for country in COUNTRIES}) == 20
    assert len({country.defence for country in COUNTRIES}) == 20
    for suit in range(3):
        values = sorted(country.defence[suit] for country in COUNTRIES)
        assert values == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6]
    assert {sum(country.defence) for country in COUNTRIES} == {8, 9}


@pytest.mark.rule("AL-011", "AG-04")
def test_a_defence_value_belongs_to_the_suit_that_it_is_printed_for() -> None:
    castoria = seen(at("bid=10P hand1=1M hand2=2M hand3=3M hand4=4M"))["map"][2]
    assert castoria["country"] == "Castoria"
    assert (castoria["politics"], castoria["economics"], castoria["military"]) == (1, 3, 4)


@pytest.mark.rule("AL-014")
def test_all_tiles_lie_in_four_rows_of_five() -> None:
    tiles = seen(fresh())["map"]
    assert [tile["place"] for tile in tiles] == [f"{row}{column}" for row in "abcd" for column in range(1, 6)]
    assert {tile["country"] for tile in tiles} == {country.name for country in COUNTRIES}
    assert sum(len(beside) for beside in NEIGHBOURS) == 2 * 31  # 16 borders within rows, 15 between them


@pytest.mark.rule("AL-014", "AL-016")
def test_tiles_and_cards_come_in_another_order_at_every_table() -> None:
    tables = [fresh(seed) for seed in "abcdefgh"]
    assert len({tuple(state(match).country) for match in tables}) == 8
    assert len({tuple(holding(match, 0)) for match in tables}) == 8
    assert len({state(match).country[0] for match in tables}) > 3


@pytest.mark.rule("AL-015", "AG-03", "AG-05")
def test_each_player_has_three_tokens_in_a_corner_and_allies_are_diagonal() -> None:
    tokens = "".join([tile["tokens"] or "-" for tile in seen(fresh())["map"]])
    assert [tokens[row : row + 5] for row in (0, 5, 10, 15)] == [
        "gg-ss",
        "g---s",
        "s---g",
        "ss-gg",
    ]


@pytest.mark.rule("AL-016")
def test_all_cards_are_dealt_twelve_to_each_player() -> None:
    match = fresh()
    assert [len(holding(match, seat)) for seat in range(4)] == [12, 12, 12, 12]
    assert sorted(card for hand in state(match).hands for card in hand) == list(range(CARDS))
    assert sorted(state(match).face) == sorted(FACES_BY_NAME.values())
    assert seen(match)["reserve"] == 0


@pytest.mark.rule("AL-044")
def test_the_first_starting_player_has_four_targets() -> None:
    for leader, expected in ((1, ["a3", "b2", "c4", "d3"]), (2, ["a3", "b4", "c2", "d3"])):
        match = at(f"bid=10P leader={leader} hand1=1M hand2=2M hand3=3M hand4=4M")
        assert places(match, f"P{leader}") == expected


@pytest.mark.rule("AL-018")
def test_the_state_of_the_nations_comes_before_the_conflicts() -> None:
    match = fresh()
    first = match.asks[0].seat
    order = [f"P{(first + turn) % 4 + 1}" for turn in range(4)]
    assert asked(match) == [f"{order[0]} bid"]
    tell(match, f"{order[0]} 10M", *[f"{who} pass" for who in order[1:]])
    assert asked(match) == [f"{order[0]} target"]
    assert not events(match, "campaign")


@pytest.mark.rule("AG-31")
def test_an_alliance_may_lay_more_tokens_than_the_box_holds() -> None:
    stacks = "tokens=ggggg,gggg,-,s,s,gggg,-,-,-,s,s,-,-,-,g,s,s,-,g,g"  # 16 of gold already
    match = at(f"bid=10P hand1=9P,1P hand2=1M,2M hand3=3M,4M hand4=5M,6M {stacks}")
    tell(match, "P1 a3", "P1 9P", "P2 1M", "P3 3M", "P4 5M")
    assert outcome(match) == "P1 takes it with 9P"
    assert sum(tile["tokens"].count("g") for tile in seen(match)["map"]) == 17


@pytest.mark.rule("AL-010")
def test_politics_outranks_economics_and_economics_the_military() -> None:
    match = tell(at("phase=bidding turn=1 hand1=?12 hand2=?12 hand3=?12 hand4=?12"), "P1 10M")
    assert options(match, "P2")[:4] == ["pass", "10E", "10P", "11M"]
    tell(match, "P2 10E")
    assert options(match, "P3")[:3] == ["pass", "10P", "11M"]
    tell(match, "P3 10P")
    assert options(match, "P4")[:3] == ["pass", "11M", "11E"]
