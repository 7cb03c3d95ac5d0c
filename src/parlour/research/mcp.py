"""An MCP server: a language model sits at a table with bots, sees what its seat sees, reads the rules and answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import parlour.games  # noqa: F401  # registers the games
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.options import write_value
from parlour.kernel.registry import find_game, games
from parlour.research.seated import SeatedTable

INSTRUCTIONS = (
    "Card games for a language model. Call games, then sit at a table. The reply says what happened, what you are "
    "asked and your options; answer with the number of an option or its words until the game is over. Call look to see "
    "the whole table from your seat, and rules to read or search the rulebook."
)
MOST_TABLES = 8  # at once; the oldest one is cleared away for a new one
MOST_RULES = 40  # found by one search

Parameters = ParamSpec("Parameters")


def plainly(tool: Callable[Parameters, dict[str, Any]]) -> Callable[Parameters, dict[str, Any]]:
    """A tool whose refusals reach the model as plain sentences."""

    @wraps(tool)
    def told(*args: Parameters.args, **named: Parameters.kwargs) -> dict[str, Any]:
        try:
            return tool(*args, **named)
        except ParlourError as error:
            raise ToolError(str(error)) from None

    return told


class Parlour:
    """The tools of the server, and its tables."""

    def __init__(self) -> None:
        self.tables: dict[str, SeatedTable] = {}
        self.count = 0

    def games(self) -> dict[str, Any]:
        """List the games, each with its options and their choices."""
        return {game.name: {"title": game.title, "options": choices(game)} for game in games()}

    def sit(
        self, game: str, options: dict[str, str | int | bool] | None = None, seat: int = 1, bots: str = "greedy"
    ) -> dict[str, Any]:
        """Begin a game with bots in the other seats (random, greedy, level1 to level5). Seats are counted from 1."""
        table = SeatedTable(find_game(game), dict(options or {}), seat - 1, bots)
        self.count += 1
        name = f"table {self.count}"
        self.tables[name] = table
        while len(self.tables) > MOST_TABLES:
            del self.tables[next(iter(self.tables))]
        return {"table": name, "story": table.news(), **table.now()}

    def look(self, table: str) -> dict[str, Any]:
        """See the whole table as your seat sees it, and what you are asked."""
        found = self.find(table)
        return {**found.now(), "view": found.view()}

    def answer(self, table: str, answer: str) -> dict[str, Any]:
        """Answer with an option: its number in the list, or its words. The reply tells what happened until you are
        asked again."""
        found = self.find(table)
        found.answer(answer)
        return {"story": found.news(), **found.now()}

    def rules(self, game: str, search: str = "") -> dict[str, Any]:
        """Read the quick start of a game, or search all its rules for a word."""
        book = find_game(game).rulebook()
        if search:
            found = book.search(search)
            return {"rules": {each.rule: each.words for each in found[:MOST_RULES]}, "found": len(found)}
        return {"quick_start": [part.heading or part.words for part in book.quick if part.heading or part.words]}

    def find(self, table: str) -> SeatedTable:
        """A table by its name."""
        if table not in self.tables:
            known = ", ".join(self.tables) or "none"
            raise ParlourError(f"there is no {table[:40]!r}; your tables are: {known}")
        return self.tables[table]


def choices(game: Game) -> dict[str, str]:
    """The options of a game: what each means, and what it may be."""
    return {
        setting.name: f"{setting.text}; one of {', '.join([write_value(choice) for choice in setting.choices])}"
        for setting in game.settings()
    }


def make_server() -> MCPServer:
    """The server with its tools."""
    server: MCPServer = MCPServer("parlour", instructions=INSTRUCTIONS)
    hall = Parlour()
    for tool in (hall.games, hall.sit, hall.look, hall.answer, hall.rules):
        server.tool()(plainly(tool))
    return server
