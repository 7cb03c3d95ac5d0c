"""Things to point at, in zones, and where the person points."""

from __future__ import annotations

from parlour.drawing.thing import Thing


class Zone:
    """A part of the board: rows of things, for the arrow keys. A new question moves the pointer to the first zone by
    rank that has something to choose."""

    def __init__(self, name: str, rows: list[list[Thing]], rank: int = 1) -> None:
        self.name = name
        self.rank = rank
        self.rows = [row for row in rows if row]

    def lit(self) -> tuple[int, int] | None:
        """Where the first lit thing is."""
        for y, row in enumerate(self.rows):
            for x, thing in enumerate(row):
                if thing.option is not None:
                    return y, x
        return None


class Pointer:
    """Where the person points: a zone and a place in it."""

    def __init__(self) -> None:
        self.zones: list[Zone] = []
        self.zone = ""
        self.spot: dict[str, tuple[int, int]] = {}
        self.question = ""

    def show(self, zones: list[Zone], question: str) -> None:
        """Take over the zones of a new scene; a new question moves the pointer to its first lit thing."""
        self.zones = [zone for zone in zones if zone.rows]
        self.spot = {zone.name: self.clamp(zone, *self.spot.get(zone.name, (0, 0))) for zone in self.zones}
        thing = self.thing
        if question != self.question or (question and (thing is None or thing.option is None)):
            self.seek()
        self.question = question
        if self.zones and self.zone not in self.spot:
            self.zone = min(self.zones, key=lambda zone: zone.rank).name

    def seek(self) -> None:
        """Go to a lit thing: stay in the zone if it has one."""
        for zone in sorted(self.zones, key=lambda zone: (zone.name != self.zone, zone.rank)):
            lit = zone.lit()
            if lit is not None:
                self.zone, self.spot[zone.name] = zone.name, lit
                return

    def next_lit(self) -> None:
        """Go to the lit thing after the pointed one, around all zones."""
        lit = [
            (zone.name, (y, x))
            for zone in self.zones
            for y, row in enumerate(zone.rows)
            for x, thing in enumerate(row)
            if thing.option is not None
        ]
        here = (self.zone, self.spot.get(self.zone, (0, 0)))
        if lit:
            self.zone, spot = lit[(lit.index(here) + 1) % len(lit) if here in lit else 0]
            self.spot[self.zone] = spot

    def point_at(self, option: int) -> None:
        """Go to the thing that stands for an option."""
        for zone in self.zones:
            for y, row in enumerate(zone.rows):
                for x, thing in enumerate(row):
                    if thing.option == option:
                        self.zone, self.spot[zone.name] = zone.name, (y, x)
                        return

    @property
    def thing(self) -> Thing | None:
        """What is pointed at."""
        for zone in self.zones:
            if zone.name == self.zone:
                y, x = self.spot[zone.name]
                return zone.rows[y][x]
        return None

    def clamp(self, zone: Zone, y: int, x: int) -> tuple[int, int]:
        """The nearest place that the zone has."""
        y = max(0, min(y, len(zone.rows) - 1))
        return y, max(0, min(x, len(zone.rows[y]) - 1))

    def move(self, down: int, right: int) -> None:
        """An arrow key: within the zone, and across its upper or lower edge into the next one."""
        order = [zone.name for zone in self.zones]
        if self.zone not in order:
            return
        zone = self.zones[order.index(self.zone)]
        y, x = self.spot[self.zone]
        if 0 <= y + down < len(zone.rows):
            self.spot[self.zone] = self.clamp(zone, y + down, x + right)
        else:
            self.leave(1 if down > 0 else -1, wrap=False)

    def leave(self, by: int, wrap: bool = True) -> None:
        """Go to the next or previous zone."""
        order = [zone.name for zone in self.zones]
        at = order.index(self.zone) + by if self.zone in order else 0
        if wrap:
            self.zone = order[at % len(order)] if order else ""
        elif 0 <= at < len(order):
            zone = self.zones[at]
            self.zone = zone.name
            y = 0 if by > 0 else len(zone.rows) - 1
            self.spot[zone.name] = self.clamp(zone, y, self.spot[zone.name][1])
