"""The application around the screens: it knows which table is open, and closes it safely."""

from __future__ import annotations

import asyncio
import shlex
import signal
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from parlour.cli.terminal.look import LAYOUT, PARLOUR
from parlour.cli.terminal.over import OverScreen
from parlour.cli.terminal.session import Session
from parlour.cli.terminal.start import StartScreen
from parlour.cli.terminal.table import TableScreen
from parlour.cli.terminal.voice import VOICE
from parlour.plugins import spec_of

PACE = 0.8  # minimum seconds for a bot's answer, so that it can be followed


class ParlourApp(App[None]):
    """A parlour in a terminal."""

    CSS = LAYOUT
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", "Quit", priority=True, show=False)]

    def __init__(self, first: Session | Screen[None], pace: float = PACE) -> None:
        super().__init__()
        self.first = first
        self.pace = pace
        self.session: Session | None = None

    def on_mount(self) -> None:
        """Open the first screen."""
        self.register_theme(PARLOUR)
        self.theme = PARLOUR.name
        for number in (signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, self.action_leave)
        if isinstance(self.first, Session):
            self.sit_down(self.first)
        else:
            self.push_screen(self.first)

    def on_start_screen_ready(self, event: StartScreen.Ready) -> None:
        """From the first screen to the table."""
        self.pop_screen()
        self.sit_down(event.session)

    def on_over_screen_again(self, event: OverScreen.Again) -> None:
        """From the end of a game to the next one: its table is closed."""
        self.pop_screen()
        self.pop_screen()
        self.sit_down(event.session)

    def sit_down(self, session: Session) -> None:
        """Open a table."""
        self.session = session
        session.save()
        self.push_screen(TableScreen(session, self.pace))

    def action_leave(self) -> None:
        """Save and leave."""
        if self.session is not None:
            self.session.save()
        self.exit()

    def farewell(self) -> str:
        """What to print after the screen closes: how to resume."""
        session = self.session
        if session is None:
            return ""
        if session.trouble:
            return VOICE.say("The table was not saved: {name}", name=session.trouble)
        path, ending = shlex.quote(str(session.path)), session.match.ending
        spec = spec_of(session.game)
        if ending is not None:
            outside = f" --game {spec}" if spec else ""
            say = VOICE.of(session.game).say
            over = say("The game is over: {reason}.", reason=say(ending.reason))
            return over + "\n" + VOICE.say("See it again with: {name}", name=f"parlour replay {path}{outside}")
        again = f"parlour play {f'{spec} ' if spec else ''}--resume {path}"
        return VOICE.say("The table is saved. Go on with: {name}", name=again)
