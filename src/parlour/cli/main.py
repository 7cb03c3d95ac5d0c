"""The `parlour` command. Exit 0: it held; 1: a check failed; 2: the call was wrong."""

from __future__ import annotations

import typer

from parlour.cli.about import about
from parlour.cli.arena import arena
from parlour.cli.bench import bench
from parlour.cli.check import check
from parlour.cli.deck import deck
from parlour.cli.errors import PlainErrors
from parlour.cli.mcp import mcp
from parlour.cli.miniature import miniature
from parlour.cli.play import play
from parlour.cli.replay import replay
from parlour.cli.rules import rules
from parlour.cli.scenario import scenario
from parlour.cli.selfplay import selfplay
from parlour.cli.serve import serve
from parlour.cli.simulate import simulate
from parlour.cli.soak import soak_command
from parlour.cli.verify import verify

app = typer.Typer(
    cls=PlainErrors,
    help="A parlour for card games of conquest and trade.",
    no_args_is_help=True,
    add_completion=False,
)

app.command("about")(about)
app.command("arena")(arena)
app.command("bench")(bench)
app.command("check")(check)
app.command("deck")(deck)
app.command("mcp")(mcp)
app.command("miniature")(miniature)
app.command("play")(play)
app.command("replay")(replay)
app.command("rules")(rules)
app.command("scenario")(scenario)
app.command("selfplay")(selfplay)
app.command("serve")(serve)
app.command("simulate")(simulate)
app.command("soak")(soak_command)
app.command("verify")(verify)

if __name__ == "__main__":
    app()
