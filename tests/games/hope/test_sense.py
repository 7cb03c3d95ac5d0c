"""The sense for bots: alone among random players it wins nearly always, and it never asks for what is not an option."""

from __future__ import annotations

from tests.games.hope.table import GAME, LATE, at, fresh

from parlour.bots.levels import make_bot


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
