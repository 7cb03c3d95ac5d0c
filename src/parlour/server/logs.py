"""Logs for machines: one JSON object a line, without anything that somebody should not read.

What an exception says may name cards, answers or a seed, so only its kind and its place are written down.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, who says it, the words, and the facts that go with them."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().strip(),
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            told |= facts
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            told["at"] = places(record.exc_info[2])
        return json.dumps(told, default=str)


def places(trace: TracebackType | None) -> list[str]:
    """Where an exception went through."""
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def write_logs(level: int) -> None:
    """Let everything from this level on be written to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("parlour").setLevel(level)


def level_here() -> int:
    """A person at a terminal wants to hear of trouble only; a service writes everything down."""
    return logging.WARNING if sys.stderr.isatty() else logging.INFO
