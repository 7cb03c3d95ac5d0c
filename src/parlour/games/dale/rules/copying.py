"""Using cards that may be copies: what a copying card is gets settled when it is used (R8)."""

from __future__ import annotations

from parlour.games.dale.cards.book import COPIERS, Table
from parlour.games.dale.hidden import may_be_among
from parlour.games.dale.questions import COPY, SHOW
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.copies import (
    chosen_model,
    equals,
    guises,
    identity,
    is_copier,
    leads_to,
    link_kinds,
    links_of,
    looks_into_hand,
    may_count_as,
    models,
    stale_copies,
    unlike,
)
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import EVERYONE


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
    if looks_into_hand(s, me, card):  # even a single model is a secret
        model = await choose(s, me, COPY, kinds)
    else:
        model = await choose_open(s, me, COPY, kinds)
    await bind(s, me, card, equals(s, model, possible))


async def bind(s: DaleState, me: int, card: int, equal: list[int]) -> None:
    """Let a copying card be a copy of one of some equal models, for all to see, and show what it reaches it through in
    the hand, if it needs anything there."""
    for model in equal:
        if not links_of(s, me, card, model):
            lasting_atoms.choose_model(s, card, model)
            return
    link = await choose_link(s, me, card, equal)
    reached = [model for model in equal if leads_to(s, me, link, model)]
    lasting_atoms.choose_model(s, card, reached[0])
    atoms.show_all(s, link)


async def choose_link(s: DaleState, me: int, card: int, equal: list[int]) -> int:
    """The card of the hand through which a copying card reaches one of some equal models: one that lies open, or else
    its player says which is shown. Where there may be several kinds of them that is asked always: how many there are
    is a secret."""
    links = sorted({link for model in equal for link in links_of(s, me, card, model)})
    for link in links:
        if s.known[link] == EVERYONE:
            return link
    if link_kinds(s, me, equal[0]) > 1:
        return await choose(s, me, SHOW, unlike(s, links))
    return links[0]


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
        if is_copier(s.face[card]):
            await become(s, seats[n], card, sorted({reading[n] for reading in left}))
            left = [reading for reading in left if reading[n] in (card, chosen_model(s, card))]
    return left[0]


async def adapt(s: DaleState, me: int, card: int) -> None:
    """Let a copying card be a copy of another model from now on, to pay with it for example."""
    lasting_atoms.forget_copy(s, card)
    await become(s, me, card, models(s, me, card))


def forget_stale_copies(s: DaleState) -> None:
    """Copying cards whose model is no longer where it was are themselves again."""
    for card in stale_copies(s):
        lasting_atoms.forget_copy(s, card)
