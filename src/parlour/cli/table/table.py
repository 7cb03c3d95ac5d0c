"""The table itself: draws what the seat at the keyboard sees, and takes its answers."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import RichLog, Static
from textual.worker import Worker

from parlour.cli.table.board import Page, Pointer, Scene
from parlour.cli.table.boards import board_of
from parlour.cli.table.cover import CoverScreen, Left
from parlour.cli.table.helps import HELP, hint_page
from parlour.cli.table.over import OverScreen
from parlour.cli.table.pages import PageScreen, ReadingScreen, RulesScreen
from parlour.cli.table.plain import view_lines
from parlour.cli.table.session import Session
from parlour.cli.table.thinking import Thinker, ThinkerError
from parlour.kernel.state import WATCHER

KEYS = "Enter choose · i read · h hint · u undo · l log · r rules · v words · s save · ? help · q quit"
FEW_KEYS = "Enter choose  i read  h hint  u undo  l log  r rules  s save  ? help  q quit"
ADVISER = "level5"


class TableScreen(Screen[None]):
    """One table, for whoever sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
        Binding("tab", "zone(1)", show=False, priority=True),
        Binding("shift+tab", "zone(-1)", show=False, priority=True),
        Binding("enter,space", "choose", "Choose"),
        Binding("n", "next", "Next"),
        Binding("i", "read", "Read"),
        Binding("h", "hint", "Hint"),
        Binding("u,escape", "undo", "Undo"),
        Binding("l", "log", "Log"),
        Binding("v", "words", "Words"),
        Binding("r", "rules", "Rules"),
        Binding("s", "save", "Save"),
        Binding("question_mark", "help", "Help"),
        Binding("q", "app.leave", "Quit"),
        Binding("pageup", "scroll(-3)", show=False),
        Binding("pagedown", "scroll(3)", show=False),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.board = board_of(session.game)
        self.names = [session.seating.name(seat) for seat in range(len(session.seating.specs))]
        self.viewer = session.onlooker
        self.pointer = Pointer()
        self.scene = self.look()
        self.players, self.adviser = Thinker(), Thinker()
        self.told = ""  # what the message line says beside what is pointed at
        self.thinking: Worker[None] | None = None
        self.over = False

    def compose(self) -> ComposeResult:
        """Headline, status, board, message, log, keys."""
        yield Static(id="headline")
        yield Static(id="status")
        yield Static(id="board")
        yield Static(id="message")
        log = RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
        log.can_focus = False
        yield log
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin, or go on where the table stood."""
        if self.session.match.answers:
            self.told = f"Welcome back: {len(self.session.match.answers)} answers were given so far."
        self.go_on()

    def on_unmount(self) -> None:
        """Nobody needs to think any more."""
        self.players.close()
        self.adviser.close()

    def on_resize(self, event: events.Resize) -> None:
        """Use the room there is."""
        self.draw()

    # Whose turn it is

    def go_on(self) -> None:
        """Draw the table, then let whoever is asked answer."""
        session = self.session
        seat = session.person_asked()
        if session.match.ending is not None:
            self.viewer = session.onlooker
            self.draw()
            self.finish()
        elif seat is not None and session.ask_of(self.viewer) is None:
            self.hand_over(seat)
        else:
            self.draw()
            self.let_bot_play()

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person; between people the hands are covered."""
        if not self.session.covers:
            self.viewer = seat
            self.draw()
            return
        self.clear_desk()
        self.viewer, self.told = WATCHER, ""
        self.draw()
        last = self.session.who_may_take_back()
        undoer = "" if last is None or last == seat else self.names[last]
        self.app.push_screen(CoverScreen(self.names[seat], undoer), lambda left: self.uncover(seat, left))

    def uncover(self, seat: int, left: Left | None) -> None:
        """The person said that it is them; or the one before thinks again."""
        if left == "take back":
            self.session.take_back()
            self.go_on()
            return
        self.viewer = seat
        self.draw()

    def clear_desk(self) -> None:
        """Close whatever page lies over the table: it may show what the next person must not see."""
        while self in self.app.screen_stack and self.app.screen is not self:
            self.app.pop_screen()

    def finish(self) -> None:
        """Show how it ended, once."""
        if not self.over:
            self.over = True
            self.clear_desk()
            self.app.push_screen(OverScreen(self.session))

    def let_bot_play(self) -> None:
        """Let the next bot think in the background."""
        seat = self.session.bot_asked()
        if seat is not None:
            self.thinking = self.run_worker(self.play_bot(seat), group="bot", exclusive=True)

    async def play_bot(self, seat: int) -> None:
        """A bot's answer: after a short rest, and only if the table still waits for it."""
        session, moves, begun = self.session, self.session.moves, monotonic()
        option, trouble = await self.players.answer(session.match, seat, session.seating.specs[seat])
        await asyncio.sleep(max(0.0, self.pace - (monotonic() - begun)))
        if session.moves != moves or session.ask_of(seat) is None:
            return
        heard = len(session.match.log)
        session.answer(seat, option)
        self.told = f"{self.names[seat]} stumbled and played by rule of thumb: {trouble}" if trouble else ""
        self.draw()
        await asyncio.sleep(self.pace * (self.board.beat(session.match.log[heard:]) - 1))
        if session.moves == moves + 1:
            self.go_on()

    # Drawing

    def look(self) -> Scene:
        """What the seat at the keyboard sees now."""
        return Scene(self.session.match, self.viewer, self.names)

    def draw(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted:
            return
        width, height = self.app.size
        self.scene = scene = self.look()
        lines = self.board.height(scene, width, height)
        question = f"{self.session.moves} {scene.what}" if scene.what else ""
        self.pointer.show(self.board.zones(scene), question)
        self.query_one("#headline", Static).update(Text(scene.headline(), no_wrap=True, overflow="ellipsis"))
        self.query_one("#status", Static).update(self.board.status(scene))
        board = self.query_one("#board", Static)
        board.styles.height = lines
        board.update(self.board.draw(scene, self.pointer, width, lines))
        self.query_one("#keys", Static).update(Text(KEYS if width >= len(KEYS) else FEW_KEYS, no_wrap=True))
        self.draw_log()
        self.draw_message()

    def draw_log(self) -> None:
        """The story of the seat, its end in sight."""
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in self.scene.story[-200:]:
            log.write(Text(line))

    def draw_message(self) -> None:
        """What was said last, else what choosing would mean."""
        words = self.session.trouble or self.told or self.promise()
        self.query_one("#message", Static).update(Text(words, no_wrap=True, overflow="ellipsis"))

    def promise(self) -> str:
        """Whether the choice under the pointer could be taken back: shown before it is made."""
        thing = self.pointer.thing
        if thing is None or thing.option is None or not self.scene.what:
            return ""
        honest = self.session.match.can_undo_after(self.viewer, thing.option)
        return f"Enter: {thing.name} · " + ("can be taken back with u" if honest else "cannot be taken back")

    def say(self, words: str) -> None:
        """Say something in the message line."""
        self.told = words
        self.draw_message()

    # Keys

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
        width, height = self.app.size
        lines = self.board.height(self.scene, width, height)
        self.query_one("#board", Static).update(self.board.draw(self.scene, self.pointer, width, lines))
        self.draw_message()

    def action_choose(self) -> None:
        """Answer with what is pointed at, or say why that is no answer."""
        thing = self.pointer.thing
        if self.session.ask_of(self.viewer) is None:
            self.say("It is not your turn." if not self.over else "The game is over.")
        elif thing is None:
            self.say("Point at something first.")
        elif thing.option is None:
            why = self.session.why_not(self.viewer, thing.name)
            self.say(why or f"{thing.name} is not what is asked for: {self.scene.prompt}.")
        else:
            self.told = ""
            self.session.answer(self.viewer, thing.option)
            self.go_on()

    def action_undo(self) -> None:
        """Take the last answer back, if it was this person's and nothing came to light since."""
        last = self.session.who_may_take_back()
        if last is None or last != self.viewer:
            self.say("Nothing can be taken back: something was revealed since, or somebody else has acted.")
            return
        self.workers.cancel_group(self, "bot")
        self.session.take_back()
        self.told = "Taken back."
        self.go_on()

    def action_read(self) -> None:
        """The thing under the pointer, at large."""
        if self.pointer.thing is not None:
            page = self.board.page(self.scene, self.pointer.thing, self.session.game.rulebook())
            self.app.push_screen(PageScreen(page))

    def action_hint(self) -> None:
        """Ask the strongest bot what it would do in this seat."""
        if not self.scene.what:
            self.say("There is nothing to answer now.")
            return
        self.say("The adviser thinks …")
        self.run_worker(self.advise(), group="hint", exclusive=True)

    async def advise(self) -> None:
        """Show the hint, if the question still stands."""
        session, moves, viewer = self.session, self.session.moves, self.viewer
        try:
            thoughts = await self.adviser.thoughts(session.match, viewer, ADVISER)
        except ThinkerError as error:
            self.say(f"No hint: {error}")
            return
        if session.moves != moves or self.viewer != viewer or self.app.screen is not self:
            return
        self.told = ""
        if thoughts:
            self.pointer.point_at(thoughts[0].option)
        self.redraw_board()
        self.app.push_screen(PageScreen(hint_page(self.scene, thoughts)))

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(ReadingScreen("What happened", self.scene.story, at_end=True))

    def action_words(self) -> None:
        """The whole table in words."""
        lines = [self.scene.headline(), ""]
        if self.scene.choices:
            lines += [f"You can answer: {', '.join(choice.words for choice in self.scene.choices)}", ""]
        self.app.push_screen(ReadingScreen("The table in words", lines + view_lines(self.scene.seen)))

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesScreen(self.session.game.title, self.session.game.rulebook()))

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(PageScreen(Page(HELP.title, HELP.lines)))

    def action_save(self) -> None:
        """Save and say where."""
        self.session.save()
        if not self.session.trouble:
            self.say(f"Saved in {self.session.path}")

    def action_scroll(self, lines: int) -> None:
        """Scroll the log."""
        self.query_one("#log", RichLog).scroll_relative(y=lines, animate=False)
