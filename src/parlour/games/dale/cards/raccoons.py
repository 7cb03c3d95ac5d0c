"""Thieving Northern Raccoons: other people's cards."""

from __future__ import annotations

from parlour.games.dale.questions import CHOOSE_PLAYER, PUT_ON_DECK, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.choosing import choose_another, choose_others, with_cards, with_deck
from parlour.games.dale.rules.decks import exchange_deck_and_discard
from parlour.games.dale.rules.discarding import discard_from, discard_random, throw_away
from parlour.games.dale.rules.looking import look_at_top
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.verbs import choose_other, choose_unseen, give, take_discard_top, take_random
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def wily_fellow(s: DaleState, me: int, card: int) -> None:
    """Exchange your deck and your discard pile, then shuffle the new deck."""
    await exchange_deck_and_discard(s, me)


async def nuisance(s: DaleState, me: int, card: int) -> None:
    """Choose up to two other players. Each of them discards a random card."""
    chosen = await choose_others(s, me, 2)
    for whom in others(s, me):
        if whom in chosen:
            discard_random(s, whom)


async def rotten_food(s: DaleState, me: int, card: int) -> None:
    """Put a card of your hand on top of another player's deck."""
    rotten = await choose_unseen(s, me, PUT_ON_DECK)
    if rotten != NONE:
        whom = await choose_another(s, me)
        atoms.lift(s, s.hand[me], rotten)
        atoms.put_on_deck(s, rotten, whom)


async def dirty_exchange(s: DaleState, me: int, card: int) -> None:
    """Take a random card from another player's hand, then give that player a card of your hand."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.hand))
    if whom != NONE:
        await take_random(s, me, whom)
        await give(s, me, whom)


async def sabotage(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of another player's deck. Throw one of them away; that player discards the other."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_deck(s, others(s, me)))
    if whom != NONE:
        seen = await look_at_top(s, me, whom, 2)
        thrown = await choose(s, me, THROW_AWAY, sorted(seen))
        seen.remove(thrown)
        throw_away(s, s.aside, thrown)
        for other in seen:
            discard_from(s, s.aside, other, whom)


async def treasure_hunter(s: DaleState, me: int, card: int) -> None:
    """Take the top card of another player's discard pile."""
    whom = await choose_other(s, me, CHOOSE_PLAYER, with_cards(others(s, me), s.disc))
    if whom != NONE:
        await take_discard_top(s, me, whom)


TECHNIQUES = {
    "Wily Fellow": wily_fellow,
    "Nuisance": nuisance,
    "Rotten Food": rotten_food,
    "Dirty Exchange": dirty_exchange,
    "Sabotage": sabotage,
    "Treasure Hunter": treasure_hunter,
}
