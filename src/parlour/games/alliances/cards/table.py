"""What the special actions look for on the table, and how a card leaves it."""

from __future__ import annotations

from parlour.games.alliances.cards.prints import BRIBE, is_special, suit_of
from parlour.games.alliances.rules.atoms import strike
from parlour.games.alliances.state import AlliancesState
from parlour.kernel.compiler import i64
from parlour.kernel.state import NONE


def on_table(s: AlliancesState, seat: i64) -> bool:
    """Whether a seat has a card on the table that was not discarded."""
    return s.table[seat] != NONE and not s.struck >> seat & 1


def power_cards(s: AlliancesState, suit: i64) -> list[int]:
    """The power cards of a suit on the table, in rising order; moved ones lie there still (AG-47)."""
    cards: list[int] = []
    for seat in range(s.seats):
        if on_table(s, seat):
            face: i64 = s.face[s.table[seat]]
            if suit_of(face) == suit and not is_special(face):
                cards.append(s.table[seat])
    if len(cards) > 1:
        cards.sort()
    return cards


def discard(s: AlliancesState, seat: i64) -> None:
    """Discard a seat's card; a politics card that lies with a Bribe goes with it (AG-37)."""
    strike(s, seat)
    if s.face[s.table[seat]] == BRIBE and s.bribed != NONE:
        strike(s, s.table.index(s.bribed))


def discard_power_cards(s: AlliancesState, suit: int) -> bool:
    """Discard all power cards of a suit; special action cards stay (AG-44). Returns whether there were any."""
    cards = power_cards(s, suit)
    for card in cards:
        discard(s, s.table.index(card))
    return bool(cards)
