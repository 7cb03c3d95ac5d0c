"""What lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dale.table import GAME, at, fresh, hand, state

from parlour.games.dale.cards.prints import ALL_DECKS, DECKS, JUNK, PRINTS
from parlour.kernel.match import Match
from parlour.kernel.record import new_match
from parlour.kernel.state import EVERYONE, NONE, WATCHER, Ending

TABLES: list[tuple[dict[str, object], int]] = [
    ({"players": 2}, 3),
    ({"players": 3}, 4),
    ({"players": 4}, 5),
    ({"players": 4, "teams": True}, 4),
]


def starting_deck(match: Match, seat: int) -> list[int]:
    """The faces of a player's deck and starting hand."""
    s = state(match)
    return [s.face[card] for card in s.deck[seat] + s.hand[seat]]


def market_cards(match: Match) -> list[int]:
    """The faces of the market and its deck."""
    s = state(match)
    return [s.face[card] for card in s.market + s.mdeck]


@pytest.mark.rule("DM-085", "DM-217", "G-09")
@pytest.mark.parametrize(("options", "decks"), TABLES)
def test_there_is_one_deck_more_than_players_but_four_for_teams(options: dict[str, object], decks: int) -> None:
    folks = state(new_match(GAME, options)).folks
    assert len(folks) == decks
    assert len(set(folks)) == decks


@pytest.mark.rule("DM-001")
def test_decks_of_all_boxes_can_be_mixed() -> None:
    match = fresh(players=4, decks="macaws,owls,beavers,hares,bats")
    boxes = {ALL_DECKS[number].box for number in state(match).folks}
    assert len(boxes) == 5
    assert {PRINTS[face].folk for face in market_cards(match)} == set(state(match).folks)


@pytest.mark.rule("DM-087")
def test_only_the_chosen_decks_are_in_the_game() -> None:
    match = fresh(decks="pandas,owls,gulls")
    chosen = {DECKS.index("pandas"), DECKS.index("owls"), DECKS.index("gulls")}
    assert {PRINTS[face].folk for face in state(match).face if face != JUNK} == chosen


@pytest.mark.rule("DM-089", "DM-090", "DM-091", "DM-063")
@pytest.mark.parametrize(("options", "decks"), TABLES)
def test_a_starting_deck_has_a_one_of_every_deck_and_junk_up_to_ten(options: dict[str, object], decks: int) -> None:
    match = new_match(GAME, options)
    s = state(match)
    for seat in range(s.seats):
        faces = starting_deck(match, seat)
        folk = [face for face in faces if face != JUNK]
        assert sorted(PRINTS[face].folk for face in folk) == s.folks
        assert {PRINTS[face].value for face in folk} == {1}
        assert (len(folk), faces.count(JUNK)) == (decks, 10 - decks)


@pytest.mark.rule("DM-092", "DM-218")
@pytest.mark.parametrize(
    ("options", "junk"), [(TABLES[0][0], 14), (TABLES[1][0], 18), (TABLES[2][0], 20), (TABLES[3][0], 24)]
)
def test_starting_decks_take_so_much_junk(options: dict[str, object], junk: int) -> None:
    assert state(new_match(GAME, options)).face.count(JUNK) == junk


@pytest.mark.rule("DM-093", "DM-095")
def test_starting_decks_and_the_market_deck_are_shuffled() -> None:
    one, other = fresh("one", decks="macaws,pandas,owls"), fresh("other", decks="macaws,pandas,owls")
    assert starting_deck(one, 0) != starting_deck(other, 0)
    assert starting_deck(one, 0) != starting_deck(one, 1)
    assert Counter(starting_deck(one, 0)) == Counter(starting_deck(other, 0))
    assert market_cards(one) != market_cards(other)
    assert Counter(market_cards(one)) == Counter(market_cards(other))
    for card in state(one).deck[0] + state(one).mdeck:
        assert state(one).known[card] == 0


@pytest.mark.rule("DM-094", "DM-095", "DM-098")
@pytest.mark.parametrize(
    ("options", "cards"), [(TABLES[0][0], 33), (TABLES[1][0], 44), (TABLES[2][0], 55), (TABLES[3][0], 44)]
)
def test_the_market_has_eleven_cards_of_each_deck_and_no_other_ones(options: dict[str, object], cards: int) -> None:
    match = new_match(GAME, options)
    s = state(match)
    faces = market_cards(match)
    assert len(faces) == cards
    assert {PRINTS[face].value for face in faces} == {2, 3, 4, 5}
    assert set(Counter(PRINTS[face].folk for face in faces).values()) == {11}
    ones = [face for face in s.face if face != JUNK and PRINTS[face].value == 1]
    assert len(ones) == s.seats * len(s.folks)


