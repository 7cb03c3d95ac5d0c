"""The market row: sliding and filling (DM-200 to DM-203), and taking a card without buying it (R11)."""

from __future__ import annotations

from parlour.games.dale.questions import TAKE
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.decks import need_market_deck
from parlour.games.dale.rules.verbs import gain
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.ask import choose_open
from parlour.kernel.cards import lies_among
from parlour.kernel.state import NONE


def slide_market(s: DaleState) -> None:
    """Every card moves to the rightmost empty slot, in order."""
    if lies_among(s.market, NONE):
        cards = [card for card in s.market if card != NONE]
        while len(cards) < MARKET_SLOTS:
            cards.append(NONE)
        atoms.set_market(s, cards)


def fill_market(s: DaleState) -> None:
    """Fill the empty slots from the right while there are cards."""
    for slot in range(MARKET_SLOTS):
        if s.market[slot] == NONE and need_market_deck(s):
            atoms.put_in_market(s, atoms.take_top(s, s.mdeck), slot)


def market_cards(s: DaleState) -> list[int]:
    """The cards that lie in the market, as options."""
    return sorted([card for card in s.market if card != NONE])


async def take_market_card(s: DaleState, me: int) -> int:
    """Take a card of the market; returns it or NONE. Its slot stays empty until the clean-up."""
    cards = market_cards(s)
    if not cards:
        return NONE
    card = await choose_open(s, me, TAKE, cards)
    await take_from_slot(s, me, s.market.index(card))
    return card


async def take_from_slot(s: DaleState, me: int, slot: int) -> None:
    """The card of a market slot comes into the hand."""
    card = atoms.take_from_market(s, slot)
    atoms.tell_taken(s, card, me)
    await gain(s, me, card)
