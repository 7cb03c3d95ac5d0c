"""`parlour replay`: step through a record or a saved table, or print it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.cli.arguments import OwnGames, let_in
from parlour.cli.reviewing import print_review
from parlour.cli.terminal.board import Board
from parlour.cli.terminal.pointer import Pointer
from parlour.cli.terminal.saves import load_saved
from parlour.cli.terminal.scene import Scene
from parlour.cli.terminal.seating import Seating
from parlour.cli.terminal.steps import SceneReplay, read_viewer, viewer_words
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import write_value
from parlour.kernel.replay import ALL
from parlour.kernel.state import WATCHER


def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a table that parlour play saved.")],
    seat: Annotated[str, typer.Option(help="Through whose eyes: a seat from 1, all, or none for the public.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="Print the whole game as text.")] = False,
    review: Annotated[bool, typer.Option("--review", help="Say what decided the game; it must be over.")] = False,
    language: Annotated[str, typer.Option(help="The language: en or de; else that of the system.")] = "",
    own: OwnGames = None,
) -> None:
    """Step through a game. Hands are open once it is over; before, only if a seat is asked for."""
    let_in(own)
    VOICE.speak(language)
    saved = load_saved(file)
    try:
        steps = SceneReplay(saved.record)
        seating = saved.seating.fit(steps.seats) if saved.seating else None
    except ParlourError as error:
        raise ParlourError(f"{file}: {error}") from None
    if review:
        if not steps.over:
            raise ParlourError(f"{file}: only a game that is over can be reviewed")
        print_review(steps.match, saved.record, names_of(steps, seating))
        return
    viewer = read_viewer(seat, steps.seats) if seat else ALL if steps.over else WATCHER
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_game(steps, viewer, seating)
        return
    from parlour.cli.terminal.app import ParlourApp
    from parlour.cli.terminal.replaying import ReplayScreen

    ParlourApp(ReplayScreen(steps, viewer, seating, open_hands=steps.over or viewer == ALL)).run()


def names_of(steps: SceneReplay, seating: Seating | None) -> list[str]:
    """Who sat where."""
    return [seating.name(seat) if seating else f"P{seat + 1}" for seat in range(steps.seats)]


def print_game(steps: SceneReplay, viewer: int, seating: Seating | None) -> None:
    """The options, every line of the log under the number of its answer, the last table, the ending."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    game = steps.match.game
    names = names_of(steps, seating)
    options = ", ".join(f"{name}={write_value(value)}" for name, value in steps.match.options.items())
    console.print(f"{game.title} ({options}), {viewer_words(viewer)}")
    console.print(VOICE.say("Seats: {names}", names=", ".join(names)) + "\n")
    told = 0
    for number in range(len(steps.answers) + 1):
        steps.go(number)
        story = steps.scene(viewer, names).story
        for line in story[told:]:
            console.print(f"{number:>4}  {line}")
        told = len(story)
    console.print()
    print_table(console, steps.scene(viewer, names))


def print_table(console: Console, scene: Scene) -> None:
    """The table as it stands, and how the game ended."""
    plan, pointer = Board(scene.game).lay(scene, max(80, console.width), 24), Pointer()
    pointer.show(plan.zones(), "")
    pointer.zone = ""
    console.print(plan.status)
    console.print(plan.draw(pointer))
    ending = scene.seen["ending"]
    if isinstance(ending, dict):
        reason, scores = scene.words.say(str(ending["reason"])), VOICE.say("Scores: {names}", names=ending["scores"])
        console.print(f"\n{reason} ({ending['rule']}). {scores}")
    else:
        console.print(f"\n{scene.headline()}")
