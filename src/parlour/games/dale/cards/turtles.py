"""Enthusiastic Wood Turtles: begun is half done, and the rest is paid for."""

from __future__ import annotations

from parlour.games.dale.cards.book import nothing
from parlour.games.dale.questions import PUT_ON_DECK, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.buying import spend, spend_x
from parlour.games.dale.rules.discarding import throw_away
from parlour.games.dale.rules.looking import back_on_deck, look_at_top
from parlour.games.dale.rules.market import take_from_slot
from parlour.games.dale.rules.payment import NO_LIMIT
from parlour.games.dale.rules.verbs import choose_cards, draw
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.state import NONE


async def impulsive_visionary(s: DaleState, me: int, card: int) -> None:
    """Finish 1: draw a card."""
    await spend(s, me, card, 1)
    await draw(s, me)


async def collectors_desire(s: DaleState, me: int, card: int) -> None:
    """Finish 2: take the card of the market that lies farthest to the left."""
    await spend(s, me, card, 2)
    filled = [slot for slot in range(MARKET_SLOTS) if s.market[slot] != NONE]
    if filled:
        await take_from_slot(s, me, filled[-1])


async def groundbreaking_idea(s: DaleState, me: int, card: int) -> None:
    """Throw a card of your discard pile away, then put another one of it on your deck. Finish 2."""
    for old in await choose_cards(s, me, THROW_AWAY, s.disc[me], 1, 1):
        throw_away(s, s.disc[me], old)
    for new in await choose_cards(s, me, PUT_ON_DECK, s.disc[me], 1, 1):
        atoms.lift(s, s.disc[me], new)
        atoms.put_on_deck(s, new, me)


async def inspiration(s: DaleState, me: int, card: int) -> None:
    """Draw two cards. Finish 3."""
    await draw(s, me, 2)


async def insight(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of your deck and put them back in any order. Finish 2: draw two cards."""
    await back_on_deck(s, me, await look_at_top(s, me, me, 2), me)


async def insight_finished(s: DaleState, me: int, card: int) -> None:
    """Pay 2 and draw two cards."""
    await spend(s, me, card, 2)
    await draw(s, me, 2)


async def perfect_move(s: DaleState, me: int, card: int) -> None:
    """Finish x, at least 1: put the top x cards of your discard pile on your deck in any order."""
    x = await spend_x(s, me, card, 1, NO_LIMIT)
    moved = s.disc[me][-x:]
    for each in moved:
        atoms.hold_aside(s, s.disc[me], each, me)
    await back_on_deck(s, me, moved, me)


async def finish_for_two(s: DaleState, me: int, card: int) -> None:
    """Pay 2; nothing else happens."""
    await spend(s, me, card, 2)


async def finish_for_three(s: DaleState, me: int, card: int) -> None:
    """Pay 3; nothing else happens."""
    await spend(s, me, card, 3)


TECHNIQUES = {
    "Impulsive Visionary": nothing,
    "Collector's Desire": nothing,
    "Groundbreaking Idea": groundbreaking_idea,
    "Inspiration": inspiration,
    "Insight": insight,
    "Perfect Move": nothing,
}
FINISHES = {
    "Impulsive Visionary": impulsive_visionary,
    "Collector's Desire": collectors_desire,
    "Groundbreaking Idea": finish_for_two,
    "Inspiration": finish_for_three,
    "Insight": insight_finished,
    "Perfect Move": perfect_move,
}
FINISH_COSTS = {
    "Impulsive Visionary": 1,
    "Collector's Desire": 2,
    "Groundbreaking Idea": 2,
    "Inspiration": 3,
    "Insight": 2,
    "Perfect Move": 1,
}
