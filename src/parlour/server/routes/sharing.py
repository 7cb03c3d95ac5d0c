"""What a shared link shows where it is read: a title, a sentence and a picture. Only what everybody with the link may
see anyway, and nothing of the game itself."""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import find_game
from parlour.server.context import Context
from parlour.server.storage.engine import AWAY
from parlour.server.storage.rows import Seat, TableRow

TITLE = "<title>Parlour</title>"
ABOUT = "Card games of conquest and trade, with friends by a link and with bots."
PLAIN = "icon-512.png"
UNKNOWN: tuple[type[Exception], ...] = (ParlourError, *AWAY)  # there is no such game, or the database is down


async def tags(request: Request, pictures: set[str]) -> str:
    """The tags for the head of a page; `pictures` are the games of which there is a picture."""
    table, game, words = request.path_params.get("table"), request.path_params.get("game"), ABOUT
    try:
        if table is not None:
            game, words = await about_table(request.app.state.context, table)
        title = find_game(game).title if game else "Parlour"
    except UNKNOWN:  # the page says so itself
        title, game = "Parlour", None
    base = str(request.base_url).rstrip("/")
    picture = f"share/{game}.jpg" if game in pictures else PLAIN
    told = {
        "og:site_name": "Parlour",
        "og:type": "website",
        "og:title": title,
        "og:description": words,
        "og:image": f"{base}/{picture}",
        "og:url": f"{base}{request.url.path}",
        "twitter:card": "summary_large_image" if game in pictures else "summary",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())


async def about_table(context: Context, table: str) -> tuple[str | None, str]:
    """The game of a table, and a sentence about its seats."""
    row = await context.store.table(table)
    if row is None:
        return None, ABOUT
    return row.game, sentence(row, await context.store.seats(table), find_game(row.game))


def sentence(row: TableRow, seats: list[Seat], game: Game) -> str:
    """How it stands with a table."""
    if row.status == "over":
        return f"A game of {game.title} that is over: watch it again."
    if row.status == "playing":
        return f"A game of {game.title} that is being played: come and watch."
    missing = sum(seat.kind == "open" for seat in seats)
    free = "One seat is free." if missing == 1 else f"{missing} seats are free."
    return f"{row.host_name or 'Somebody'} invites you to {game.title}. {free}"
