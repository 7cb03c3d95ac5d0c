"""Dealing Giant Pandas: at home in the market."""

from __future__ import annotations

from parlour.games.dale.questions import TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.discarding import in_order, throw_away, throw_away_market_top, throw_away_together
from parlour.games.dale.rules.looking import look_at_market_top
from parlour.games.dale.rules.market import fill_market, market_cards, take_market_card
from parlour.games.dale.rules.offers import MARKET_DISCARD
from parlour.games.dale.rules.payment import Way
from parlour.games.dale.rules.values import is_junk
from parlour.games.dale.rules.verbs import choose_cards, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose


async def loyal_partner(s: DaleState, me: int, card: int) -> None:
    """Throw all cards in the market away, in any order. Then fill the market."""
    for old in await in_order(s, me, THROW_AWAY, market_cards(s)):
        atoms.put_away(s, atoms.take_from_market(s, s.market.index(old)))
    fill_market(s)


async def prepaid_good(s: DaleState, me: int, card: int) -> None:
    """Take a card from the market."""
    await take_market_card(s, me)


async def essential_purchase(s: DaleState, me: int, card: int, paid: list[int]) -> None:
    """When you purchase this card, you may throw away up to three of the junk cards you pay with instead of
    discarding them."""
    junk = [each for each in paid if is_junk(s, me, each)]
    for thrown in await choose_cards(s, me, THROW_AWAY, junk, 0, 3):
        paid.remove(thrown)
        throw_away(s, s.hand[me], thrown)


async def market_discovery(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may throw away the top card of the market deck. When you pay for a purchase with this card,
    you may buy the top card of the market's discard pile for its value instead of a card in the market."""
    throw_away_market_top(s)


async def special_offer(s: DaleState, me: int, card: int) -> None:
    """Look at the top three cards of the market deck. Take one of them and throw the rest away in any order."""
    seen = look_at_market_top(s, me, 3)
    if seen:
        taken = await choose(s, me, TAKE, sorted(seen))
        seen.remove(taken)
        await take_from(s, me, s.aside, taken)
        await throw_away_together(s, me, s.aside, seen)


def discovered(way: Way, slot: int) -> None:
    """Market Discovery pays for the top card of the market's discard pile."""
    way.opens = slot == MARKET_DISCARD


def stock_clearance(way: Way, slot: int) -> None:
    """When you pay for a purchase with this card, you may also pay with cards that are not needed."""
    way.waives = True


TECHNIQUES = {
    "Loyal Partner": loyal_partner,
    "Prepaid Good": prepaid_good,
    "Special Offer": special_offer,
}
ABILITIES = {"Market Discovery": market_discovery}
WHEN_BOUGHT = {"Essential Purchase": essential_purchase}
WHEN_OFFERED = {"Market Discovery": discovered, "Stock Clearance": stock_clearance}
