"""Make the maps of Dealers in Hope: `python tools/maps/make_map.py ATLAS` writes one JSON file a map.

ATLAS is `land-50m.json` of the npm package world-atlas (ISC), which is Natural Earth (public domain). Needs shapely.
The plan of a map (names, defences, seeds, low country) is a TOML file beside this one.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import shapely
import shapely.ops
from drawing import Paper, cells, cut, drown, label_of, path_of, read_land, shared
from shapely import Point

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src" / "parlour" / "games" / "hope" / "cards" / "maps"
MAPS = ("europe", "north_america")
SHORTEST = 5.0  # a shorter border is hard to see: move a seed instead
INLAND = 7.0  # how far an arrow reaches into the land
MARGIN = 70.0  # half of the longest name of a sea
SOURCE = "Coast of today: Natural Earth, public domain, by the package world-atlas."


def make(name: str, atlas: Path) -> dict[str, Any]:
    """A whole map from its plan."""
    plan = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
    paper = Paper(plan["middle"], *plan["window"], width=plan["width"])
    today = read_land(atlas, paper)
    low = [paper.ring(each["ring"]) for each in plan["low"]]
    land = drown(paper, today, plan["shore"] * paper.scale, low, plan["islet"])
    seeds = {kind: seeds_of(paper, plan[kind]) for kind in ("territory", "sea", "waste")}
    sheet = cut(paper, land, cells(paper, seeds["territory"] + seeds["waste"]), cells(paper, seeds["sea"]))
    homes = {each["name"]: Point(paper.put(*each["seeds"][0])) for each in plan["territory"]}
    sheet.settle(homes)
    regions = sheet.regions()
    faint = shapely.set_precision(today.intersection(paper.box).simplify(0.8), 0.5)
    kept = [part for part in getattr(faint, "geoms", [faint]) if part.area > 8]
    return {
        "name": name,
        "title": plan["title"],
        "source": SOURCE,
        "width": paper.width,
        "height": paper.height,
        "territories": [territory(each, plan, regions) for each in plan["territory"]],
        "seas": [sea(each, plan, regions, paper) for each in plan["sea"]],
        "arrows": [arrow(pair, regions) for pair in plan["arrows"]],
        "waste": path_of(regions[("land", "")]) if ("land", "") in regions else "",
        "today": path_of(shapely.MultiPolygon(kept)),
    }


def seeds_of(paper: Paper, rows: list[dict[str, Any]]) -> list[tuple[str, float, float]]:
    """The seeds of all rows with the names of their regions, on paper."""
    return [(row["name"], *paper.put(*seed)) for row in rows for seed in row["seeds"]]


def touching(kind: str, name: str, among: list[dict[str, Any]], of: str, regions: Any) -> list[str]:
    """The names of a kind that share a border with a region."""
    own, found = regions[(kind, name)], []
    for other in among:
        if (of, other["name"]) == (kind, name):
            continue
        length = shared(own, regions[(of, other["name"])])
        if length > 0:
            found.append(other["name"])
            if length < SHORTEST:
                print(f"  the border of {name} and {other['name']} is only {length:.1f} long")
    return found


def territory(row: dict[str, Any], plan: dict[str, Any], regions: Any) -> dict[str, Any]:
    """One territory with everything that touches it."""
    name = row["name"]
    region = regions[("land", name)]
    arrows = sorted({other for pair in plan["arrows"] if name in pair for other in pair if other != name})
    return {
        "name": name,
        "interior": row["interior"],
        "native": row["native"],
        "borders": touching("land", name, plan["territory"], "land", regions),
        "arrows": arrows,
        "seas": touching("land", name, plan["sea"], "sea", regions),
        "label": label_of(region),
        "path": path_of(region),
    }


def sea(row: dict[str, Any], plan: dict[str, Any], regions: Any, paper: Paper) -> dict[str, Any]:
    """One sea region with the sea regions beside it."""
    region = regions[("sea", row["name"])]
    return {
        "name": row["name"],
        "difficulty": row["difficulty"],
        "seas": touching("sea", row["name"], plan["sea"], "sea", regions),
        "label": clear_of_edges(label_of(region), paper),
        "path": path_of(region),
    }


def clear_of_edges(label: list[float], paper: Paper) -> list[float]:
    """A place for a long name that does not run off the paper."""
    return [min(max(label[0], MARGIN), paper.width - MARGIN), min(max(label[1], 20.0), paper.height - 20.0)]


def arrow(pair: list[str], regions: Any) -> dict[str, Any]:
    """A white arrow over the water, from a little inland to a little inland."""
    one, other = (regions[("land", name)] for name in pair)
    if shared(one, other) > 0:
        raise SystemExit(f"{' and '.join(pair)} share a border and need no arrow")
    way = shapely.LineString([label_of(one), label_of(other)])
    if any(way.intersects(region) for key, region in regions.items() if key[0] == "land" and key[1] not in pair):
        way = shapely.LineString(shapely.ops.nearest_points(one, other))
    crossing = shapely.LineString(shapely.ops.nearest_points(way.intersection(one), way.intersection(other)))
    (x, y), (u, v) = crossing.coords
    length = max(1.0, crossing.length)
    dx, dy = (u - x) / length * INLAND, (v - y) / length * INLAND
    return {"between": pair, "line": [round(each, 1) for each in (x - dx, y - dy, u + dx, v + dy)]}


def write(name: str, atlas: Path) -> None:
    """Make a map and write its file, one region a line."""
    print(name)
    made = make(name, atlas)
    text = json.dumps(made, ensure_ascii=False, indent=1)
    GAME.mkdir(parents=True, exist_ok=True)
    (GAME / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in MAPS:
        write(each, Path(sys.argv[1]))
