from __future__ import annotations

import pytest

import parlour.games  # noqa: F401
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options
from parlour.kernel.registry import find_game
from parlour.simulation.seating import seatings, sit

GAME = find_game("alliances")


def options(players: int) -> dict[str, object]:
    return check_options(GAME, {"players": players})


def test_allies_sit_opposite_and_the_pairs_exchange_their_seats() -> None:
    assert seatings(GAME, options(4), 2) == [[0, 1, 0, 1], [1, 0, 1, 0]]


def test_two_players_exchange_their_seats() -> None:
    assert seatings(GAME, options(2), 2) == [[0, 1], [1, 0]]


def test_three_bots_go_round_three_seats() -> None:
    assert seatings(GAME, options(3), 3) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(players: int, bots: int) -> None:
    found = seatings(GAME, options(players), bots)
    for seat in range(players):
        seated = [seating[seat] for seating in found]
        assert {seated.count(bot) for bot in range(bots)} == {len(found) // bots}


def test_of_more_bots_than_teams_each_meets_each_other() -> None:
    met = {frozenset(seating) for seating in seatings(GAME, options(2), 4)}
    assert len(met) == 6


def test_one_bot_is_no_arena() -> None:
    with pytest.raises(ParlourError, match="at least two bots"):
        seatings(GAME, options(4), 1)


def test_bots_of_a_simulation_sit_everywhere_by_team_or_by_seat() -> None:
    assert sit(GAME, options(4), ["a"]) == ["a", "a", "a", "a"]
    assert sit(GAME, options(4), ["a", "b"]) == ["a", "b", "a", "b"]
    assert sit(GAME, options(4), ["a", "b", "c", "d"]) == ["a", "b", "c", "d"]
    assert sit(GAME, options(3), ["a", "b", "c"]) == ["a", "b", "c"]
    with pytest.raises(ParlourError, match="takes 1 or 2 or 4 bots here, not 3"):
        sit(GAME, options(4), ["a", "b", "c"])
