"""Archiving Desert Monitors: everything is written down, most of it is put away."""

from __future__ import annotations

from parlour.games.dale.questions import CHOOSE_CARD, HOW_MANY, TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.decks import mix_into_deck, shuffle_deck
from parlour.games.dale.rules.discarding import discard, discard_together, throw_away
from parlour.games.dale.rules.looking import search_deck_for
from parlour.games.dale.rules.payment import Way
from parlour.games.dale.rules.verbs import draw, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open


async def refreshing_drink(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may discard a card."""
    await discard(s, me, 1)


async def duplicate_entry(s: DaleState, me: int, card: int) -> None:
    """Search your deck; you may throw one of its cards away. Then shuffle your deck."""
    for old in await search_deck_for(s, me, THROW_AWAY, 0, 1):
        throw_away(s, s.deck[me], old)
    await shuffle_deck(s, me)


async def history_lesson(s: DaleState, me: int, card: int) -> None:
    """Shuffle up to three cards from the top of your discard pile into your deck."""
    count = await choose_open(s, me, HOW_MANY, list(range(min(3, len(s.disc[me])) + 1)))
    await mix_into_deck(s, me, s.disc[me], s.disc[me][len(s.disc[me]) - count :])


async def cultural_preservation(s: DaleState, me: int, card: int) -> None:
    """Search your deck for up to three cards. Take one of them and discard the rest. Then shuffle your deck."""
    found = await search_deck_for(s, me, CHOOSE_CARD, 0, 3)
    for each in found:
        atoms.hold_aside(s, s.deck[me], each, me)
    if found:
        taken = await choose(s, me, TAKE, sorted(found))
        found.remove(taken)
        await take_from(s, me, s.aside, taken)
        await discard_together(s, me, s.aside, found)
    await shuffle_deck(s, me)


async def slice_of_life(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may draw a card and, if you did, discard a card."""
    if await draw(s, me):
        await discard(s, me, 1)


def rigorous_chronicler(way: Way, slot: int) -> None:
    """When you pay for a purchase with this card, it is worth 1, 2 or 3, as you choose."""
    way.low, way.high = 1, 3


TECHNIQUES = {
    "Duplicate Entry": duplicate_entry,
    "History Lesson": history_lesson,
    "Cultural Preservation": cultural_preservation,
}
ABILITIES = {
    "Refreshing Drink": refreshing_drink,
    "Slice of Life": slice_of_life,
}
WHEN_OFFERED = {"Rigorous Chronicler": rigorous_chronicler}
