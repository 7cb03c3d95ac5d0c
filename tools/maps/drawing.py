"""Geometry of a map: atlas to paper, the drowned coast, regions that share their borders exactly."""

from __future__ import annotations

import json
import math
from pathlib import Path

import shapely
from shapely import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

EARTH = 6371.0  # kilometres
GRID = 0.1  # all points lie on this grid, so that neighbours share them exactly
EDGE = 40.0  # what lies this far beyond the paper is still read, so that no coast runs along its edge
FINE = 0.7  # how much a line may be simplified, in units of the paper


# Waves that bend borders: length, size, phase.
WAVES = ((47.0, 6.0, 0.3), (19.0, 3.6, 1.7), (8.3, 1.9, 4.1), (3.7, 0.9, 2.6))


Piece = tuple[str, str, Polygon]  # kind, owner, shape


class Paper:
    """Lambert's equal-area projection around a middle, scaled to a sheet of paper."""

    def __init__(self, middle: list[float], west: float, east: float, south: float, north: float, width: int) -> None:
        self.lon, self.lat = math.radians(middle[0]), math.radians(middle[1])
        self.west, self.north = west, north
        self.scale = width / (east - west)
        self.width, self.height = width, round((north - south) * self.scale)
        self.box = shapely.box(0, 0, self.width, self.height)

    def put(self, lon: float, lat: float) -> tuple[float, float]:
        """A place of the earth on the paper."""
        x, y = math.radians(lon) - self.lon, math.radians(lat)
        across = math.cos(y) * math.cos(x)
        k = math.sqrt(2 / max(1e-6, 1 + math.sin(self.lat) * math.sin(y) + math.cos(self.lat) * across))
        east = EARTH * k * math.cos(y) * math.sin(x)
        north = EARTH * k * (math.cos(self.lat) * math.sin(y) - math.sin(self.lat) * across)
        return (east - self.west) * self.scale, (self.north - north) * self.scale

    def ring(self, points: list[list[float]]) -> BaseGeometry:
        """A polygon of the earth on the paper, its sides bent like rivers."""
        straight = shapely.segmentize(Polygon([self.put(*point) for point in points]), 3.0)
        return bend(straight)


def read_land(path: Path, paper: Paper) -> BaseGeometry:
    """Today's land within the paper, from a TopoJSON atlas."""
    atlas = json.loads(path.read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = []
    for arc in atlas["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def ring(indices: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for index in indices:
            line = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += line[1:] if points else line
        return points

    found = []
    for shape in atlas["objects"]["land"]["geometries"]:
        for part in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            outer, *holes = [ring(each) for each in part]
            if any(near(paper, point) for point in outer):
                rings = [[paper.put(*point) for point in each] for each in (outer, *holes)]
                found.append(Polygon(rings[0], [hole for hole in rings[1:] if len(hole) > 3]).buffer(0))
    return unary_union(found).intersection(paper.box.buffer(EDGE))


def near(paper: Paper, point: tuple[float, float]) -> bool:
    """Whether a place is on this side of the earth and about on the paper."""
    if math.cos(math.radians(point[0]) - paper.lon) < -0.2 or point[1] < -20:
        return False
    x, y = paper.put(*point)
    return -500 < x < paper.width + 500 and -500 < y < paper.height + 500


def warp(x: float, y: float) -> tuple[float, float]:
    """Bend straight lines a little: the same place always bends the same way, so what touched still touches."""
    dx = sum(size * math.sin(y / length + turn + x / (3 * length)) for length, size, turn in WAVES)
    dy = sum(size * math.sin(x / length + 2 * turn - y / (3 * length)) for length, size, turn in WAVES)
    return x + dx, y + dy


def bend(shape: BaseGeometry) -> BaseGeometry:
    """A shape with all its points bent."""
    return shapely.transform(shape, lambda xy: [warp(x, y) for x, y in xy]).buffer(0)


def drown(paper: Paper, land: BaseGeometry, shore: float, low: list[BaseGeometry], islet: float) -> BaseGeometry:
    """What is left of the land: a strip of every coast and all low country is gone, and so are islets."""
    left = land.buffer(-shore, quad_segs=4).difference(unary_union(low)).buffer(-1.2).buffer(1.2, quad_segs=3)
    left = left.intersection(paper.box)
    parts = [part for part in getattr(left, "geoms", [left]) if part.area >= islet]
    filled = [Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > islet]) for part in parts]
    return shapely.set_precision(unary_union(filled).simplify(FINE), GRID)


