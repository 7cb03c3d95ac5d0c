"""The sense for bots: alone among random players it wins nearly always, and it never asks for what is not an option."""

from __future__ import annotations

from tests.games.hope.table import fresh

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
