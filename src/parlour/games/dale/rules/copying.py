"""Using cards that may be copies: what a copying card is gets settled when it is used (R8)."""

from __future__ import annotations

from parlour.games.dale.cards.book import COPIERS, HAND_COPIES, Table
from parlour.games.dale.questions import COPY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.copies import (
    chosen_model,
    guises,
    identity,
    is_copier,
    links_of,
    may_count_as,
    models,
    stale_copies,
    unlike,
)
from parlour.games.dale.rules.marks import USED, is_marked
from parlour.games.dale.rules.secrecy import may_be_among
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open


async def use(s: DaleState, me: int, card: int, table: Table) -> None:
    """Show a hand card and do what it does by a table; a copying card becomes a copy of one that is of the table."""
    await become(s, me, card, may_count_as(s, me, card, table))
    atoms.show_all(s, card)
    await table[identity(s, me, card)](s, me, card)


async def become(s: DaleState, me: int, card: int, possible: list[int]) -> None:
    """Let a copying card that has not chosen yet become a copy of one of these models."""
    if not is_copier(s.face[card]) or possible == [card] or chosen_model(s, card) in possible:
        return
    kinds = sorted(unlike(s, possible))
    if s.face[card] in HAND_COPIES:  # even a single model is a secret
        model = await choose(s, me, COPY, kinds)
    else:
        model = await choose_open(s, me, COPY, kinds)
    bind(s, me, card, model)


def bind(s: DaleState, me: int, card: int, model: int) -> None:
    """Let a copying card be a copy of a model, for all to see, and what it reaches it through in the hand."""
    links = links_of(s, me, card, model)
    atoms.choose_model(s, card, model)
    if links:
        atoms.show_all(s, links[0])


async def choose_secret_guise(s: DaleState, me: int, card: int) -> int:
    """Choose what a card that lies face down counts as. Who may hold a copying card is asked about any card: whether
    it is one stays a secret."""
    if not may_be_among(s, me, s.hand[me], COPIERS):
        return card
    return await choose(s, me, COPY, sorted(unlike(s, guises(s, me, card))))


async def settle(s: DaleState, seats: list[int], cards: list[int], readings: list[list[int]]) -> list[int]:
    """Let the players of these seats say what their cards, which are used together, count as: one of some readings,
    which say so of each card. The answers are bound, and so is what there is no choice about."""
    left = readings
    for n, card in enumerate(cards):
        await become(s, seats[n], card, sorted({reading[n] for reading in left}))
        if is_copier(s.face[card]):
            left = [reading for reading in left if reading[n] in (card, chosen_model(s, card))]
    return left[0]


def can_adapt(s: DaleState, me: int, card: int) -> bool:
    """Whether a copying card has a choice of models: none while what it does as a copy lasts."""
    if not is_copier(s.face[card]) or is_marked(s, USED, card):
        return False
    return len(unlike(s, models(s, me, card))) > 1


async def adapt(s: DaleState, me: int, card: int) -> None:
    """Let a copying card be a copy of another model from now on, to pay with it for example."""
    atoms.forget_copy(s, card)
    await become(s, me, card, models(s, me, card))


def forget_stale_copies(s: DaleState) -> None:
    """Copying cards whose model is no longer where it was are themselves again."""
    for card in stale_copies(s):
        atoms.forget_copy(s, card)
