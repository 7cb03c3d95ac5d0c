"""The table in play: whose turn it is, who has the keyboard, and what the answers are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from parlour.cli.terminal.cover import CoverScreen, Left
from parlour.cli.terminal.helps import hint_page
from parlour.cli.terminal.over import OverScreen
from parlour.cli.terminal.pages import PageScreen
from parlour.cli.terminal.session import Session
from parlour.cli.terminal.thinking import Thinker, ThinkerError
from parlour.cli.terminal.view import TableView
from parlour.cli.terminal.voice import VOICE
from parlour.drawing.thing import Thing
from parlour.kernel.state import WATCHER, Event
from parlour.kernel.wishes import ALONE, ASK, TURN, Wishes

ADVISER = "level5"
ASKING: Final = {  # what people are asked, by how reactions are
    ASK: "You are asked everything.",
    ALONE: "You are asked only when there is something to choose.",
    TURN: "You are asked only when there is something to choose, and not to react before your turn.",
}


class TableScreen(TableView):
    """One table, for the person at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", "Choose"),
        Binding("h", "hint", "Hint"),
        Binding("u,escape", "undo", "Undo"),
        Binding("s", "save", "Save"),
        Binding("a", "ask", "Ask me"),
        Binding("q", "app.leave", "Quit"),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__(session)
        self.pace = pace
        self.players, self.adviser = Thinker(), Thinker()
        self.over = False

    def on_mount(self) -> None:
        """Begin, or go on where the table stood."""
        if self.session.match.answers:
            given = len(self.session.match.answers)
            self.told = VOICE.say("Welcome back: {number} answers were given so far.", number=given)
        self.go_on()

    def on_unmount(self) -> None:
        """Stop the bots."""
        self.players.close()
        self.adviser.close()

    # Whose turn it is

    def go_on(self) -> None:
        """Draw the table, then let the seat that is asked answer."""
        session = self.session
        self.answer_for_people()
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

    def answer_for_people(self) -> None:
        """Answer what people do not want to be asked."""
        for seat in self.session.seating.people:
            option = self.session.reply_for(seat)
            while option is not None:
                self.tell_of(partial(self.session.answer_for, seat, option))
                option = self.session.reply_for(seat)

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
        """Close every page that covers the table: it may show what the next person must not see."""
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
            self.run_worker(self.play_bot(seat), group="bot", exclusive=True)

    async def play_bot(self, seat: int) -> None:
        """A bot's answer: after a short pause, and only if the table still waits for it."""
        session, moves, begun = self.session, self.session.moves, monotonic()
        option, trouble = await self.players.answer(session.match, seat, session.seating.specs[seat])
        await asyncio.sleep(max(0.0, self.pace - (monotonic() - begun)))
        if session.moves != moves or session.ask_of(seat) is None:
            return
        new = self.answer(seat, option)
        if trouble:
            said, name = "{name} stumbled and played by rule of thumb: {names}", self.names[seat]
            self.told = VOICE.say(said, name=name, names=trouble)
        self.draw()
        await asyncio.sleep(self.pace * (self.board.beat(self.scene, new) - 1))
        if session.moves == moves + 1:
            self.go_on()

    def answer(self, seat: int, option: int) -> list[Event]:
        """Apply an answer and announce what it caused; returns what the seat at the keyboard heard."""
        return self.tell_of(partial(self.session.answer, seat, option))

    def tell_of(self, change: Callable[[], None]) -> list[Event]:
        """Change the table and announce what that caused; returns what the seat at the keyboard heard."""
        heard = len(self.session.match.heard(self.viewer))
        change()
        new = self.session.match.heard(self.viewer)[heard:]
        self.told = self.board.news(self.scene, new)
        return new

    # Keys

    def action_choose(self) -> None:
        """Answer with what is pointed at, or say why that is not an option."""
        thing = self.pointer.thing
        if self.session.ask_of(self.viewer) is None:
            self.say("It is not your turn." if not self.over else "The game is over.")
        elif thing is None:
            self.say("Point at something first.")
        elif thing.option is None:
            why = self.session.why_not(self.viewer, thing.name)
            self.told = why or self.not_asked(thing)
            self.draw_message()
        else:
            self.answer(self.viewer, thing.option)
            self.go_on()

    def not_asked(self, thing: Thing) -> str:
        """Says of a thing that it is no answer, where no rule says why."""
        say = self.scene.words.say
        said, prompt = "{thing} is not what is asked for: {prompt}.", say(self.scene.prompt)
        return say(said, thing=say(thing.name), prompt=prompt)

    def action_undo(self) -> None:
        """Take the last answer back, if it was this person's and nothing was revealed since."""
        last = self.session.who_may_take_back()
        if last is None or last != self.viewer:
            self.say("Nothing can be taken back: something was revealed since, or somebody else has acted.")
            return
        self.workers.cancel_group(self, "bot")
        self.session.take_back()
        self.told = VOICE.say("Taken back.")
        self.go_on()

    def action_hint(self) -> None:
        """Ask the strongest bot what it would do in this seat."""
        if not self.scene.what:
            self.say("There is nothing to answer now.")
            return
        self.say("The adviser thinks …")
        self.run_worker(self.advise(), group="hint", exclusive=True)

    async def advise(self) -> None:
        """Show the hint, if the question is still open."""
        session, moves, viewer = self.session, self.session.moves, self.viewer
        try:
            thoughts = await self.adviser.thoughts(session.match, viewer, ADVISER)
        except ThinkerError as error:
            self.say("No hint: {name}", name=error)
            return
        if session.moves != moves or self.viewer != viewer or self.app.screen is not self:
            return
        self.told = ""
        if thoughts:
            self.pointer.point_at(thoughts[0].option)
        self.redraw_board()
        self.app.push_screen(PageScreen(hint_page(self.scene, thoughts)))

    def action_ask(self) -> None:
        """Choose what to be asked: the next of three ways."""
        wishes, ways = self.session.wishes, list(ASKING)
        way = ways[(ways.index(ASK if wishes is None else wishes.reactions) + 1) % len(ways)]
        self.session.wishes = None if way == ASK else Wishes(reactions=way)
        self.go_on()
        self.say(ASKING[way])

    def action_save(self) -> None:
        """Save and say where."""
        self.session.save()
        if not self.session.trouble:
            self.say("Saved in {name}", name=self.session.path)
