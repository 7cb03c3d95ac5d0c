"""What a seat sees as a text: for people, and for programs that read."""

from __future__ import annotations

import json

from parlour.kernel.choice import Choice
from parlour.kernel.game import Game
from parlour.kernel.state import WATCHER, State, seat_name


def text_of(game: Game, s: State, seat: int, choice: Choice | None = None) -> str:
    """The view of a seat (or the watcher), one line for each entry, and its open question with the options."""
    lines = [f"{game.title}, {'a watcher' if seat == WATCHER else seat_name(seat)}"]
    lines += [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in game.view(s, seat).items()]
    if choice is not None and choice.ask.seat == seat:
        ask = choice.ask
        lines.append(game.prompt(s, ask))
        lines += [f"- {game.say(s, ask, option)}" for option in choice.left]
    if s.ending is not None:
        lines.append(f"The game is over: {s.ending.reason}")
    return "\n".join(lines)
