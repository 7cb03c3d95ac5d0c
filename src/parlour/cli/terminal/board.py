"""The board of any game."""

from __future__ import annotations

from parlour.cli.terminal.drawing.plan import Plan
from parlour.cli.terminal.drawing.planner import Planner
from parlour.cli.terminal.drawing.zoom import Zoom
from parlour.cli.terminal.pages import Page
from parlour.cli.terminal.scene import Scene
from parlour.drawing.derived import derived_layout
from parlour.drawing.ink import Prints
from parlour.drawing.thing import Thing
from parlour.kernel.game import Game
from parlour.kernel.layout import Layout
from parlour.kernel.state import Event


class Board:
    """Draws a game by its layout, or by what its view has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.prints = Prints(game.catalogue())

    def layout(self, scene: Scene) -> Layout:
        """The layout that the game declares, else one that fits its view."""
        return self.game.layout() or derived_layout(scene.seen, self.game.zones(), self.game.seat_fields())

    def lay(self, scene: Scene, width: int, height: int) -> Plan:
        """The scene on a screen of this size."""
        return Planner(scene, self.layout(scene), self.prints, width, height).plan()

    def page(self, scene: Scene, thing: Thing) -> Page:
        """A thing in detail: its text, what it is now, and the rules about it."""
        return Zoom(scene, self.layout(scene), self.prints).page(thing)

    def news(self, scene: Scene, events: list[Event]) -> str:
        """Which of the last events to announce, besides the log."""
        loud = self.layout(scene).pauses
        return " ".join(scene.words.say(self.game.sentence(event)) for event in events if event.name in loud)

    def beat(self, scene: Scene, events: list[Event]) -> float:
        """How much longer than usual to pause after events, so that they can be seen."""
        pauses = self.layout(scene).pauses
        return max([1.0, *(pauses.get(event.name, 1.0) for event in events)])
