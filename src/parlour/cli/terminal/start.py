"""The first screen: choose a game, its variants and who sits where, or go on with a saved table."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from parlour.cli.terminal.drawing.blocks import window
from parlour.cli.terminal.pages import RulesScreen
from parlour.cli.terminal.saves import load_saved, new_save, open_tables
from parlour.cli.terminal.session import Session, new_session, resumed_session
from parlour.cli.terminal.setup import Setup
from parlour.cli.terminal.voice import VOICE
from parlour.drawing.thing import DIM, LIT, POINTED
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.seeds import fresh_seed

KEYS = "↑↓ row · ←→ change · Enter sit down or resume · r rules · q quit"
SIT = "Sit down and play"
NAMES = 12  # the least width of the names of the rows


class StartScreen(Screen[None]):
    """Rows to choose in, then the line that opens the table, then the saved tables."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "row(-1)", show=False, priority=True),
        Binding("down,tab", "row(1)", show=False, priority=True),
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "enter", "Sit down"),
        Binding("r", "rules", "Rules"),
        Binding("q,escape", "app.leave", "Quit"),
    ]

    class Ready(Message):
        """Somebody sat down at a table."""

        def __init__(self, session: Session) -> None:
            super().__init__()
            self.session = session

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setup = Setup(game)
        self.saves = open_tables()
        self.row = len(self.setup.rows())
        self.told = ""

    def compose(self) -> ComposeResult:
        """A headline, the menu, a note about the row, the keys."""
        yield Static(Text(VOICE.say("Parlour · a table in the terminal")), id="headline")
        yield Static(id="menu")
        yield Static(id="message")
        yield Static(Text(VOICE.say(KEYS), no_wrap=True), id="keys")

    def on_mount(self) -> None:
        """Show the menu."""
        self.draw()

    def on_resize(self) -> None:
        """Use the available space."""
        self.draw()

    def draw(self) -> None:
        """The menu around the chosen row."""
        lines = self.lines()
        first, last = window(len(lines), self.line_of_row(), max(4, self.app.size.height - 5))
        self.query_one("#menu", Static).update(Text("\n").join(lines[first:last]))
        self.query_one("#message", Static).update(Text(self.told or self.meaning()))

    def lines(self) -> list[Text]:
        """Every line of the menu, and blank ones between its parts."""
        rows = self.setup.rows()
        wide = max(NAMES, *[len(name) for name, _, _ in rows])
        lines = [self.option_line(n, f"{name:<{wide}}", value) for n, (name, value, _) in enumerate(rows)]
        objection = self.setup.objection()
        door = Text(f"  ▶ {VOICE.say(SIT)}  ", POINTED if self.row == len(rows) else DIM if objection else LIT)
        lines += [Text(f"  {objection}", Style(color="#ff7b72")) if objection else Text(""), door, Text("")]
        if self.saves:
            lines.append(Text(f"  {VOICE.say('Or go on with a saved table:')}", DIM))
        for n, path in enumerate(self.saves):
            lines.append(Text(f"  ↻ {path.stem}  ", POINTED if self.row == len(rows) + 1 + n else LIT))
        return lines

    def option_line(self, number: int, name: str, value: str) -> Text:
        """A name, and its value, between arrows if it is selected."""
        pointed = number == self.row
        text = Text().append(f"  {name}", LIT if pointed else DIM)
        return text.append(f" ◂ {value} ▸ " if pointed else f"   {value}   ", POINTED if pointed else LIT)

    def line_of_row(self) -> int:
        """The line of the chosen row."""
        rows = len(self.setup.rows())
        if self.row < rows:
            return self.row
        return self.row + 1 if self.row == rows else self.row + 3

    def meaning(self) -> str:
        """What the chosen row is about."""
        rows = self.setup.rows()
        if self.row < len(rows):
            return rows[self.row][2]
        return VOICE.say("Enter deals the cards." if self.row == len(rows) else "Enter goes on where this table stood.")

    def action_row(self, by: int) -> None:
        """Another row."""
        self.told = ""
        self.row = (self.row + by) % (len(self.setup.rows()) + 1 + len(self.saves))
        self.draw()

    def action_turn(self, by: int) -> None:
        """Another value."""
        if self.row < len(self.setup.rows()):
            self.setup.turn(self.row, by)
            self.told = ""
            self.draw()

    def action_enter(self) -> None:
        """Open the table, or a saved one; from a row above, go on to the line that opens the table."""
        rows = len(self.setup.rows())
        if self.row < rows:
            self.row = rows
            self.draw()
            return
        try:
            session = self.fresh() if self.row == rows else resume(self.saves[self.row - rows - 1])
        except ParlourError as error:
            self.told = str(error)
            self.draw()
            return
        self.post_message(self.Ready(session))

    def fresh(self) -> Session:
        """A new table as it was set up."""
        setup = self.setup
        path = new_save(setup.game.name)
        return new_session(setup.game, setup.options, fresh_seed(), setup.seating(), path)

    def action_rules(self) -> None:
        """The rules of the chosen game."""
        self.app.push_screen(RulesScreen(self.setup.game.title, VOICE.rules_of(self.setup.game)))


def resume(path: Path) -> Session:
    """A saved table."""
    saved = load_saved(path)
    if saved.seating is None:
        raise ParlourError(f"{path}: this record does not say who sits where")
    return resumed_session(saved, saved.seating, path)
