"""The stall action: which stacks may be built, and building one (DM-174 to DM-186, R9)."""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.book import BEFORE_BUILD
from parlour.games.dale.combos import choose_combo
from parlour.games.dale.ending import stall_complete
from parlour.games.dale.state import BUILT, DaleState, stacks_built
from parlour.games.dale.values import folk, value
from parlour.games.dale.waiting import wake


def needed_total(s: DaleState, me: int) -> int:
    """What the next stack must total."""
    return stacks_built(s, me) + 1


def stacks(s: DaleState, me: int) -> list[int]:
    """Every stack that can be built from the hand, as sets over the sorted hand."""
    cards = sorted(s.hand[me])
    needed = needed_total(s, me)
    found: list[int] = []
    if stacks_built(s, me) >= s.goal:
        return found
    for mask in range(1, 1 << len(cards)):
        chosen = [card for i, card in enumerate(cards) if mask >> i & 1]
        if is_stack(s, me, chosen, needed):
            found.append(mask)
    return found


def is_stack(s: DaleState, me: int, cards: list[int], needed: int) -> bool:
    """Whether cards are of one animalfolk set and total exactly what is needed."""
    first = folk(s, me, cards[0])
    total = 0
    for card in cards:
        if folk(s, me, card) != first or first < 0:
            return False
        total += value(s, me, card)
    return total == needed


async def build(s: DaleState, me: int) -> None:
    """Build the next stack."""
    await wake(s, me, BEFORE_BUILD)
    cards = sorted(s.hand[me])
    mask = await choose_combo(s, me, "build", cards, stacks(s, me))
    chosen = [card for i, card in enumerate(cards) if mask >> i & 1]
    for card in chosen:
        atoms.lift(s, s.hand[me], card)
    atoms.put_in_stall(s, chosen, me)
    atoms.note_event(s, BUILT, me)
    if stacks_built(s, me) >= s.goal:
        atoms.end_game(s, stall_complete(s, me))
