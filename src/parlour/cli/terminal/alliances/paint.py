"""Signs of Alliances: every suit and side is a shape, a letter and a colour."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.board import DIM, POINTED
from parlour.games.alliances.cards.prints import FACES_BY_NAME, LETTERS, suit_of

COLOURS = {"M": "#ff7b72", "E": "#7ee787", "P": "#79c0ff"}
SHAPES = {"M": "▲", "E": "■", "P": "●"}
SUIT_WORDS = {"M": "military", "E": "economics", "P": "politics"}

SIDE_COLOURS = {"gold": "#f2cc60", "silver": "#c9d1d9"}
SIDE_SIGNS = {"gold": "◆G", "silver": "◇S"}
TOKENS = {"g": "◆", "s": "◇"}
CONFLICT = "✦"
FOUGHT_FOR = Style(color="#ff9bce", bold=True)
LINES = Style(color="#6e7681")


def written(words: str, style: Style) -> Text:
    """Words in a style that ends with them: what is appended later has its own style."""
    return Text().append(words, style)


def suit_sign(suit: str) -> Text:
    """A suit as shape and letter."""
    return written(f"{SHAPES[suit]}{suit}", Style(color=COLOURS[suit], bold=True))


def side_sign(side: str) -> Text:
    """A side as shape and letter."""
    return written(SIDE_SIGNS[side], Style(color=SIDE_COLOURS[side], bold=True))


def suit_letter(name: str) -> str:
    """The suit of a card by its name; special action cards have one too."""
    return LETTERS[suit_of(FACES_BY_NAME[name])]


def card_style(name: str, lit: bool, pointed: bool) -> Style:
    """How a card is written: in its suit's colour, bold if it can be chosen, dim if not."""
    colour = Style(color=COLOURS[suit_letter(name)])
    if pointed:
        return colour + POINTED
    return colour + Style(bold=True) if lit else colour + DIM


def power_text(power: str) -> Text:
    """A conflict power such as "12M" in its suit's colour."""
    return written(power, Style(color=COLOURS[power[-1]], bold=True)) if power else Text("")


def fit(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line
