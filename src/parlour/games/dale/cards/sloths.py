"""Diligent Pale-throated Sloths: later is soon enough."""

from __future__ import annotations

from parlour.games.dale.cards.book import nothing
from parlour.games.dale.questions import TAKE, THROW_AWAY
from parlour.games.dale.rules import lasting_atoms
from parlour.games.dale.rules.discarding import throw_away
from parlour.games.dale.rules.lasting import ADD
from parlour.games.dale.rules.market import take_market_card
from parlour.games.dale.rules.values import junk_among
from parlour.games.dale.rules.verbs import choose_cards, draw, take_together
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE


async def steady_achiever(s: DaleState, me: int, card: int) -> None:
    """At the start of your next turn: draw a card."""
    await draw(s, me)


async def shopping_journey(s: DaleState, me: int, card: int) -> None:
    """At the start of your next turn: take a card from the market."""
    await take_market_card(s, me)


async def housecleaning(s: DaleState, me: int, card: int) -> None:
    """Take up to three junk cards from your discard pile. At the start of your next turn: you may throw a card of
    your hand away."""
    await take_together(s, me, s.disc[me], await choose_cards(s, me, TAKE, junk_among(s, s.disc[me]), 0, 3))


async def housecleaning_next_turn(s: DaleState, me: int, card: int) -> None:
    """Throw a card away, or none."""
    for unwanted in await choose_cards(s, me, THROW_AWAY, s.hand[me], 0, 1):
        throw_away(s, s.hand[me], unwanted)


async def siesta(s: DaleState, me: int, card: int) -> None:
    """At the start of your next turn: you may take a card from your discard pile."""
    await take_together(s, me, s.disc[me], await choose_cards(s, me, TAKE, s.disc[me], 0, 1))


async def lunch_break(s: DaleState, me: int, card: int) -> None:
    """Draw a card. At the start of your next turn: draw another one."""
    await draw(s, me)


async def ironing(s: DaleState, me: int, card: int) -> None:
    """At the start of your next turn: every card you use is worth one more until the end of that turn."""
    lasting_atoms.change_value(s, ADD, NONE, me, 1)


TECHNIQUES = {
    "Steady Achiever": nothing,
    "Shopping Journey": nothing,
    "Housecleaning": housecleaning,
    "Siesta": nothing,
    "Lunch Break": lunch_break,
    "Ironing": nothing,
}
AT_TURN_START = {
    "Steady Achiever": steady_achiever,
    "Shopping Journey": shopping_journey,
    "Housecleaning": housecleaning_next_turn,
    "Siesta": siesta,
    "Lunch Break": lunch_break,
    "Ironing": ironing,
}
