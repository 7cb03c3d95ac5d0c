"""The line with turn, phase, actions, clock and sets."""

from __future__ import annotations

from rich.text import Text

from parlour.cli.terminal.board import DIM, LIT, Scene
from parlour.cli.terminal.dale.paint import SLUGS, set_colour, set_letters, written
from parlour.cli.terminal.dale.seen import Clock, Seen


def status_line(scene: Scene, seen: Seen, width: int) -> Text:
    """The facts with the names of the sets, or their letters where the line is too short."""
    long = facts(scene, seen, brief=False)
    return long if len(long.plain) <= width else facts(scene, seen, brief=True)


def facts(scene: Scene, seen: Seen, brief: bool) -> Text:
    """What a player wants to know at every moment."""
    line = Text(f" Turn {seen.turns}, ")
    line.append(f"P{seen.turn + 1}", LIT).append(f" · {seen.phase}")
    if seen.phase == "action phase":
        line.append(f" · {seen.actions} action{'' if seen.actions == 1 else 's'} left")
    if seen.clock is not None:
        line.append(" · ").append_text(clock_text(seen.clock))
    line.append(" · ", DIM)
    for slug in seen.decks:
        name = SLUGS[slug]
        line.append(set_letters(name), set_colour(seen.decks, name) + LIT)
        line.append(" " if brief else f" {name}  ")
    return line


def clock_text(clock: Clock) -> Text:
    """Day or night, and where the hand stands."""
    ring = "".join("●" if space == clock.space else "○" for space in range(1, clock.days + clock.nights + 1))
    ring = f"{ring[: clock.days]}│{ring[clock.days :]}"
    return written(f"{'☀ day' if clock.day else '☾ night'} {ring}", LIT)
