"""The golden playthroughs: one for each number of players and variant."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


class Case:
    """A game to be written out: its options, its seed, and who plays."""

    def __init__(self, name: str, options: dict[str, object], bots: list[str]) -> None:
        self.name = name
        self.options = options
        self.bots = bots

    @property
    def file(self) -> Path:
        """Where it is written."""
        return FOLDER / f"{self.name}.txt"


# Greedy players show sensible games, random ones the strange corners.
CASES = [
    Case("four", {"players": 4}, ["greedy", "greedy", "greedy", "random"]),
    Case("four-drafting", {"players": 4, "drafting": True}, ["greedy", "random", "greedy", "greedy"]),
    Case("four-meeting", {"players": 4, "meeting": True}, ["greedy", "greedy", "random", "greedy"]),
    Case(
        "four-drafting-meeting",
        {"players": 4, "drafting": True, "meeting": True},
        ["random", "greedy", "greedy", "greedy"],
    ),
    Case("four-short", {"players": 4, "campaigns": 1}, ["random", "random", "random", "random"]),
    Case("two", {"players": 2}, ["greedy", "random"]),
    Case("two-nations", {"players": 2, "nations": True}, ["random", "greedy"]),
    Case("three", {"players": 3}, ["greedy", "random", "greedy"]),
]
