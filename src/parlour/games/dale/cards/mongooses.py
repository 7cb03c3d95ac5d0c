"""Lively Slender Mongooses: one thing by day, another by night."""

from __future__ import annotations

from parlour.games.dale.questions import DISCARD_ANY, HOW_MANY, PUT_ON_DECK, TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.discarding import discard_card, throw_away
from parlour.games.dale.rules.looking import back_on_deck, look_at_market_top
from parlour.games.dale.rules.table import is_day
from parlour.games.dale.rules.verbs import choose_cards, draw, take_from, unseen
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose


async def dramatic_romantic(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may move the clock one space on."""
    lasting_atoms.advance_clock(s)


async def bouquets(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of the market deck by day, at one by night. Take one of them; throw the rest
    away."""
    seen = look_at_market_top(s, me, 2 if is_day(s) else 1)
    if seen:
        taken = await choose(s, me, TAKE, sorted(seen))
        await take_from(s, me, s.aside, taken)
        for other in seen:
            if other != taken:
                throw_away(s, s.aside, other)


async def selecting_contracts(s: DaleState, me: int, card: int) -> None:
    """Pick up to three cards by day, one by night, off the top of your discard pile. Throw one of them away; put
    the rest on your deck in any order."""
    most = min(3 if is_day(s) else 1, len(s.disc[me]))
    count = await choose(s, me, HOW_MANY, list(range(most + 1)))
    if count == 0:
        return
    held = s.disc[me][-count:]
    for each in held:
        atoms.hold_aside(s, s.disc[me], each, me)
    thrown = await choose(s, me, THROW_AWAY, sorted(held))
    throw_away(s, s.aside, thrown)
    await back_on_deck(s, me, [each for each in held if each != thrown], me)


async def serenade(s: DaleState, me: int, card: int) -> None:
    """By day draw three cards, then put two of your hand on your deck. By night draw one, then put one."""
    day = is_day(s)
    await draw(s, me, 3 if day else 1)
    count = 2 if day else 1
    for each in unseen(s, me, await choose_cards(s, me, PUT_ON_DECK, s.hand[me], count, count)):
        atoms.lift(s, s.hand[me], each)
        atoms.put_on_deck(s, each, me)


async def spinning_wheel(s: DaleState, me: int, card: int) -> None:
    """Discard any number of cards, then draw as many; by day draw one more."""
    more = 1 if is_day(s) else 0
    chosen = await choose_cards(s, me, DISCARD_ANY, s.hand[me], 0, len(s.hand[me]))
    for each in chosen:
        discard_card(s, me, each)
    await draw(s, me, len(chosen) + more)


def inheritance(s: DaleState, me: int, card: int) -> int:
    """When you fill your hand, you may take up to two cards by day, one by night, from the top of your discard pile
    instead of drawing them."""
    return 2 if is_day(s) else 1


TECHNIQUES = {
    "Bouquets": bouquets,
    "Selecting Contracts": selecting_contracts,
    "Serenade": serenade,
    "Spinning Wheel": spinning_wheel,
}
ABILITIES = {"Dramatic Romantic": dramatic_romantic}
FROM_DISCARD_PILE = {"Inheritance": inheritance}
