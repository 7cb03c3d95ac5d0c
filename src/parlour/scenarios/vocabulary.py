"""The names of a game in one list: its questions, its events, and the paths of a view."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.shapes import Asked, Course, paths_of

# What every view has beside the table of its game.
COMMON = {**paths_of(Course), **paths_of(Asked)}


def words_of(game: Game) -> dict[str, dict[str, str]]:
    """The questions, the events and the paths of a view, each with what it means or has."""
    known = game.vocabulary()
    return {
        "questions": known.questions,
        "events": {name: ", ".join(fields) or "-" for name, fields in known.events.items()},
        "view": {**known.paths, **COMMON},
    }


def show_words(game: Game) -> str:
    """The names of a game as a text of three lists."""
    headings = {
        "questions": "Questions: what a player can be asked",
        "events": "Events: what is told, and its fields",
        "view": "View: paths to what a seat sees; * stands for an item of a list, such as P2, a name, or 1",
    }
    lines: list[str] = []
    for part, rows in words_of(game).items():
        wide = max([len(name) for name in rows], default=0)
        lines += [headings[part], ""]
        lines += [f"  {name:{wide}}  {text}" for name, text in rows.items()]
        lines.append("")
    return "\n".join(lines[:-1])
