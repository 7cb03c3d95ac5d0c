"""Cards that wait in the schedule for something their own player does next (R12), and how any of them leaves it."""

from __future__ import annotations

from parlour.games.dale.cards.book import BEFORE_SHUFFLE, INSTEAD_OF_DISCARD, Table
from parlour.games.dale.questions import RESOLVE
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.copies import identity
from parlour.games.dale.rules.marks import WOKEN, unmarked
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import RESOLVED
from parlour.kernel.ask import choose_open
from parlour.kernel.cards import lies_among


async def wake(s: DaleState, me: int, table: Table) -> None:
    """Resolve all my scheduled cards that waited for this, each once, in the order I like.

    A card that begins to listen while others are resolved joins them. "Next" means this one: a card whose offer
    is declined is resolved all the same, and one that is being resolved does not listen any more.
    """
    while s.ending is None:
        cards = [card for card in unmarked(s, WOKEN, s.sched[me]) if identity(s, me, card) in table]
        if not cards:
            return
        card = await choose_open(s, me, RESOLVE, sorted(cards))
        lasting_atoms.mark(s, WOKEN, card)
        await table[identity(s, me, card)](s, me, card)
        await resolve(s, me, card)


async def resolve(s: DaleState, me: int, card: int) -> None:
    """A fully resolved card of the schedule goes to the discard pile, unless it went elsewhere (DM-161).

    On its way it is held aside, where a card that waited for it may take it up instead.
    """
    if lies_among(s.sched[me], card):
        release_stored(s, me, card)
        atoms.hold_aside(s, s.sched[me], card, me)
        if s.sched[me]:
            await wake(s, me, INSTEAD_OF_DISCARD)
        if lies_among(s.aside, card):
            atoms.lift(s, s.aside, card)
            atoms.put_on_discard(s, card, me)
    lasting_atoms.note_event(s, RESOLVED, me)


def release_stored(s: DaleState, me: int, card: int) -> None:
    """What is still stored on a card that leaves the schedule goes to the discard pile (G-100)."""
    if lies_among(s.stored_on, card):
        for held in atoms.unstore_cards(s, card):
            atoms.put_on_discard(s, held, me)


async def before_shuffle(s: DaleState, me: int) -> None:
    """Just before I shuffle my deck."""
    if s.sched[me]:
        await wake(s, me, BEFORE_SHUFFLE)
