"""What the verbs do that are about decks and new lands."""

from __future__ import annotations

from parlour.games.conquest.cards import verbs as v
from parlour.games.conquest.cards.model import Effect
from parlour.games.conquest.questions import DISCOVERY, FIND, KEEP
from parlour.games.conquest.rules.lands import discover
from parlour.games.conquest.rules.lasting import may_discover
from parlour.games.conquest.rules.mixing import (
    draw,
    fetch,
    keep_from_deck,
    look_at_deck,
    look_at_lands,
    look_down,
    put_under,
    renew,
    shuffle_deck,
    shuffle_lands,
)
from parlour.games.conquest.rules.table import (
    is_out,
)
from parlour.games.conquest.state import ConquestState
from parlour.kernel.ask import choose
from parlour.kernel.state import NO_CARD, NONE


async def use_deck(s: ConquestState, seat: int, effect: Effect) -> None:
    """Draw, look, search, or discover."""
    if effect.verb == v.DRAW:
        draw(s, seat, effect.amount)
    elif effect.verb == v.SEARCH:
        await search(s, seat, effect)
    elif effect.verb == v.LOOK_DECK:
        await look(s, seat, effect.amount)
    elif s.land_pile[seat] and may_discover(s, seat):
        land = s.land_pile[seat][-1]
        if effect.free:
            look_at_lands(s, seat)
            land = await choose(s, seat, DISCOVERY, sorted(s.land_pile[seat]))
        await discover(s, seat, NONE, land)
        if effect.free and not is_out(s, seat):
            shuffle_lands(s, seat)


async def search(s: ConquestState, seat: int, effect: Effect) -> None:
    """Look through one's deck, show a card that is meant and take it; then the deck is shuffled (HG-120)."""
    cards = effect.cards
    if not s.deck[seat] or cards is None:
        return
    look_at_deck(s, seat)
    options = sorted([card for card in s.deck[seat] if cards.has(s.face[card])])
    found = await choose(s, seat, FIND, [*options, NO_CARD])
    if found != NO_CARD:
        fetch(s, seat, found)
    shuffle_deck(s, seat)


async def look(s: ConquestState, seat: int, number: int) -> None:
    """Look at the top cards of one's deck, take one, and put the others under it."""
    if not s.deck[seat]:
        renew(s, seat)
    if s.deck[seat]:
        cards = look_down(s, seat, number)
        kept = await choose(s, seat, KEEP, sorted(cards))
        keep_from_deck(s, seat, kept)
        put_under(s, seat, [card for card in cards if card != kept])
