"""Snacks: market cards taken just before a stack is built, which may be what makes it possible (R12).

A Snack is for a stack that is really built, so it offers only what leaves one to build.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale import atoms
from parlour.games.dale.building import has_stack
from parlour.games.dale.market import market_cards
from parlour.games.dale.prints import print_of
from parlour.games.dale.state import DaleState
from parlour.games.dale.values import identity
from parlour.games.dale.verbs import DONE
from parlour.kernel.state import NONE

SNACK: Final = print_of("Snack")


def can_build(s: DaleState, me: int) -> bool:
    """Whether a stack can be built, if need be with what waiting Snacks bring."""
    if has_stack(s, me):
        return True
    for card in s.sched[me]:
        if identity(s, me, card) == SNACK:
            return opens_stack(s, me, card)
    return False


def opens_stack(s: DaleState, me: int, card: int) -> bool:
    """Whether a Snack brings a market card that makes a stack possible, or leaves it to another Snack."""
    for taken in [*market_cards(s), NONE]:
        if can_build(after_snack(s, me, card, taken), me):
            return True
    return False


def snacks(s: DaleState, me: int, card: int) -> list[int]:
    """The market cards that a Snack may bring now, and DONE if a stack can be built without."""
    found = [taken for taken in market_cards(s) if can_build(after_snack(s, me, card, taken), me)]
    if can_build(after_snack(s, me, card, NONE), me):
        found.append(DONE)
    return found or [*market_cards(s), DONE]  # with a teammate's help anything may do


def after_snack(s: DaleState, me: int, card: int, taken: int) -> DaleState:
    """What the table would be like when a Snack has brought a market card, or NONE."""
    table = s.copy()
    atoms.lift(table, table.sched[me], card)
    atoms.put_on_discard(table, card, me)
    if taken != NONE:
        atoms.put_in_hand(table, atoms.take_from_market(table, table.market.index(taken)), me)
    return table
