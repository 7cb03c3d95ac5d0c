"""The replay: the table at any of its answers, forwards and backwards."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from parlour.cli.terminal.board import Board
from parlour.cli.terminal.log import LogPane
from parlour.cli.terminal.pages import PromptScreen, ReadingScreen, RulesScreen
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.steps import SceneReplay, viewer_words
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.replay import ALL
from parlour.kernel.state import WATCHER

KEYS = "← → step  PgUp PgDn ten  Home End  g go to  space play  v view  l log  q leave"
BEAT = 0.8


class ReplayScreen(Screen[None]):
    """Steps through a record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down", "step(1)", show=False),
        Binding("left,up", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "edge(False)", show=False),
        Binding("end", "edge(True)", show=False),
        Binding("space", "play", "Play"),
        Binding("g", "jump", "Go to"),
        Binding("v", "view", "View"),
        Binding("l", "log", "Log"),
        Binding("r", "rules", "Rules"),
        Binding("q,escape", "close", "Leave"),
    ]

    def __init__(self, steps: SceneReplay, viewer: int, seating: Seating | None, open_hands: bool = True) -> None:
        super().__init__()
        self.steps = steps
        self.viewer = viewer
        self.viewers = [*([ALL] if open_hands else []), WATCHER, *(range(steps.seats) if open_hands else [])]
        self.names = [seating.name(n) if seating else f"P{n + 1}" for n in range(steps.seats)]
        self.board = Board(steps.match.game)
        self.pointer = Pointer()
        self.timer: Timer | None = None
        self.playing = False
        steps.go(0)

    def compose(self) -> ComposeResult:
        """The same parts as at the table, with a timeline."""
        yield Static(id="headline")
        yield Static(id="status")
        yield Static(id="board")
        yield Static(id="message")
        yield LogPane()
        yield Static(Text(VOICE.say(KEYS), no_wrap=True), id="keys")

    def on_mount(self) -> None:
        """Show the first moment."""
        self.timer = self.set_interval(BEAT, self.tick, pause=True)
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        """Use the available space."""
        self.draw()

    def draw(self) -> None:
        """The table at this moment."""
        if self.timer is None:
            return  # not on the screen yet
        width, height = self.app.size
        scene = self.steps.scene(self.viewer, self.names)
        plan = self.board.lay(scene, width, height)
        self.pointer.show(plan.zones(), "")
        self.pointer.zone = ""  # a replay points at nothing
        moment = VOICE.say("Answer {number} of {total}", number=self.steps.at, total=len(self.steps.answers))
        headline = f"{moment}, {viewer_words(self.viewer)}"
        self.query_one("#headline", Static).update(Text(headline, no_wrap=True))
        self.query_one("#status", Static).update(plan.status)
        board = self.query_one("#board", Static)
        board.styles.height = plan.height
        board.update(plan.draw(self.pointer))
        self.query_one("#message", Static).update(Text(self.timeline(width), no_wrap=True))
        self.query_one(LogPane).show(scene.story)

    def timeline(self, width: int) -> str:
        """Where in the game this is."""
        total = max(1, len(self.steps.answers))
        here = (width - 1) * self.steps.at // total
        return "━" * here + "●" + "─" * (width - 1 - here)

    def go(self, number: int) -> None:
        """Show another moment."""
        self.steps.go(number)
        self.draw()

    def tick(self) -> None:
        """The next answer while playing; at the end it pauses."""
        if self.steps.at >= len(self.steps.answers):
            self.pause()
        else:
            self.go(self.steps.at + 1)

    def pause(self) -> None:
        """Pause."""
        assert self.timer is not None
        self.playing = False
        self.timer.pause()

    def action_step(self, by: int) -> None:
        """Some answers forward or back."""
        self.pause()
        self.go(self.steps.at + by)

    def action_edge(self, end: bool) -> None:
        """To the beginning or the end."""
        self.pause()
        self.go(len(self.steps.answers) if end else 0)

    def action_play(self) -> None:
        """Play, or pause."""
        assert self.timer is not None
        self.playing = not self.playing
        if self.playing:
            self.timer.resume()
        else:
            self.timer.pause()

    def action_view(self) -> None:
        """Change the point of view."""
        at = self.viewers.index(self.viewer) if self.viewer in self.viewers else -1
        self.viewer = self.viewers[(at + 1) % len(self.viewers)]
        self.draw()

    def action_jump(self) -> None:
        """To an answer by its number."""
        total = len(self.steps.answers)

        def check(words: str) -> str:
            fits = words.strip().isdecimal() and int(words) <= total
            return "" if fits else VOICE.say("Write a number from 0 to {number}.", number=total)

        self.pause()
        self.app.push_screen(
            PromptScreen(VOICE.say("Go to which answer, 0 to {number}?", number=total), check), self.arrive
        )

    def arrive(self, words: str | None) -> None:
        """Go where the person wants to go."""
        if words is not None:
            self.go(int(words))

    def action_log(self) -> None:
        """The log up to this moment."""
        story = self.steps.scene(self.viewer, self.names).story
        self.app.push_screen(ReadingScreen(VOICE.say("What happened"), story, at_end=True))

    def action_rules(self) -> None:
        """The rules."""
        game = self.steps.match.game
        self.app.push_screen(RulesScreen(game.title, VOICE.rules_of(game)))

    def action_close(self) -> None:
        """Back to where the replay was opened, or out."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
