"""The layout of a game as it is sent: what the generic table of the browser draws by (`kernel.layout`)."""

from __future__ import annotations

from msgspec import Struct

from parlour.kernel.game import Game
from parlour.kernel.layout import Area, Layout, Signs
from parlour.kernel.zones import PILE


class SignInfo(Struct):
    """A mark and the name of its colour."""

    mark: str
    colour: str


class SignsInfo(Struct):
    """The signs of some values; none where a value is written in words. `none` stands for no value."""

    marks: dict[str, SignInfo]
    none: str


class AreaInfo(Struct):
    """Where things lie, and how: what they show are lines with entries in braces."""

    path: str
    lies: str
    thing: str
    lines: list[str]
    columns: int
    head: str
    empty: str
    marked: str
    order: int
    during: list[str]


class LayoutInfo(Struct):
    """How a game lies on a table. `shares` are more entries of a seat: a list of the view, and which entry of the seat
    counts in it."""

    status: list[str]
    head: list[str]
    seat: list[str]
    hand: str
    fronts: list[AreaInfo]
    areas: list[AreaInfo]
    shares: dict[str, list[str]]
    stack: str
    named: str
    signs: dict[str, SignsInfo]


def layout_of(game: Game) -> LayoutInfo | None:
    """The layout that a game declares."""
    layout = game.layout()
    return None if layout is None else told(layout)


def told(layout: Layout) -> LayoutInfo:
    """A layout as it is sent."""
    return LayoutInfo(
        status=[line.words for line in layout.status],
        head=layout.head,
        seat=[line.words for line in layout.seat],
        hand=layout.hand.path,
        fronts=[told_area(area) for area in layout.fronts],
        areas=[told_area(area) for area in layout.areas],
        shares={name: list(where) for name, where in layout.shares.items()},
        stack=layout.stack,
        named=layout.named,
        signs={name: told_signs(signs) for name, signs in layout.signs.items()},
    )


def told_area(area: Area) -> AreaInfo:
    """An area as it is sent."""
    return AreaInfo(**{name: getattr(area, name) for name in AreaInfo.__struct_fields__})


def told_signs(signs: Signs) -> SignsInfo:
    """Signs as they are sent."""
    return SignsInfo({value: SignInfo(sign.mark, sign.colour) for value, sign in signs.marks.items()}, signs.none)


def piles_of(game: Game) -> list[str]:
    """The zones whose cards lie on each other."""
    return [zone.name for zone in game.zones().zones if zone.lies == PILE and not zone.single]
