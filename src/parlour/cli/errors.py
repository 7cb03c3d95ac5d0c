"""A wrong call becomes one clear line on stderr and exit 2, for every command in one place."""

from __future__ import annotations

import sys

import typer
from typer.core import TyperGroup

from parlour.kernel.errors import ParlourError


class PlainErrors(TyperGroup):
    """The group of all commands: a ParlourError of a command is shown as its message, without a traceback."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        """Run the command that was called."""
        try:
            return super().invoke(ctx)
        except ParlourError as error:
            print(f"parlour: {error}", file=sys.stderr)
            raise typer.Exit(2) from None
