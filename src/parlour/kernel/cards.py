"""Backs and faces: what happens to hidden cards.

A card is an integer, its back, which everybody may see and follow. What is printed on
it is its face. Shuffling permutes faces under the backs and forgets who knew them, so
that no back carries knowledge through a shuffle.
"""

from __future__ import annotations

from typing import cast

from parlour.kernel.compiler import i64
from parlour.kernel.errors import RulesError
from parlour.kernel.rng import advance, below, drawn
from parlour.kernel.state import EVERYONE, NO_CARD, NOBODY, NONE, WATCHER, State


def next_back(s: State) -> int:
    """The back of the next card that comes to the table, for games that make cards while they are played."""
    back = len(s.face)
    if back >= NO_CARD:
        raise RulesError(f"a table has no room for more than {NO_CARD} cards")
    return back


def roll(s: State, n: i64) -> i64:
    """Draw a random number from 0 to n-1."""
    if s.key:
        s.rng += 1
        return drawn(s.key, s.rng, n)
    s.rng = advance(s.rng)
    return below(s.rng, n)


def shuffle(s: State, cards: list[int]) -> None:
    """Mix the faces under these backs; nobody knows any of them afterwards."""
    face, known = cast("list[i64]", s.face), s.known
    if s.teller is not None:
        s.teller.before_mixing(cards)
    if s.key:
        for i in range(len(cards) - 1, 0, -1):
            a, b = cards[i], cards[roll(s, i + 1)]
            face[a], face[b] = face[b], face[a]
    else:  # the same without a call for each card: playouts shuffle a lot
        backs = cast("list[i64]", cards)
        now: i64 = s.rng
        left: i64 = len(cards)
        while left > 1:
            now = advance(now)
            one, other = backs[left - 1], backs[below(now, left)]
            face[one], face[other] = face[other], face[one]
            left -= 1
        s.rng = now
    for card in cards:
        known[card] = NOBODY


def take_out(cards: list[int], card: i64) -> None:
    """Remove a card from a zone that it lies in; without comparing objects, as `remove` does. It is looked for from the
    top of a pile on."""
    for i in range(len(cards) - 1, -1, -1):
        if cards[i] == card:
            cards.pop(i)
            return
    raise RulesError(f"card {card} does not lie there")


def lies_among(cards: list[int], card: i64) -> bool:
    """Whether a card is among some; without comparing objects, as `in` does."""
    for each in cast("list[i64]", cards):
        if each == card:
            return True
    return False


def in_rising_order(cards: list[int]) -> list[int]:
    """The few cards of a hand, sorted: quicker than `sorted`, which compares objects."""
    ordered = cards.copy()
    numbers = cast("list[i64]", ordered)
    count: i64 = len(numbers)
    for i in range(1, count):
        number, place = numbers[i], i
        while place > 0 and number < numbers[place - 1]:
            numbers[place] = numbers[place - 1]
            place -= 1
        if place < i:
            numbers[place] = number
    return ordered


def add_in_order(numbers: list[int], number: i64) -> None:
    """Add a number to a few in rising order, at its place among them."""
    ordered = cast("list[i64]", numbers)
    place: i64 = len(ordered)
    ordered.append(number)
    if place > 0 and number < ordered[place - 1]:
        while place > 0 and number < ordered[place - 1]:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = number


def mix_order(s: State, items: list[int]) -> None:
    """Put public things (tiles, seats) into a random order, in place."""
    if s.teller is not None:
        s.teller.before_mixing([])
    for i in range(len(items) - 1, 0, -1):
        j = roll(s, i + 1)
        items[i], items[j] = items[j], items[i]


def show(s: State, card: i64, seat: i64) -> None:
    """Let one seat know a face."""
    known = cast("list[i64]", s.known)
    one: i64 = 1
    known[card] |= one << seat


def reveal(s: State, card: i64) -> None:
    """Let everybody know a face."""
    s.known[card] = EVERYONE


def knows_no_more(s: State, cards: list[int], seat: int) -> bool:
    """Whether a seat knows no face among these that a watcher does not know."""
    known = s.known
    for card in cards:
        if card != NONE and known[card] >> seat & 1 and not known[card] >> WATCHER & 1:
            return False
    return True


def seen_face(s: State, card: int, seat: int) -> int | None:
    """The face as a seat sees it: None while it is hidden."""
    return s.face[card] if s.known[card] >> seat & 1 else None
