"""Swindling Black-headed Gulls: junk finds a new home."""

from __future__ import annotations

from parlour.games.dale.questions import DISCARD_CARD, PASS_ON, THROW_AWAY
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.choosing import choose_another, choose_others
from parlour.games.dale.rules.discarding import discard_from, throw_away
from parlour.games.dale.rules.looking import back_on_deck, find_in_deck, look_at_top
from parlour.games.dale.rules.verbs import choose_cards
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose


async def meddling_marketeer(s: DaleState, me: int, card: int) -> None:
    """Look at the top two cards of your deck. Discard any number of them; put the rest back in any order."""
    seen = await look_at_top(s, me, me, 2)
    for unwanted in await choose_cards(s, me, DISCARD_CARD, seen, 0, 2):
        seen.remove(unwanted)
        discard_from(s, s.aside, unwanted, me)
    await back_on_deck(s, me, seen, me)


async def goodwill_presents(s: DaleState, me: int, card: int) -> None:
    """Choose up to two other players. Put a junk card of the junk pile on the discard pile of each."""
    for whom in await choose_others(s, me, 2):
        atoms.put_on_discard(s, atoms.mint_junk(s), whom)


async def alternative_plan(s: DaleState, me: int, card: int) -> None:
    """Throw a card of your discard pile away."""
    if s.disc[me]:
        throw_away(s, s.disc[me], await choose(s, me, THROW_AWAY, sorted(s.disc[me])))


async def anchor(s: DaleState, me: int, card: int) -> None:
    """Look at the top three cards of your deck. You may put one of them on another player's discard pile; put the
    rest back in any order."""
    seen = await look_at_top(s, me, me, 3)
    await back_on_deck(s, me, await foist_one(s, me, s.aside, seen), me)


async def manufactured_joy(s: DaleState, me: int, card: int) -> None:
    """Search your deck for a card, take it, and shuffle your deck. You may put a card of your hand on another
    player's discard pile."""
    await find_in_deck(s, me)
    await foist_one(s, me, s.hand[me], s.hand[me])


async def shaky_enterprise(s: DaleState, me: int, card: int) -> None:
    """Lift the top two cards off your discard pile. You may put one of them on another player's discard pile; put
    the rest on top of your deck in any order."""
    lifted = s.disc[me][-2:]
    for each in lifted:
        atoms.hold_aside(s, s.disc[me], each, me)
    await back_on_deck(s, me, await foist_one(s, me, s.aside, lifted), me)


async def foist_one(s: DaleState, me: int, zone: list[int], cards: list[int]) -> list[int]:
    """One of these cards of a zone may go on another player's discard pile; returns the others."""
    rest = cards.copy()
    chosen = await choose_cards(s, me, PASS_ON, cards, 0, 1)
    if chosen:
        whom = await choose_another(s, me)
        rest.remove(chosen[0])
        discard_from(s, zone, chosen[0], whom)
    return rest


TECHNIQUES = {
    "Meddling Marketeer": meddling_marketeer,
    "Goodwill Presents": goodwill_presents,
    "Alternative Plan": alternative_plan,
    "Anchor": anchor,
    "Manufactured Joy": manufactured_joy,
    "Shaky Enterprise": shaky_enterprise,
}
