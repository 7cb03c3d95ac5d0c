"""The browser client: its page for every address that a person may open, and its files."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

import parlour.server
from parlour.server.routes.sharing import TITLE, tags

CLIENT = Path(parlour.server.__file__).parent / "client"
HASHED = "assets"  # files whose names change with what is in them
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better encoding first

UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Parlour</title></head>
<body><main><h1>The table is not laid yet</h1>
<p>The server runs, but the browser client was not built. <code>make web</code> builds it (it needs Node 20 or later);
then restart the server. Meanwhile <code>parlour play</code> opens a table in the terminal.</p></main></body></html>
"""


async def page(request: Request, status: int = 200) -> Response:
    """The client's page, which draws every address itself; its head says what a shared link shows."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return HTMLResponse(UNBUILT, 503)
    pictures = {path.stem for path in (CLIENT / "share").glob("*.jpg")}
    text = index.read_text(encoding="utf-8").replace(TITLE, TITLE + await tags(request, pictures))
    return HTMLResponse(text, status, {"Cache-Control": "no-cache"})


async def file(request: Request) -> Response:
    """A file of the client; for an unknown path the page, which says so kindly."""
    name = request.path_params["name"]
    path = found(name)
    if path is None:
        if "text/html" in request.headers.get("accept", ""):
            return await page(request, 404)
        raise HTTPException(404)
    return send(request, path, FOREVER if name.startswith(f"{HASHED}/") else "no-cache")


def found(name: str) -> Path | None:
    """A file of the client by its name, if there is one."""
    try:
        path = (CLIENT / name).resolve()
        ours = path.is_relative_to(CLIENT.resolve()) and path.is_file() and path.suffix not in ENCODINGS.values()
    except (ValueError, OSError):  # no file can have such a name
        return None
    return path if ours else None


def send(request: Request, path: Path, cache: str, status: int = 200) -> Response:
    """A file, in a compressed form if the browser accepts it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = guess_type(path.name)[0] or "application/octet-stream"
    accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS.items():
        on_reserve = path.with_name(path.name + ending)
        if encoding in accepted and on_reserve.is_file():
            return FileResponse(on_reserve, status, {**headers, "Content-Encoding": encoding}, kind)
    return FileResponse(path, status, headers, kind)


PAGES = [
    "/",
    "/new",
    "/table/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/decks/{game}",
    "/profile",
    "/leaderboard/{game}",
    "/mail/{token}",
    "/credits",
]
ROUTES = [*[Route(address, page) for address in PAGES], Route("/{name:path}", file)]
