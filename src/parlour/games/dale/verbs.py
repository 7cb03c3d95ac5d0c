"""What card texts say: draw, discard, throw away, search, take, exchange. Questions are asked here.

Where there are fewer cards than a text asks for, as many as possible are used (DM-162); a deck that
is empty when a card is needed is formed anew from its discard pile first (DM-163).
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale import atoms
from parlour.games.dale.book import ALERTS
from parlour.games.dale.prints import NO_OWNER, PRINTS
from parlour.games.dale.state import DaleState
from parlour.games.dale.waiting import before_shuffle
from parlour.kernel.ask import choose
from parlour.kernel.state import NONE

DONE: Final = 1000  # "no more" among the options of a question with a choice of number; no card has this back


async def gain(s: DaleState, me: int, card: int) -> None:
    """A card (already lifted) comes into a hand; an alert of a card that one does not own goes off at once."""
    atoms.put_in_hand(s, card, me)
    owner = PRINTS[s.face[card]].owner
    if owner != NO_OWNER and owner != me:
        await ALERTS[s.face[card]](s, me, card)


async def shuffle_deck(s: DaleState, seat: int) -> None:
    """Shuffle one's deck, as a text or an empty deck demands."""
    await before_shuffle(s, seat)
    atoms.shuffle_deck(s, seat)


async def need_deck(s: DaleState, seat: int) -> bool:
    """Form a player's deck anew if it is empty and a card is needed; gives whether there is one now."""
    if not s.deck[seat] and s.disc[seat]:
        await before_shuffle(s, seat)
        atoms.turn_discard_over(s, seat)
        atoms.shuffle_deck(s, seat)
    return bool(s.deck[seat])


def need_market_deck(s: DaleState) -> bool:
    """Form the market deck anew if it is empty and a card is needed; gives whether there is one now."""
    if not s.mdeck and s.mdisc:
        atoms.reform_market_deck(s)
    return bool(s.mdeck)


async def draw(s: DaleState, me: int, count: int = 1) -> int:
    """Draw cards one by one; gives how many there were."""
    for drawn in range(count):
        if not await need_deck(s, me):
            return drawn
        await gain(s, me, atoms.take_top(s, s.deck[me]))
    return count


async def take_market_top(s: DaleState, me: int) -> int:
    """The top card of the market deck comes into the hand; gives it or NONE."""
    if not need_market_deck(s):
        return NONE
    card = atoms.take_top(s, s.mdeck)
    await gain(s, me, card)
    return card


async def mill(s: DaleState, seat: int, count: int = 1) -> int:
    """The top card of a player's deck goes to that player's discard pile, one by one; gives how many."""
    for done in range(count):
        if not await need_deck(s, seat):
            return done
        atoms.put_on_discard(s, atoms.take_top(s, s.deck[seat]), seat)
    return count


async def discard(s: DaleState, me: int, count: int) -> int:
    """Discard chosen hand cards, in the order chosen; gives how many."""
    for done in range(count):
        if not s.hand[me]:
            return done
        card = await choose(s, me, "discard", sorted(s.hand[me]))
        discard_card(s, me, card)
    return count


def discard_card(s: DaleState, me: int, card: int) -> None:
    """Discard one card of one's hand."""
    atoms.lift(s, s.hand[me], card)
    atoms.put_on_discard(s, card, me)


async def discard_together(s: DaleState, me: int, cards: list[int]) -> None:
    """Discard these hand cards in an order of one's choice; equal cards need none (DM-172)."""
    left = sorted(cards)
    while left:
        kinds = one_of_each(s, left)
        card = await choose(s, me, "discard", kinds) if len(kinds) > 1 else left[0]
        left.remove(card)
        discard_card(s, me, card)


def one_of_each(s: DaleState, cards: list[int]) -> list[int]:
    """The first card of every face."""
    found: list[int] = []
    faces: list[int] = []
    for card in cards:
        if s.face[card] not in faces:
            faces.append(s.face[card])
            found.append(card)
    return found


async def throw_away_from_hand(s: DaleState, me: int, options: list[int] | None = None) -> int:
    """Throw a chosen hand card away; gives it or NONE."""
    cards = sorted(s.hand[me] if options is None else options)
    if not cards:
        return NONE
    card = await choose(s, me, "throw away", cards)
    atoms.lift(s, s.hand[me], card)
    atoms.put_away(s, card)
    return card


async def choose_other(s: DaleState, me: int, what: str, options: list[int]) -> int:
    """Choose a player among some; NONE where there is none. Who can be chosen is public."""
    if not options:
        return NONE
    return await choose(s, me, what, sorted(options))


async def look_at_top(s: DaleState, me: int, whose: int, count: int) -> list[int]:
    """Hold the top cards of a deck aside, seen by me; the first lifted comes first."""
    cards = []
    for _ in range(count):
        if not await need_deck(s, whose):
            break
        card = s.deck[whose][-1]
        atoms.hold_aside(s, s.deck[whose], card, me)
        cards.append(card)
    return cards


def look_at_market_top(s: DaleState, me: int, count: int) -> list[int]:
    """Hold the top cards of the market deck aside, seen by me."""
    cards = []
    for _ in range(count):
        if not need_market_deck(s):
            break
        card = s.mdeck[-1]
        atoms.hold_aside(s, s.mdeck, card, me)
        cards.append(card)
    return cards


async def back_on_deck(s: DaleState, me: int, cards: list[int], whose: int) -> None:
    """Put cards held aside back on a deck in an order of my choice: the first chosen lies lowest."""
    left = sorted(cards)
    while left:
        card = await choose(s, me, "put on deck", left.copy()) if len(left) > 1 else left[0]
        left.remove(card)
        atoms.lift(s, s.aside, card)
        atoms.put_on_deck(s, card, whose)


async def search_deck(s: DaleState, me: int, what: str) -> int:
    """See one's whole deck and choose a card of it; gives it still in the deck, or NONE. Shuffle afterwards."""
    if not s.deck[me]:
        return NONE
    atoms.look_at(s, s.deck[me], me)
    return await choose(s, me, what, sorted(s.deck[me]))
