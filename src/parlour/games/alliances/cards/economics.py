"""The special actions of economics: Bribe, Free Market, Monopoly (and Global Trading, which is all power)."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import BRIBE, ECONOMICS, FREE_MARKET, MONOPOLY, POLITICS, suit_of
from parlour.games.alliances.cards.table import discard, on_table, power_cards
from parlour.games.alliances.questions import BRIBE_WITH, MONOPOLIZE
from parlour.games.alliances.rules.atoms import do_nothing, strengthen, take_for_bribe
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE


async def bribe(s: AlliancesState, me: int) -> None:
    """Take a politics power card from the table: its number is your new economic power."""
    cards = power_cards(s, POLITICS)
    if cards:
        take_for_bribe(s, me, await choose_open(s, me, BRIBE_WITH, cards))
    else:
        do_nothing(s, me, BRIBE)


def free_market(s: AlliancesState, me: int) -> None:
    """The target's military defence is added to its economic defence in this conflict."""
    if s.target != NONE:
        strengthen(s, FREE_MARKET)
    else:
        do_nothing(s, me, FREE_MARKET)


async def monopoly(s: AlliancesState, me: int) -> None:
    """Discard every other economics card on the table but one of your choice."""
    cards = [
        s.table[seat]
        for seat in range(s.seats)
        if seat != me and on_table(s, seat) and suit_of(s.face[s.table[seat]]) == ECONOMICS
    ]
    cards.sort()
    if len(cards) > 1:
        kept = await choose_open(s, me, MONOPOLIZE, cards)
        for card in cards:
            if card != kept:
                discard(s, s.table.index(card))
    else:
        do_nothing(s, me, MONOPOLY)
