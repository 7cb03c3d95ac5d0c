"""Historical Conquest keeps what the kernel promises: random games from the start and from the middle, with secrecy.

`PARLOUR_NIGHTLY=1` plays more of them.
"""

from __future__ import annotations

import os

import pytest
from tests.games.conquest.rich import RichConquest, check_lively, lively

from parlour.games.conquest.cards.pool import POOL
from parlour.games.conquest.game import Conquest
from parlour.games.conquest.state import ConquestState
from parlour.kernel.conformance import check_game
from parlour.kernel.conformance.report import Report
from parlour.kernel.options import check_options
from parlour.kernel.record import new_match
from parlour.kernel.registry import offered
from parlour.kernel.rng import dice

NIGHTLY = os.environ.get("PARLOUR_NIGHTLY", "") not in ("", "0")
GAMES = 10 if NIGHTLY else 1
SEED = "nightly" if NIGHTLY else "daily"


def options(**given: object) -> dict[str, object]:
    """A full set of options."""
    return check_options(Conquest(), given)


def checked(report: Report) -> None:
    """Enough was looked at."""
    assert report.decisions > 15 * report.games
    assert report.worlds > 2 * report.decisions
    assert report.swaps > 20 * report.games


@pytest.mark.parametrize("edition", [1, 2])
def test_short_games_from_the_start_conform(edition: int) -> None:
    sets = [options(players=2, edition=edition, rounds="5"), options(players=3, edition=edition, rounds="4")]
    checked(check_game(Conquest(), GAMES, SEED, sets=sets))


@pytest.mark.parametrize(("players", "seed"), [(2, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_games_from_the_middle_conform(players: int, seed: str) -> None:
    report = Report()
    for number in range(GAMES):
        check_lively(RichConquest(4), options(players=players), f"{SEED} {seed} {number}", report)
    checked(report)
    assert report.asked["interrupt"] > 0


@pytest.mark.parametrize("variants", ["no-sheet", "no-gate", "no-cap"])
def test_variants_conform(variants: str) -> None:
    report = Report()
    check_lively(RichConquest(3), options(players=2, variants=variants), SEED, report)
    checked(report)


@pytest.mark.parametrize("ending", ["rounds", "lands", "countries"])
def test_other_endings_conform(ending: str) -> None:
    report = Report()
    check_lively(RichConquest(3), options(players=2, ending=ending), SEED, report)
    checked(report)


@pytest.mark.parametrize("players", [2, 3])
def test_edition_1_from_the_middle_conforms(players: int) -> None:
    report = Report()
    check_lively(RichConquest(4), options(players=players, edition=1), SEED, report)
    checked(report)


def test_every_two_starters_can_meet_and_no_card_is_lost() -> None:
    starters = [deck.slug for deck in POOL.decks if deck.starter]
    for number, deck in enumerate(starters):
        game, rolls = RichConquest(4), dice(f"{SEED} {deck}")
        given = options(players=2, deck1=deck, deck2=starters[(number + 1) % len(starters)])
        with offered(game):
            match = new_match(game, given, f"{SEED} {deck}")
            answer = lively(rolls)
            while match.ending is None:
                match.answer(match.asks[0].seat, answer(match, match.asks[0]))
            s = match.state
            assert isinstance(s, ConquestState)
            assert sorted(game.cards(s)) == list(range(len(s.face)))
            again = game.read(game.write(s))
            assert isinstance(again, ConquestState)
            assert again.stands == s.stands
