"""What card texts say: choose, draw, take, give. Questions are asked here, in `discarding` and in `looking`.

Where there are fewer cards than a text asks for, as many as possible are used (DM-162); a deck that
is empty when a card is needed is formed anew from its discard pile first (DM-163).

Whenever a card comes into a hand or a deck is shuffled, an alert or a waiting card may move anything but what is held
aside. So cards that were chosen leave their zone before that, all of them at once. A deck that can be formed anew has
a card even so: what waited for the shuffle goes to the discard pile first.
"""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.book import ALERTS
from parlour.games.dale.cards.prints import NO_OWNER, PRINTS
from parlour.games.dale.questions import (
    GIVE,
    RESOLVE,
)
from parlour.games.dale.rules import atoms, mixing
from parlour.games.dale.rules.decks import need_deck, need_market_deck
from parlour.games.dale.rules.table import others
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.questions import Question
from parlour.kernel.state import NO_CARD, NONE

DONE: Final = NO_CARD  # "no more" among the options of a question with a choice of number
YES: Final = 1  # beside DONE in a question whether to do something at all


# Choosing


async def choose_cards(s: DaleState, me: int, question: Question, cards: list[int], least: int, most: int) -> list[int]:
    """Choose from `least` to `most` cards (all there are, if fewer), one by one; returns them in the order chosen."""
    left = sorted(cards)
    chosen: list[int] = []
    while left and len(chosen) < most:
        answer = await choose(s, me, question, left.copy() if len(chosen) < least else [*left, DONE])
        if answer == DONE:
            break
        left.remove(answer)
        chosen.append(answer)
    return chosen


async def choose_from_hand(s: DaleState, me: int, question: Question) -> int:
    """Choose a card of one's hand; returns it still there, or NONE where the hand is empty."""
    return await choose(s, me, question, sorted(s.hand[me])) if s.hand[me] else NONE


async def choose_unseen(s: DaleState, me: int, question: Question) -> int:
    """Choose a card of one's hand that leaves it face down, so that others who knew some of them lose track."""
    chosen = await choose_from_hand(s, me, question)
    return chosen if chosen == NONE else unseen(s, me, [chosen])[0]


def unseen(s: DaleState, whose: int, cards: list[int], witness: int = NONE) -> list[int]:
    """Chosen cards are about to leave a hand face down: nobody but its holder and a witness can tell which they are
    (R17). Returns the backs under which they lie now. Where none leaves, nobody loses track of anything."""
    if not cards:
        return []
    back = lose_track(s, whose, witness)
    return [back.get(card, card) for card in cards]


def lose_track(s: DaleState, whose: int, witness: int = NONE) -> dict[int, int]:
    """Others lose track of a hand of which some card leaves face down; returns the new backs of its cards."""
    return mixing.mingle(s, s.hand[whose], whose, whose, witness)


async def choose_other(s: DaleState, me: int, question: Question, options: list[int]) -> int:
    """Choose a player among some; NONE where there is none. Who can be chosen is public."""
    if not options:
        return NONE
    return await choose_open(s, me, question, sorted(options))


# Gaining cards


async def gain(s: DaleState, me: int, card: int) -> None:
    """A card (already lifted) comes into a hand; an alert of a card that one does not own goes off at once."""
    atoms.put_in_hand(s, card, me)
    if goes_off(s, me, card):
        await alert(s, me, card)


async def gain_together(s: DaleState, seats: list[int], cards: list[int]) -> None:
    """Cards (already lifted) come into the hands of seats at once; alerts go off when all are there, the active
    player's first, and those of one hand in the order its holder likes (G-74).

    A card that an alert before made leave the hand goes off no more; its back may have another face by now.
    """
    for i, card in enumerate(cards):
        atoms.put_in_hand(s, card, seats[i])
    for seat in [s.turn, *others(s, s.turn)]:
        ringing = still_ringing(s, seat, [card for i, card in enumerate(cards) if seats[i] == seat])
        while ringing:
            card = await choose_open(s, seat, RESOLVE, sorted(ringing))
            ringing.remove(card)
            await alert(s, seat, card)
            ringing = still_ringing(s, seat, ringing)


def still_ringing(s: DaleState, me: int, cards: list[int]) -> list[int]:
    """Those of some cards that are in a hand that does not own them: what went off is not."""
    return [card for card in cards if card in s.hand[me] and goes_off(s, me, card)]


def goes_off(s: DaleState, me: int, card: int) -> bool:
    """Whether a card that came into a hand has another owner."""
    owner = PRINTS[s.face[card]].owner
    return owner != NO_OWNER and owner != me


async def alert(s: DaleState, me: int, card: int) -> None:
    """The alert of a card that came into a hand which does not own it."""
    await ALERTS[s.face[card]](s, me, card)


# Drawing, taking, giving


async def draw(s: DaleState, me: int, count: int = 1) -> int:
    """Draw cards one by one; returns how many there were."""
    for drawn in range(count):
        if not await need_deck(s, me):
            return drawn
        await gain(s, me, atoms.take_top(s, s.deck[me]))
    return count


async def take_deck_top(s: DaleState, me: int, whose: int) -> int:
    """The top card of a player's deck comes into my hand; returns it or NONE."""
    if not await need_deck(s, whose):
        return NONE
    card = atoms.take_top(s, s.deck[whose])
    await gain(s, me, card)
    return card


async def take_discard_top(s: DaleState, me: int, whose: int) -> int:
    """The top card of a player's discard pile comes into my hand; returns it or NONE."""
    if not s.disc[whose]:
        return NONE
    card = atoms.take_top(s, s.disc[whose])
    await gain(s, me, card)
    return card


async def take_from(s: DaleState, me: int, zone: list[int], card: int) -> None:
    """A card of a zone comes into my hand."""
    atoms.lift(s, zone, card)
    await gain(s, me, card)


async def take_together(s: DaleState, whom: int, zone: list[int], cards: list[int]) -> None:
    """Chosen cards of a zone come into a hand at once."""
    for card in cards:
        atoms.lift(s, zone, card)
    await gain_together(s, [whom] * len(cards), cards)


async def take_random(s: DaleState, me: int, whose: int) -> int:
    """A random card of a player's hand comes into mine; returns it or NONE. Its old holder knows which (R17)."""
    if not s.hand[whose]:
        return NONE
    lose_track(s, whose, me)
    card = atoms.random_card(s, s.hand[whose])
    await take_from(s, me, s.hand[whose], card)
    return card


async def give(s: DaleState, me: int, whom: int) -> int:
    """A chosen card of my hand comes into a player's hand; returns it or NONE."""
    card = await choose_from_hand(s, me, GIVE)
    if card != NONE:
        card = unseen(s, me, [card], whom)[0]
        await take_from(s, whom, s.hand[me], card)
    return card


async def take_market_top(s: DaleState, me: int) -> int:
    """The top card of the market deck comes into the hand; returns it or NONE."""
    if not need_market_deck(s):
        return NONE
    card = atoms.take_top(s, s.mdeck)
    await gain(s, me, card)
    return card
