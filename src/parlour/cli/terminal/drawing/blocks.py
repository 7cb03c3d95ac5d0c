"""Blocks of a screen: things in a zone, drawn in lines of a given width."""

from __future__ import annotations

from textwrap import wrap

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.pointer import Pointer, Zone
from parlour.drawing.ink import Ink, clip, fit, written
from parlour.drawing.thing import DIM, LIT, POINTED, Thing
from parlour.kernel.layout import Area

LINES = Style(color="#6e7681")
MARKED = Style(color="#ff9bce", bold=True)
LIGHT = ("┌", "─", "┐", "│", "└", "┘")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
FRAME_LINES = 4  # top, name, facts, bottom
BOX_LINES = 3
MARK, LIT_MARK = "✦", "▹"


def window(rows: int, at: int, height: int) -> tuple[int, int]:
    """Which rows to show so that the pointed one is among them."""
    if rows <= height:
        return 0, rows
    first = max(0, min(at - height // 2, rows - height))
    return first, first + height


class Block:
    """A part of the screen with at most one zone."""

    def __init__(self, zone: Zone | None, height: int) -> None:
        self.zone = zone
        self.height = height

    def draw(self, pointer: Pointer) -> list[Text]:
        """Its lines; a whole screen makes them all equally wide."""
        raise NotImplementedError

    def spot(self, pointer: Pointer) -> tuple[int, int]:
        """Where the pointer is or was in this zone."""
        return pointer.spot.get(self.zone.name, (0, 0)) if self.zone else (0, 0)

    def at(self, pointer: Pointer) -> tuple[int, int] | None:
        """Where the pointer is, if it is in this zone."""
        return self.spot(pointer) if self.zone and pointer.zone == self.zone.name else None

    def scrolled(self, lines: list[Text], at: int) -> list[Text]:
        """The lines around one of them; arrows show that there are more."""
        first, last = window(len(lines), at, self.height)
        shown = lines[first:last]
        if first > 0:
            shown[0] = written("↑", LIT) + shown[0]
        if last < len(lines):
            shown[-1] = written("↓", LIT) + shown[-1]
        return shown + [Text("")] * (self.height - len(shown))


class Words(Block):
    """Lines without anything to point at."""

    def __init__(self, lines: list[Text]) -> None:
        super().__init__(None, len(lines))
        self.lines = lines

    def draw(self, pointer: Pointer) -> list[Text]:
        """The lines."""
        return self.lines


class Grid(Block):
    """Places in rows and columns, with rules between them: a map."""

    def __init__(self, area: Area, things: list[Thing], ink: Ink, width: int, tall: bool) -> None:
        rows = [things[n : n + area.columns] for n in range(0, len(things), area.columns)]
        self.area = area
        self.lines = area.tall if tall else area.lines
        super().__init__(Zone(area.path, rows), len(rows) * (len(self.lines) + 2) + 1)
        self.ink = ink
        self.cell = width // area.columns - 1
        self.target = ink.view.get(area.marked)

    def draw(self, pointer: Pointer) -> list[Text]:
        """Line by line."""
        assert self.zone is not None
        rows = self.zone.rows
        lines = [self.rule("┌┬┐")]
        for y, row in enumerate(rows):
            cells = [self.draw_cell(thing, self.at(pointer) == (y, x)) for x, thing in enumerate(row)]
            lines += [self.across([cell[n] for cell in cells]) for n in range(len(self.lines) + 1)]
            lines.append(self.rule("├┼┤" if y < len(rows) - 1 else "└┴┘"))
        return lines

    def rule(self, corners: str) -> Text:
        """A line between two rows."""
        return written(corners[0] + corners[1].join(["─" * self.cell] * self.area.columns) + corners[2], LINES)

    def across(self, parts: list[Text]) -> Text:
        """One line through all cells of a row."""
        line = written("│", LINES)
        for part in parts:
            line.append_text(part)
            line.append("│", LINES)
        return line

    def draw_cell(self, thing: Thing, pointed: bool) -> list[Text]:
        """A place: where it is, what it is called, and what stands there."""
        first, _, rest = thing.title.plain.partition(" ")
        target = self.target is not None and thing.item.get("place") == self.target
        style = MARKED if target else LIT if thing.lit else Style()
        title = written(first, DIM).append(MARK if target else LIT_MARK if thing.lit else " ", style)
        title.append(rest, style)
        lines = [title, *[self.ink.write(line, thing.item) for line in self.lines]]
        lines = [fit(line, self.cell) for line in lines]
        if pointed:
            for line in lines:
                line.stylize(POINTED)
        return lines


class Listing(Block):
    """Things one below the other, in as many columns as fit: territories, the fields of a board."""

    def __init__(self, name: str, things: list[Thing], width: int, height: int) -> None:
        wide = max([len(words_of(thing).plain) + 2 for thing in things], default=1)
        columns = max(1, min(width // (wide + 1), -(-len(things) // max(1, height))))
        deep = -(-len(things) // columns)
        rows = [things[y::deep] for y in range(deep)]
        super().__init__(Zone(name, rows), min(height, deep))
        self.room = width // columns

    def draw(self, pointer: Pointer) -> list[Text]:
        """The rows around the pointer."""
        assert self.zone is not None
        lines = []
        for y, row in enumerate(self.zone.rows):
            line = Text()
            for x, thing in enumerate(row):
                line.append_text(fit(bracketed(thing, self.at(pointer) == (y, x)), self.room))
            lines.append(line)
        return self.scrolled(lines, self.spot(pointer)[0])


class Columns(Block):
    """Lists of cards beside each other, each under its first card; those around the pointer, if there are many."""

    def __init__(self, name: str, columns: list[list[Thing]], width: int, height: int) -> None:
        deep = max([len(column) for column in columns], default=0)
        self.empty = Thing("nothing")
        rows = [[column[y] if y < len(column) else self.empty for column in columns] for y in range(deep)]
        super().__init__(Zone(name, rows), min(deep, height))
        wide = max([len(words_of(thing).plain) + 2 for column in columns for thing in column], default=1)
        self.shown = max(1, min(len(columns), width // min(wide + 1, max(12, width // 4))))
        self.room = width // self.shown

    def draw(self, pointer: Pointer) -> list[Text]:
        """The columns around the pointer, and their cards around it."""
        assert self.zone is not None
        wide = len(self.zone.rows[0]) if self.zone.rows else 0
        first, last = window(wide, self.spot(pointer)[1], self.shown)
        lines = []
        for y, row in enumerate(self.zone.rows):
            line = written("←", LIT) if first and not y else Text()
            for x in range(first, last):
                if row[x] is self.empty:
                    line.append(" " * self.room)
                    continue
                line.append_text(fit(bracketed(row[x], self.at(pointer) == (y, x)), self.room - 1)).append(" ")
            lines.append(line + written("→", LIT) if last < wide and not y else line)
        return self.scrolled(lines, self.spot(pointer)[0])


class Packed(Block):
    """Choices in rows, as many side by side as fit; a menu keeps its own rows."""

    def __init__(self, name: str, rows: list[list[Thing]], things: list[Thing], width: int, height: int) -> None:
        super().__init__(Zone(name, rows + packed(things, width)), height)
        self.width = width

    def draw(self, pointer: Pointer) -> list[Text]:
        """The rows around the pointer."""
        assert self.zone is not None
        lines = []
        for y, row in enumerate(self.zone.rows):
            parts = [bracketed(thing, self.at(pointer) == (y, x)) for x, thing in enumerate(row)]
            lines.append(Text("").join([clip(part, self.width - 1) for part in parts]))
        return self.scrolled(lines, self.spot(pointer)[0])


class Heading(Block):
    """The line above an area."""

    def __init__(self, area: Area, words: Text) -> None:
        things = [[Thing(f"the {area.path.replace('_', ' ')}", item={"piles": area.piles})]] if area.piles else []
        super().__init__(Zone(f"{area.path} piles", things), 1)
        self.words = words

    def draw(self, pointer: Pointer) -> list[Text]:
        """The words."""
        line = self.words.copy()
        if self.at(pointer) is not None:
            line.stylize(Thing("").style(pointed=True))
        return [line]


def packed(things: list[Thing], width: int) -> list[list[Thing]]:
    """Things in rows, as many side by side as fit."""
    rows: list[list[Thing]] = []
    room = 0
    for thing in things:
        need = len(words_of(thing).plain) + 2
        if not rows or need > room:
            rows.append([])
            room = width - 1
        rows[-1].append(thing)
        room -= need
    return rows


def words_of(thing: Thing) -> Text:
    """A thing in a line: its title and what is written beside it."""
    return Text(" ").join([part for part in (thing.title, thing.facts) if part.plain])


def bracketed(thing: Thing, pointed: bool, marked: bool = False, room: int = 0) -> Text:
    """A thing in a line, in brackets if it is lit, so that colour is not the only sign. Of one that is too long for the
    room, the name gives way, not what is written beside it."""
    text = words_of(thing)
    if room and len(text.plain) > room - 2:
        title = clip(thing.title, max(4, room - 3 - len(thing.facts.plain)))
        text = Text(" ").join([part for part in (title, thing.facts) if part.plain])
    line = written("[" if thing.lit else "•" if marked else " ", Style())
    line.append_text(text).append("]" if thing.lit else " ")
    line.stylize_before(thing.style(pointed))
    if pointed:
        line.stylize(POINTED)
    return line


def text_lines(text: str, width: int, most: int) -> list[str]:
    """The beginning of a text."""
    lines = wrap(text, max(4, width))
    if len(lines) <= most:
        return lines
    last = wrap(lines[most - 1], max(4, width - 2))[0] if most else ""
    return [*lines[: most - 1], f"{last} …"] if most else []
