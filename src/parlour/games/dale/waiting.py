"""Cards that wait in the schedule for something their own player does next (R12)."""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.book import BEFORE_SHUFFLE, Effect
from parlour.games.dale.state import RESOLVED, DaleState
from parlour.games.dale.values import identity
from parlour.kernel.ask import choose


async def wake(s: DaleState, me: int, table: dict[int, Effect]) -> None:
    """Resolve all my scheduled cards that waited for this, each once, in the order I like."""
    done: list[int] = []
    while s.ending is None:
        cards = [card for card in s.sched[me] if identity(s, me, card) in table and card not in done]
        if not cards:
            return
        card = await choose(s, me, "resolve", sorted(cards)) if len(cards) > 1 else cards[0]
        done.append(card)
        await table[identity(s, me, card)](s, me, card)
        await resolve(s, me, card)


async def resolve(s: DaleState, me: int, card: int) -> None:
    """A fully resolved card of the schedule goes to the discard pile, unless it went elsewhere (DM-161)."""
    if card in s.sched[me]:
        atoms.lift(s, s.sched[me], card)
        atoms.put_on_discard(s, card, me)
    atoms.note_event(s, RESOLVED, me)


async def before_shuffle(s: DaleState, me: int) -> None:
    """Just before I shuffle my deck."""
    if s.sched[me]:
        await wake(s, me, BEFORE_SHUFFLE)
