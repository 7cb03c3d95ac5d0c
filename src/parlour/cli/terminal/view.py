"""The table on the screen: what the seat at the keyboard sees, to point at and to read."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.helps import help_page
from parlour.cli.terminal.in_words import view_lines
from parlour.cli.terminal.log import LogPane
from parlour.cli.terminal.pages import PageScreen, ReadingScreen, RulesScreen
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.session import Session
from parlour.cli.terminal.voice import VOICE

KEYS = "Enter choose · i read · h hint · u undo · l log · r rules · v words · s save · ? help · q quit"
FEW_KEYS = "Enter choose  i read  h hint  u undo  l log  r rules  s save  ? help  q quit"


class TableView(Screen[None]):
    """A table to look at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
        Binding("tab", "zone(1)", show=False, priority=True),
        Binding("shift+tab", "zone(-1)", show=False, priority=True),
        Binding("n", "next", "Next"),
        Binding("i", "read", "Read"),
        Binding("l", "log", "Log"),
        Binding("v", "words", "Words"),
        Binding("r", "rules", "Rules"),
        Binding("question_mark", "help", "Help"),
        Binding("pageup", "scroll(-3)", show=False),
        Binding("pagedown", "scroll(3)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.board = Board(session.game)
        self.names = [session.seating.name(seat) for seat in range(len(session.seating.specs))]
        self.viewer = session.onlooker
        self.pointer = Pointer()
        self.scene = self.look()
        self.plan = self.board.lay(self.scene, 80, 24)  # until the size of the screen is known
        self.told = ""  # what the message line says besides what is pointed at

    def compose(self) -> ComposeResult:
        """Headline, status, board, message, log, keys."""
        yield Static(id="headline")
        yield Static(id="status")
        yield Static(id="board")
        yield Static(id="message")
        yield LogPane()
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        """Use the available space."""
        self.draw()

    # Drawing

    def look(self) -> Scene:
        """What the seat at the keyboard sees now."""
        return Scene(self.session.match, self.viewer, self.names)

    def draw(self) -> None:
        """Draw everything again."""
        if not self.is_mounted:
            return
        width, height = self.app.size
        self.scene = scene = self.look()
        self.plan = self.board.lay(scene, width, height)
        question = f"{self.session.moves} {scene.what}" if scene.what else ""
        self.pointer.show(self.plan.zones(), question)
        self.query_one("#headline", Static).update(Text(scene.headline(), no_wrap=True, overflow="ellipsis"))
        self.query_one("#status", Static).update(self.plan.status)
        board = self.query_one("#board", Static)
        board.styles.height = self.plan.height
        board.update(self.plan.draw(self.pointer))
        keys = scene.words.say(KEYS)
        keys = keys if width >= len(keys) else scene.words.say(FEW_KEYS)
        self.query_one("#keys", Static).update(Text(keys, no_wrap=True))
        self.query_one(LogPane).show(scene.story)
        self.draw_message()

    def draw_message(self) -> None:
        """What was said last, and what choosing would mean."""
        trouble = self.session.trouble and VOICE.say("not saved: {name}", name=self.session.trouble)
        lines = [trouble, self.told, self.promise()]
        self.query_one("#message", Static).update(Text("\n".join(line for line in lines if line)))

    def promise(self) -> str:
        """Whether the choice under the pointer could be taken back: shown before it is made."""
        thing = self.pointer.thing
        if thing is None or thing.option is None or not self.scene.what:
            return ""
        honest = self.session.match.can_undo_after(self.viewer, thing.option)
        said = "Enter: {thing} · can be taken back with u" if honest else "Enter: {thing} · cannot be taken back"
        return self.scene.words.say(said, thing=self.scene.words.say(thing.name))

    def say(self, words: str, **slots: object) -> None:
        """Say something in the message line."""
        self.told = VOICE.say(words, **slots)
        self.draw_message()

    # Pointing and reading

    def action_move(self, down: int, right: int) -> None:
        """An arrow key."""
        self.told = ""
        self.pointer.move(down, right)
        self.redraw_board()

    def action_zone(self, by: int) -> None:
        """Tab."""
        self.told = ""
        self.pointer.leave(by)
        self.redraw_board()

    def action_next(self) -> None:
        """Point at the next thing that can be chosen."""
        self.told = ""
        self.pointer.next_lit()
        self.redraw_board()

    def redraw_board(self) -> None:
        """Only the pointer moved."""
        self.query_one("#board", Static).update(self.plan.draw(self.pointer))
        self.draw_message()

    def action_read(self) -> None:
        """The thing under the pointer, in detail."""
        if self.pointer.thing is not None:
            self.app.push_screen(PageScreen(self.board.page(self.scene, self.pointer.thing)))

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(ReadingScreen(self.scene.words.say("What happened"), self.scene.story, at_end=True))

    def action_words(self) -> None:
        """The whole table in words."""
        lines, say = [self.scene.headline(), ""], self.scene.words.say
        if self.scene.choices:
            lines += [say("You can answer: {names}", names=", ".join(choice.said for choice in self.scene.choices)), ""]
        lines += view_lines(self.scene.seen, self.scene.game)
        self.app.push_screen(ReadingScreen(say("The table in words"), lines))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesScreen(self.session.game.title, VOICE.rules_of(self.session.game)))

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(PageScreen(help_page()))

    def action_scroll(self, lines: int) -> None:
        """Scroll the log."""
        self.query_one(LogPane).scroll_relative(y=lines, animate=False)
