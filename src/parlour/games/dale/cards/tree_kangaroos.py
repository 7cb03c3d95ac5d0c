"""Prepared Grizzled Tree-kangaroos: put something by for tomorrow."""

from __future__ import annotations

from parlour.games.dale.questions import PUT_ON_DECK, STORE, TAKE, TAKE_OR_THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.decks import need_deck, shuffle_deck
from parlour.games.dale.rules.looking import search_deck
from parlour.games.dale.rules.values import junk_among
from parlour.games.dale.rules.verbs import DONE, choose_cards, choose_unseen, draw, gain_together, take_together, unseen
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


def store(s: DaleState, me: int, zone: list[int], card: int, holder: int) -> None:
    """A card of a zone is stored on the card in the schedule."""
    atoms.lift(s, zone, card)
    atoms.store_card(s, card, holder, me)


async def take_stored(s: DaleState, me: int, card: int) -> None:
    """Take all that is stored on this card."""
    held = atoms.unstore_cards(s, card)
    await gain_together(s, [me] * len(held), held)


async def clever_guardian(s: DaleState, me: int, card: int) -> None:
    """Store a card of your hand. At the start of your next turn: take it."""
    kept = await choose_unseen(s, me, STORE)
    if kept != NONE:
        store(s, me, s.hand[me], kept, card)


async def barricade(s: DaleState, me: int, card: int) -> None:
    """After you filled your hand, take up to two junk cards from your discard pile."""
    await take_together(s, me, s.disc[me], await choose_cards(s, me, TAKE, junk_among(s, s.disc[me]), 0, 2))


async def wheelbarrow(s: DaleState, me: int, card: int) -> None:
    """Store the top card of your deck. At the start of your next turn: throw it away or take it."""
    if await need_deck(s, me):
        store(s, me, s.deck[me], s.deck[me][-1], card)


async def wheelbarrow_next_turn(s: DaleState, me: int, card: int) -> None:
    """Take what is stored, or throw it away."""
    held = [other for other, on in zip(s.stored, s.stored_on, strict=True) if on == card]
    if held and await choose(s, me, TAKE_OR_THROW_AWAY, [held[0], DONE]) == DONE:
        for unwanted in atoms.unstore_cards(s, card):
            atoms.put_away(s, unwanted)
    await take_stored(s, me, card)


async def vigilance(s: DaleState, me: int, card: int) -> None:
    """Search your deck for a card and store it; shuffle your deck. At the start of your next turn: take the card."""
    found = await search_deck(s, me, STORE)
    if found != NONE:
        store(s, me, s.deck[me], found, card)
    await shuffle_deck(s, me)


async def supply_depot(s: DaleState, me: int, card: int) -> None:
    """Store up to two cards of your hand. At the start of your next turn: take them."""
    for kept in unseen(s, me, await choose_cards(s, me, STORE, s.hand[me], 0, 2)):
        store(s, me, s.hand[me], kept, card)


async def tactical_measurement(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may draw a card; if you did, put a card of your hand on your deck."""
    if await draw(s, me):
        spare = await choose_unseen(s, me, PUT_ON_DECK)
        if spare != NONE:
            atoms.lift(s, s.hand[me], spare)
            atoms.put_on_deck(s, spare, me)


TECHNIQUES = {
    "Clever Guardian": clever_guardian,
    "Wheelbarrow": wheelbarrow,
    "Vigilance": vigilance,
    "Supply Depot": supply_depot,
}
AT_TURN_START = {
    "Clever Guardian": take_stored,
    "Wheelbarrow": wheelbarrow_next_turn,
    "Vigilance": take_stored,
    "Supply Depot": take_stored,
}
AFTER_FILL = {"Barricade": barricade}
ABILITIES = {"Tactical Measurement": tactical_measurement}
