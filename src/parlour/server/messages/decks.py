"""What travels about decks: those of a game, and what is said of one that somebody builds."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from parlour.server.messages.http import Options, Strict


class DeckBox(Struct):
    """A deck that comes in a box, with its cards by their names."""

    deck: str
    name: str
    kind: str
    plan: str
    cards: list[str]


class DecksInfo(Struct):
    """The decks of a game to which every player brings one."""

    game: str
    decks: list[DeckBox]


class JudgeDeck(Strict):
    """Ask what a text makes of a deck, under some options."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=40_000)]
    options: Options = msgspec.field(default_factory=dict)


class BarInfo(Struct):
    """How many cards are of a sort."""

    sort: str
    cards: int


class CurveInfo(Struct):
    """What a deck is made of, by one measure."""

    title: str
    bars: list[BarInfo]


class DeckVerdict(Struct):
    """The cards of a deck, what is wrong with its text (`problems`), the rules that it breaks (`objections`), what is
    advised, its curves, and the deck in one line and as a text to share."""

    cards: list[str]
    problems: list[str]
    objections: list[str]
    advice: list[str]
    curves: list[CurveInfo]
    line: str
    text: str


class FindCards(Strict):
    """Ask for cards by words, such as "female scientist, attack>=500"."""

    game: Annotated[str, Meta(max_length=40)]
    words: Annotated[str, Meta(max_length=200)]


class FoundCards(Struct):
    """The cards that were found by their names, or what is wrong with the words."""

    cards: list[str]
    problem: str
