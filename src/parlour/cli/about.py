"""`parlour about`: which version and build is installed, and which games."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from parlour import about as installed
from parlour.cli.arguments import AsJson


def about(as_json: AsJson = False) -> None:
    """Say what is installed here."""
    facts = installed.about()
    if as_json:
        print(json.dumps(facts, indent=2))
        return
    grid = Table.grid(padding=(0, 2))
    for name, value in facts.items():
        grid.add_row(name, ", ".join(value) if isinstance(value, list) else str(value))
    Console().print(grid)
