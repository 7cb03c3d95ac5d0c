"""What one seat sees of a table: everything that may be drawn for it.

Nothing that draws looks at a position.
"""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.languages.catalogue import Catalogue


class Choice:
    """An option of the question, in words, with what on the table it is about. `said` is what people read."""

    def __init__(self, option: int, words: str, touches: dict[str, object], said: str = "") -> None:
        self.option = option
        self.words = words
        self.said = said or words
        self.touches = touches


class Look:
    """Everything that may be drawn for a seat. `seen` is its view with what is asked, `words` says what the game says
    in a language, and `board` the lines of the layout."""

    def __init__(
        self,
        game: Game,
        seat: int,
        names: list[str],
        seen: dict[str, object],
        words: Catalogue,
        board: dict[str, str],
    ) -> None:
        self.game = game
        self.seat = seat
        self.names = names
        self.seen = seen
        self.words = words
        self.board = board
        self.what, self.prompt, self.choices = read_question(seen, words)
        self.waiting = read_waiting(seen)

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
