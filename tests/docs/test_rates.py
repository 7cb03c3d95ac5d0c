"""The pictures of win rates are drawn from the counts beside them."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from tools.conquest_balance import BOOSTERS, GAME, STARTERS, Found, decks_of, play_by_thumb
from tools.rates import draw

from parlour.kernel.options import check_options

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
COUNTS = sorted(PICTURES.glob("*-balance.toml"))


@pytest.mark.parametrize("file", COUNTS, ids=lambda file: str(file.stem))
def test_a_picture_shows_the_counts_beside_it(file: Path) -> None:
    assert file.with_suffix(".svg").read_text(encoding="utf-8") == draw(tomllib.loads(file.read_text(encoding="utf-8")))


def test_a_rate_is_written_and_stands_on_a_scale_whose_middle_is_fair() -> None:
    rows = [["Tesla & Co", 60, 100], ["Salem", 50, 100]]
    drawn = draw({"title": "Rates", "part": [{"heading": "Two players", "fair": 50, "rows": rows}]})
    assert "Tesla &amp; Co" in drawn
    assert "60.0 %" in drawn
    assert '<line x1="395"' in drawn  # what is fair
    assert '<circle cx="395"' in drawn  # half of the games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_starter_sits_everywhere_equally_often(players: int) -> None:
    games = 2 * players * len(list(combinations(STARTERS, players)))
    seats = Counter(
        (name, seat) for number in range(games) for seat, name in enumerate(decks_of(number, players, False))
    )
    assert len(seats) == players * len(STARTERS)
    assert len(set(seats.values())) == 1
    starter, _, booster = decks_of(5, players, True)[0].partition("+")
    assert (starter in STARTERS, booster in BOOSTERS) == (True, True)


def test_a_game_is_counted_for_decks_seats_and_cards() -> None:
    named = decks_of(0, 2, False)
    options = check_options(GAME, {"players": 2, "deck1": named[0], "deck2": named[1], "rounds": "4"})
    found = Found()
    found.note(named, *play_by_thumb(options, "count"))
    assert sum(found.decks.wins.values()) == sum(found.seats.wins.values()) == 1
    assert sorted(found.seats.games) == ["player 1", "player 2"]
    assert set(found.cards.games) & set(found.drawn)
    assert len(found.drawn) > 10
