"""`parlour play`: a table in the terminal, for people at one keyboard and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import parlour.games  # noqa: F401  # whatever is installed registers itself
from parlour.cli.arguments import pick_game, read_bots
from parlour.cli.terminal.saves import load_saved, new_save
from parlour.cli.terminal.seating import seat_people
from parlour.cli.terminal.session import Session, new_session, resumed_session
from parlour.cli.terminal.voice import VOICE
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import check_options, read_option
from parlour.kernel.registry import games
from parlour.seeds import fresh_seed


def play(
    game: Annotated[str, typer.Argument(help="The game; without options a first screen asks for the rest.")] = "",
    players: Annotated[int, typer.Option(help="How many play.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="An option, NAME=VALUE; may be repeated.")] = None,
    people: Annotated[int, typer.Option(help="How many people sit at this keyboard, from P1 on.")] = 1,
    bots: Annotated[str, typer.Option(help="The bots in the other seats, separated by commas.")] = "level3",
    seed: Annotated[str, typer.Option(help="The seed of all chance; the same seed deals the same cards.")] = "",
    save: Annotated[Path | None, typer.Option(help="Where to keep the table.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved table or a record.")] = None,
    pace: Annotated[float, typer.Option(help="The minimum seconds for a bot's answer.")] = 0.8,
    language: Annotated[str, typer.Option(help="The language of the table: en or de; else that of the system.")] = "",
) -> None:
    """Sit down at a table in the terminal."""
    asked = bool(players or option or seed or save) or people != 1 or bots != "level3"
    read_bots(bots)
    VOICE.speak(language)
    session = None
    if resume is not None:
        session = resumed(resume, game, people, bots, save)
    elif asked:
        session = fresh(game or "alliances", players, option or [], people, bots, seed, save)
    elif game:
        pick_game(game)
    if pace < 0:
        raise ParlourError("the pace must not be negative")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise ParlourError("a table needs a terminal (parlour replay and parlour simulate do not)")
    open_table(session, game, pace)


def fresh(name: str, players: int, option: list[str], people: int, bots: str, seed: str, save: Path | None) -> Session:
    """A new table as the command line describes it."""
    game = pick_game(name)
    written = ([f"players={players}"] if players else []) + option
    options = check_options(game, dict(read_option(game, text) for text in written))
    seating = seat_people(game.empty(options).seats, people, bots)
    return new_session(game, options, seed or fresh_seed(), seating, save or new_save(game.name))


def resumed(path: Path, name: str, people: int, bots: str, save: Path | None) -> Session:
    """A saved table; a bare record gets the people and bots that the command line names."""
    name = pick_game(name).name if name else ""
    saved = load_saved(path)
    try:
        if saved.seating is not None:
            session = resumed_session(saved, saved.seating, save or path)
        else:
            from parlour.kernel.record import load_record

            match = load_record(saved.record)
            seating = seat_people(match.state.seats, people, bots)
            session = Session(match, seating, save or new_save(match.game.name))
    except ParlourError as error:
        raise ParlourError(f"{path}: {error}") from None
    if name and session.game.name != name:
        raise ParlourError(f"{path}: this is a table of {session.game.name}, not of {name}")
    return session


def open_table(session: Session | None, game: str, pace: float) -> None:
    """Run the screens, and say afterwards how to resume."""
    from parlour.cli.terminal.app import ParlourApp
    from parlour.cli.terminal.start import StartScreen

    if session is not None:
        session.save()
        if session.trouble:
            raise ParlourError(f"{session.path}: not saved: {session.trouble}")
    first = session or StartScreen(pick_game(game) if game else games()[0])
    app = ParlourApp(first, pace)
    try:
        app.run()
    finally:
        if app.farewell():
            print(app.farewell())
    if app.return_code:
        raise typer.Exit(app.return_code)
