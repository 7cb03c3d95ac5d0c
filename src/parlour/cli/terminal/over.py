"""After the game: who won and why, the scores, and where to go from here."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.saves import new_save
from parlour.cli.terminal.session import Session, rematch_of
from parlour.cli.terminal.steps import SceneReplay
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.replay import ALL
from parlour.kernel.state import Ending
from parlour.languages.catalogue import Catalogue
from parlour.seeds import fresh_seed


class OverScreen(Screen[None]):
    """The end of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "Replay"),
        Binding("m", "rematch", "Rematch"),
        Binding("t,escape", "dismiss", "Table"),
        Binding("q", "app.leave", "Quit"),
    ]

    class Again(Message):
        """The same people want to play once more."""

        def __init__(self, session: Session) -> None:
            super().__init__()
            self.session = session

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """The ending on a page."""
        ending = self.session.match.ending
        assert ending is not None
        names = [self.session.seating.name(seat) for seat in range(len(ending.scores))]
        words = VOICE.of(self.session.game)
        with VerticalScroll(classes="page") as frame:
            frame.can_focus = False
            yield Static(Text(words.say("The game is over")), classes="title")
            yield Static(Text("\n".join(ending_lines(ending, names, self.law(ending), words))))

    def law(self, ending: Ending) -> str:
        """The rule that decided, in words."""
        return f"{ending.rule}: {VOICE.rules_of(self.session.game).words(ending.rule)}"

    def action_replay(self) -> None:
        """Step through the game with all hands open."""
        self.app.push_screen(ReplayScreen(SceneReplay(self.session.record()), ALL, self.session.seating))

    def action_rematch(self) -> None:
        """Deal again, for the same seats."""
        path = new_save(self.session.game.name)
        self.post_message(self.Again(rematch_of(self.session, fresh_seed(), path)))


def ending_lines(ending: Ending, names: list[str], law: str, words: Catalogue) -> list[str]:
    """Winners, reason, rule, scores, keys."""
    winners = words.say(" and ").join(names[seat] for seat in ending.winners)
    verdict = words.say("★ {names} won.", names=winners) if winners else words.say("Nobody won.")
    lines = ["", verdict, f"{words.say(ending.reason)}.", "", law, ""]
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        lines.append(f"{name:<{wide}}  {ending.scores[seat]:>3}" + ("  ★" if seat in ending.winners else ""))
    return [*lines, "", words.say("m rematch · r replay with open hands · t back to the table · q quit")]
