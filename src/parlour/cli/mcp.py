"""`parlour mcp`: a seat for a language model, over the Model Context Protocol."""

from __future__ import annotations

from parlour.cli.arguments import OwnGames, let_in
from parlour.kernel.errors import ParlourError


def mcp(game: OwnGames = None) -> None:
    """Serve tables to a language model over standard input and output (MCP)."""
    let_in(game)
    try:
        from parlour.research.mcp import make_server
    except ModuleNotFoundError as error:
        raise ParlourError(f"parlour mcp needs {error.name}: pip install parlour[research]") from None
    make_server().run("stdio")
