"""Decks and cards on a terminal, for every game that has decks: what is shown of a card follows from its facts."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.kernel.decks import Curve, Decks

BAR = 30  # the longest bar, in letters
Card = dict[str, Any]


def draw_boxes(decks: Decks, console: Console) -> None:
    """The decks that come in boxes, each with what it tries."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for deck in decks.printed:
        table.add_row(deck.slug, Text(f"{deck.name}, {deck.kind} of {len(deck.faces)} cards. {deck.plan}"))
    console.print(table)


def draw_cards(cards: list[Card], console: Console) -> None:
    """Cards, one a row: the name, the short facts in few words, and what it does."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column("card", style="bold")
    table.add_column("")
    table.add_column("what it does")
    for card in cards:
        table.add_row(Text(str(card["name"])), Text(in_short(card["facts"])), Text(str(card["text"])))
    console.print(table)


def in_short(facts: Card) -> str:
    """What a card is in a few words: the first facts that are words, and its numbers that are not 0."""
    words = [str(value) for value in list(facts.values())[:2] if isinstance(value, str) and value]
    numbers = [f"{name} {value}" for name, value in facts.items() if type(value) is int and value and value < 10_000]
    return ", ".join([*words[-1:], *numbers])


def draw_card(card: Card, console: Console) -> None:
    """A card with all that stands on it."""
    console.print(Text(str(card["name"]), style="bold"))
    table = Table.grid(padding=(0, 2))
    for name, value in card["facts"].items():
        said = (
            ", ".join(map(str, value))
            if isinstance(value, list)
            else f"{value:,}"
            if type(value) is int
            else str(value)
        )
        if said:
            table.add_row(Text(name, style="dim"), Text(said))
    table.add_row(Text("text", style="dim"), Text(str(card["text"]) or "(no ability)"))
    console.print(table)


def draw_curves(curves: list[Curve], console: Console) -> None:
    """How many cards of a deck are of each sort, as bars."""
    for curve in curves:
        console.print(Text(f"\n{curve.title}", style="bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        most = max([number for _, number in curve.bars], default=1)
        for name, number in curve.bars:
            table.add_row(name, str(number), "█" * round(BAR * number / max(most, 1)))
        console.print(table)
