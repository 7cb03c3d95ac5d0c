"""Logs for machines: one JSON object per line, without anything secret.

The message of an exception may name cards, answers or a seed, so only its type and its place are logged.
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
        """The time, the level, the logger, the message, and its fields."""
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
    """Write everything from this level up to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("parlour").setLevel(level)


def level_here() -> int:
    """A person at a terminal wants to see only problems; a service logs everything."""
    return logging.WARNING if sys.stderr.isatty() else logging.INFO
