"""Cards beside each other: in lines, in small boxes, or in frames with the beginning of their text."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.drawing.blocks import BOX_LINES, FRAME_LINES, HEAVY, LIGHT, Block, bracketed, text_lines
from parlour.cli.terminal.pointer import Pointer, Zone
from parlour.drawing.ink import Ink, clip, fit, written
from parlour.drawing.thing import DIM, LIT, POINTED, Thing

HAND = "hand"


def card_style(colour: Style, thing: Thing, pointed: bool) -> Style:
    """In the card's colour: bold if it can be chosen, dim if not."""
    return colour + thing.style(pointed)


class Cards(Block):
    """Cards in rows. The cards of the pointed option are marked, too."""

    def __init__(self, name: str, rows: list[list[Thing]], ink: Ink, height: int) -> None:
        super().__init__(Zone(name, rows, rank=0 if name == HAND else 1), height)
        self.ink = ink

    def marked(self, pointer: Pointer, thing: Thing) -> bool:
        """Whether the option that is pointed at is about this card among others."""
        pointed = pointer.thing
        return pointed is not None and thing.item.get("card") in pointed.cards

    def colour(self, thing: Thing) -> Style:
        """The colour of a card."""
        return self.ink.tint(thing.item)


class Suits(Cards):
    """A row for each suit, behind its sign."""

    def __init__(self, name: str, rows: list[list[Thing]], ink: Ink, width: int, height: int) -> None:
        super().__init__(name, rows, ink, min(max(len(rows), len(ink.signs.get(ink.layout.suits, {}))), height))
        self.width = width

    def draw(self, pointer: Pointer) -> list[Text]:
        """The rows around the pointer."""
        assert self.zone is not None
        lines = []
        for y, row in enumerate(self.zone.rows):
            sign = self.ink.sign_of(row[0].item, self.ink.layout.suits)
            mark = f"{sign.mark} " if sign else ""
            line = written(mark, self.colour(row[0]) + LIT)
            room = self.width - len(mark)
            tight = room < sum(len(thing.title.plain) + 2 for thing in row)
            for x, thing in enumerate(row):
                limit = max(6, room // len(row)) if tight else 0
                line.append_text(bracketed(thing, self.at(pointer) == (y, x), self.marked(pointer, thing), limit))
            lines.append(line)
        return self.scrolled(lines, self.spot(pointer)[0])


class Rows(Cards):
    """Cards in cells of equal width, a line each."""

    def __init__(self, name: str, things: list[Thing], ink: Ink, width: int, in_row: int, height: int) -> None:
        rows = in_rows(things, in_row)
        super().__init__(name, rows, ink, min(len(rows), height))
        self.room = width // in_row

    def draw(self, pointer: Pointer) -> list[Text]:
        """The rows around the pointer."""
        assert self.zone is not None
        lines = []
        for y, row in enumerate(self.zone.rows):
            line = Text()
            for x, thing in enumerate(row):
                marked = self.marked(pointer, thing)
                line.append_text(fit(bracketed(thing, self.at(pointer) == (y, x), marked, self.room), self.room))
            lines.append(line)
        return self.scrolled(lines, self.spot(pointer)[0])


class Pairs(Cards):
    """Cards in cells of two lines: the name, and below it what else is shown."""

    def __init__(self, name: str, things: list[Thing], ink: Ink, width: int, in_row: int) -> None:
        rows = in_rows(things, in_row)
        super().__init__(name, rows, ink, 2 * len(rows))
        self.room = width // in_row

    def draw(self, pointer: Pointer) -> list[Text]:
        """Two lines for each row."""
        assert self.zone is not None
        lines = []
        for y, row in enumerate(self.zone.rows):
            upper, lower = Text(), Text()
            for x, thing in enumerate(row):
                pointed, marked = self.at(pointer) == (y, x), self.marked(pointer, thing)
                name = Thing(thing.name, thing.option, title=clip(thing.title, self.room - 3))
                upper.append_text(fit(bracketed(name, pointed, marked), self.room))
                below = Text(" ") + thing.facts
                below.stylize_before(card_style(Style(), thing, pointed))
                lower.append_text(fit(below, self.room))
            lines += [upper, lower]
        return lines


class Boxes(Cards):
    """Cards in a row, each in a box around its name."""

    def __init__(self, name: str, things: list[Thing], ink: Ink) -> None:
        super().__init__(name, [things], ink, BOX_LINES)

    def draw(self, pointer: Pointer) -> list[Text]:
        """Lit cards have a heavy frame."""
        lines = [Text() for _ in range(BOX_LINES)]
        for x, thing in enumerate(self.zone.rows[0] if self.zone and self.zone.rows else []):
            a, b, c, side, d, e = HEAVY if thing.lit else LIGHT
            name = thing.title.plain
            edge = self.colour(thing) + Style(dim=not thing.lit)
            lines[0].append(a + b * (len(name) + 2) + c, edge)
            lines[1].append(side, edge)
            mark = "•" if self.marked(pointer, thing) else " "
            lines[1].append(f"{mark}{name} ", card_style(self.colour(thing), thing, self.at(pointer) == (0, x)))
            lines[1].append(side, edge)
            lines[2].append(d + b * (len(name) + 2) + e, edge)
        return lines


def boxes_width(things: list[Thing]) -> int:
    """How wide boxes are beside each other."""
    return sum(len(thing.title.plain) + 4 for thing in things)


class Frames(Cards):
    """Cards in frames of equal width, with some lines of their text."""

    def __init__(self, name: str, things: list[Thing], ink: Ink, width: int, in_row: int, text: int) -> None:
        rows = in_rows(things, in_row)
        super().__init__(name, rows, ink, len(rows) * (FRAME_LINES + text))
        self.room = width // in_row
        self.text = text

    def draw(self, pointer: Pointer) -> list[Text]:
        """A band of lines for each row."""
        assert self.zone is not None
        lines: list[Text] = []
        for y, row in enumerate(self.zone.rows):
            band = [Text() for _ in range(FRAME_LINES + self.text)]
            for x, thing in enumerate(row):
                frame = self.frame(thing, self.at(pointer) == (y, x), self.marked(pointer, thing))
                for line, part in zip(band, frame, strict=True):
                    line.append_text(part)
            lines += band
        return lines

    def frame(self, thing: Thing, pointed: bool, marked: bool) -> list[Text]:
        """One card; lit ones have a heavy frame."""
        a, b, c, side, d, e = HEAVY if thing.lit else LIGHT
        colour = self.colour(thing)
        edge, style = colour + Style(dim=not thing.lit), card_style(colour, thing, pointed)
        inner = self.room - 4
        words = text_lines(self.ink.text(thing.item.get("name")), inner, self.text)
        facts = thing.facts.copy()
        facts.stylize_before(style)
        if pointed:
            facts.stylize(POINTED)
        body = [written(clip(thing.title, inner).plain, style), facts]
        body += [written(line, colour + (Style() if thing.lit else DIM)) for line in words]
        body += [Text("")] * (2 + self.text - len(body))
        gap = "•" if marked else " "
        middle = [written(side + gap, edge) + fit(line, inner) + written(" " + side, edge) for line in body]
        flat = b * (self.room - 2)
        return [written(a + flat + c, edge), *middle, written(d + flat + e, edge)]


class Told(Block):
    """The beginning of the text of the card that is pointed at, where cards do not show it themselves."""

    def __init__(self, ink: Ink, width: int, height: int) -> None:
        super().__init__(None, height)
        self.ink = ink
        self.width = width

    def draw(self, pointer: Pointer) -> list[Text]:
        """The text, or nothing."""
        thing = pointer.thing
        name = thing.item.get("name") if thing is not None else None
        names = [] if thing is None else [str(name)] if name is not None else self.ink.prints.named(thing.name)
        told = [f"{self.ink.say(each)}: {self.ink.text(each)}" for each in names if self.ink.text(each)]
        lines = text_lines(" ".join(told), self.width - 1, self.height)
        return [written(f" {line}", DIM) for line in lines] + [Text("")] * (self.height - len(lines))


def in_rows(things: list[Thing], in_row: int) -> list[list[Thing]]:
    """So many things in each row."""
    return [things[n : n + in_row] for n in range(0, len(things), in_row)]
