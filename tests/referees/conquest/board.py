"""The table of Historical Conquest as an all-seeing observer lays it out: who has which card where."""

from __future__ import annotations

from collections.abc import Iterator

from tests.referees.conquest.print import PRINTS, Print
from tests.referees.conquest.sentences import Constant, read_constant
from tests.referees.referee import Table, View


class Piece:
    """A card in play."""

    def __init__(self, shown: View, seat: int, land: Land | None) -> None:
        self.card: int = shown["card"]
        self.print: Print = PRINTS[shown["name"]]
        self.name = self.print.name
        self.seat = seat
        self.owner: int = seat if shown["owner"] is None else shown["owner"]
        self.land = land
        self.silenced: bool = shown["silenced"]
        self.fresh: bool = shown["fresh"]
        self.left: int | None = shown["left"]
        self.chosen: str | None = shown["chosen"]

    def constants(self, kind: str = "") -> list[Constant]:
        """What it says all the time, or of one kind; nothing while its abilities have no effect."""
        read = [] if self.silenced else [read_constant(sentence) for sentence in self.print.sentences]
        return [found for found in read if found is not None and kind in ("", found.kind)]


class Land:
    """A land with the cards in it."""

    def __init__(self, stack: list[View], seat: int) -> None:
        self.seat = seat
        self.state: str = stack[0]["land"]["state"]
        self.shown: View = stack[0]["land"]
        self.piece = Piece(stack[0], seat, self)
        self.card = self.piece.card
        self.name = self.piece.name
        self.continent = self.piece.print.continent
        self.inside = [Piece(shown, seat, self) for shown in stack[1:]]
        self.stack = [piece for piece in self.inside if piece.print.guard]
        self.vessels = [piece for piece in self.inside if piece.print.kind == "vessel"]


class Board:
    """Everything in play, and what is beside it."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.table = table
        self.view = view
        self.edition: int = view["edition"]
        self.sheet: bool = view["sheet"]
        self.turn: int = view["turn"]
        self.seats = range(table.seats)
        self.playing = [seat for seat in self.seats if seat not in view["out"]]
        self.lands = [[Land(stack, place["seat"]) for stack in place["lands"]] for place in view["seats"]]
        self.active = [[Piece(shown, place["seat"], None) for shown in place["active"]] for place in view["seats"]]
        self.abroad = [Piece(shown, self.turn, None) for shown in view["abroad"]]
        self.morale: list[int] = [place["morale"] for place in view["seats"]]
        self.where = {land.card: land for row in self.lands for land in row}

    def every_land(self) -> Iterator[Land]:
        """All lands in play."""
        for row in self.lands:
            yield from row

    def pieces(self, seat: int) -> list[Piece]:
        """All that a player has in play: lands, what is in them, the active area, and who is away."""
        found = [piece for land in self.lands[seat] for piece in [land.piece, *land.inside]]
        return found + self.active[seat] + [piece for piece in self.abroad if piece.seat == seat]

    def every_piece(self) -> Iterator[Piece]:
        """All cards in play."""
        for seat in self.seats:
            yield from self.pieces(seat)

    def piece(self, card: int) -> Piece | None:
        """A card in play."""
        return next((piece for piece in self.every_piece() if piece.card == card), None)

    def region(self, land: Land) -> list[Land]:
        """The lands that have the same guards: this one, or in edition 1 all of its continent (HG-17)."""
        if self.edition == 2:
            return [land]
        return [other for other in self.lands[land.seat] if other.continent == land.continent]

    def guards(self, land: Land) -> list[Piece]:
        """The characters and armies that guard a land."""
        return [piece for part in self.region(land) for piece in part.stack]

    def inside(self, land: Land) -> list[Piece]:
        """All that is in a land, the land itself not."""
        return [piece for part in self.region(land) for piece in part.inside]

    def guarded(self, land: Land) -> bool:
        """Whether a land is occupied (HC2-100; with the sheet and in edition 1 an army is enough: HG-42, HG-100)."""
        army = self.sheet or self.edition == 1
        return any(army or piece.print.kind == "character" for piece in self.guards(land))

    def opponents(self, seat: int) -> list[int]:
        """All others who are still in the game."""
        return [other for other in self.playing if other != seat]

    def constants(self, seat: int, kind: str) -> Iterator[tuple[Piece, Constant]]:
        """What the cards of a player say all the time, of one kind."""
        for piece in self.pieces(seat):
            for constant in piece.constants(kind):
                yield piece, constant
