"""Friendly Fennec Foxes, sentence by sentence."""

from __future__ import annotations

import pytest
from tests.games.dale.table import (
    asked,
    at,
    by_chance,
    deck,
    disc,
    events,
    hand,
    knows,
    market,
    options,
    state,
    tell,
)

from parlour.kernel.state import EVERYONE, WATCHER

# Cunning Neighbour


@pytest.mark.rule("R17")
def test_cunning_neighbour_shows_me_another_players_hand_and_nobody_else() -> None:
    match = tell(at("players=3 hand1=Cunning_Neighbour hand2=Junk,Raffle hand3=Cheer"), "P1 play Cunning Neighbour")
    assert options(match, "P1") == ["P2", "P3"]
    tell(match, "P1 P2")
    seen = state(match).hand[1]
    assert all(knows(match, 1, card) and not knows(match, 3, card) for card in seen)
    assert not knows(match, 1, state(match).hand[2][0])
    assert len(events(match, "looked", 0)) == 1
    assert events(match, "looked", 2) == []


def test_cunning_neighbour_may_go_on_top_of_my_deck() -> None:
    match = tell(at("hand1=Cunning_Neighbour deck1=Junk hand2=Junk"), "P1 play Cunning Neighbour")
    tell(match, "P1 Cunning Neighbour")
    assert deck(match, 1) == ["Junk", "Cunning Neighbour"]
    assert disc(match, 1) == []
    assert state(match).known[state(match).deck[0][-1]] == EVERYONE
    assert asked(match) == ["P1 act"]


def test_cunning_neighbour_goes_to_the_discard_pile_otherwise() -> None:
    match = tell(at("hand1=Cunning_Neighbour deck1=Junk hand2=Junk"), "P1 play Cunning Neighbour", "P1 done")
    assert deck(match, 1) == ["Junk"]
    assert disc(match, 1) == ["Cunning Neighbour"]


# Cheer


def test_cheer_lets_every_player_take_a_card_of_their_own_deck() -> None:
    match = at("players=3 hand1=Cheer deck1=Junk,Raffle deck2=Junk,Charity deck3=Junk,Rumours")
    tell(match, "P1 play Cheer")
    assert asked(match) == ["P1 take"]
    assert options(match, "P1") == ["Junk 1", "Raffle 3"]
    tell(match, "P1 Raffle", "P2 Charity")
    assert options(match, "P3") == ["Junk 1", "Rumours 5"]
    tell(match, "P3 Junk")
    assert [hand(match, player) for player in (1, 2, 3)] == [["Raffle"], ["Charity"], ["Junk"]]
    assert [deck(match, player) for player in (1, 2, 3)] == [["Junk"], ["Junk"], ["Rumours"]]


@pytest.mark.rule("R15", "R17")
def test_cheer_shows_each_player_only_their_own_deck() -> None:
    match = tell(at("hand1=Cheer deck1=Junk,Raffle deck2=Junk,Charity"), "P1 play Cheer", "P1 Raffle")
    assert all(knows(match, 2, card) and not knows(match, 1, card) for card in state(match).deck[1])
    assert not knows(match, 2, state(match).hand[0][0])


def test_cheer_then_lets_every_player_shuffle() -> None:
    line = "hand1=Cheer deck1=Junk,Raffle,Charity,Rumours deck2=Junk,Raffle,Charity,Tasters"
    answers = ["P1 play Cheer", "P1 Junk", "P2 Junk"]
    assert len(by_chance(line, answers, lambda match: deck(match, 1))) > 3
    assert len(by_chance(line, answers, lambda match: deck(match, 2))) > 3
    match = tell(at(line), *answers)
    assert [event.data["seat"] for event in events(match, "shuffled")] == [0, 1]
    assert not any(knows(match, player, state(match).deck[player - 1][0]) for player in (1, 2))


