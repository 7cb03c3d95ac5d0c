"""Experimenting Platypuses: try it, measure it, glue it."""

from __future__ import annotations

from parlour.games.dale.questions import KEEP, LAY_AT, REARRANGE, TAKE
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.discarding import discard
from parlour.games.dale.rules.looking import find_in_deck
from parlour.games.dale.rules.market import market_cards
from parlour.games.dale.rules.offers import (
    FROM_MARKET_DISCARD,
    MARKET_DISCARD,
    offer_to_buy,
    plan_of,
    planned_slot,
    prices_anywhere,
    sells_discarded,
    wanted_slot,
)
from parlour.games.dale.rules.payment import payable
from parlour.games.dale.rules.swaps import in_stalls, swap_with_stall
from parlour.games.dale.rules.values import price_in
from parlour.games.dale.rules.verbs import DONE, choose_cards, draw
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import MARKET_SLOTS
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.state import NONE


async def tireless_tinkerer(s: DaleState, me: int, card: int) -> None:
    """Put the top card of your discard pile on your deck."""
    if s.disc[me]:
        atoms.put_on_deck(s, atoms.take_top(s, s.disc[me]), me)


async def safety_precaution(s: DaleState, me: int, card: int) -> None:
    """Choose a card in your stall. This card takes its place there, and you take that card."""
    built = in_own_stall(s, me, card)
    if built:
        await swap_with_stall(s, me, card, s.side[me], await choose_open(s, me, TAKE, sorted(built)))


def in_own_stall(s: DaleState, me: int, card: int) -> list[int]:
    """What Safety Precaution may bring."""
    return in_stalls(s, [s.side[me]])


async def magnet(s: DaleState, me: int, card: int) -> None:
    """Search your deck for a card and take it. Then shuffle your deck."""
    await find_in_deck(s, me)


async def dangerous_test(s: DaleState, me: int, card: int) -> None:
    """Draw three cards, then discard three cards."""
    await draw(s, me, 3)
    await discard(s, me, 3)


async def glue(s: DaleState, me: int, card: int, paid: list[int]) -> None:
    """When you pay for a purchase with this card, you may keep it in your hand instead of discarding it."""
    for kept in await choose_cards(s, me, KEEP, [card], 0, 1):
        paid.remove(kept)


async def calculations(s: DaleState, me: int, card: int) -> int:
    """When you pay for a purchase with this card, you may first rearrange the cards in the market."""
    # Asked first is which card is bought from where, then what lies on the other slots from the right.
    atoms.show_all(s, card)
    plan = await choose(s, me, REARRANGE, plans(s, me, card))
    row = [NONE] * MARKET_SLOTS
    left = market_cards(s)
    if plan != FROM_MARKET_DISCARD:
        wanted = s.market[wanted_slot(plan)]
        row[planned_slot(plan)] = wanted
        left.remove(wanted)
    for slot in range(MARKET_SLOTS):
        if row[slot] == NONE and left:
            spare = row[slot:].count(NONE) > len(left)
            laid = await choose_open(s, me, LAY_AT.about(slot), [*left, DONE] if spare else left.copy())
            if laid != DONE:
                left.remove(laid)
                row[slot] = laid
    atoms.set_market(s, row)
    return MARKET_DISCARD if plan == FROM_MARKET_DISCARD else planned_slot(plan)


def can_calculate(s: DaleState, me: int, card: int) -> bool:
    """Whether anything can be bought with the help of Calculations."""
    offer = offer_to_buy(s, me, 0, card)
    for cost in prices_anywhere(s, me):
        if payable(offer, cost, cost):
            return True
    return sells_discarded(s, me, card)


def plans(s: DaleState, me: int, card: int) -> list[int]:
    """Which card can be bought from where with the help of Calculations, which then has to be among those paid."""
    offer = offer_to_buy(s, me, 0, card)
    found: list[int] = []
    for source in range(MARKET_SLOTS):
        if s.market[source] != NONE:
            for target in range(MARKET_SLOTS):
                cost = price_in(s, me, s.market[source], target)
                if payable(offer, cost, cost):
                    found.append(plan_of(source, target))
    if sells_discarded(s, me, card):
        found.append(FROM_MARKET_DISCARD)
    return found


TECHNIQUES = {
    "Tireless Tinkerer": tireless_tinkerer,
    "Safety Precaution": safety_precaution,
    "Magnet": magnet,
    "Dangerous Test": dangerous_test,
}
BRINGS = {"Safety Precaution": in_own_stall}
WHEN_PAID = {"Glue": glue}
REARRANGING = {"Calculations": calculations}
CAN_REARRANGE = {"Calculations": can_calculate}
