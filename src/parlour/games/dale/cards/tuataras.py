"""Wealthy Tuataras: gold."""

from __future__ import annotations

from parlour.games.dale.questions import TAKE
from parlour.games.dale.rules import lasting_atoms
from parlour.games.dale.rules.buying import spend, spend_x
from parlour.games.dale.rules.discarding import discard, throw_away_from_hand
from parlour.games.dale.rules.verbs import draw, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose_open


async def avid_financier(s: DaleState, me: int, card: int) -> None:
    """Put two gold on this card. At the start of each of your next two turns you gain one of them."""
    lasting_atoms.put_pieces(s, card, 2)


async def collect_from_financier(s: DaleState, me: int, card: int) -> None:
    """One gold of the card is gained; with the last one it is resolved."""
    lasting_atoms.put_pieces(s, card, -1)
    lasting_atoms.gain_gold(s, me, 1)


async def greed(s: DaleState, me: int, card: int) -> None:
    """Spend 1: draw two cards, then discard a card."""
    await spend(s, me, card, 1)
    await draw(s, me, 2)
    await discard(s, me, 1)


async def golden_opportunity(s: DaleState, me: int, card: int) -> None:
    """Throw a card of your hand away. Gain one gold."""
    await throw_away_from_hand(s, me)
    lasting_atoms.gain_gold(s, me, 1)


async def cache(s: DaleState, me: int, card: int) -> None:
    """Spend 2: take a card of your discard pile."""
    await spend(s, me, card, 2)
    if s.disc[me]:
        await take_from(s, me, s.disc[me], await choose_open(s, me, TAKE, sorted(s.disc[me])))


async def display_of_power(s: DaleState, me: int, card: int) -> None:
    """Spend 2: your hand size is two more this turn."""
    await spend(s, me, card, 2)
    lasting_atoms.add_hand_size(s, 2)


async def safe_profits(s: DaleState, me: int, card: int) -> None:
    """Spend 1 to 8: gain half as much gold, rounded up."""
    spent = await spend_x(s, me, card, 1, 8)
    lasting_atoms.gain_gold(s, me, (spent + 1) // 2)


TECHNIQUES = {
    "Avid Financier": avid_financier,
    "Greed": greed,
    "Golden Opportunity": golden_opportunity,
    "Cache": cache,
    "Display of Power": display_of_power,
    "Safe Profits": safe_profits,
}
AT_TURN_START = {"Avid Financier": collect_from_financier}
COSTS = {"Greed": 1, "Cache": 2, "Display of Power": 2, "Safe Profits": 1}
