"""Discontent White-headed Lemurs: nothing is good enough to keep."""

from __future__ import annotations

from parlour.games.dale.questions import EXCHANGE, HOW_MANY, TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.buying import purchase
from parlour.games.dale.rules.copying import become
from parlour.games.dale.rules.decks import mix_into_deck
from parlour.games.dale.rules.discarding import in_order, throw_away, throw_away_from_hand, throw_away_market_top
from parlour.games.dale.rules.looking import look_at_market_top
from parlour.games.dale.rules.market import market_cards, take_from_slot
from parlour.games.dale.rules.values import folk_guises, printed, value
from parlour.games.dale.rules.verbs import DONE, gain, take_from, take_market_top
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open


async def voracious_consumer(s: DaleState, me: int, card: int) -> None:
    """Shuffle your discard pile into your deck."""
    await mix_into_deck(s, me, s.disc[me], s.disc[me].copy())


async def delightful_surprise(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of the market deck and take one. Throw the other one and this card away in any
    order."""
    seen = look_at_market_top(s, me, 2)
    if seen:
        taken = await choose(s, me, TAKE, sorted(seen))
        seen.remove(taken)
        await take_from(s, me, s.aside, taken)
    for thrown in await in_order(s, me, THROW_AWAY, [*seen, card]):
        throw_away(s, s.sched[me] if thrown == card else s.aside, thrown)


async def fortunate_upgrade(s: DaleState, me: int, card: int) -> None:
    """Throw a card of your hand away. Then take the top card of the market deck."""
    await throw_away_from_hand(s, me)
    await take_market_top(s, me)


async def replacement(s: DaleState, me: int, card: int) -> None:
    """Throw an animalfolk card of your hand away. Then take a card from the market whose value is the same, or one
    more or less."""
    cards = animalfolk(s, me)
    if not cards:
        return
    old = await choose(s, me, THROW_AWAY, cards)
    await become(s, me, old, folk_guises(s, me, old))
    worth = value(s, me, old)
    throw_away(s, s.hand[me], old)
    fitting = [each for each in market_cards(s) if abs(printed(s, each) - worth) <= 1]
    if fitting:
        taken = await choose_open(s, me, TAKE, fitting)
        await take_from_slot(s, me, s.market.index(taken))


async def fashion_hint(s: DaleState, me: int, card: int) -> None:
    """You may throw away the top card of the market deck. Then you may exchange an animalfolk card of your hand for
    the top card of the market's discard pile."""
    if (s.mdeck or s.mdisc) and await choose(s, me, HOW_MANY, [0, 1]):
        throw_away_market_top(s)
    if not s.mdisc:
        return
    old = await choose(s, me, EXCHANGE, [*animalfolk(s, me), DONE])
    if old != DONE:
        await become(s, me, old, folk_guises(s, me, old))
        new = atoms.take_top(s, s.mdisc)
        throw_away(s, s.hand[me], old)
        await gain(s, me, new)


async def royal_privilege(s: DaleState, me: int, card: int) -> None:
    """When you pay for a purchase with this card, you may also throw an animalfolk card of your hand away to purchase
    one more card from the market for nothing."""
    if not market_cards(s):
        return
    old = await choose(s, me, THROW_AWAY, [*animalfolk(s, me), DONE])
    if old != DONE:
        await become(s, me, old, folk_guises(s, me, old))
        throw_away(s, s.hand[me], old)
        await purchase(s, me, await choose_open(s, me, TAKE, market_cards(s)))


def animalfolk(s: DaleState, me: int) -> list[int]:
    """The hand cards that are or may count as animalfolk cards."""
    return [card for card in sorted(s.hand[me]) if folk_guises(s, me, card)]


TECHNIQUES = {
    "Voracious Consumer": voracious_consumer,
    "Delightful Surprise": delightful_surprise,
    "Fortunate Upgrade": fortunate_upgrade,
    "Replacement": replacement,
    "Fashion Hint": fashion_hint,
}
AFTER_PAID = {"Royal Privilege": royal_privilege}
