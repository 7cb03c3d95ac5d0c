"""What the cards do, one function a card, one module a deck. Importing this enters all of them in the book."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from parlour.games.dale import book
from parlour.games.dale.effects.characters import enter_all
from parlour.games.dale.prints import DECKS, print_of

MODULES: list[ModuleType] = [import_module(f"{__name__}.{name}") for name in (*DECKS, "traps")]


def enter(module: ModuleType) -> None:
    """Enter a deck's tables in the book."""
    for name, table in book.TABLES.items():
        for card, effect in getattr(module, name, {}).items():
            table[print_of(card)] = effect
    for name, amounts in book.AMOUNTS.items():
        for card, amount in getattr(module, name, {}).items():
            amounts[print_of(card)] = amount
    for card, change in getattr(module, "WHEN_OFFERED", {}).items():
        book.WHEN_OFFERED[print_of(card)] = change
    for card, question in getattr(module, "CAN_REARRANGE", {}).items():
        book.CAN_REARRANGE[print_of(card)] = question
    for card, plan in getattr(module, "REARRANGING", {}).items():
        book.REARRANGING[print_of(card)] = plan
    for name, paid_table in book.PAID_TABLES.items():
        for card, paid_effect in getattr(module, name, {}).items():
            paid_table[print_of(card)] = paid_effect
    for card, cost in getattr(module, "COSTS", {}).items():
        book.COSTS[print_of(card)] = cost
    for card, cost in getattr(module, "FINISH_COSTS", {}).items():
        book.FINISH_COSTS[print_of(card)] = cost
    for card, event in getattr(module, "WAITING", {}).items():
        book.WAITING[print_of(card)] = event


for each in MODULES:
    enter(each)
enter_all()
for reactions in (book.ON_RESOLVED, book.ON_PURCHASED, book.ON_SHUFFLED, book.ON_BUILT, book.ON_ENTERING):
    for face, effect in reactions.effects.items():
        book.REACTIONS[face] = effect
