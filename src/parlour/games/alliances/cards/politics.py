"""The special actions of politics: Spin, Peace Treaty, Embargo, Dual Allegiance."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import (
    DUAL_ALLEGIANCE,
    ECONOMICS,
    EMBARGO,
    MILITARY,
    PEACE_TREATY,
    POLITICS,
    SPIN,
)
from parlour.games.alliances.cards.table import discard_power_cards, power_cards
from parlour.games.alliances.questions import ALLY, ALLY_TO
from parlour.games.alliances.rules.atoms import add_to_power, do_nothing, spin_powers
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.ask import choose_open
from parlour.kernel.state import NONE


def spin(s: AlliancesState, me: int) -> None:
    """Only as the last card of the conflict: every power moves to the player on the left;
    this card is worth nothing."""
    if NONE not in s.table:
        spin_powers(s)
    else:
        do_nothing(s, me, SPIN)


def peace_treaty(s: AlliancesState, me: int) -> None:
    """Discard all military power cards on the table."""
    if not discard_power_cards(s, MILITARY):
        do_nothing(s, me, PEACE_TREATY)


def embargo(s: AlliancesState, me: int) -> None:
    """Discard all economics power cards on the table."""
    if not discard_power_cards(s, ECONOMICS):
        do_nothing(s, me, EMBARGO)


async def dual_allegiance(s: AlliancesState, me: int) -> None:
    """Take a politics power card from the table and add it to the power of any player who has played."""
    cards = power_cards(s, POLITICS)
    if cards:
        card = await choose_open(s, me, ALLY, cards)
        receivers = [seat for seat in range(s.seats) if s.table[seat] != NONE]
        add_to_power(s, card, await choose_open(s, me, ALLY_TO, receivers))
    else:
        do_nothing(s, me, DUAL_ALLEGIANCE)
