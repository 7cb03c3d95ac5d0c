"""Using cards that may be copies: what a copying card is gets settled when it is used (R8)."""

from __future__ import annotations

from parlour.games.dale import atoms
from parlour.games.dale.book import Table
from parlour.games.dale.state import DaleState
from parlour.games.dale.values import (
    SEEING_DOUBLES,
    chosen_model,
    guises,
    identity,
    is_copier,
    may_count_as,
    models,
    stale_copies,
)
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
    kinds = sorted(one_of_each(s, possible))
    if s.face[card] == SEEING_DOUBLES:  # it looks into the hand, so that even a single model is a secret
        model = await choose(s, me, "copy", kinds)
    else:
        model = await choose_open(s, me, "copy", kinds)
    atoms.choose_model(s, card, model)
    show_link(s, me, card, model)


def one_of_each(s: DaleState, possible: list[int]) -> list[int]:
    """The models without those that are equal to one before, changes of value included."""
    found: list[int] = []
    kinds: list[list[int]] = []
    for model in possible:
        kind = [s.face[model]]
        for how, changed, _, amount in s.changes:
            if changed == model:
                kind += [how, amount]
        if kind not in kinds:
            kinds.append(kind)
            found.append(model)
    return found


def show_link(s: DaleState, me: int, card: int, model: int) -> None:
    """Seeing Doubles shows the hand card that it is a copy of, also one through which it reaches its model."""
    if s.face[card] != SEEING_DOUBLES or model in s.hand[me]:
        return
    for other in sorted(s.hand[me]):
        if other != card and is_copier(s.face[other]) and model in models(s, me, other):
            atoms.show_all(s, other)
            return


def show_copied(s: DaleState, me: int, cards: list[int]) -> None:
    """Where Seeing Doubles is among hand cards that are shown, show what it is a copy of."""
    for card in cards:
        if s.face[card] == SEEING_DOUBLES:
            model = guises(s, me, card)[0]
            if model != card:
                atoms.show_all(s, model)
                show_link(s, me, card, model)


def can_adapt(s: DaleState, me: int, card: int) -> bool:
    """Whether a copying card has a choice of models: none while what it does as a copy lasts."""
    if not is_copier(s.face[card]) or card in s.used:
        return False
    return len(one_of_each(s, models(s, me, card))) > 1


async def adapt(s: DaleState, me: int, card: int) -> None:
    """Let a copying card be a copy of another model from now on, to pay with it for example."""
    atoms.forget_copy(s, card)
    await become(s, me, card, models(s, me, card))


def forget_stale_copies(s: DaleState) -> None:
    """Copying cards whose model is no longer where it was are themselves again."""
    for card in stale_copies(s):
        atoms.forget_copy(s, card)
