"""Snappy Scarlet Macaws: quick hands."""

from __future__ import annotations

from parlour.games.dale.questions import TAKE
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.discarding import discard, throw_away_from_hand
from parlour.games.dale.rules.lasting import ADD
from parlour.games.dale.rules.looking import back_on_deck, look_at_top
from parlour.games.dale.rules.verbs import draw, gain
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


async def swift_broker(s: DaleState, me: int, card: int) -> None:
    """Discard your whole hand, then draw as many cards."""
    count = len(s.hand[me])
    await discard(s, me, count)
    await draw(s, me, count)


def cookies(s: DaleState, me: int, card: int) -> int:
    """While this card is in your hand, your hand size is one larger."""
    return 1


async def shattered_relic(s: DaleState, me: int, card: int) -> None:
    """Throw a card of your hand away, then draw a card."""
    await throw_away_from_hand(s, me)
    await draw(s, me)


async def spyglass(s: DaleState, me: int, card: int) -> None:
    """Look at the top three cards of your deck. Take one of them; put the rest back in any order."""
    seen = await look_at_top(s, me, me, 3)
    if seen:
        taken = await choose(s, me, TAKE, sorted(seen))
        seen.remove(taken)
        atoms.lift(s, s.aside, taken)
        await gain(s, me, taken)
        await back_on_deck(s, me, seen, me)


async def flashy_show(s: DaleState, me: int, card: int) -> None:
    """Every card you use is worth one more until the end of the turn."""
    lasting_atoms.change_value(s, ADD, NONE, me, 1)


async def favourite_toy(s: DaleState, me: int, card: int) -> None:
    """Take the top card of your discard pile."""
    if s.disc[me]:
        await gain(s, me, atoms.take_top(s, s.disc[me]))


def top_of_own_pile(s: DaleState, me: int, card: int) -> list[int]:
    """What Favourite Toy may bring."""
    return s.disc[me][-1:]


TECHNIQUES = {
    "Swift Broker": swift_broker,
    "Shattered Relic": shattered_relic,
    "Spyglass": spyglass,
    "Flashy Show": flashy_show,
    "Favourite Toy": favourite_toy,
}
BRINGS = {"Favourite Toy": top_of_own_pile}
LARGER_HAND = {"Cookies": cookies}
