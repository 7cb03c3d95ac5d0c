"""Simulated games as charts: each one is a Vega-Lite specification, drawn from plain rows."""

from __future__ import annotations

from typing import Any

import altair as alt
import polars as pl

from parlour.simulation.intervals import outstanding, wilson

Rows = list[dict[str, Any]]
Spec = dict[str, Any]

MOST_BARS = 60  # of a length or a count
MOST_THINGS = 80  # in one picture; the lists have all of them
FEWEST_PLAYERS = 20  # for a rate to be drawn: a wide interval would squeeze all the others
WIDTH = 620
PANEL = 150  # pixels: one deed beside the other
TICK = 40  # pixels from label to label
STEP = 13  # pixels from line to line


def spec_of(chart: alt.TopLevelMixin) -> Spec:
    """The specification of a chart, without the address of its schema."""
    spec: Spec = chart.to_dict()
    spec.pop("$schema", None)
    return spec


def inline(rows: Rows) -> alt.InlineData:
    """Rows that are stored in the specification itself."""
    return alt.InlineData(values=rows)


# Win rates


def rates(rows: Rows, even: float, title: str, width: int = WIDTH) -> alt.LayerChart:
    """A rate with its interval for every row (name, rate, low, high), and a line where all would be equal."""
    base = alt.Chart(inline(rows)).encode(y=alt.Y("name:N", sort=None, title=None))
    span = base.mark_rule(strokeWidth=3, opacity=0.45).encode(
        x=alt.X("low:Q", title=title, axis=percent_axis(width), scale=alt.Scale(zero=False)), x2="high:Q"
    )
    point = base.mark_point(filled=True, size=45, opacity=1).encode(x="rate:Q", tooltip=tips(rows))
    layers: alt.LayerChart = alt.LayerChart(layer=[level(even), span, point], width=width, height=alt.Step(STEP))
    return layers


def percent_axis(width: int) -> alt.Axis:
    """An axis of rates whose labels have room."""
    return alt.Axis(format="%", tickCount=width // TICK, labelOverlap=True)


def level(even: float) -> alt.Chart:
    """A dashed line at a rate."""
    base = alt.Chart(inline([{"even": even}]))
    line: alt.Chart = base.mark_rule(strokeDash=[4, 3], color="grey").encode(x="even:Q")
    return line


def tips(rows: Rows) -> list[alt.Tooltip]:
    """The tooltip of a row."""
    shares = [alt.Tooltip(f"{name}:Q", format=".1%") for name in ("rate", "low", "high")]
    others = [alt.Tooltip(f"{name}:N") for name in rows[0] if name not in ("rate", "low", "high")]
    return others + shares


def side_rates(sides: Rows) -> alt.LayerChart:
    """How often each side won."""
    rows = [
        {
            "name": " and ".join(f"P{seat}" for seat in side["seats"]),
            "rate": side["rate"],
            "low": side["wilson"][0],
            "high": side["wilson"][1],
        }
        for side in sides
    ]
    return rates(rows, 1 / len(rows), "win rate")


# What was done


def deed_rates(rows: Rows, title: str) -> alt.HConcatChart | alt.LayerChart:
    """The win rates of those who did something with a thing, one panel for each deed, and a dashed line at the rate of
    all who did it."""
    found = whats(rows)
    width = WIDTH if len(found) == 1 else PANEL
    panels = [deed_panel([row for row in rows if row["what"] == what], f"{title} {what}", width) for what in found]
    return panels[0] if len(panels) == 1 else alt.hconcat(*panels)


def whats(rows: Rows) -> list[str]:
    """The deeds of some rows, each once."""
    return list(dict.fromkeys(row["what"] for row in rows))


def deed_panel(rows: Rows, title: str, width: int) -> alt.LayerChart:
    """The win rates of one deed."""
    overall = sum(row["wins"] for row in rows) / sum(row["players"] for row in rows)
    shown = [
        {
            "name": row["thing"],
            "rate": row["rate"],
            "low": row["wilson"][0],
            "high": row["wilson"][1],
            "players": row["players"],
            "times a game": round(row["a_game"], 3),
        }
        for row in outstanding(drawable(rows), MOST_THINGS)
    ]
    return rates(shown, overall, f"win rate, {title}", width)


def drawable(rows: Rows) -> Rows:
    """The rows with enough players to be meaningful; all rows if there are none."""
    return [row for row in rows if row["players"] >= FEWEST_PLAYERS] or rows


def frequencies(rows: Rows) -> alt.Chart:
    """How often each thing was used in a game in which it was there."""
    shown = [{"name": row["thing"], "what": row["what"], "a_game": row["a_game"]} for row in rows]
    chart: alt.Chart = (
        alt.Chart(inline(shown))
        .mark_bar()
        .encode(
            y=alt.Y("name:N", sort="-x", title=None),
            x=alt.X("sum(a_game):Q", title="times a game in which it was there"),
            color=alt.Color("what:N", title=None),
            tooltip=["name:N", "what:N", alt.Tooltip("a_game:Q", format=".2f", title="a game")],
        )
        .properties(width=WIDTH, height=alt.Step(STEP))
    )
    return chart


# Lengths and facts


def fact_chart(values: pl.Series, title: str) -> alt.Chart | alt.LayerChart | None:
    """A fact over all games: a share with its interval, or how often each value occurs."""
    known = values.drop_nulls()
    if known.is_empty():
        return None
    if known.dtype == pl.Boolean:
        yes, many = float(known.sum()), len(known)
        low, high = wilson(yes, many)
        return rates([{"name": title, "rate": yes / many, "low": low, "high": high}], 0.5, "share")
    return histogram(known, title) if known.dtype != pl.String else counted(known, title)


def histogram(values: pl.Series, title: str) -> alt.Chart:
    """How often each number occurs, in bins of equal width if there are many."""
    lowest, highest = int(values.min()), int(values.max())  # type: ignore[arg-type]
    width = round_width(-(-(highest - lowest + 1) // MOST_BARS))
    binned = (values.cast(pl.Int64) // width * width).alias("from").value_counts().sort("from")
    rows = [{"from": start, "to": start + width, "games": count} for start, count in binned.iter_rows()]
    chart: alt.Chart = (
        alt.Chart(inline(rows))
        .mark_bar()
        .encode(
            x=alt.X("from:Q", title=title, bin=alt.BinParams(binned=True, step=width)),
            x2="to:Q",
            y=alt.Y("games:Q", title="how often"),
            tooltip=["from:Q", "games:Q"],
        )
        .properties(width=WIDTH, height=140)
    )
    return chart


def round_width(least: int) -> int:
    """The narrowest bins of 1, 2, 5, 10, 20, 50, … that are at least this wide."""
    unit = 1
    while True:
        for width in (unit, 2 * unit, 5 * unit):
            if width >= least:
                return width
        unit *= 10


def counted(values: pl.Series, title: str) -> alt.Chart:
    """How often each word occurs."""
    found = values.alias("value").value_counts().sort("count", "value", descending=[True, False]).head(MOST_BARS)
    rows = [{"value": value, "games": count} for value, count in found.iter_rows()]
    chart: alt.Chart = (
        alt.Chart(inline(rows))
        .mark_bar()
        .encode(y=alt.Y("value:N", sort=None, title=title), x=alt.X("games:Q", title="how often"))
        .properties(width=WIDTH, height=alt.Step(STEP))
    )
    return chart
