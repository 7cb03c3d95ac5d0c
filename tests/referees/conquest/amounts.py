"""How much morale a sentence moves, read from its words (HC2-070, HC2-044)."""

from __future__ import annotations

import re

from tests.referees.conquest.board import Board, Piece
from tests.referees.conquest.print import PRINTS, Phrase
from tests.referees.conquest.sentences import read_conditions
from tests.referees.conquest.strength import counted, deed, is_so

ONE, EVERY, ALL, OWN = "one", "every", "everyone", "own"
PARTS: list[tuple[str, str, int]] = [
    (r"(?:you )?gain (?P<n>\d+) morale", OWN, 1),
    (r"(?:you )?lose (?P<n>\d+) morale", OWN, -1),
    (r"(?:one|that) opponent loses (?P<n>\d+) morale", ONE, -1),
    (r"every opponent loses (?P<n>\d+) morale", EVERY, -1),
    (r"everyone loses (?P<n>\d+) morale", ALL, -1),
    (r"(?:you )?take (?P<n>\d+) morale from (?:one|that) opponent", ONE, 0),
    (r"(?:you )?take (?P<n>\d+) morale from every opponent", EVERY, 0),
]


class Share:
    """Who gains or loses how much; a sign of 0 takes it from others for oneself."""

    def __init__(self, whom: str, sign: int, amount: int) -> None:
        self.whom = whom
        self.sign = sign
        self.amount = amount


def has_cost(text: str) -> bool:
    """Whether something must be given first, which moves morale or cards at another time."""
    return "; then " in text or re.search(r"(?:lose|discard) .+ to \w+", text) is not None


def shares(board: Board, seat: int, name: str, text: str) -> list[Share]:
    """What an ability moves, with its counts as they are now."""
    said, number = deed(text), 1
    head, each, tail = said.partition(" for each ")
    if each:
        what, _, most = tail.partition(", at most ")
        number = how_many(board, seat, name, what)
        found = [share for share in (part(head, number),) if share is not None]
        if most and found:
            found[0].amount = min(found[0].amount, int(most))
        return found
    return [share for share in (part(words, 1) for words in said.split(" and ")) if share is not None]


def part(words: str, number: int) -> Share | None:
    """One part of a sentence, or None where it moves no morale."""
    for pattern, whom, sign in PARTS:
        found = re.fullmatch(pattern, words)
        if found:
            return Share(whom, sign, int(found["n"]) * number)
    return None


def how_many(board: Board, seat: int, name: str, what: str) -> int:
    """How many cards a count finds."""
    if what.endswith(" in your discard pile"):
        phrase = Phrase(what.removesuffix(" in your discard pile"))
        return sum(1 for card in board.view["seats"][seat]["discard"] if phrase.fits(PRINTS[card["name"]]))
    if what.endswith(" that opponents have"):
        phrase = Phrase(what.removesuffix(" that opponents have"))
        others = [piece for other in board.opponents(seat) for piece in board.pieces(other)]
        return sum(1 for piece in others if phrase.fits(piece.print))
    source = source_of(board, seat, name)
    return 0 if source is None else counted(board, source, what)


def source_of(board: Board, seat: int, name: str) -> Piece | None:
    """The card of a player that says it."""
    return next((piece for piece in board.pieces(seat) if piece.name == name), None)


def condition_holds(board: Board, piece: Piece, sentence: str) -> bool:
    """Whether the "if" of a sentence is so."""
    found = re.search(r"(?:^|: |, )if (.+?), ", sentence[0].lower() + sentence[1:])
    if found is None:
        return True
    return all(is_so(board, piece, clause, None) for clause in read_conditions(found[1]))
