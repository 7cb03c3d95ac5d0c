"""Finished games as they were once played: what the rules must make of them for ever.

A line of games.jsonl is a record with the ending that it led to and a hash of the last position, written in
its notation (so that the hash outlives a change of the position's inner parts).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.kernel.match import Match
from parlour.kernel.record import dump_record, load_record

FILE = Path(__file__).parent / "games.jsonl"
LEAST = 60  # games of a kind


def dump(data: object) -> str:
    """Plain data as the corpus and the records write it."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def position_hash(match: Match) -> str:
    """A hash of the position."""
    return hashlib.sha256(match.game.write(match.state).encode()).hexdigest()


def entry(match: Match) -> str:
    """A finished game as a line of the corpus."""
    if match.ending is None:
        raise ParlourError("corpus: the game is not finished")
    return dump(
        {"record": json.loads(dump_record(match)), "ending": match.ending.dump(), "position": position_hash(match)}
    )


def record_of(line: str) -> str:
    """The record in a line of the corpus, byte for byte as it was."""
    return dump(json.loads(line)["record"])


def lines() -> list[str]:
    """The whole corpus."""
    return FILE.read_text(encoding="utf-8").splitlines()


def add(record: str) -> str:
    """Add a finished record; gives its line. A game that is there already is refused."""
    line, found = entry(load_record(record)), lines() if FILE.exists() else []
    if line in found:
        raise ParlourError("corpus: this game is in it already")
    FILE.write_text("".join([each + "\n" for each in [*found, line]]), encoding="utf-8")
    return line
