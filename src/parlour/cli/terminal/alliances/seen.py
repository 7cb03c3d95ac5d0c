"""The view of Alliances with types, and the last conflict as a seat heard it."""

from __future__ import annotations

from msgspec import Struct, convert

from parlour.cli.terminal.board import Scene
from parlour.games.alliances.cards.prints import LETTERS, card_name
from parlour.kernel.state import Event


class Card(Struct):
    """A card: its name is None while it is hidden."""

    card: int
    name: str | None


class Power(Struct):
    """Conflict power."""

    suit: str
    value: int


class Seat(Struct):
    """A player as the viewer sees them."""

    seat: int
    side: str
    hand: list[Card]
    kept: list[Card] | int
    tribute: list[Card] | int
    passed: bool
    played: Card | None
    discarded: bool
    power: Power | None
    tricks: int
    score: int
    rebel_tricks: int


class Side(Struct):
    """An alliance: countries that it controls, campaigns that it won."""

    name: str
    countries: int
    wins: int


class Place(Struct):
    """A country on the map."""

    place: str
    country: str
    military: int
    economics: int
    politics: int
    owner: str | None
    tokens: str

    @property
    def name(self) -> str:
        """The place in the game's words."""
        return f"{self.place} {self.country}"

    def defence(self) -> dict[str, int]:
        """The printed defence by suit."""
        return {"M": self.military, "E": self.economics, "P": self.politics}


class Seen(Struct):
    """The whole table."""

    players: int
    phase: str
    campaign: int
    seats: list[Seat]
    sides: list[Side]
    map: list[Place]
    reserve: int
    aside: list[Card]
    bid: str | None
    bidder: int | None
    dominant: str | None
    aggressor: str | None
    declared: int | None
    empire: int | None
    leader: int
    conflict: int
    target: str | None
    leading: str | None
    defence: dict[str, int] | None


def look(scene: Scene) -> Seen:
    """The scene's view, typed."""
    return convert(scene.seen, Seen)


class Played:
    """A card on the table, or one that was there in the last conflict."""

    def __init__(self, seat: int, name: str, power: str, note: str) -> None:
        self.seat = seat
        self.name = name
        self.power = power
        self.note = note


class Conflict:
    """The conflict to show: the one on the table, or the last one until the next card is played."""

    def __init__(self, title: str, cards: dict[int, Played], result: str) -> None:
        self.title = title
        self.cards = cards
        self.result = result


def conflict_of(scene: Scene, seen: Seen) -> Conflict:
    """What lies on the table, or what lay there last."""
    now = {
        seat.seat: Played(
            seat.seat,
            seat.played.name or "",
            f"{seat.power.value}{seat.power.suit}" if seat.power else "",
            "discarded" if seat.discarded else "",
        )
        for seat in seen.seats
        if seat.played is not None
    }
    if now or seen.target is not None:
        return Conflict(f"Conflict {seen.conflict}", now, "")
    return last_conflict(scene.heard)


def last_conflict(heard: list[Event]) -> Conflict:
    """The conflict that was decided last, from the events since the one before it."""
    ends = [n for n, event in enumerate(heard) if event.name in ("won", "drawn")]
    fresh = [n for n, event in enumerate(heard) if event.name == "dealt"]
    if not ends or (fresh and fresh[-1] > ends[-1]):
        return Conflict("", {}, "")
    first = ends[-2] if len(ends) > 1 else 0
    cards: dict[int, Played] = {}
    for event in heard[first : ends[-1]]:
        seat = int(str(event.data.get("seat", -1)))
        if event.name == "played":
            cards[seat] = Played(seat, card_name(int(str(event.data["face"]))), "", "")
        elif event.name == "struck" and seat in cards:
            cards[seat].note = "discarded"
    end = heard[ends[-1]]
    result = "nobody wins"
    if end.name == "won":
        winner = int(str(end.data["seat"]))
        cards[winner].power = f"{end.data['value']}{LETTERS[int(str(end.data['suit']))]}"
        cards[winner].note = "wins"
        fell = any(event.name == "captured" for event in heard[ends[-1] :])
        result = f"P{winner + 1} wins" + (" it" if fell else "")
    return Conflict("Last conflict", cards, result)