def cells(paper: Paper, seeds: list[tuple[str, float, float]]) -> dict[str, BaseGeometry]:
    """The part of the paper that is nearest to the seeds of each name, with bent borders."""
    wide = paper.box.buffer(60)
    parts: dict[str, list[BaseGeometry]] = {}
    points = MultiPoint([(x, y) for _, x, y in seeds])
    for cell in shapely.voronoi_polygons(points, extend_to=wide).geoms:
        name = next(name for name, x, y in seeds if cell.contains(Point(x, y)))
        parts.setdefault(name, []).append(cell.intersection(wide))
    found = {}
    for name, own in parts.items():
        found[name] = bend(shapely.segmentize(unary_union(own), 2.0))
    return found


def cut(paper: Paper, land: BaseGeometry, lands: dict[str, BaseGeometry], seas: dict[str, BaseGeometry]) -> Sheet:
    """Cut the whole paper into pieces along coasts and borders, and give every piece to its owner."""
    lines = [paper.box.boundary, land.boundary]
    lines += [cell.boundary.intersection(land) for cell in lands.values()]
    water = paper.box.difference(land)
    lines += [cell.boundary.intersection(water) for cell in seas.values()]
    net = shapely.unary_union(shapely.set_precision(shapely.GeometryCollection(lines), GRID), grid_size=GRID)
    sheet = Sheet()
    for piece in polygonize(net):
        middle = piece.representative_point()
        cover = lands if land.contains(middle) else seas
        owner = min(cover, key=lambda name: cover[name].distance(middle))
        sheet.add("land" if cover is lands else "sea", owner, piece)
    return sheet


class Sheet:
    """The pieces of a map, each with its kind and its owner."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []

    def add(self, kind: str, owner: str, piece: Polygon) -> None:
        """One more piece."""
        self.pieces.append((kind, owner, piece))

    def settle(self, homes: dict[str, Point]) -> None:
        """Give what is cut off from its own to its neighbour, and islands without a seed to nobody."""
        self.pieces = [
            (kind, owner if kind == "sea" or owner in homes else "", piece) for kind, owner, piece in self.pieces
        ]
        main: dict[tuple[str, str], Polygon] = {}
        for kind, owner, piece in self.pieces:
            key = (kind, owner)
            if owner and (key not in main or better(piece, main[key], homes.get(owner))):
                main[key] = piece
        self.pieces = [self.settled(main, *piece) for piece in self.pieces]

    def settled(self, main: dict[tuple[str, str], Polygon], kind: str, owner: str, piece: Polygon) -> Piece:
        """A piece with the owner that it keeps."""
        if not owner or main[(kind, owner)] is piece:
            return kind, owner, piece
        touching = {name: shared(piece, other) for (of, name), other in main.items() if of == kind}
        best = max(touching, key=lambda name: touching[name])
        if touching[best] > 0:
            return kind, best, piece
        return kind, owner if kind == "sea" else "", piece

    def regions(self) -> dict[tuple[str, str], BaseGeometry]:
        """Every region, simplified together so that common borders stay common."""
        keys = sorted({(kind, owner) for kind, owner, _ in self.pieces})
        whole = [
            shapely.coverage_union_all([piece for kind, owner, piece in self.pieces if (kind, owner) == key])
            for key in keys
        ]
        thin = shapely.coverage_simplify(whole, FINE, simplify_boundary=False)
        return dict(zip(keys, thin, strict=True))


def better(piece: Polygon, than: Polygon, home: Point | None) -> bool:
    """Whether a piece is nearer to its seed, or as near and larger."""
    if home is None:
        return bool(piece.area > than.area)
    return (piece.distance(home), -piece.area) < (than.distance(home), -than.area)


def shared(one: BaseGeometry, other: BaseGeometry) -> float:
    """The length of the border that two regions share."""
    return float(one.boundary.intersection(other.boundary).length)


def path_of(region: BaseGeometry, digits: int = 1) -> str:
    """A region as an SVG path."""
    words = []
    for part in getattr(region, "geoms", [region]):
        if part.geom_type != "Polygon":
            continue
        for ring in (part.exterior, *part.interiors):
            points = " ".join(f"{round(x, digits):g},{round(y, digits):g}" for x, y in ring.coords[:-1])
            words.append(f"M{points}Z")
    return "".join(words)


def label_of(region: BaseGeometry) -> list[float]:
    """Where the name of a region stands: the middle of the largest circle in it."""
    largest = max(getattr(region, "geoms", [region]), key=lambda part: part.area)
    x, y = shapely.maximum_inscribed_circle(largest, tolerance=1).coords[0]
    return [round(x, 1), round(y, 1)]
