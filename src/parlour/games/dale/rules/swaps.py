"""A card that was played changes places with another: that one comes into the hand (R4)."""

from __future__ import annotations

from parlour.games.dale.questions import TAKE
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.discarding import discard_from
from parlour.games.dale.rules.ending import crown
from parlour.games.dale.rules.values import printed
from parlour.games.dale.rules.verbs import gain, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE


async def choose_in_stalls(s: DaleState, me: int, sides: list[int], values: list[int] | None = None) -> tuple[int, int]:
    """Choose a card in some stalls, of some printed values if any are given; returns its side and it, or NONE twice."""
    found = [card for card in in_stalls(s, sides) if values is None or printed(s, card) in values]
    if not found:
        return NONE, NONE
    card = await choose_open(s, me, TAKE, sorted(found))
    return next(side for side in sides if card in in_stalls(s, [side])), card


def in_stalls(s: DaleState, sides: list[int]) -> list[int]:
    """All cards in some stalls."""
    return [card for side in sorted(set(sides)) for stack in s.stall[side] for card in stack]


async def swap_with_stall(s: DaleState, me: int, this: int, side: int, other: int) -> None:
    """This card takes the place of another in a stack."""
    await exchange_with_stall(s, me, s.sched[me], this, side, other)


async def exchange_with_stall(s: DaleState, me: int, zone: list[int], this: int, side: int, other: int) -> None:
    """A card of a zone takes the place of another in a stack. It may be what somebody lacked who built the last stack
    already, and then the game is over (DM-208)."""
    atoms.lift(s, zone, this)
    atoms.replace_in_stall(s, side, other, this)
    await gain(s, me, other)
    crown(s)


async def swap_with_market(s: DaleState, me: int, this: int, slot: int) -> None:
    """This card takes the place of a market card."""
    other = atoms.take_from_market(s, slot)
    atoms.tell_taken(s, other, me)
    atoms.lift(s, s.sched[me], this)
    atoms.put_in_market(s, this, slot)
    await gain(s, me, other)


async def swap_with_discard_top(s: DaleState, me: int, this: int, whose: int) -> None:
    """This card takes the place of the top card of a discard pile, if it has one."""
    if s.disc[whose]:
        other = atoms.take_top(s, s.disc[whose])
        discard_from(s, s.sched[me], this, whose)
        await gain(s, me, other)


async def swap_with_aside(s: DaleState, me: int, this: int, other: int) -> None:
    """This card is held aside in the place of a card held aside."""
    atoms.hold_aside(s, s.sched[me], this, me)
    await take_from(s, me, s.aside, other)
