"""Superstitious Snowshoe Hares: signs in the sky."""

from __future__ import annotations

from parlour.games.dale.cards.dice import AGAIN, COMET, HARE, PLANET, STARS
from parlour.games.dale.questions import TAKE, THROW_AWAY
from parlour.games.dale.rules import atoms, lasting_atoms
from parlour.games.dale.rules.decks import mix_into_deck
from parlour.games.dale.rules.discarding import discard, mill, throw_away, throw_away_market_top
from parlour.games.dale.rules.lasting import SET
from parlour.games.dale.rules.looking import back_on_deck, find_in_deck, look_at_top
from parlour.games.dale.rules.values import printed
from parlour.games.dale.rules.verbs import choose_cards, draw, take_from, take_market_top
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE


def roll_hare_die(s: DaleState, me: int) -> int:
    """Roll the hare die, again while it shows the planet with arrows."""
    rolled = atoms.roll_die(s, me, HARE)
    while rolled == AGAIN:
        rolled = atoms.roll_die(s, me, HARE)
    return rolled


async def arcane_scholar(s: DaleState, me: int, card: int) -> None:
    """Draw a card, then roll the die. Comet: discard two cards. Stars: put the top two cards of your deck on your
    discard pile."""
    await draw(s, me)
    rolled = roll_hare_die(s, me)
    if rolled == COMET:
        await discard(s, me, 2)
    elif rolled == STARS:
        await mill(s, me, 2)


async def barometer(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may throw the top card of the market deck away; this card then has its value for this turn."""
    thrown = throw_away_market_top(s)
    if thrown != NONE:
        lasting_atoms.change_value(s, SET, card, me, printed(s, thrown))


async def bad_omen(s: DaleState, me: int, card: int) -> None:
    """Look at the top three cards of your deck. You may throw one of them away; put the rest back in any order."""
    seen = await look_at_top(s, me, me, 3)
    for thrown in await choose_cards(s, me, THROW_AWAY, seen, 0, 1):
        seen.remove(thrown)
        throw_away(s, s.aside, thrown)
    await back_on_deck(s, me, seen, me)


async def festival(s: DaleState, me: int, card: int) -> None:
    """Roll the die. Comet: take the top card of the market deck. Planet: draw a card."""
    rolled = roll_hare_die(s, me)
    if rolled == COMET:
        await take_market_top(s, me)
    elif rolled == PLANET:
        await draw(s, me)


async def celestial_guidance(s: DaleState, me: int, card: int) -> None:
    """Roll the die. Planet: search your deck for a card, take it, and shuffle your deck. Stars: take a card of your
    discard pile."""
    rolled = roll_hare_die(s, me)
    if rolled == PLANET:
        await find_in_deck(s, me)
    elif rolled == STARS and s.disc[me]:
        await take_from(s, me, s.disc[me], await choose(s, me, TAKE, sorted(s.disc[me])))


async def calendar(s: DaleState, me: int, card: int) -> None:
    """Once a turn you may mix the top card of your discard pile into your deck."""
    await mix_into_deck(s, me, s.disc[me], s.disc[me][-1:])


TECHNIQUES = {
    "Arcane Scholar": arcane_scholar,
    "Bad Omen": bad_omen,
    "Festival": festival,
    "Celestial Guidance": celestial_guidance,
}
ABILITIES = {"Barometer": barometer, "Calendar": calendar}
