"""Paper to write and draw on. The letters are those that come with Pillow, so that a picture is the same everywhere;
signs that they lack are drawn, or written in plain letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFont
from rich.style import Style
from rich.text import Text

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]

TABLE: Colour = (13, 17, 23)
PANEL: Colour = (22, 27, 34)
CARD: Colour = (33, 38, 45)
BACK: Colour = (48, 60, 92)
LINE: Colour = (72, 80, 90)
INK: Colour = (230, 237, 243)
FAINT: Colour = (152, 161, 172)
LIGHT: Colour = (242, 204, 96)

LEADING = 1.3  # from one line to the next, for letters of size 1
SHAPES: dict[str, list[Point]] = {
    "▲": [(0.05, 0.95), (0.5, 0.1), (0.95, 0.95)],
    "■": [(0.1, 0.15), (0.9, 0.15), (0.9, 0.95), (0.1, 0.95)],
    "◆": [(0.5, 0.05), (0.95, 0.55), (0.5, 1.05), (0.05, 0.55)],
    "◇": [(0.5, 0.05), (0.95, 0.55), (0.5, 1.05), (0.05, 0.55), (0.5, 0.05), (0.5, 0.3), (0.26, 0.55), (0.5, 0.8)]
    + [(0.74, 0.55), (0.5, 0.3)],
    "✓": [(0.05, 0.6), (0.2, 0.45), (0.4, 0.68), (0.85, 0.1), (0.98, 0.22), (0.42, 0.98)],
    "→": [(0, 0.5), (0.55, 0.5), (0.55, 0.25), (1, 0.58), (0.55, 0.9), (0.55, 0.66), (0, 0.66)],
    "●": [(0.5, 0.1), (0.8, 0.22), (0.93, 0.53), (0.8, 0.83), (0.5, 0.95), (0.2, 0.83), (0.07, 0.53), (0.2, 0.22)],
}
SHAPE_WIDTH = 0.75  # of the size of the letters
INSTEAD = {
    "\u2014": "-",
    "\u2013": "-",
    "│": "|",
    "▒": "?",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "☻": "",
    "ł": "l",
    "\u02bb": "'",
}
INSTEAD |= {raised: f" x{number}" for number, raised in enumerate("²³⁴⁵⁶⁷⁸⁹", 2)}


@lru_cache(maxsize=32)
def letters(size: int) -> ImageFont.FreeTypeFont:
    """The letters of a size."""
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


@lru_cache(maxsize=4096)
def has(letter: str) -> bool:
    """Whether there is such a letter: what is missing looks like any other that is."""
    font = letters(16)
    return letter == " " or bytes(font.getmask(letter)) != bytes(font.getmask("\uffff"))


@lru_cache(maxsize=4096)
def plainly(letter: str) -> str:
    """A letter in letters that there are."""
    if letter in SHAPES or (letter not in INSTEAD and has(letter)):
        return letter
    simple = INSTEAD.get(letter, unicodedata.normalize("NFKD", letter))
    return "".join(each for each in simple if has(each) and not unicodedata.combining(each))


def runs(text: Text) -> Iterator[tuple[str, Colour | None]]:
    """The words of a text by their colours; None for the colour of whoever writes."""
    colours: list[Colour | None] = [None] * len(text.plain)
    styles = [(0, len(text.plain), text.style), *[(span.start, span.end, span.style) for span in text.spans]]
    for start, end, style in styles:
        if isinstance(style, Style) and style.color is not None:
            red, green, blue = style.color.get_truecolor()
            colours[start:end] = [(red, green, blue)] * (min(end, len(colours)) - start)
    at = 0
    while at < len(colours):
        end = at
        while end < len(colours) and colours[end] == colours[at]:
            end += 1
        yield "".join(plainly(letter) for letter in text.plain[at:end]), colours[at]
        at = end


def first_colour(text: Text) -> Colour | None:
    """The first colour in a text."""
    return next((colour for _, colour in runs(text) if colour is not None), None)


def width_of(text: Text, size: int) -> float:
    """How wide a text is written."""
    return sum(words_width(words, size) for words, _ in runs(text))


@lru_cache(maxsize=16384)
def words_width(words: str, size: int) -> float:
    """How wide plain words are written."""
    drawn = sum(1 for letter in words if letter in SHAPES)
    bare = "".join(letter for letter in words if letter not in SHAPES)
    return letters(size).getlength(bare) + drawn * size * SHAPE_WIDTH


def wrapped(text: Text, size: int, width: float) -> list[Text]:
    """A text in lines of at most a width, broken between words; a longer word stands alone."""
    lines: list[Text] = []
    line = Text(style=text.style)
    for word in text.split(" "):
        longer = Text.assemble(line, " ", word) if line.plain else word
        if line.plain and width_of(longer, size) > width:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def longest_word(text: Text, size: int) -> float:
    """The width of the longest word, which nothing can break."""
    return max([width_of(word, size) for word in text.split(" ")], default=0.0)


class Paper:
    """A sheet with letters of one size."""

    def __init__(self, width: int, height: int, size: int) -> None:
        self.image = Image.new("RGB", (width, height), TABLE)
        self.pen = ImageDraw.Draw(self.image)
        self.size = size

    def box(self, x: float, y: float, width: float, height: float, fill: Colour, edge: Colour, thick: int = 1) -> None:
        """A box with rounded corners."""
        corners = (x, y, x + width - 1, y + height - 1)
        self.pen.rounded_rectangle(corners, self.size / 3, fill=fill, outline=edge, width=thick)

    def write(self, x: float, y: float, text: Text, colour: Colour = INK) -> float:
        """A text in one line; returns where it ends."""
        for words, own in runs(text):
            x = self.write_words(x, y, words, own or colour)
        return x

    def write_words(self, x: float, y: float, words: str, colour: Colour) -> float:
        """Words in one colour, with the shapes among them."""
        bare = ""
        for letter in [*words, ""]:
            if letter and letter not in SHAPES:
                bare += letter
                continue
            if bare:
                self.pen.text((x, y), bare, fill=colour, font=letters(self.size))
                x += words_width(bare, self.size)
                bare = ""
            if letter:
                wide = self.size * SHAPE_WIDTH
                spots = [(x + wide * across, y + wide * (0.2 + down)) for across, down in SHAPES[letter]]
                self.pen.polygon(spots, fill=colour)
                x += wide
        return x

    def back(self, x: float, y: float, width: float, height: float) -> None:
        """The back of a card."""
        self.box(x, y, width, height, BACK, LINE)
        gap = self.size / 4
        self.pen.rectangle((x + gap, y + gap, x + width - gap, y + height - gap), outline=FAINT)
        self.pen.line((x + gap, y + gap, x + width - gap, y + height - gap), fill=FAINT)
        self.pen.line((x + gap, y + height - gap, x + width - gap, y + gap), fill=FAINT)