@pytest.mark.rule("DM-096", "DM-097", "DM-140")
def test_the_market_is_laid_out_one_by_one_from_the_right() -> None:
    match = fresh()
    offered = [(event.data["slot"], event.data["face"]) for event in match.heard(WATCHER) if event.name == "offered"]
    s = state(match)
    assert [slot for slot, _ in offered] == [0, 1, 2, 3, 4]
    assert [face for _, face in offered] == [s.face[card] for card in s.market]
    assert [s.known[card] for card in s.market] == [EVERYONE] * 5


@pytest.mark.rule("DM-099", "G-16")
def test_the_junk_pile_shows_no_card_until_one_is_thrown_away_and_never_runs_out() -> None:
    assert GAME.view(state(fresh()), WATCHER)["junk"] == 0
    match = at("hand1=Swift_Broker turn=1 actions=0 phase=cleanup")
    assert hand(match, 1)[1:] == ["Junk"] * 4
    held = state(match).hand[0][1:]
    assert [state(match).known[card] for card in held] == [EVERYONE] * 4


@pytest.mark.rule("DM-100")
@pytest.mark.parametrize(("options", "decks"), TABLES)
def test_everybody_draws_five_cards_that_only_they_know(options: dict[str, object], decks: int) -> None:
    s = state(new_match(GAME, options))
    for seat in range(s.seats):
        assert (len(s.hand[seat]), len(s.deck[seat])) == (5, 5)
        assert [s.known[card] for card in s.hand[seat]] == [1 << seat] * 5


@pytest.mark.rule("DM-101", "DM-072", "DM-073")
def test_all_other_zones_are_there_and_empty() -> None:
    view = GAME.view(state(fresh(players=3)), WATCHER)
    assert view["market_discard"] == []
    assert view["aside"] == []
    assert view["stalls"] == [[], [], []]
    seats = view["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert (seat["discard"], seat["schedule"], seat["gold"], seat["stacks"]) == ([], [], 0, 0)


@pytest.mark.rule("DM-126", "DM-127")
@pytest.mark.parametrize(
    ("decks", "clock"), [("macaws,pandas,owls", NONE), ("macaws,pandas,bats", 0), ("macaws,mongooses,owls", 0)]
)
def test_the_clock_is_there_with_mongooses_or_bats_and_starts_on_the_first_space_of_the_day(
    decks: str, clock: int
) -> None:
    match = fresh(decks=decks)
    assert state(match).clock == clock
    told = GAME.view(state(match), WATCHER)["clock"]
    assert told == (None if clock == NONE else {"space": 1, "day": True, "days": 2, "nights": 2})


@pytest.mark.rule("G-10")
def test_chance_or_an_option_says_who_starts() -> None:
    assert {state(fresh(seed, players=3)).turn for seed in "abcdefghij"} == {0, 1, 2}
    assert {state(fresh(seed, players=3, first="P2")).turn for seed in "abcdefghij"} == {1}
    assert {state(fresh(seed, players=3, first="P1,P3")).turn for seed in "abcdefghij"} == {0, 2}


@pytest.mark.rule("DM-103", "G-11")
def test_a_loser_starts_the_next_game() -> None:
    options = fresh(players=3, decks="macaws,pandas,owls,gulls", first="P1").options
    again = GAME.rematch(options, Ending([0], "DM-204", "", [8, 0, 0]))
    assert again == {**options, "first": "P2,P3"}
    assert {state(new_match(GAME, again, seed)).turn for seed in "abcdefghij"} == {1, 2}


@pytest.mark.rule("DM-103", "G-11")
def test_after_teams_a_loser_starts_and_after_a_game_without_a_winner_anybody() -> None:
    options = fresh(players=4, teams=True).options
    assert GAME.rematch(options, Ending([1, 3], "DM-222", "", [0, 10, 0, 10]))["first"] == "P1,P3"
    assert GAME.rematch(options, Ending([], "G-79", "", [0, 0, 0, 0]))["first"] == "random"


@pytest.mark.rule("G-12")
def test_the_same_seed_sets_the_same_table() -> None:
    assert state(fresh("again", players=4)).dump() == state(fresh("again", players=4)).dump()
