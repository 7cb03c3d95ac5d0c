"""Blocks of a picture: each says how tall it is in a width, and paints itself there. None cuts anything off."""

from __future__ import annotations

from rich.text import Text

from parlour.drawing.thing import Thing
from parlour.drawing.values import is_card
from parlour.research.painting.paper import (
    CARD,
    FAINT,
    INK,
    LEADING,
    LIGHT,
    LINE,
    PANEL,
    Colour,
    Paper,
    longest_word,
    width_of,
    wrapped,
)

MOST_BACKS = 12  # that lie beside each other; their number is written behind them
CARD_WIDTH = 6.5  # in letters, if no word needs more


class Block:
    """A part of a picture, with letters of a size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.line = size * LEADING
        self.gap = size * 0.5
        self.measured: dict[float, float] = {}  # the height by the width

    def height(self, width: float) -> float:
        """How much room it takes, measured once."""
        if width not in self.measured:
            self.measured[width] = self.measure(width)
        return self.measured[width]

    def measure(self, width: float) -> float:
        """How tall it is in a width."""
        raise NotImplementedError

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """Paint it with its upper left corner at a place."""
        raise NotImplementedError


class Words(Block):
    """Texts below each other, each in as many lines as it takes."""

    def __init__(self, size: int, texts: list[Text], colour: Colour = INK) -> None:
        super().__init__(size)
        self.texts = [text for text in texts if text.plain.strip()]
        self.colour = colour

    def lines(self, width: float) -> list[Text]:
        """All lines."""
        return [line for text in self.texts for line in wrapped(text, self.size, width)]

    def measure(self, width: float) -> float:
        """A line each."""
        return len(self.lines(width)) * self.line

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """One below the other."""
        for number, line in enumerate(self.lines(width)):
            paper.write(x, y + number * self.line, line, self.colour)


class Flow(Block):
    """Things beside each other, in as many rows as they take."""

    def sizes(self, width: float) -> list[tuple[float, float]]:
        """The width and the height of each."""
        raise NotImplementedError

    def paint_one(self, paper: Paper, number: int, x: float, y: float, size: tuple[float, float]) -> None:
        """Paint one of them."""
        raise NotImplementedError

    def places(self, width: float) -> tuple[list[tuple[float, float]], float]:
        """Where each lies, and how tall all rows are."""
        found: list[tuple[float, float]] = []
        x = y = tall = 0.0
        for wide, high in self.sizes(width):
            if x and x + wide > width:
                x, y, tall = 0.0, y + tall + self.gap, 0.0
            found.append((x, y))
            x, tall = x + wide + self.gap, max(tall, high)
        return found, y + tall

    def measure(self, width: float) -> float:
        """All rows."""
        return self.places(width)[1]

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """One after the other."""
        sizes = self.sizes(width)
        for number, (across, down) in enumerate(self.places(width)[0]):
            self.paint_one(paper, number, x + across, y + down, sizes[number])


class Cards(Flow):
    """Cards with their faces, all of one size; one that can be chosen has a bright edge."""

    def __init__(self, size: int, things: list[Thing]) -> None:
        super().__init__(size)
        self.things = things

    def sizes(self, width: float) -> list[tuple[float, float]]:
        """Wide enough for every word, tall enough for every line."""
        words = [longest_word(text, self.size) for thing in self.things for text in (thing.title, thing.facts)]
        wide = min(width, max([self.size * CARD_WIDTH, *[word + 2 * self.gap for word in words]]))
        lines = max([len(self.lines_of(thing, wide)) for thing in self.things], default=1)
        return [(wide, max(3, lines) * self.line + 2 * self.gap)] * len(self.things)

    def lines_of(self, thing: Thing, width: float) -> list[Text]:
        """What stands on a card."""
        texts = [text for text in (thing.title, thing.facts) if text.plain.strip()]
        return [line for text in texts for line in wrapped(text, self.size, width - 2 * self.gap)]

    def paint_one(self, paper: Paper, number: int, x: float, y: float, size: tuple[float, float]) -> None:
        """A face, or a back."""
        thing, (wide, high) = self.things[number], size
        if is_hidden(thing):
            paper.back(x, y, wide, high)
            if thing.lit:
                paper.pen.rounded_rectangle((x, y, x + wide, y + high), self.size / 3, outline=LIGHT, width=3)
            return
        fill = CARD if is_card(thing.item) else PANEL
        paper.box(x, y, wide, high, fill, LIGHT if thing.lit else LINE, 3 if thing.lit else 1)
        for row, line in enumerate(self.lines_of(thing, wide)):
            paper.write(x + self.gap, y + self.gap * 0.7 + row * self.line, line)


class Backs(Block):
    """Cards that nobody sees from here: their backs, one over the other, and how many there are."""

    def __init__(self, size: int, count: int, lit: int = 0) -> None:
        super().__init__(size)
        self.count = count
        self.lit = lit

    def measure(self, width: float) -> float:
        """A small card."""
        return self.size * 2.2

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """The backs, and their number."""
        wide, high = self.size * 1.5, self.size * 2.1
        for number in range(min(self.count, MOST_BACKS)):
            paper.back(x + number * wide * 0.6, y, wide, high)
        end = x + (min(self.count, MOST_BACKS) - 1) * wide * 0.6 + wide
        paper.write(end + self.gap, y + self.size * 0.5, Text(f"{self.count} hidden"), FAINT)


class Grid(Block):
    """Places in rows and columns: a map."""

    def __init__(self, size: int, cells: list[list[Text]], columns: int, lit: list[bool], marked: list[bool]) -> None:
        super().__init__(size)
        self.cells = cells
        self.columns = columns
        self.lit = lit
        self.marked = marked

    def cell(self, width: float) -> tuple[float, float]:
        """The size of a place."""
        wide = (width - self.gap / 2 * (self.columns - 1)) / self.columns
        lines = max(sum(len(wrapped(text, self.size, wide - self.size)) for text in cell) for cell in self.cells)
        return wide, lines * self.line + self.gap

    def measure(self, width: float) -> float:
        """All rows."""
        return -(-len(self.cells) // self.columns) * (self.cell(width)[1] + self.gap / 2)

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """Row by row; what is pointed at has a bright ground, what can be chosen a bright edge."""
        wide, high = self.cell(width)
        for number, texts in enumerate(self.cells):
            left = x + number % self.columns * (wide + self.gap / 2)
            top = y + number // self.columns * (high + self.gap / 2)
            edge = LIGHT if self.lit[number] else LINE
            paper.box(
                left, top, wide, high, (74, 38, 60) if self.marked[number] else PANEL, edge, 1 + 2 * self.lit[number]
            )
            Words(self.size, texts).paint(paper, left + self.size / 2, top + self.gap / 2, wide - self.size)


class Listing(Flow):
    """Things in a line each, in as many columns as fit."""

    def __init__(self, size: int, things: list[Thing]) -> None:
        super().__init__(size)
        self.gap = size * 0.25
        self.texts = [Text(" ").join([part for part in (thing.title, thing.facts) if part.plain]) for thing in things]
        self.lit = [thing.lit for thing in things]

    def sizes(self, width: float) -> list[tuple[float, float]]:
        """Wide enough for the longest, so that they stand in columns; one that is wider than everything is broken."""
        wide = min(width, max([width_of(text, self.size) for text in self.texts], default=0.0) + self.size)
        return [(wide, len(wrapped(text, self.size, wide - self.size)) * self.line + 2) for text in self.texts]

    def paint_one(self, paper: Paper, number: int, x: float, y: float, size: tuple[float, float]) -> None:
        """A line, in a bright frame if it can be chosen."""
        if self.lit[number]:
            paper.box(x, y, *size, PANEL, LIGHT, 2)
        Words(self.size, [self.texts[number]]).paint(paper, x + self.size / 2, y + 1, size[0] - self.size)


class Stack(Block):
    """Blocks below each other."""

    def __init__(self, size: int, blocks: list[Block]) -> None:
        super().__init__(size)
        self.blocks = blocks

    def measure(self, width: float) -> float:
        """All of them, with gaps."""
        heights = [block.height(width) for block in self.blocks]
        return sum(tall + self.gap for tall in heights if tall)

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """One below the other."""
        for block in self.blocks:
            tall = block.height(width)
            if tall:
                block.paint(paper, x, y, width)
                y += tall + self.gap


class Beside(Block):
    """Blocks beside each other, each with a share of the width."""

    def __init__(self, size: int, blocks: list[Block], shares: list[float]) -> None:
        super().__init__(size)
        self.blocks = blocks
        self.shares = shares

    def widths(self, width: float) -> list[float]:
        """The room of each."""
        room = width - self.gap * 2 * (len(self.blocks) - 1)
        return [room * share / sum(self.shares) for share in self.shares]

    def measure(self, width: float) -> float:
        """As tall as the tallest."""
        sizes = zip(self.blocks, self.widths(width), strict=True)
        return max([block.height(wide) for block, wide in sizes], default=0.0)

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """From left to right."""
        for block, wide in zip(self.blocks, self.widths(width), strict=True):
            block.paint(paper, x, y, wide)
            x += wide + 2 * self.gap


class Panel(Block):
    """A block in a frame, with a stripe in a colour."""

    def __init__(self, size: int, inner: Block, colour: Colour, lit: bool) -> None:
        super().__init__(size)
        self.inner = inner
        self.colour = colour
        self.lit = lit

    def measure(self, width: float) -> float:
        """What is in it, and a margin."""
        return self.inner.height(width - 3 * self.gap) + self.gap

    def paint(self, paper: Paper, x: float, y: float, width: float) -> None:
        """The frame, the stripe, and what is in it."""
        tall = self.height(width)
        paper.box(x, y, width, tall, PANEL, LIGHT if self.lit else LINE, 3 if self.lit else 1)
        paper.pen.rectangle((x + 3, y + 4, x + 3 + self.gap * 0.6, y + tall - 5), fill=self.colour)
        self.inner.paint(paper, x + 2 * self.gap, y + self.gap, width - 3 * self.gap)


def is_hidden(thing: Thing) -> bool:
    """Whether it is a card that is not seen from here."""
    return is_card(thing.item) and thing.item["name"] is None
