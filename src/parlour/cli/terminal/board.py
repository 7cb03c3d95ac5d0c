"""What a screen needs to know of a board: things to point at, in zones, and how to draw them.

A board draws a scene, and a scene is made only of what one seat sees and hears. Nothing in this package
looks at a match's position.
"""

from __future__ import annotations

from rich.console import Group
from rich.style import Style
from rich.text import Text

from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.state import Event

DIM = Style(dim=True)
LIT = Style(bold=True)
POINTED = Style(reverse=True, bold=True)


class Choice:
    """An option of the question, in words."""

    def __init__(self, option: int, words: str) -> None:
        self.option = option
        self.words = words


class Scene:
    """Everything that may be drawn for a seat."""

    def __init__(self, match: Match, seat: int, names: list[str]) -> None:
        self.game: Game = match.game
        self.seat = seat
        self.names = names
        self.seen = match.view(seat)
        self.heard: list[Event] = match.heard(seat)
        self.story = match.story(seat)
        self.what, self.prompt, self.choices = read_question(self.seen)
        self.waiting = read_waiting(self.seen)

    def option_of(self, words: str) -> int | None:
        """The option that words name, if any."""
        for choice in self.choices:
            if choice.words == words:
                return choice.option
        return None

    def headline(self) -> str:
        """One sentence: whose turn it is and what is asked."""
        if self.what:
            return f"P{self.seat + 1}, your turn: {self.prompt}."
        if not self.waiting:
            return "The game is over."
        asked = " and ".join(self.names[seat] for seat in self.waiting)
        verb = "thinks" if len(self.waiting) == 1 else "think"
        return f"{asked} {verb} …"


def read_question(seen: dict[str, object]) -> tuple[str, str, list[Choice]]:
    """The seat's own question in a view: its kind, its sentence, its options; empty if there is none."""
    asks = seen["asks"]
    assert isinstance(asks, list)
    if not asks:
        return "", "", []
    choices = [Choice(int(entry["option"]), str(entry["words"])) for entry in asks[0]["options"]]
    return str(asks[0]["what"]), str(asks[0]["prompt"]), choices


def read_waiting(seen: dict[str, object]) -> list[int]:
    """The seats that the table waits for."""
    waiting = seen["waiting"]
    assert isinstance(waiting, list)
    return [int(entry["seat"]) for entry in waiting]


class Thing:
    """Something to point at: its name in the game's words, and the option that it stands for, if it is lit."""

    def __init__(self, name: str, option: int | None = None) -> None:
        self.name = name
        self.option = option

    def style(self, pointed: bool) -> Style:
        """Lit, dim, or under the pointer."""
        if pointed:
            return POINTED
        return LIT if self.option is not None else DIM


class Zone:
    """A part of the board: rows of things, for the arrow keys."""

    def __init__(self, name: str, rows: list[list[Thing]]) -> None:
        self.name = name
        self.rows = [row for row in rows if row]

    def lit(self) -> tuple[int, int] | None:
        """Where the first lit thing is."""
        for y, row in enumerate(self.rows):
            for x, thing in enumerate(row):
                if thing.option is not None:
                    return y, x
        return None


class Page:
    """A page about a thing: a title, and lines of rule text and rulings."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title = title
        self.lines = lines


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
            self.zone = self.zones[0].name

    def seek(self) -> None:
        """Go to a lit thing: stay in the zone if it has one."""
        for zone in sorted(self.zones, key=lambda zone: zone.name != self.zone):
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


class Board:
    """How a game looks in the terminal. The base class is what every game gets by default; see `plain`."""

    def status(self, scene: Scene) -> Text:
        """The score, in one line."""
        raise NotImplementedError

    def zones(self, scene: Scene) -> list[Zone]:
        """What can be pointed at."""
        raise NotImplementedError

    def draw(self, scene: Scene, pointer: Pointer, width: int, height: int) -> Group:
        """The table, at most as wide and as high as given."""
        raise NotImplementedError

    def height(self, scene: Scene, width: int, height: int) -> int:
        """How many lines the board wants on a screen of this size."""
        raise NotImplementedError

    def page(self, scene: Scene, thing: Thing, rules: Rulebook) -> Page:
        """A thing in detail: its rule text and its rulings."""
        raise NotImplementedError

    def news(self, scene: Scene, events: list[Event]) -> str:
        """Which of the last events to announce, besides the log; the scene's seat has heard them all."""
        return ""

    def beat(self, events: list[Event]) -> float:
        """How much longer than usual to pause after an event, so that it can be seen."""
        return 1.0
