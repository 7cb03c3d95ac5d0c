"""The map of twenty countries."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.alliances.paint import (
    COLOURS,
    CONFLICT,
    FOUGHT_FOR,
    LINES,
    SIDE_COLOURS,
    TOKENS,
    fit,
    side_sign,
    written,
)
from parlour.cli.terminal.alliances.seen import Place, Seen
from parlour.cli.terminal.board import DIM, LIT, POINTED, Pointer, Scene, Thing, Zone
from parlour.games.alliances.cards.board import COLUMNS, ROWS

TIGHT = 11  # the narrowest cell: "a1 Kelmoria"
SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"


def map_zone(scene: Scene, seen: Seen) -> Zone:
    """The countries; those that can be targeted are lit."""
    things = [Thing(place.name, scene.option_of(place.name)) for place in seen.map]
    return Zone("map", [things[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)])


def draw_map(seen: Seen, pointer: Pointer, cell: int, tall: bool) -> list[Text]:
    """The grid, line by line: cells of two or three lines between rules."""
    zone = next(zone for zone in pointer.zones if zone.name == "map")
    here = pointer.spot["map"] if pointer.zone == "map" else None
    lines = [rule("┌┬┐", cell)]
    for y in range(ROWS):
        cells = [
            draw_cell(seen, seen.map[y * COLUMNS + x], zone.rows[y][x], here == (y, x), cell, tall)
            for x in range(COLUMNS)
        ]
        lines += [join_cells([each[n] for each in cells]) for n in range(len(cells[0]))]
        lines.append(rule("├┼┤" if y < ROWS - 1 else "└┴┘", cell))
    return lines


def rule(corners: str, cell: int) -> Text:
    """A line between two rows of countries."""
    return written(corners[0] + corners[1].join(["─" * cell] * COLUMNS) + corners[2], LINES)


def join_cells(parts: list[Text]) -> Text:
    """One line through five cells."""
    line = written("│", LINES)
    for part in parts:
        line.append_text(part)
        line.append("│", LINES)
    return line


def draw_cell(seen: Seen, place: Place, thing: Thing, pointed: bool, cell: int, tall: bool) -> list[Text]:
    """A country: its name, its owner, its defence."""
    lit, target = thing.option is not None, seen.target == place.place
    mark = CONFLICT if target else "▹" if lit else " "
    style = Style(color=SIDE_COLOURS[place.owner]) if place.owner else Style()
    style += FOUGHT_FOR if target else Style(bold=lit)
    title = written(place.place, DIM).append(mark, FOUGHT_FOR if target else LIT)
    title.append(place.country, style)
    defence = draw_defence(place, seen.defence if target and seen.defence else place.defence())
    if tall:
        lines = [title, Text(" ") + defence, Text(" ") + draw_tokens(place)]
    else:
        lines = [title, draw_owner(place) + defence]
    lines = [fit(line, cell) for line in lines]
    if pointed:
        for line in lines:
            line.stylize(POINTED)
    return lines


def draw_defence(place: Place, now: dict[str, int]) -> Text:
    """The three defences; one that a special action changed is underlined."""
    printed = place.defence()
    text = Text()
    for n, suit in enumerate("MEP"):
        if n and sum(len(str(value)) for value in now.values()) < 5:
            text.append(" ")
        changed = now[suit] != printed[suit]
        text.append(f"{suit}{now[suit]}", Style(color=COLOURS[suit], underline=changed, bold=changed))
    return text


def draw_owner(place: Place) -> Text:
    """The token on top, and how many lie there if it is more than one; always three wide."""
    if place.owner is None:
        return written("·  ", DIM)
    count = len(place.tokens)
    return side_sign(place.owner) + Text(SUPERSCRIPTS[count] if 1 < count < 10 else " ")


def draw_tokens(place: Place) -> Text:
    """All tokens from bottom to top, and the owner."""
    if place.owner is None:
        return written("· nobody's", DIM)
    text = Text()
    for token in place.tokens[-6:]:
        text.append(TOKENS[token], Style(color=SIDE_COLOURS["gold" if token == "g" else "silver"]))
    return text.append(f" {place.owner}", Style(color=SIDE_COLOURS[place.owner]))
