"""What was done with cards and other things, over all games: how often, and how well the players who did it fared."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import polars as pl

from parlour.simulation.intervals import wilson

Summary = dict[str, list[dict[str, Any]]]


@dataclass(frozen=True)
class Deed:
    """Something done with a thing, over all games in which it was there."""

    thing: str
    what: str
    games: int  # in which the thing was there
    times: int
    a_game: float
    players: int  # players who did it at least once, counted separately in every game
    wins: int
    rate: float
    wilson: tuple[float, float]


def summarise_uses(uses: pl.DataFrame) -> Summary:
    """The deeds of every kind of thing, as plain data; the kinds with few of them first."""
    found: Summary = {}
    for kind, deed in deeds(uses):
        found.setdefault(kind, []).append(asdict(deed))
    return dict(sorted(found.items(), key=lambda kind: len(kind[1])))


def deeds(uses: pl.DataFrame) -> list[tuple[str, Deed]]:
    """Every deed with its kind of thing, in the order of kinds, things and deeds."""
    there = uses.filter(pl.col("seat").is_null()).group_by("kind", "thing").len("games")
    done = (
        uses.drop_nulls("seat")
        .group_by("kind", "thing", "what")
        .agg(pl.col("times").sum(), pl.len().alias("players"), pl.col("won").sum().alias("wins"))
    )
    frame = done.join(there, on=["kind", "thing"]).sort("kind", "thing", "what")
    columns = ("kind", "thing", "what", "games", "times", "players", "wins")
    return [(kind, deed_of(*rest)) for kind, *rest in frame.select(columns).iter_rows()]


def deed_of(thing: str, what: str, games: int, times: int, players: int, wins: int) -> Deed:
    """A deed with its rates."""
    return Deed(thing, what, games, times, times / games, players, wins, wins / players, wilson(float(wins), players))
