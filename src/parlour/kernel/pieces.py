"""Sentences in pieces: the players and cards that a line of the log, a question, an option or an ending names are data,
not words to be found again.

While a sentence is made, each name in it carries marks, which no alphabet has. Then it is read as plain words, or taken
apart: a client shows players by their own names, and opens the cards that a line names.
"""

from __future__ import annotations

from typing import Final

Piece = str | dict[str, object]  # words, {"seat": number} or {"card": name}

# What a part of a sentence may name.
SEAT: Final = "seat"
CARD: Final = "card"

OPEN: Final = "\ue000"
CLOSE: Final = "\ue001"
A_CARD: Final = "\ue002"
SEAT_0: Final = 0xE010


def marked(names: str, value: int, words: str) -> str:
    """Words that name a seat or a card, with their marks."""
    return f"{OPEN}{A_CARD if names == CARD else chr(SEAT_0 + value)}{words}{CLOSE}"


def label(seat: int) -> str:
    """A seat as people count it."""
    return f"P{seat + 1}"


def player(seat: int) -> str:
    """The same with its marks: whoever reads it may know the seat by a name."""
    return marked(SEAT, seat, label(seat))


def plain(sentence: str) -> str:
    """A sentence without marks."""
    if OPEN not in sentence:
        return sentence
    first, *runs = sentence.split(OPEN)
    return first + "".join([run[1:].replace(CLOSE, "", 1) for run in runs])


def named_in(sentence: str) -> list[Piece]:
    """A sentence in pieces if it names anybody or anything; else none, because its words are enough."""
    return taken_apart(sentence) if OPEN in sentence else []


def taken_apart(sentence: str) -> list[Piece]:
    """A sentence in pieces."""
    first, *runs = sentence.split(OPEN)
    found: list[Piece] = [first] if first else []
    for run in runs:
        named, _, rest = run.partition(CLOSE)
        words = named[1:]
        found.append({CARD: words} if named[0] == A_CARD else {SEAT: ord(named[0]) - SEAT_0})
        if rest:
            found.append(rest)
    return found
