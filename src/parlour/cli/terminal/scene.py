"""What one seat sees and hears of a table: everything that may be drawn for it.

Nothing that draws looks at a match's position.
"""

from __future__ import annotations

from parlour.cli.terminal.voice import VOICE
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.state import Event
from parlour.languages.catalogue import Catalogue


class Choice:
    """An option of the question, in words, with what on the table it is about. `said` is what people read."""

    def __init__(self, option: int, words: str, touches: dict[str, object], said: str = "") -> None:
        self.option = option
        self.words = words
        self.said = said or words
        self.touches = touches


class Scene:
    """Everything that may be drawn for a seat."""

    def __init__(self, match: Match, seat: int, names: list[str]) -> None:
        self.game: Game = match.game
        self.seat = seat
        self.names = names
        self.seen = match.view(seat)
        self.heard: list[Event] = match.heard(seat)
        self.words = VOICE.of(match.game)
        self.board = VOICE.board_of(match.game)
        self.story = [self.words.say(line) for line in match.story(seat)]
        self.what, self.prompt, self.choices = read_question(self.seen, self.words)
        self.waiting = read_waiting(self.seen)

    def headline(self) -> str:
        """One sentence: whose turn it is and what is asked."""
        if self.what:
            prompt = self.words.say(self.prompt)
            return self.words.say("{seat}, your turn: {prompt}.", seat=f"P{self.seat + 1}", prompt=prompt)
        if not self.waiting:
            return self.words.say("The game is over.")
        asked = self.words.say(" and ").join(self.names[seat] for seat in self.waiting)
        return self.words.say("{names} thinks …" if len(self.waiting) == 1 else "{names} think …", names=asked)


def read_question(seen: dict[str, object], words: Catalogue) -> tuple[str, str, list[Choice]]:
    """The seat's own question in a view: its kind, its sentence, its options; empty if there is none."""
    asks = seen["asks"]
    assert isinstance(asks, list)
    if not asks:
        return "", "", []
    choices = [
        Choice(int(entry["option"]), str(entry["words"]), entry["touches"], words.say(str(entry["words"])))
        for entry in asks[0]["options"]
    ]
    return str(asks[0]["what"]), str(asks[0]["prompt"]), choices


def read_waiting(seen: dict[str, object]) -> list[int]:
    """The seats that the table waits for."""
    waiting = seen["waiting"]
    assert isinstance(waiting, list)
    return [int(entry["seat"]) for entry in waiting]
