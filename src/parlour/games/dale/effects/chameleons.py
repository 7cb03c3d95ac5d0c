"""Adapting Veiled Chameleons: copies of other cards, by the rules of `values` and `copying`."""

from __future__ import annotations

from parlour.games.dale.market import market_cards
from parlour.games.dale.state import DaleState
from parlour.games.dale.swaps import swap_with_market
from parlour.kernel.ask import choose_open


async def gift_voucher(s: DaleState, me: int, card: int) -> None:
    """Exchange this card with a card in the market; take that card."""
    cards = market_cards(s)
    if cards:
        other = await choose_open(s, me, "take", sorted(cards))
        await swap_with_market(s, me, card, s.market.index(other))


TECHNIQUES = {"Gift Voucher": gift_voucher}
