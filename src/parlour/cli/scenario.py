"""`parlour scenario`: play scenario files and say where the table is not as they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.arguments import AsJson, OwnGames, let_in
from parlour.kernel.errors import ParlourError
from parlour.scenarios.rehearsal import Outcome, rehearse_file

WRONG_CALL = 2


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    own: OwnGames = None,
    as_json: AsJson = False,
) -> None:
    """Play scenarios. Exit 1 if one does not hold, 2 if one is broken; the others are still played."""
    let_in(own)
    outcomes: list[Outcome] = []
    broken: list[str] = []
    paths = expand(files)
    for path in paths:
        try:
            outcomes += rehearse_file(path)
        except ParlourError as error:
            broken.append(str(error))
    report(outcomes, broken, len(paths), as_json)
    if broken or any(outcome.broken for outcome in outcomes):
        raise typer.Exit(WRONG_CALL)
    if not all(outcome.holds for outcome in outcomes):
        raise typer.Exit(1)


def expand(files: list[Path]) -> list[Path]:
    """The files themselves, and the files in the folders."""
    found: list[Path] = []
    for path in files:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise ParlourError(f"there is no scenario file in {path}")
        found += inside
    return found


def report(outcomes: list[Outcome], broken: list[str], files: int, as_json: bool) -> None:
    """Print every difference and every broken scenario and file, then the totals."""
    if as_json:
        print(json.dumps({"scenarios": [outcome.dump() for outcome in outcomes], "broken": broken}, indent=2))
        return
    for outcome in outcomes:
        if outcome.broken:
            typer.echo(f"parlour: {outcome}", err=True)
        elif not outcome.holds:
            print(outcome)
    for error in broken:
        typer.echo(f"parlour: {error}", err=True)
    print(summed(outcomes, len(broken), files))


def summed(outcomes: list[Outcome], broken_files: int, files: int) -> str:
    """How many held, failed, and could not be read."""
    held = sum(outcome.holds for outcome in outcomes)
    broken = sum(bool(outcome.broken) for outcome in outcomes)
    said = f"{len(outcomes)} scenarios in {files} files: {held} held, {len(outcomes) - held - broken} failed"
    said += f", {broken} broken" if broken else ""
    return said + (f"; broken files: {broken_files}" if broken_files else "")