@pytest.mark.rule("DM-164")
def test_cheer_passes_over_a_player_with_an_empty_deck_and_forms_none_anew() -> None:
    match = tell(at("hand1=Cheer disc1=Raffle deck2=Charity"), "P1 play Cheer", "P2 Charity")
    assert disc(match, 1) == ["Raffle", "Cheer"]
    assert hand(match, 1) == []
    assert hand(match, 2) == ["Charity"]


# Raffle


def test_raffle_lets_every_player_take_a_card_of_the_neighbour_in_the_chosen_direction() -> None:
    line = "players=3 hand1=Raffle,Cheer hand2=Charity hand3=Rumours"
    left = tell(at(line), "P1 play Raffle", "P1 left")
    assert [hand(left, player) for player in (1, 2, 3)] == [["Charity"], ["Rumours"], ["Cheer"]]
    right = tell(at(line), "P1 play Raffle", "P1 right")
    assert [hand(right, player) for player in (1, 2, 3)] == [["Rumours"], ["Cheer"], ["Charity"]]


@pytest.mark.rule("R15")
def test_raffle_asks_for_no_direction_between_two() -> None:
    match = tell(at("hand1=Raffle,Cheer hand2=Charity"), "P1 play Raffle")
    assert hand(match, 1) == ["Charity"]
    assert hand(match, 2) == ["Cheer"]


def test_raffle_takes_random_cards() -> None:
    line = "hand1=Raffle hand2=Cheer,Charity,Rumours"
    assert by_chance(line, ["P1 play Raffle"], lambda match: hand(match, 1)) == {"Cheer", "Charity", "Rumours"}


def test_raffle_happens_at_once_so_that_no_card_passes_through_two_hands() -> None:
    line = "players=4 hand1=Raffle,Cheer hand2=Charity hand3=Rumours hand4=Tasters"
    found = by_chance(line, ["P1 play Raffle", "P1 left"], lambda match: [hand(match, n)[0] for n in (1, 2, 3, 4)])
    assert found == {"Charity, Rumours, Tasters, Cheer"}


def test_raffle_gives_nothing_of_an_empty_hand() -> None:
    match = tell(at("players=3 hand1=Raffle hand2=Charity hand3=Rumours"), "P1 play Raffle", "P1 left")
    assert [hand(match, player) for player in (1, 2, 3)] == [["Charity"], ["Rumours"], []]


@pytest.mark.rule("R17")
def test_raffle_is_seen_by_taker_and_loser_only() -> None:
    match = tell(at("players=3 hand1=Raffle,Cheer hand2=Charity hand3=Rumours"), "P1 play Raffle", "P1 left")
    taken = state(match).hand[1][0]
    assert [knows(match, player, taken) for player in (1, 2, 3)] == [False, True, True]


# Charity


def test_charity_shows_me_a_random_card_of_every_hand_mine_too() -> None:
    match = at("players=3 hand1=Charity,Cheer hand2=Raffle hand3=Rumours")
    tell(match, "P1 play Charity")
    assert asked(match) == ["P1 give to P1"]
    assert sorted(options(match, "P1")) == ["Cheer 2", "Raffle 3", "Rumours 5"]
    line = "hand1=Charity hand2=Cheer,Raffle,Rumours"
    found = by_chance(line, ["P1 play Charity"], lambda match: hand(match, 2)[-1:])
    assert found == {"Cheer", "Raffle", "Rumours"}


@pytest.mark.rule("R15")
def test_charity_gives_each_of_these_players_one_of_the_cards_as_i_like() -> None:
    match = at("players=3 hand1=Charity,Cheer hand2=Raffle hand3=Rumours")
    tell(match, "P1 play Charity", "P1 Raffle")
    assert asked(match) == ["P1 give to P2"]
    assert sorted(options(match, "P1")) == ["Cheer 2", "Rumours 5"]
    tell(match, "P1 Rumours")
    assert [hand(match, player) for player in (1, 2, 3)] == [["Raffle"], ["Rumours"], ["Cheer"]]
    assert state(match).aside == []


