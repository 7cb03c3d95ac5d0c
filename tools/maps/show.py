"""Draw a finished map as SVG, to look at it: `python tools/maps/show.py europe > europe.svg`."""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path

MAPS = Path(__file__).resolve().parents[2] / "src" / "parlour" / "games" / "hope" / "cards" / "maps"
TINTS = {2: "#d9cfa6", 3: "#cbb98a", 5: "#e3b26a", 6: "#c98a8a"}


def draw(name: str) -> str:
    """A map with its names and numbers."""
    board = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
    size = f'viewBox="0 0 {board["width"]} {board["height"]}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Georgia, serif" text-anchor="middle">']
    tones = ("#6f9fb5", "#7ba9bd", "#6896ad", "#76a3b2")
    for number, sea in enumerate(board["seas"]):
        tone = tones[number % len(tones)]
        lines.append(f'<path d="{sea["path"]}" fill="{tone}" stroke="#ffffff55" stroke-dasharray="2 4"/>')
    lines.append(f'<path d="{board["today"]}" fill="#ffffff22" stroke="#ffffff66" stroke-width=".6"/>')
    lines.append(f'<path d="{board["waste"]}" fill="#a9a795" stroke="#8a8877" stroke-width=".6"/>')
    for each in board["territories"]:
        tint = TINTS[each["native"]]
        lines.append(f'<path d="{each["path"]}" fill="{tint}" stroke="#fffdf2" stroke-width="1.6"/>')
    lines.append('<marker id="tip" orient="auto-start-reverse" refX="4" refY="3" markerWidth="6" markerHeight="6">')
    lines.append('<path d="M0,0L6,3L0,6Z" fill="#fff"/></marker>')
    for each in board["arrows"]:
        x, y, u, v = each["line"]
        ends = 'marker-start="url(#tip)" marker-end="url(#tip)"'
        lines.append(f'<path d="M{x},{y}L{u},{v}" stroke="#fff" stroke-width="2.4" {ends}/>')
    for each in board["territories"]:
        x, y = each["label"]
        lines.append(f'<text x="{x}" y="{y}" font-size="11" font-weight="bold">{escape(each["name"])}</text>')
        lines.append(f'<text x="{x}" y="{y + 11}" font-size="10">{each["interior"]}+{each["native"]}</text>')
    for sea in board["seas"]:
        x, y = sea["label"]
        words = f"{escape(sea['name'])} {sea['difficulty']}"
        lines.append(f'<text x="{x}" y="{y}" font-size="12" font-style="italic" fill="#12384a">{words}</text>')
    return "\n".join([*lines, "</svg>"])


if __name__ == "__main__":
    print(draw(sys.argv[1]))
