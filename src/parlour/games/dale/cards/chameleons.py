"""Adapting Veiled Chameleons: copies of other cards, each of what it looks at."""

from __future__ import annotations

from parlour.games.dale.questions import TAKE
from parlour.games.dale.rules.discarding import throw_away_market_top
from parlour.games.dale.rules.market import market_cards
from parlour.games.dale.rules.swaps import swap_with_market
from parlour.games.dale.rules.table import others
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE


async def gift_voucher(s: DaleState, me: int, card: int) -> None:
    """Exchange this card with a card in the market; take that card."""
    cards = in_market(s, me, card)
    if cards:
        other = await choose_open(s, me, TAKE, sorted(cards))
        await swap_with_market(s, me, card, s.market.index(other))


def in_market(s: DaleState, me: int, card: int) -> list[int]:
    """What Gift Voucher may bring."""
    return market_cards(s)


def flexible_shopkeeper(s: DaleState, me: int, card: int) -> list[int]:
    """Whenever you use this card, it is a copy of a card in the last stack of your stall."""
    stall = s.stall[s.side[me]]
    return stall[-1] if stall else []


def reflection(s: DaleState, me: int, card: int) -> list[int]:
    """Whenever you use this card, it is a copy of the top card of another player's discard pile."""
    return [s.disc[other][-1] for other in others(s, me) if s.disc[other]]


def good_old_times(s: DaleState, me: int, card: int) -> list[int]:
    """Once in your turn you may throw the top card of the market deck away. Whenever you use this card, it is a copy
    of the top card of the market's discard pile."""
    return s.mdisc[-1:]


async def throw_market_top(s: DaleState, me: int, card: int) -> None:
    """Good Old Times, once in your turn."""
    throw_away_market_top(s)


def trendsetting(s: DaleState, me: int, card: int) -> list[int]:
    """Whenever you use this card, it is a copy of a card in the market."""
    return [model for model in s.market if model != NONE]


def seeing_doubles(s: DaleState, me: int, card: int) -> list[int]:
    """Whenever you use this card, it is a copy of another card of your hand; show that card, too."""
    return [model for model in s.hand[me] if model != card]


TECHNIQUES = {"Gift Voucher": gift_voucher}
BRINGS = {"Gift Voucher": in_market}
OPEN_COPIES = {
    "Flexible Shopkeeper": flexible_shopkeeper,
    "Reflection": reflection,
    "Good Old Times": good_old_times,
    "Trendsetting": trendsetting,
}
HAND_COPIES = {"Seeing Doubles": seeing_doubles}
BESIDES_COPYING = {"Good Old Times": throw_market_top}
