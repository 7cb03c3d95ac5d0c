"""A zone of choices drawn as a small grid that scrolls with the pointer."""

from __future__ import annotations

from rich.text import Text

from parlour.cli.terminal.board import Pointer, Zone


def draw_choices(pointer: Pointer, name: str, width: int, height: int) -> Text:
    """The rows of a zone around the pointer; arrows show that there are more."""
    zone = next((zone for zone in pointer.zones if zone.name == name), None)
    text = Text(no_wrap=True, overflow="ellipsis")
    if zone is None:
        return text
    here = pointer.spot[name] if pointer.zone == name else None
    first, last = window(len(zone.rows), pointer.spot[name][0], height)
    for y in range(first, last):
        text.append("↑" if y == first > 0 else "↓" if y == last - 1 < len(zone.rows) - 1 else " ")
        draw_row(text, zone, y, here)
        if y < last - 1:
            text.append("\n")
    return text


def draw_row(text: Text, zone: Zone, y: int, here: tuple[int, int] | None) -> None:
    """One row: lit choices in brackets, so that colour is not the only sign."""
    for x, thing in enumerate(zone.rows[y]):
        words = f"[{thing.name}]" if thing.option is not None else f" {thing.name} "
        text.append(words, thing.style(pointed=here == (y, x)))


def window(rows: int, at: int, height: int) -> tuple[int, int]:
    """Which rows to show so that the pointed one is among them."""
    if rows <= height:
        return 0, rows
    first = max(0, min(at - height // 2, rows - height))
    return first, first + height
