"""How seats and numbers are said, in the log and in reasons."""

from __future__ import annotations


def player(seat: int) -> str:
    """A seat as people count it."""
    return f"P{seat + 1}"


def players(seats: list[int]) -> str:
    """Several seats."""
    return " and ".join([player(each) for each in seats])


def counted(number: int, thing: str, things: str = "") -> str:
    """So many things: "1 trick", "2 tricks"."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"
