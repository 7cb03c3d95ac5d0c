"""A bar on stderr while deals are played."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from parlour.simulation.pool import CrashError

Result = TypeVar("Result")


def watched(results: Iterable[Result], total: int, title: str) -> Iterator[Result]:
    """The results one by one, with a bar on a terminal; a crash is reported and ends the command with exit 1."""
    console = Console(stderr=True)
    words = TextColumn("{task.description}")
    columns = (words, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(title, total=total)
            for result in results:
                progress.advance(task)
                yield result
    except CrashError as crash:
        print(f"parlour: {crash}", file=sys.stderr)
        raise typer.Exit(1) from None
