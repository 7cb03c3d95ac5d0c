"""Signs of Dale: every set is three letters and a colour, every kind of card a letter."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.cli.terminal.board import DIM, LIT, POINTED
from parlour.games.dale.cards.prints import ALL_DECKS, PRINTS, Print

COLOURS = ("#7ee787", "#79c0ff", "#ffa657", "#d2a8ff", "#ff9bce")
LINES = Style(color="#6e7681")
GOLD = Style(color="#f2cc60", bold=True)
PRINTS_BY_NAME = {each.name: each for each in PRINTS}
LETTERS = {deck.short: deck.short[:3] for deck in ALL_DECKS} | {"Pangolins": "Png"}  # the pandas are Pan
SLUGS = {deck.slug: deck.short for deck in ALL_DECKS}


def written(words: str, style: Style) -> Text:
    """Words in a style that ends with them: what is appended later has its own style."""
    return Text().append(words, style)


def set_colour(decks: list[str], name: str | None) -> Style:
    """The colour of a set in this game; cards of no set have none."""
    names = [SLUGS[slug] for slug in decks]
    return Style(color=COLOURS[names.index(name) % len(COLOURS)]) if name in names else Style()


def set_letters(name: str | None) -> str:
    """The letters of a set."""
    return LETTERS.get(name or "", "---")


def kind_letters(card: Print | None) -> str:
    """T for a technique, T+ for one with a bonus action, P for a passive; nothing for other cards."""
    if card is None or not card.text:
        return ""
    return ("T+" if card.bonus else "T") if card.technique else "P"


def print_named(name: str | None) -> Print | None:
    """The print of a name."""
    return None if name is None else PRINTS_BY_NAME.get(name)


def thing_style(colour: Style, lit: bool, pointed: bool) -> Style:
    """Lit, dim, or under the pointer."""
    if pointed:
        return colour + POINTED
    return colour + LIT if lit else colour + DIM


def fit(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    line = text.copy()
    line.truncate(max(0, width), overflow="ellipsis", pad=True)
    return line


def clip(words: str, width: int) -> str:
    """Words of at most this width."""
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"
