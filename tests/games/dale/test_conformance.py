"""Dale keeps what the kernel promises, whatever decks come together: rich random games, checked at every decision.

`PARLOUR_NIGHTLY=1` plays more of them, and longer ones.
"""

from __future__ import annotations

import os

import pytest
from tests.games.dale.rich import RichDale, covering, pairs

from parlour.games.dale.cards.cast import LEVELS
from parlour.games.dale.cards.prints import DECKS, TRAPS, trap_name
from parlour.games.dale.game import Dale
from parlour.games.dale.state import DaleState
from parlour.kernel.conformance import check_game
from parlour.kernel.options import check_options
from parlour.kernel.state import State

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES, TURNS = (10, 4) if NIGHTLY else (1, 1)
SEED = "nightly" if NIGHTLY else "daily"
MEETINGS = covering(5, SEED)
SHARDS = 8


class ShortDale(Dale):
    """Dale as it is, for a few turns."""

    def empty(self, options: dict[str, object]) -> DaleState:
        """The usual table with a last turn that comes soon."""
        s = super().empty(options)
        s.turn_cap = 4 * TURNS
        return s

    def options_in(self, s: State) -> dict[str, object]:
        """All but the last turn, which is none that a host could choose."""
        return {name: value for name, value in super().options_in(s).items() if name != "turns"}


def options(players: int, decks: list[str], **more: object) -> dict[str, object]:
    """A full set of options with these decks."""
    return check_options(Dale(), {"players": players, "decks": ",".join(decks), **more})


def test_every_two_decks_meet() -> None:
    met = {pair for decks in MEETINGS for pair in pairs(decks)}
    assert len(met) == len(DECKS) * (len(DECKS) - 1) // 2
    assert all(len(set(decks)) == 5 for decks in MEETINGS)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_all_decks_conform_whichever_they_meet(shard: int) -> None:
    sets = [options(4, decks) for decks in MEETINGS[shard::SHARDS]]
    report = check_game(RichDale(TURNS), games=GAMES, seed=SEED, sets=sets)
    assert report.games == GAMES * len(sets)
    assert report.decisions > 8 * report.games
    assert report.worlds > 4 * report.decisions
    assert report.swaps > 20 * report.games
    assert report.moments > report.swaps


@pytest.mark.parametrize("players", [2, 3])
def test_smaller_tables_conform(players: int) -> None:
    meetings = covering(players + 1, f"{SEED} {players}")[: 60 if NIGHTLY else 6]
    report = check_game(RichDale(2 * TURNS), GAMES, SEED, sets=[options(players, decks) for decks in meetings])
    assert report.games == GAMES * len(meetings)
    assert report.swaps > 20 * report.games


def test_teams_conform() -> None:
    meetings = covering(4, f"{SEED} teams")[: 40 if NIGHTLY else 4]
    report = check_game(RichDale(TURNS), GAMES, SEED, sets=[options(4, decks, teams=True) for decks in meetings])
    assert report.games == GAMES * len(meetings)
    assert report.swaps > 20 * report.games


def test_traps_conform() -> None:
    meetings = covering(4, f"{SEED} traps")[: 20 if NIGHTLY else 3]
    names = [trap_name(kind) for kind in range(len(TRAPS))]
    sets = [options(3, decks, traps=",".join(names[n % 2 :: 2])) for n, decks in enumerate(meetings)]
    report = check_game(RichDale(TURNS), GAMES, SEED, sets=sets)
    assert report.games == GAMES * len(sets)
    assert report.swaps > 20 * report.games


@pytest.mark.parametrize("level", LEVELS[1:])
def test_characters_conform(level: str) -> None:
    meetings = covering(4, f"{SEED} {level}")[: 20 if NIGHTLY else 2]
    sets = [options(3, decks, characters=level, turns=50) for decks in meetings]
    report = check_game(ShortDale(), GAMES, SEED, sets=sets)
    assert report.games == GAMES * len(sets)
    assert report.decisions > 30 * report.games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_from_the_usual_start_conform(players: int) -> None:
    game = Dale() if NIGHTLY else ShortDale()
    decks = covering(players + 1, f"{SEED} start")[0]
    report = check_game(game, 1, SEED, sets=[options(players, decks, turns=0 if NIGHTLY else 50)])
    assert report.decisions > 15 * players
