"""What a value of a view is: nothing to show, a card, or a list of cards."""

from __future__ import annotations

FRAME = ("waiting", "asks", "ending", "game")  # what the screen itself shows


def plain(name: str) -> str:
    """The name of a field as people write it."""
    return name.replace("_", " ")


def is_nothing(value: object) -> bool:
    """Whether there is nothing to show: no value, no, or an empty list or text."""
    return value is None or value is False or value in ("", [], {})


def is_card(value: object) -> bool:
    """Whether a value is a card of a view."""
    return isinstance(value, dict) and "card" in value and "name" in value


def has_cards(value: object) -> bool:
    """Whether a value is a card, or a list with one."""
    return is_card(value) or (isinstance(value, list) and any(has_cards(part) for part in value))
