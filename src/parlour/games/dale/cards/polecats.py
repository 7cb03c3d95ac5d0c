"""Reckless Marbled Polecats: the die decides."""

from __future__ import annotations

from parlour.games.dale.cards.dice import POLECAT
from parlour.games.dale.questions import MIX_INTO_DECK, SHOW, TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.choosing import name_value
from parlour.games.dale.rules.copies import guises
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.decks import need_market_deck, shuffle_deck
from parlour.games.dale.rules.discarding import throw_away
from parlour.games.dale.rules.lasting import TIMES
from parlour.games.dale.rules.looking import search_deck_for
from parlour.games.dale.rules.market import fill_market
from parlour.games.dale.rules.values import is_animalfolk, printed
from parlour.games.dale.rules.verbs import (
    choose_cards,
    choose_from_hand,
    gain_together,
    take_from,
    take_market_top,
    unseen,
)
from parlour.games.dale.state import DaleState
from parlour.kernel.state import NONE


async def daring_adventurer(s: DaleState, me: int, card: int) -> None:
    """Roll the die. Throw away as many market cards as it shows, then fill the market."""
    rolled = atoms.roll_die(s, me, POLECAT)
    offered = [other for other in s.market if other != NONE]
    for thrown in await choose_cards(s, me, THROW_AWAY, offered, rolled, rolled):
        atoms.put_away(s, atoms.take_from_market(s, s.market.index(thrown)))
    fill_market(s)


async def rare_artefact(s: DaleState, me: int, card: int) -> None:
    """Show a card of your hand, then roll the die. That card's value is multiplied by the result for this turn."""
    artefact = await choose_from_hand(s, me, SHOW)
    if artefact != NONE:
        atoms.show_all(s, artefact)
        await become(s, me, artefact, guises(s, me, artefact))
        lasting_atoms.change_value(s, TIMES, artefact, me, atoms.roll_die(s, me, POLECAT))


async def swank(s: DaleState, me: int, card: int) -> None:
    """Throw a card of your hand away. If it was an animalfolk card, take the top card of the market deck."""
    thrown = await choose_from_hand(s, me, THROW_AWAY)
    if thrown != NONE:
        await become(s, me, thrown, guises(s, me, thrown))
        swanky = is_animalfolk(s, me, thrown)
        throw_away(s, s.hand[me], thrown)
        if swanky:
            await take_market_top(s, me)


async def risky_business(s: DaleState, me: int, card: int) -> None:
    """Name a value and reveal the top card of the market deck. If it has that value take it, else throw it away."""
    named = await name_value(s, me)
    if need_market_deck(s):
        revealed = s.mdeck[-1]
        atoms.show_all(s, revealed)
        if printed(s, revealed) == named:
            await take_from(s, me, s.mdeck, revealed)
        else:
            throw_away(s, s.mdeck, revealed)


async def natural_survivor(s: DaleState, me: int, card: int) -> None:
    """Roll the die and search your deck. Exchange as many cards of your hand as the die shows with cards of the
    deck, then shuffle your deck."""
    rolled = atoms.roll_die(s, me, POLECAT)
    count = min(rolled, len(s.hand[me]), len(s.deck[me]))
    found = await search_deck_for(s, me, TAKE, count, count)
    for each in unseen(s, me, await choose_cards(s, me, MIX_INTO_DECK, s.hand[me], count, count)):
        atoms.lift(s, s.hand[me], each)
        atoms.put_on_deck(s, each, me)
    for each in found:
        atoms.lift(s, s.deck[me], each)
    await gain_together(s, [me] * count, found)
    await shuffle_deck(s, me)


def sofa(s: DaleState, me: int, card: int) -> int:
    """While this card is in your stall, your hand size is one larger."""
    return 1


TECHNIQUES = {
    "Daring Adventurer": daring_adventurer,
    "Rare Artefact": rare_artefact,
    "Swank": swank,
    "Risky Business": risky_business,
    "Natural Survivor": natural_survivor,
}
LARGER_HAND_BUILT = {"Sofa": sofa}
