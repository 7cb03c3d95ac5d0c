"""The board of Alliances, put together."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from parlour.cli.terminal.alliances.hand import boxed_width, draw_all, draw_boxes, draw_rows, hand_zone
from parlour.cli.terminal.alliances.map import TIGHT, draw_map, map_zone
from parlour.cli.terminal.alliances.pages import page_of
from parlour.cli.terminal.alliances.panel import choice_zone, draw_panel, table_zone
from parlour.cli.terminal.alliances.seen import Seen, look
from parlour.cli.terminal.alliances.status import status_line
from parlour.cli.terminal.board import Board, Page, Pointer, Scene, Thing, Zone
from parlour.games.alliances.cards.board import COLUMNS
from parlour.kernel.rulebook import Rulebook
from parlour.kernel.state import WATCHER, Event

ROOMY = 34  # from this many lines of screen, countries and cards are drawn larger
WIDEST_CELL = 15
LOUD = ("dominant", "won", "drawn", "captured", "campaign", "empire scored")


class AlliancesBoard(Board):
    """The map with the conflict beside it, and the hand below."""

    def __init__(self) -> None:
        self.width, self.roomy = 80, False

    def status(self, scene: Scene) -> Text:
        """Campaign, scores, bid and roles."""
        return status_line(scene, look(scene), self.width)

    def zones(self, scene: Scene) -> list[Zone]:
        """The map, the table, the choices, the hand."""
        seen = look(scene)
        boxed = self.boxed(scene, seen)
        return [map_zone(scene, seen), table_zone(scene, seen), choice_zone(scene), hand_zone(scene, seen, boxed)]

    def boxed(self, scene: Scene, seen: Seen) -> bool:
        """Whether the hand is drawn as cards side by side."""
        if not self.roomy or scene.seat == WATCHER:
            return False
        return boxed_width(seen.seats[scene.seat].hand) <= self.width

    def height(self, scene: Scene, width: int, height: int) -> int:
        """The map, and below it the hand or everybody's."""
        self.width, self.roomy = width, height >= ROOMY
        return (17 if self.roomy else 13) + max(3, len(scene.names) if scene.seat == WATCHER else 3)

    def draw(self, scene: Scene, pointer: Pointer, width: int, height: int) -> Group:
        """The whole board."""
        seen = look(scene)
        cell = max(TIGHT, min(WIDEST_CELL, (width - 26) // COLUMNS - 1))
        side = width - (cell + 1) * COLUMNS - 2
        lines = draw_map(seen, pointer, cell, self.roomy)
        panel = draw_panel(scene, seen, pointer, side, len(lines))
        panel += [Text("")] * (len(lines) - len(panel))
        board = [line + Text(" ") + beside for line, beside in zip(lines, panel, strict=False)]
        for line in board:
            line.truncate(width, overflow="ellipsis")
            line.no_wrap = True
        return Group(*board, *self.draw_hand(scene, seen, pointer, width))

    def draw_hand(self, scene: Scene, seen: Seen, pointer: Pointer, width: int) -> list[Text]:
        """The seat's hand, or a line for each seat."""
        if scene.seat == WATCHER:
            return draw_all(seen, width)
        return draw_boxes(pointer) if self.boxed(scene, seen) else draw_rows(pointer, width)

    def page(self, scene: Scene, thing: Thing, rules: Rulebook) -> Page:
        """A card, a country or a bid in detail."""
        return page_of(look(scene), thing, rules)

    def news(self, scene: Scene, events: list[Event]) -> str:
        """How a conflict, a campaign or a bidding ended."""
        return " ".join(scene.game.sentence(event) for event in events if event.name in LOUD)

    def beat(self, events: list[Event]) -> float:
        """The end of a campaign stays long enough to be read, a decided conflict to be seen; the rest passes
        quickly."""
        names = {event.name for event in events}
        if names & {"campaign", "empire scored"}:
            return 5.0
        return 2.5 if names & {"won", "drawn"} else 1.0
