"""Saved tables: a record and who sits where, written so that a crash at any moment loses nothing."""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

from parlour.cli.terminal.seating import Seating
from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record

KIND = "parlour table"


class Saved:
    """What a file holds: a record as text, and the seats where the file says who sits there."""

    def __init__(self, record: str, seating: Seating | None, over: bool) -> None:
        self.record = record
        self.seating = seating
        self.over = over


def home() -> Path:
    """The folder of a person's tables: PARLOUR_HOME, or the place for user data."""
    own = os.environ.get("PARLOUR_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "parlour"


def new_save(game: str) -> Path:
    """A file name that no table has yet."""
    folder = home() / "tables"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{game}-{stamp}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{stamp}-{number}.json"
    return path


def dump_table(match: Match, seating: Seating) -> str:
    """A table as text: the record with the seats around it."""
    document = {
        "kind": KIND,
        "seats": seating.specs,
        "over": match.ending is not None,
        "record": json.loads(dump_record(match)),
    }
    return json.dumps(document, sort_keys=True)


def write_safely(path: Path, text: str) -> None:
    """Replace a file in one step: a reader always finds either the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Make sure that the new name of a file survives a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_file(path: Path) -> str:
    """The text of a file, or a clear message why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ParlourError(f"{path}: this is not text") from None
    except OSError as error:
        raise ParlourError(f"{path}: {error.strerror or error}") from None


def load_saved(path: Path) -> Saved:
    """A saved table or a bare record."""
    try:
        return read_saved(read_file(path))
    except ParlourError as error:
        words = str(error)
        raise ParlourError(words if words.startswith(f"{path}:") else f"{path}: {words}") from None


def read_saved(text: str) -> Saved:
    """What a text holds; the record itself is checked when it is replayed."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ParlourError(f"this is not a record: not JSON ({error})") from None
    if not isinstance(document, dict):
        raise ParlourError("this is not a record: it must be a JSON object")
    if "kind" not in document:
        return Saved(text, None, False)
    if document["kind"] != KIND:
        raise ParlourError(f"this is not a table: its kind is {document['kind']!r}, not {KIND!r}")
    seats, record = document.get("seats"), document.get("record")
    if not isinstance(seats, list) or not all(isinstance(spec, str) for spec in seats):
        raise ParlourError("the table's seats must be a list of words")
    if not isinstance(record, dict):
        raise ParlourError("the table's record must be an object")
    return Saved(json.dumps(record), Seating(seats), document.get("over") is True)


def open_tables() -> list[Path]:
    """The saved tables whose game is not over, the newest first."""
    found = []
    for path in (home() / "tables").glob("*.json"):
        try:
            saved = load_saved(path)
        except ParlourError:
            continue  # it is not one of our tables
        if saved.seating is not None and not saved.over:
            found.append(path)
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
