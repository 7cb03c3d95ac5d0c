"""The pictures of win rates are drawn from the counts beside them."""

from __future__ import annotations

import json
import tomllib
from argparse import Namespace
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from tools.conquest_balance import BOOSTERS, STARTERS, Found, decks_of, play
from tools.rates import draw

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


def test_games_are_added_to_a_file_and_counted_for_decks_seats_and_cards(tmp_path: Path) -> None:
    file = tmp_path / "games"
    given = Namespace(file=file, players=2, edition=1, bot="greedy", boosters=True, seed="count", games=1)
    play(given)
    play(given)  # goes on where the file ends
    asked, *rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert (asked["edition"], [row["decks"] for row in rows]) == (1, [decks_of(number, 2, True) for number in range(2)])
    found = Found()
    for row in rows:
        found.note(row)
    assert sum(found.decks.wins.values()) == sum(found.seats.wins.values()) == sum(found.boosters.wins.values()) == 2
    assert found.seats.games == {"player 1": 2, "player 2": 2}
    assert set(found.cards.games) & set(found.drawn)
    assert len(found.drawn) > 10
    with pytest.raises(SystemExit, match="has other games"):
        play(Namespace(**{**vars(given), "edition": 2}))
