"""Experimenting Platypuses: try it, measure it, glue it."""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.state import DaleState
from parlour.games.dale.swaps import swap_with_stall
from parlour.games.dale.verbs import choose_cards, discard, draw, find_in_deck
from parlour.kernel.ask import choose_open


async def tireless_tinkerer(s: DaleState, me: int, card: int) -> None:
    """Put the top card of your discard pile on your deck."""
    if s.disc[me]:
        atoms.put_on_deck(s, atoms.take_top(s, s.disc[me]), me)


async def safety_precaution(s: DaleState, me: int, card: int) -> None:
    """Choose a card in your stall. This card takes its place there, and you take that card."""
    built = sorted([each for stack in s.stall[s.side[me]] for each in stack])
    if built:
        await swap_with_stall(s, me, card, s.side[me], await choose_open(s, me, "take", built))


async def magnet(s: DaleState, me: int, card: int) -> None:
    """Search your deck for a card and take it. Then shuffle your deck."""
    await find_in_deck(s, me)


async def dangerous_test(s: DaleState, me: int, card: int) -> None:
    """Draw three cards, then discard three cards."""
    await draw(s, me, 3)
    await discard(s, me, 3)


async def glue(s: DaleState, me: int, card: int, paid: list[int]) -> None:
    """When you pay for a purchase with this card, you may keep it in your hand instead of discarding it."""
    for kept in await choose_cards(s, me, "keep", [card], 0, 1):
        paid.remove(kept)


TECHNIQUES = {
    "Tireless Tinkerer": tireless_tinkerer,
    "Safety Precaution": safety_precaution,
    "Magnet": magnet,
    "Dangerous Test": dangerous_test,
}
WHEN_PAID = {"Glue": glue}
