"""Systematic Eurasian Beavers: everything is planned beforehand."""

from __future__ import annotations

from parlour.games.dale.cards.book import nothing
from parlour.games.dale.questions import PUT_ON_DECK, TAKE, TAKE_DECK_AND_DISCARD_PILE, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.building import can_build
from parlour.games.dale.rules.discarding import discard, throw_away
from parlour.games.dale.rules.market import market_cards, take_from_slot
from parlour.games.dale.rules.verbs import DONE, YES, choose_cards, gain_together, take_together
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def master_builder(s: DaleState, me: int, card: int, paid: list[int]) -> None:
    """When you next purchase a card, you may put one of the cards you pay with on your deck instead of discarding
    it."""
    for kept in await choose_cards(s, me, PUT_ON_DECK, paid, 0, 1):
        paid.remove(kept)
        atoms.lift(s, s.hand[me], kept)
        atoms.put_on_deck(s, kept, me)


async def snack(s: DaleState, me: int, card: int) -> None:
    """Just before you next build a stack, you may take a card from the market."""
    taken = await choose(s, me, TAKE, snacks(s, me, card))
    if taken != DONE:
        await take_from_slot(s, me, s.market.index(taken))


def brings_stack(s: DaleState, me: int, card: int) -> bool:
    """Whether a Snack brings a market card that makes a stack possible, or leaves it to another Snack."""
    for taken in [*market_cards(s), NONE]:
        if can_build(after_snack(s, me, card, taken), me):
            return True
    return False


def snacks(s: DaleState, me: int, card: int) -> list[int]:
    """The market cards that a Snack may bring now, and DONE if a stack can be built without. Once that is laid out,
    any card will do."""
    if s.matter:
        return [*market_cards(s), DONE]
    found = [taken for taken in market_cards(s) if can_build(after_snack(s, me, card, taken), me)]
    if can_build(after_snack(s, me, card, NONE), me):
        found.append(DONE)
    return found or [DONE]


def after_snack(s: DaleState, me: int, card: int, taken: int) -> DaleState:
    """What the table would be like when a Snack has brought a market card, or NONE."""
    table = s.copy()
    atoms.lift(table, table.sched[me], card)
    atoms.put_on_discard(table, card, me)
    if taken != NONE:
        atoms.put_in_hand(table, atoms.take_from_market(table, table.market.index(taken)), me)
    return table


async def wind_of_change(s: DaleState, me: int, card: int) -> None:
    """After your next purchase, you may throw a card of your discard pile away."""
    for old in await choose_cards(s, me, THROW_AWAY, s.disc[me], 0, 1):
        throw_away(s, s.disc[me], old)


def overtime(s: DaleState, me: int, card: int) -> bool:
    """When you next build a stack, you may use the cards of your discard pile as if they were in your hand."""
    return True


async def order_in_chaos(s: DaleState, me: int, card: int) -> None:
    """Just before you next shuffle your deck, you may take your deck and your discard pile into your hand; then
    discard down to as many cards as you had."""
    if await choose(s, me, TAKE_DECK_AND_DISCARD_PILE, [YES, DONE]) == YES:
        count = len(s.hand[me])
        found = atoms.lift_deck_and_discard(s, me)
        await gain_together(s, [me] * len(found), found)
        await discard(s, me, len(s.hand[me]) - count)


async def practice(s: DaleState, me: int, card: int) -> None:
    """When you would next discard a technique that you have resolved, you may take it into your hand instead."""
    resolved = s.aside[-1]
    await take_together(s, me, s.aside, await choose_cards(s, me, TAKE, [resolved], 0, 1))


TECHNIQUES = {
    "Master Builder": nothing,
    "Snack": nothing,
    "Wind of Change": nothing,
    "Overtime": nothing,
    "Order in Chaos": nothing,
    "Practice": nothing,
}
WHILE_PAYING = {"Master Builder": master_builder}
BEFORE_BUILD = {"Snack": snack}
AFTER_PURCHASE = {"Wind of Change": wind_of_change}
BRINGS_STACK = {"Snack": brings_stack}
AFTER_BUILD = {"Overtime": nothing}
PILE_LIKE_HAND = {"Overtime": overtime}
BEFORE_SHUFFLE = {"Order in Chaos": order_in_chaos}
INSTEAD_OF_DISCARD = {"Practice": practice}
WAITING = {
    "Master Builder": "your next purchase",
    "Snack": "your next stack",
    "Wind of Change": "your next purchase",
    "Overtime": "your next stack",
    "Order in Chaos": "your next shuffle",
    "Practice": "your next resolved technique",
}
