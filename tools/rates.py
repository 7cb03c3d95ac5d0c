"""Draws win rates with their intervals: `python tools/rates.py FILE.toml…` writes FILE.svg beside each.

A file has a `title` and parts, each with a `heading`, the `fair` rate in per cent, and `rows` of a name, wins and
games:

    [[part]]
    heading = "Starters, edition 2, two players"
    fair = 50
    rows = [["Tesla", 598, 1200], ["Salem", 585.5, 1200]]
"""

from __future__ import annotations

import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any

from parlour.simulation.intervals import wilson

LEFT, RIGHT = 200, 590  # where 0 and the end of the scale stand
WIDTH, LINE = 660, 20
MARGIN = 5  # points around the fair rate that count as even


def place(rate: float, top: float) -> float:
    """Where a rate stands on a scale from 0 to the top."""
    return LEFT + (RIGHT - LEFT) * rate / top


def draw_row(name: str, wins: float, games: int, top: float, y: int) -> list[str]:
    """One line: the name, the interval, the rate."""
    low, high = wilson(wins, games)
    ends = f'x1="{place(100 * low, top):.0f}" y1="{y - 4}" x2="{place(100 * high, top):.0f}" y2="{y - 4}"'
    rate = 100 * wins / games
    return [
        f'<text x="{LEFT - 10}" y="{y}" text-anchor="end">{escape(name)}</text>',
        f'<line {ends} stroke="#333" stroke-width="2"/>',
        f'<circle cx="{place(rate, top):.0f}" cy="{y - 4}" r="4" fill="#333"/>',
        f'<text x="{RIGHT + 10}" y="{y}">{rate:.1f} %</text>',
    ]


def draw_part(part: dict[str, Any], y: int) -> tuple[list[str], int]:
    """A heading, the band of what is even, and the rows; returns where the next part begins too."""
    fair, rows = float(part["fair"]), part["rows"]
    top = max(2 * fair, *[100 * wilson(wins, games)[1] + 2 for _, wins, games in rows])
    low, high = place(fair - MARGIN, top), place(fair + MARGIN, top)
    down = y + 8 + LINE * len(rows)
    found = [
        f'<text x="10" y="{y}" font-weight="bold">{escape(part["heading"])}</text>',
        f'<rect x="{low:.0f}" y="{y + 8}" width="{high - low:.0f}" height="{down - y - 8}" fill="#d8e6f3"/>',
        f'<line x1="{place(fair, top):.0f}" y1="{y + 8}" x2="{place(fair, top):.0f}" y2="{down}" stroke="#4a6fa5"/>',
    ]
    for number, (name, wins, games) in enumerate(rows):
        found += draw_row(name, wins, games, top, y + 22 + LINE * number)
    return found, down + 24


def draw(given: dict[str, Any]) -> str:
    """The whole picture."""
    lines: list[str] = []
    y = 24
    for part in given["part"]:
        drawn, y = draw_part(part, y)
        lines += drawn
    size = f'viewBox="0 0 {WIDTH} {y}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">'
    ground = f'<rect width="{WIDTH}" height="{y}" fill="#fff"/>'
    return "\n".join([head, f"<title>{escape(given['title'])}</title>", ground, *lines, "</svg>", ""])


def main() -> None:
    """Draw every file that is named."""
    for name in sys.argv[1:]:
        file = Path(name)
        picture = draw(tomllib.loads(file.read_text(encoding="utf-8")))
        file.with_suffix(".svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
