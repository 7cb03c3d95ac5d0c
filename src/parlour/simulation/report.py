"""A simulation as one page: charts and lists in a single HTML file that loads nothing from elsewhere."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import altair as alt
import vl_convert

from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import find_game
from parlour.simulation import charts
from parlour.simulation.frames import Games
from parlour.simulation.intervals import span

# The page may run what it carries, and may load nothing.
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:"
HOST = re.compile(r"https?://(?!www\.w3\.org/)[\w.-]+")  # XML namespaces look like URLs, too
STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 94rem; padding: 0 1rem; color: #222; }
h2 { margin-top: 2.5rem; } p { max-width: 46rem; } .chart { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; } td, th { padding: 1px 10px; text-align: right; }
td:first-child, th:first-child, td:nth-child(2), th:nth-child(2) { text-align: left; }
tr:nth-child(even) { background: #f4f4f4; }
"""
DEEDS = (
    "From here on a point is the win rate of the players who did it at least once in a game, and the bar its 95 % "
    "interval (Wilson). The dashed line is the rate of all who did the same with anything: who builds much wins much, "
    "so compare a point with the line rather than with an even chance. Of many things those are drawn that stand out "
    "most, and none that too few players used; the lists have all of them."
)


class Page:
    """The page as it grows, and the specifications of its charts."""

    def __init__(self, title: str) -> None:
        self.body = [f"<h1>{escape(title)}</h1>"]
        self.specs: list[dict[str, Any]] = []

    def add_heading(self, words: str) -> None:
        """A section begins."""
        self.body.append(f"<h2>{escape(words)}</h2>")

    def add_words(self, words: str) -> None:
        """A paragraph."""
        self.body.append(f"<p>{escape(words)}</p>")

    def add_chart(self, chart: alt.TopLevelMixin) -> None:
        """Add a chart at the end of the page."""
        self.body.append(f'<div class="chart" id="chart{len(self.specs)}"></div>')
        self.specs.append(charts.spec_of(chart))

    def add_rows(self, title: str, head: list[str], rows: list[list[str]]) -> None:
        """Rows with a heading, folded up."""
        lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
        top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        table = f"<table><tr>{top}</tr>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
        self.body.append(f"<details><summary>{escape(title)}</summary>{table}</details>")

    def html(self) -> str:
        """All of it, with what draws the charts."""
        specs = json.dumps(self.specs, ensure_ascii=False).replace("</", "<\\/")
        draw = f"{specs}.forEach((spec, i) => vegaEmbed(`#chart${{i}}`, spec, {{mode: 'vega-lite', actions: false}}));"
        return "\n".join(
            [
                '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
                '<meta name="viewport" content="width=device-width">',
                f"<title>Parlour</title><style>{STYLE}</style><script>{drawing_script()}</script></head><body>",
                *self.body,
                f"<script>{draw}</script></body></html>",
            ]
        )


@cache  # it takes seconds to pack
def drawing_script() -> str:
    """The script that draws the charts, without the URLs in it."""
    script: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return HOST.sub("", script).replace("</script", "<\\/script")


def draw_page(summary: dict[str, Any], found: Games, path: Path) -> None:
    """Write the report of a simulation."""
    try:
        path.write_text(page_of(summary, found).html(), encoding="utf-8")
    except OSError as error:
        raise ParlourError(f"{path}: cannot be written ({error.strerror})") from None


def page_of(summary: dict[str, Any], found: Games) -> Page:
    """What the games say, from the sides to the cards."""
    page = Page(f"{find_game(summary['game']).title}: {summary['games']} games")
    options = ", ".join(f"{name} {said(value)}" for name, value in summary["options"].items())
    page.add_words(f"Bots: {', '.join(summary['bots'])}. Seed: {summary['seed']}. Options: {options}.")
    page.add_heading("Who wins")
    page.add_chart(charts.side_rates(summary["sides"]))
    page.add_heading("How long it takes")
    page.add_chart(charts.histogram(found.games["decisions"], "decisions a game"))
    for part, frame in found.parts.items():
        for values in frame.iter_columns():
            chart = charts.fact_chart(values, f"{values.name.replace('_', ' ')} ({part})")
            if chart is not None:
                page.add_chart(chart)
    if summary["uses"]:
        page.add_words(DEEDS)
    for kind, rows in summary["uses"].items():
        add_uses(page, kind, rows)
    return page


def said(value: object) -> str:
    """The value of an option in words."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def add_uses(page: Page, kind: str, rows: list[dict[str, Any]]) -> None:
    """What was done with the things of a kind."""
    page.add_heading(f"By {kind}")
    page.add_chart(charts.deed_rates(rows, kind))
    if len(charts.whats(rows)) > 1:
        page.add_chart(charts.frequencies(rows))
    head = [kind, "", "in games", "times a game", "players", "win rate", "95 %"]
    page.add_rows(f"All {len(rows)} rows", head, [cells(row) for row in rows])


def cells(row: dict[str, Any]) -> list[str]:
    """A deed as a row."""
    numbers = [str(row["games"]), f"{row['a_game']:.2f}", str(row["players"])]
    return [row["thing"], row["what"], *numbers, f"{row['rate']:.1%}", span(row["wilson"])]
