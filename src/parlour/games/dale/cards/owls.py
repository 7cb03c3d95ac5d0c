"""Observant Snowy Owls: watch what the others do."""

from __future__ import annotations

from parlour.games.dale.questions import DISCARD_CARD, PUT_ON_DECK, TAKE
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.decks import shuffle_deck
from parlour.games.dale.rules.discarding import discard, discard_card, discard_from, throw_away_from_hand
from parlour.games.dale.rules.looking import back_on_deck, look_at_top, search_deck_for
from parlour.games.dale.rules.values import folk_guises
from parlour.games.dale.rules.verbs import choose_cards, draw, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def wise_spy(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may look at the top three cards of your deck and put them back in any order."""
    await back_on_deck(s, me, await look_at_top(s, me, me, 3), me)


async def ancient_knowledge(s: DaleState, me: int, card: int) -> None:
    """When another player has fully resolved a technique, you may search your deck, discard up to one card of it,
    and shuffle your deck."""
    for old in await search_deck_for(s, me, DISCARD_CARD, 0, 1):
        discard_from(s, s.deck[me], old, me)
    await shuffle_deck(s, me)


async def quality_inspection(s: DaleState, me: int, card: int) -> None:
    """When this card comes into your hand, you may throw a card of your hand away; if you do, draw a card."""
    if await throw_away_from_hand(s, me) != NONE:
        await draw(s, me)


async def binoculars(s: DaleState, me: int, card: int) -> None:
    """When another player has purchased a card, you may draw a card and then discard a card."""
    await draw(s, me)
    await discard(s, me, 1)


async def balancing(s: DaleState, me: int, card: int) -> None:
    """When another player has shuffled their deck, you may exchange an animalfolk card of your hand with a card of
    your discard pile."""
    if s.disc[me]:
        folk = [other for other in sorted(s.hand[me]) if folk_guises(s, me, other)]
        given = await choose(s, me, DISCARD_CARD, folk)
        await become(s, me, given, folk_guises(s, me, given))
        taken = await choose(s, me, TAKE, sorted(s.disc[me]))
        discard_card(s, me, given)
        await take_from(s, me, s.disc[me], taken)


async def extra_remarks(s: DaleState, me: int, card: int) -> None:
    """When another player has built a stack, you may put a card of your discard pile on your deck."""
    for noted in await choose_cards(s, me, PUT_ON_DECK, s.disc[me], 1, 1):
        atoms.lift(s, s.disc[me], noted)
        atoms.put_on_deck(s, noted, me)


ABILITIES = {"Wise Spy": wise_spy}
ON_RESOLVED = {"Ancient Knowledge": ancient_knowledge}
ON_ENTERING = {"Quality Inspection": quality_inspection}
ON_PURCHASED = {"Binoculars": binoculars}
ON_SHUFFLED = {"Balancing": balancing}
ON_BUILT = {"Extra Remarks": extra_remarks}
