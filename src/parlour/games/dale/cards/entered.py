"""What the cards do, one function a card, one module a deck. Importing this enters all of them in the book."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from parlour.games.dale.cards import book
from parlour.games.dale.cards.characters import enter_all
from parlour.games.dale.cards.prints import DECKS, PRINTS, print_of

MODULES: list[ModuleType] = [import_module(f"parlour.games.dale.cards.{name}") for name in (*DECKS, "traps")]


def enter(module: ModuleType) -> None:
    """Enter a deck's tables in the book."""
    for name, table in book.TABLES.items():
        for card, entry in getattr(module, name, {}).items():
            table[print_of(card)] = entry
    for card, cost in getattr(module, "COSTS", {}).items():
        book.COSTS[print_of(card)] = cost
    for card, cost in getattr(module, "FINISH_COSTS", {}).items():
        book.FINISH_COSTS[print_of(card)] = cost
    for card, event in getattr(module, "WAITING", {}).items():
        book.WAITING[print_of(card)] = event


def gather(kinds: tuple[book.Faces, ...], into: book.Faces) -> None:
    """Let a table have the cards of several others."""
    for face in range(len(PRINTS)):
        if any([face in kind for kind in kinds]):
            into.add(face)


for each in MODULES:
    enter(each)
enter_all()
gather((book.ON_RESOLVED, book.ON_PURCHASED, book.ON_SHUFFLED, book.ON_BUILT, book.ON_ENTERING), book.REACTIONS)
gather((book.OPEN_COPIES, book.HAND_COPIES), book.COPIERS)
gather((book.LETS_IN, book.FETCHES, book.SPREADS, book.PAID_WORTHS), book.STACK_TELLERS)
gather((book.LARGER_HAND, book.LARGER_HAND_BUILT), book.ENLARGING)
