"""The sense for bots: alone among random players it wins nearly always, and it never asks for what is not an option."""

from __future__ import annotations

import pytest
from tests.games.hope.table import BEGUN, GAME, LATE, action, at, fresh, state

from parlour.bots.levels import make_bot
from parlour.games.hope.cards.actions import GAIN_SPOILS, SHUFFLE, SIDES
from parlour.games.hope.cards.maps.board import EUROPE
from parlour.games.hope.sense.actions import action_worth
from parlour.games.hope.sense.land import missing, territory_worth
from parlour.kernel.match import Match


def winners(game: int) -> list[int]:
    """Who wins a game of one greedy and two random players; the greedy one sits at a place that changes."""
    match = fresh(f"sense {game}")
    levels = ["greedy" if seat == game % 3 else "random" for seat in range(3)]
    bots = [make_bot(level, f"{game} {seat}") for seat, level in enumerate(levels)]
    while match.ending is None:
        for ask in list(match.asks):
            match.answer(ask.seat, bots[ask.seat].answer(match.sight(ask.seat)))
    return match.ending.winners


def test_greedy_wins_alone_against_random_players() -> None:
    won = [winners(game) == [game % 3] for game in range(20)]
    assert won.count(True) >= 19


LAST = f"{LATE.replace('cubes=3,3,3', 'cubes=1,0,0')} leader_cube=0,0,0 token=0 year=2 hand1=Sheltering_Masses"


def greedy(match: Match) -> str:
    """What the greedy bot answers to the only question, in words."""
    sight = match.sight(match.asks[0].seat)
    return GAME.say(match.state, match.asks[0], make_bot("greedy", "now").answer(sight))


def worth(held: str, name: str) -> float:
    """What a territory is worth to P2, who leads Tidebound from Madrid and holds some more."""
    seated = f"faction=Navaa,Tidebound,Iron_Orchard capital=Bern,Madrid,Ankara held1=Bern held2={held} held3=Ankara"
    s = state(at("turn=2", seated=seated))
    return territory_worth(s, 1, EUROPE.find(name), missing(s, 1))


def test_greedy_wants_no_more_of_what_winter_scores_no_more() -> None:
    """Eight coasts score what they can; one more is worth little, and a thirteenth no more than any other land."""
    eight = ["Madrid", "Granada", "Lusitania", "Navarre", "Auvergne", "Brittany", "Burgundy", "Milan"]
    twelve = [*eight, "Kassel", "Umbria", "Graz", "Illyria"]
    few, full, more = (worth(",".join(held), "Wales") for held in (eight[:3], eight, twelve))
    assert few - 1.0 > full > more == pytest.approx(1.4)


def test_greedy_expects_nothing_of_spoils_that_come_in_its_last_turn() -> None:
    spoils, shuffle = (next(each for each in SIDES[1] if each.does == does) for does in (GAIN_SPOILS, SHUFFLE))
    last, before = state(at(begun=LAST)), state(at(begun=LAST.replace("year=2", "year=1")))
    assert action_worth(last, 0, spoils) == action_worth(last, 0, shuffle)
    assert action_worth(before, 0, spoils) > action_worth(before, 0, shuffle)


def test_greedy_plays_no_support_that_buys_nothing_more() -> None:
    begun = BEGUN.replace("cubes=3,3,3", "cubes=1,0,0")
    match = at(f"{action('Train a card')} support=9 hand1=Migrating_Masses,Migrating_Masses", "acting", begun=begun)
    assert greedy(match).startswith("train ")


def test_greedy_takes_the_half_of_an_ability_that_serves_now() -> None:
    cards = "hand1=Maren_Keeper_of_Lamps play1=Tutor,Scholars_1"
    seated = "faction=Lantern_Schools,Tidebound,Navaa capital=Bern,Madrid,Ankara held1=Bern held2=Madrid held3=Ankara"
    for name, half in (("Train 2 cards", "take 1 more support"), ("Assault", "take 1 more attack")):
        match = at(f"{action(name)} assaults=1 {cards}", "acting", seated=seated)
        match.answer(0, next(option for option in match.asks[0].options if option < 1000))
        while match.asks[0].what == "strength":
            match.answer(0, match.asks[0].options[0])
        assert greedy(match).startswith(half)


def test_search_finds_the_last_point_of_a_game() -> None:
    match = at(begun=LAST)
    thoughts = make_bot("search:40", "last").thoughts(match.sight(0))
    best = GAME.say(match.state, match.asks[0], thoughts[0].option)
    assert best == "Gain a victory point"
    assert [each.visits for each in thoughts] == sorted([each.visits for each in thoughts], reverse=True)


def test_search_tries_options_in_the_same_worlds() -> None:
    match = at(begun=LAST, fields="phase=tidying action=3 turn=1 year=1")  # to keep or to discard: all is the same
    keep, discard = make_bot("search:10", "same").thoughts(match.sight(0))
    assert keep.visits == discard.visits == 5
    assert keep.chance == discard.chance


def test_search_with_the_same_seed_thinks_the_same() -> None:
    sight = fresh("twice").sight(fresh("twice").asks[0].seat)
    one, two = (make_bot("search:20", "twice").thoughts(sight) for _ in range(2))
    assert [(each.option, each.visits, each.chance) for each in one] == [
        (each.option, each.visits, each.chance) for each in two
    ]
