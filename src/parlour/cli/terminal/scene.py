"""What one seat sees and hears of a table: everything that may be drawn for it.

Nothing that draws looks at a match's position.
"""

from __future__ import annotations

from parlour.cli.terminal.voice import VOICE
from parlour.drawing.look import Look
from parlour.kernel.match import Match
from parlour.kernel.state import Event


class Scene(Look):
    """What a seat sees, in the language of whoever sits at the keyboard, and what it heard."""

    def __init__(self, match: Match, seat: int, names: list[str]) -> None:
        super().__init__(match.game, seat, names, match.view(seat), VOICE.of(match.game), VOICE.board_of(match.game))
        self.heard: list[Event] = match.heard(seat)
        self.story = [self.words.say(line) for line in match.story(seat)]
