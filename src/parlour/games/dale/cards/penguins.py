"""Vigorous Emperor Penguins: work that pays."""

from __future__ import annotations

from parlour.games.dale.questions import PUT_ON_DECK, PUT_UNDER_DECK
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.buying import spend, spend_x
from parlour.games.dale.rules.discarding import discard, throw_away_from_hand
from parlour.games.dale.rules.lasting import MIRROR
from parlour.games.dale.rules.looking import put_on_deck_unseen
from parlour.games.dale.rules.payment import NO_LIMIT
from parlour.games.dale.rules.verbs import choose_cards, draw, take_market_top
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE


async def resourceful_ally(s: DaleState, me: int, card: int) -> None:
    """Put a card of your discard pile under your deck."""
    if s.disc[me]:
        old = await choose_open(s, me, PUT_UNDER_DECK, sorted(s.disc[me]))
        atoms.lift(s, s.disc[me], old)
        atoms.put_under_deck(s, old, me)


async def ice_trade(s: DaleState, me: int, card: int) -> None:
    """Spend 1 or more: take the top card of the market deck."""
    await spend_x(s, me, card, 1, NO_LIMIT)
    await take_market_top(s, me)


async def traveling_equipment(s: DaleState, me: int, card: int) -> None:
    """Spend 1: draw two cards. Throw a card of your hand away and discard another one."""
    await spend(s, me, card, 1)
    await draw(s, me, 2)
    await throw_away_from_hand(s, me)
    await discard(s, me, 1)


async def fishing(s: DaleState, me: int, card: int) -> None:
    """Spend 1: put up to three cards of your discard pile on your deck in any order."""
    await spend(s, me, card, 1)
    put_on_deck_unseen(s, me, s.disc[me], await choose_cards(s, me, PUT_ON_DECK, s.disc[me], 0, 3))


async def practical_values(s: DaleState, me: int, card: int) -> None:
    """Until the end of the turn the values of the cards you use are turned around: 1 is 5, 2 is 4, 4 is 2, 5 is 1."""
    lasting_atoms.change_value(s, MIRROR, NONE, me, 0)


def stove(x: int) -> int:
    """When you build a stack with this card, you may spend 1 or more: it is then worth half of that, rounded up."""
    return (x + 1) // 2


TECHNIQUES = {
    "Resourceful Ally": resourceful_ally,
    "Ice Trade": ice_trade,
    "Traveling Equipment": traveling_equipment,
    "Fishing": fishing,
    "Practical Values": practical_values,
}
COSTS = {"Ice Trade": 1, "Traveling Equipment": 1, "Fishing": 1}
PAID_WORTHS = {"Stove": stove}