def test_charity_leaves_a_player_with_an_empty_hand_out() -> None:
    match = at("players=3 hand1=Charity hand2=Raffle hand3=Rumours")
    tell(match, "P1 play Charity", "P1 Rumours")
    assert [hand(match, player) for player in (1, 2, 3)] == [[], ["Rumours"], ["Raffle"]]


@pytest.mark.rule("R17")
def test_charity_hides_from_the_others_where_their_card_went() -> None:
    match = at("players=3 hand1=Charity,Cheer hand2=Raffle hand3=Rumours")
    tell(match, "P1 play Charity", "P1 Raffle", "P1 Rumours")
    mine, second, third = (state(match).hand[seat][0] for seat in range(3))
    assert not knows(match, 2, mine)
    assert not knows(match, 3, mine)
    assert [knows(match, player, second) for player in (1, 2, 3)] == [True, True, False]
    assert [knows(match, player, third) for player in (1, 2, 3)] == [True, False, True]


# Tasters


@pytest.mark.rule("R15", "R11")
def test_tasters_lets_every_player_take_a_market_card_from_me_on() -> None:
    match = at("players=3 hand1=Tasters market=Cheer,Raffle,Charity,Rumours mdeck=Cheer")
    tell(match, "P1 play Tasters", "P1 left")
    assert asked(match) == ["P1 take"]
    tell(match, "P1 Charity")
    assert options(match, "P2") == ["Cheer 2", "Raffle 3", "Rumours 5"]
    tell(match, "P2 Rumours")
    assert asked(match) == ["P3 take"]
    tell(match, "P3 Cheer")
    assert [hand(match, player) for player in (1, 2, 3)] == [["Charity"], ["Rumours"], ["Cheer"]]
    assert market(match) == ["-", "Raffle", "-", "-", "-"]


def test_tasters_goes_the_chosen_way() -> None:
    match = at("players=3 hand1=Tasters market=Cheer,Raffle,Charity,Rumours")
    tell(match, "P1 play Tasters", "P1 right", "P1 Cheer")
    assert asked(match) == ["P3 take"]


def test_tasters_stops_when_the_market_is_empty() -> None:
    match = tell(at("players=3 hand1=Tasters market=-,Cheer,Raffle"), "P1 play Tasters", "P1 left", "P1 Cheer")
    assert [hand(match, player) for player in (1, 2, 3)] == [["Cheer"], ["Raffle"], []]
    assert asked(match) == ["P1 act"]


def test_everybody_hears_what_tasters_takes_from_the_market() -> None:
    match = at("hand1=Tasters market=Cheer,Raffle,Charity")
    tell(match, "P1 play Tasters", "P1 Charity", "P2 Raffle")
    assert match.story(WATCHER).count("P2 takes Raffle from the market.") == 1
    assert [event.data["seat"] for event in events(match, "taken")] == [0, 1]


# Rumours


def test_rumours_moves_the_top_two_discards_of_every_player_onto_their_deck_one_by_one() -> None:
    match = at("players=3 hand1=Rumours deck1=Junk disc1=Cheer,Raffle,Charity disc2=Tasters disc3=-")
    tell(match, "P1 play Rumours")
    assert deck(match, 1) == ["Junk", "Charity", "Raffle"]
    assert disc(match, 1) == ["Cheer", "Rumours"]
    assert deck(match, 2) == ["Tasters"]
    assert disc(match, 2) == []
    assert deck(match, 3) == []


def test_rumours_leaves_what_all_have_seen_known() -> None:
    match = tell(at("hand1=Rumours disc2=Cheer,Raffle"), "P1 play Rumours")
    assert all(state(match).known[card] == EVERYONE for card in state(match).deck[1])
    assert deck(match, 2) == ["Raffle", "Cheer"]
