"""Traps: put on another player's discard pile, they go off in a hand that does not own them.

Who plays a trap need not be its owner (G-90); who resolves its alert never is (DM-253, G-88).
"""

from __future__ import annotations

from parlour.games.dale.cards.book import Effect
from parlour.games.dale.cards.prints import COLOURS, PRINTS
from parlour.games.dale.questions import PUT_UNDER_DECK
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.choosing import choose_another
from parlour.games.dale.rules.copies import guises
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.discarding import discard, discard_from, discard_random
from parlour.games.dale.rules.values import worth_as
from parlour.games.dale.rules.verbs import draw
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose


async def lay(s: DaleState, me: int, card: int) -> None:
    """The played card goes from my schedule on the discard pile of any other player, a teammate too (G-85)."""
    victim = await choose_another(s, me)
    discard_from(s, s.sched[me], card, victim)


def return_card(s: DaleState, me: int, card: int) -> int:
    """Give a card of my hand back, on top of its owner's deck; returns the owner (DM-262, G-103)."""
    owner = PRINTS[s.face[card]].owner
    if card in s.hand[me]:
        atoms.show_all(s, card)
        atoms.tell_alert(s, card, me)
        atoms.lift(s, s.hand[me], card)
        atoms.put_on_deck(s, card, owner)
    return owner


# Itching Powder and Hole in the Purse


async def lay_trap(s: DaleState, me: int, card: int) -> None:
    """Put this card on another player's discard pile."""
    await lay(s, me, card)


async def itching_powder_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Discard a random card of your hand."""
    return_card(s, me, card)
    discard_random(s, me)


async def hole_in_the_purse_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Its owner takes one of your gold, or one from the bank if you have none."""
    owner = return_card(s, me, card)
    if s.gold[me]:
        lasting_atoms.gain_gold(s, me, -1)
    lasting_atoms.gain_gold(s, owner, 1)


# False Bill


async def false_bill(s: DaleState, me: int, card: int) -> None:
    """Draw a card, then put this card on another player's discard pile."""
    await draw(s, me)
    await lay(s, me, card)


async def false_bill_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Put a junk card from the junk pile on your discard pile."""
    return_card(s, me, card)
    atoms.put_on_discard(s, atoms.mint_junk(s), me)


# Wobbly Shelf


async def wobbly_shelf(s: DaleState, me: int, card: int) -> None:
    """Look at the hand of another player, then put this card on that player's discard pile."""
    victim = await choose_another(s, me)
    atoms.look_at(s, s.hand[victim], me)
    discard_from(s, s.sched[me], card, victim)


async def wobbly_shelf_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Show a card of the highest value in your hand and put it under your deck."""
    return_card(s, me, card)
    if s.hand[me]:
        chosen = await choose(s, me, PUT_UNDER_DECK, [held for held in sorted(s.hand[me]) if highest(s, me, held)])
        await become(s, me, chosen, highest(s, me, chosen))
        atoms.show_all(s, chosen)
        atoms.lift(s, s.hand[me], chosen)
        atoms.put_under_deck(s, chosen, me)


def highest(s: DaleState, me: int, card: int) -> list[int]:
    """The guises in which a hand card is worth as much as any other; copying cards beside it are worth the least."""
    least = [min(worths(s, me, other)) for other in s.hand[me] if other != card]
    return [guise for guise in guises(s, me, card) if worth_as(s, me, card, guise) >= max(least, default=0)]


def worths(s: DaleState, me: int, card: int) -> list[int]:
    """What a hand card may be worth."""
    return [worth_as(s, me, card, guise) for guise in guises(s, me, card)]


# Jack-in-the-Box


async def jack_in_the_box(s: DaleState, me: int, card: int) -> None:
    """Put this card on another player's discard pile, then draw two cards."""
    await lay(s, me, card)
    await draw(s, me, 2)


async def jack_in_the_box_alert(s: DaleState, me: int, card: int) -> None:
    """Return this card. Discard two cards of your hand, then draw a card."""
    return_card(s, me, card)
    await discard(s, me, 2)
    await draw(s, me)


def in_every_colour(effects: dict[str, Effect]) -> dict[str, Effect]:
    """The same effect for the card of every owner."""
    return {f"{colour} {name}": effect for name, effect in effects.items() for colour in COLOURS}


TECHNIQUES = in_every_colour(
    {
        "Itching Powder": lay_trap,
        "False Bill": false_bill,
        "Hole in the Purse": lay_trap,
        "Wobbly Shelf": wobbly_shelf,
        "Jack-in-the-Box": jack_in_the_box,
    }
)
ALERTS = in_every_colour(
    {
        "Itching Powder": itching_powder_alert,
        "False Bill": false_bill_alert,
        "Hole in the Purse": hole_in_the_purse_alert,
        "Wobbly Shelf": wobbly_shelf_alert,
        "Jack-in-the-Box": jack_in_the_box_alert,
    }
)
