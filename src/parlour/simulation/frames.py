"""Simulated games as data frames: stored for others to read, and summed up for the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import polars as pl

from parlour.kernel.errors import ParlourError
from parlour.simulation.intervals import wilson
from parlour.simulation.simulate import Row
from parlour.simulation.uses import summarise_uses

ROWS_AT_A_TIME = 4096  # rows as Python objects; the rest is packed
FORMATS = (".parquet", ".csv")
USES = {
    "seed": pl.String,
    "kind": pl.String,
    "thing": pl.String,
    "what": pl.String,  # "" where the row only says that the thing was there
    "seat": pl.Int64,
    "won": pl.Boolean,
    "times": pl.Int64,
}


class Games:
    """All games of a simulation, one row each; their parts (campaigns) with a row of facts each; and the uses of
    cards and other things, with a row for every game, thing, seat and deed."""

    def __init__(self, games: pl.DataFrame, parts: dict[str, pl.DataFrame], uses: pl.DataFrame) -> None:
        self.games = games
        self.parts = parts
        self.uses = uses


def gather(rows: Iterable[Row]) -> Games:
    """Pack the games."""
    games: list[pl.DataFrame] = []
    parts: dict[str, list[pl.DataFrame]] = {}
    uses: list[pl.DataFrame] = []
    for some in batches(rows):
        games.append(pack([row.flat() for row in some]))
        uses.append(pl.DataFrame([use for row in some for use in row.uses], USES, orient="row"))
        for part in dict.fromkeys(name for row in some for name in row.facts):
            parts.setdefault(part, []).append(pack([facts for row in some for facts in row.facts.get(part, [])]))
    frame = join(games).with_columns(pl.col("^event_.*$").fill_null(0))  # a missing value means never
    return Games(frame, {part: join(frames) for part, frames in parts.items()}, pl.concat(uses))


def batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """A few thousand rows at a time."""
    left = iter(rows)
    while some := list(islice(left, ROWS_AT_A_TIME)):
        yield some


def pack(rows: list[dict[str, object]]) -> pl.DataFrame:
    """Rows that need not have the same columns."""
    return pl.DataFrame(rows, infer_schema_length=None)


def join(frames: list[pl.DataFrame]) -> pl.DataFrame:
    """Frames that need not have the same columns, one below the other."""
    return pl.concat(frames, how="diagonal_relaxed")


def check_path(path: Path, formats: tuple[str, ...] = FORMATS) -> None:
    """Whether something can be stored there, before anything is played."""
    if path.suffix not in formats:
        raise ParlourError(f"{path}: the name must end in {' or '.join(formats)}")
    if not path.resolve().parent.is_dir():
        raise ParlourError(f"{path}: there is no folder {path.parent}")


def store(found: Games, path: Path) -> None:
    """Write the games, and next to them the uses if the game reports any."""
    write(found.games, path)
    if not found.uses.is_empty():
        write(found.uses, beside(path))


def beside(path: Path) -> Path:
    """Where the uses of stored games lie: games-uses.parquet beside games.parquet."""
    return path.with_name(f"{path.stem}-uses{path.suffix}")


def write(games: pl.DataFrame, path: Path) -> None:
    """Write a frame in the format that the name asks for."""
    try:
        if path.suffix == ".csv":
            games.write_csv(path)
        else:
            games.write_parquet(path)
    except OSError as error:
        raise ParlourError(f"{path}: cannot be written ({error.strerror})") from None


def summarise(found: Games, teams: list[list[int]]) -> dict[str, object]:
    """What a designer asks first, as plain data."""
    games = found.games
    return {
        "games": games.height,
        "sides": [side_summary(games, team) for team in teams],
        "decisions": length_summary(games["decisions"]),
        "endings": value_counts(games["rule"]),
        "parts": {part: facts_summary(frame) for part, frame in found.parts.items()},
        "uses": summarise_uses(found.uses),
    }


def side_summary(games: pl.DataFrame, team: list[int]) -> dict[str, object]:
    """How often the seats of a team won."""
    points = float(sum(games[f"points_{seat + 1}"].sum() for seat in team))
    rate = points / games.height
    return {"seats": [seat + 1 for seat in team], "wins": points, "rate": rate, "wilson": wilson(points, games.height)}


def length_summary(lengths: pl.Series) -> dict[str, object]:
    """How long something was."""
    return {"mean": lengths.mean(), "median": lengths.median(), "least": lengths.min(), "most": lengths.max()}


def value_counts(values: pl.Series) -> dict[str, int]:
    """How often each value occurs, the most frequent first."""
    counts = values.drop_nulls().value_counts().sort("count", values.name, descending=[True, False])
    return {str(value): count for value, count in counts.iter_rows()}


def facts_summary(frame: pl.DataFrame) -> dict[str, object]:
    """Each fact over all parts: a share of yes, counts of words, or a mean with its limits."""
    found: dict[str, object] = {"rows": frame.height}
    for column in frame.iter_columns():
        values = column.drop_nulls()
        if values.is_empty():
            continue
        if values.dtype == pl.Boolean:
            found[column.name] = {"share": values.mean(), "wilson": wilson(float(values.sum()), len(values))}
        elif values.dtype == pl.String:
            found[column.name] = {"counts": value_counts(values)}
        else:
            found[column.name] = length_summary(values)
    return found
