"""Hoarding Flying Squirrels: odd things that fit into a stack."""

from __future__ import annotations

from parlour.games.dale.cards.prints import FOLKS, JUNK, NO_SET
from parlour.games.dale.rules.swaps import choose_in_stalls, in_stalls, swap_with_stall
from parlour.games.dale.rules.table import opponents
from parlour.games.dale.state import DaleState


async def acorn(s: DaleState, me: int, card: int) -> None:
    """Exchange this card with a card in an opponent's stall; take that card."""
    side, other = await choose_in_stalls(s, me, sides_of_opponents(s, me))
    if side >= 0:
        await swap_with_stall(s, me, card, side, other)


def in_their_stalls(s: DaleState, me: int, card: int) -> list[int]:
    """What Acorn may bring."""
    return in_stalls(s, sides_of_opponents(s, me))


def sides_of_opponents(s: DaleState, me: int) -> list[int]:
    """Whose stalls Acorn reaches."""
    return [s.side[seat] for seat in opponents(s, me)]


def stashing_vendor(face: int) -> bool:
    """If this card is in a stack, you may put any number of junk cards into that stack as well."""
    return face == JUNK


def empty_chest(face: int) -> bool:
    """If this card is in a stack, you may put cards of any sets into that stack as well."""
    return FOLKS[face] != NO_SET


def nostalgic_item(s: DaleState, me: int, card: int) -> int:
    """If this card is in a stack, you may put one more card into it from your discard pile: junk, or a card of any
    set."""
    return 1


def accordion(s: DaleState, me: int, card: int) -> int:
    """If this card is in a stack, you may count it one higher or one lower."""
    return 1


def winter_is_coming(s: DaleState, me: int, card: int) -> int:
    """After you have built a stack with this card, you may build one more stack at once."""
    return 1


TECHNIQUES = {"Acorn": acorn}
BRINGS = {"Acorn": in_their_stalls}
LETS_IN = {"Stashing Vendor": stashing_vendor, "Empty Chest": empty_chest}
FETCHES = {"Nostalgic Item": nostalgic_item}
SPREADS = {"Accordion": accordion}
MORE_STACKS = {"Winter is Coming": winter_is_coming}
