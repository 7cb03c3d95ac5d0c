"""What card texts say: draw, discard, throw away, search, take, exchange. Questions are asked here.

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
    DISCARD_CARD,
    DISCARD_NEXT,
    GIVE,
    PUT_ON_DECK,
    RESOLVE,
    TAKE,
    THROW_AWAY,
    THROW_AWAY_NEXT,
)
from parlour.games.dale.rules import atoms, mixing
from parlour.games.dale.rules.table import others
from parlour.games.dale.rules.waiting import before_shuffle
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose, choose_open
from parlour.kernel.questions import Question
from parlour.kernel.state import NO_CARD, NONE

DONE: Final = NO_CARD  # "no more" among the options of a question with a choice of number
YES: Final = 1  # beside DONE in a question whether to do something at all


# Choosing


async def choose_cards(s: DaleState, me: int, question: Question, cards: list[int], least: int, most: int) -> list[int]:
    """Choose from `least` to `most` cards (all there are, if fewer), one by one; gives them in the order chosen."""
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
    """Choose a card of one's hand; gives it still there, or NONE where the hand is empty."""
    return await choose(s, me, question, sorted(s.hand[me])) if s.hand[me] else NONE


async def choose_unseen(s: DaleState, me: int, question: Question) -> int:
    """Choose a card of one's hand that leaves it face down, so that others who knew some of them lose track."""
    chosen = await choose_from_hand(s, me, question)
    return chosen if chosen == NONE else unseen(s, me, [chosen])[0]


def unseen(s: DaleState, whose: int, cards: list[int], witness: int = NONE) -> list[int]:
    """Chosen cards are about to leave a hand face down: nobody but its holder and a witness can tell which they are
    (R17). Gives the backs under which they lie now. Where none leaves, nobody loses track of anything."""
    if not cards:
        return []
    back = lose_track(s, whose, witness)
    return [back.get(card, card) for card in cards]


def lose_track(s: DaleState, whose: int, witness: int = NONE) -> dict[int, int]:
    """Others lose track of a hand of which some card leaves face down; gives the new backs of its cards."""
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
    for seat, card in zip(seats, cards, strict=True):
        atoms.put_in_hand(s, card, seat)
    for seat in [s.turn, *others(s, s.turn)]:
        ringing = still_ringing(s, seat, [card for whose, card in zip(seats, cards, strict=True) if whose == seat])
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


# Decks


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


async def mix_into_deck(s: DaleState, whose: int, zone: list[int], cards: list[int]) -> None:
    """Cards of a zone go into a player's deck, which is shuffled (even where there was no card, R10)."""
    for card in cards:
        atoms.lift(s, zone, card)
        atoms.put_on_deck(s, card, whose)
    await shuffle_deck(s, whose)


async def exchange_deck_and_discard(s: DaleState, whose: int) -> None:
    """A player's deck and discard pile change places; the new deck is shuffled."""
    atoms.exchange_deck_and_discard(s, whose)
    await shuffle_deck(s, whose)


# Drawing, taking, giving


async def draw(s: DaleState, me: int, count: int = 1) -> int:
    """Draw cards one by one; gives how many there were."""
    for drawn in range(count):
        if not await need_deck(s, me):
            return drawn
        await gain(s, me, atoms.take_top(s, s.deck[me]))
    return count


async def take_deck_top(s: DaleState, me: int, whose: int) -> int:
    """The top card of a player's deck comes into my hand; gives it or NONE."""
    if not await need_deck(s, whose):
        return NONE
    card = atoms.take_top(s, s.deck[whose])
    await gain(s, me, card)
    return card


async def take_discard_top(s: DaleState, me: int, whose: int) -> int:
    """The top card of a player's discard pile comes into my hand; gives it or NONE."""
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
    """A random card of a player's hand comes into mine; gives it or NONE. Its old holder knows which (R17)."""
    if not s.hand[whose]:
        return NONE
    lose_track(s, whose, me)
    card = atoms.random_card(s, s.hand[whose])
    await take_from(s, me, s.hand[whose], card)
    return card


async def give(s: DaleState, me: int, whom: int) -> int:
    """A chosen card of my hand comes into a player's hand; gives it or NONE."""
    card = await choose_from_hand(s, me, GIVE)
    if card != NONE:
        card = unseen(s, me, [card], whom)[0]
        await take_from(s, whom, s.hand[me], card)
    return card


async def take_market_top(s: DaleState, me: int) -> int:
    """The top card of the market deck comes into the hand; gives it or NONE."""
    if not need_market_deck(s):
        return NONE
    card = atoms.take_top(s, s.mdeck)
    await gain(s, me, card)
    return card


# Discarding and throwing away


async def mill(s: DaleState, seat: int, count: int = 1) -> int:
    """The top card of a player's deck goes to that player's discard pile, one by one; gives how many."""
    for done in range(count):
        if not await need_deck(s, seat):
            return done
        atoms.put_on_discard(s, atoms.take_top(s, s.deck[seat]), seat)
    return count


async def discard(s: DaleState, me: int, count: int) -> int:
    """Discard chosen hand cards, in the order chosen; gives how many. Where that is the whole hand, all see it anyway,
    and equal cards are not asked about (G-106)."""
    if count >= len(s.hand[me]):
        whole = s.hand[me].copy()
        await discard_together(s, me, s.hand[me], whole)
        return len(whole)
    for _ in range(count):
        card = await choose(s, me, DISCARD_CARD, sorted(s.hand[me]))
        discard_card(s, me, card)
    return count


def discard_card(s: DaleState, me: int, card: int) -> None:
    """Discard one card of one's hand."""
    atoms.lift(s, s.hand[me], card)
    atoms.put_on_discard(s, card, me)


async def discard_together(s: DaleState, me: int, zone: list[int], cards: list[int]) -> None:
    """Discard these cards of a zone in an order of one's choice."""
    for card in await in_order(s, me, DISCARD_NEXT, cards):
        discard_from(s, zone, card, me)


async def throw_away_together(s: DaleState, me: int, zone: list[int], cards: list[int]) -> None:
    """Throw these cards of a zone away in an order of one's choice."""
    for card in await in_order(s, me, THROW_AWAY_NEXT, cards):
        throw_away(s, zone, card)


async def in_order(s: DaleState, me: int, question: Question, cards: list[int]) -> list[int]:
    """Put cards that come face up on a pile together in an order, the bottom one first (DM-172); equal cards need
    none."""
    left, ordered = sorted(cards), []
    while left:
        kinds = one_of_each(s, left)
        card = kinds[0] if len(kinds) == 1 else await choose(s, me, question, kinds)
        left.remove(card)
        ordered.append(card)
    return ordered


def one_of_each(s: DaleState, cards: list[int]) -> list[int]:
    """The first card of every face."""
    found: list[int] = []
    faces: list[int] = []
    for card in cards:
        if s.face[card] not in faces:
            faces.append(s.face[card])
            found.append(card)
    return found


def discard_from(s: DaleState, zone: list[int], card: int, whose: int) -> None:
    """A card of a zone goes on a player's discard pile."""
    atoms.lift(s, zone, card)
    atoms.put_on_discard(s, card, whose)


def discard_random(s: DaleState, whose: int, count: int = 1) -> int:
    """A player discards random cards, one by one; gives how many."""
    for done in range(count):
        if not s.hand[whose]:
            return done
        discard_card(s, whose, atoms.random_card(s, s.hand[whose]))
    return count


def throw_away(s: DaleState, zone: list[int], card: int) -> None:
    """Throw a card of a zone away."""
    atoms.lift(s, zone, card)
    atoms.put_away(s, card)


def throw_away_market_top(s: DaleState) -> int:
    """Throw the top card of the market deck away; gives it or NONE."""
    if not need_market_deck(s):
        return NONE
    card = s.mdeck[-1]
    throw_away(s, s.mdeck, card)
    return card


async def throw_away_from_hand(s: DaleState, me: int, options: list[int] | None = None) -> int:
    """Throw a chosen hand card away; gives it or NONE."""
    cards = sorted(s.hand[me] if options is None else options)
    if not cards:
        return NONE
    card = await choose(s, me, THROW_AWAY, cards)
    throw_away(s, s.hand[me], card)
    return card


# Looking


async def look_at_top(s: DaleState, me: int, whose: int, count: int) -> list[int]:
    """Hold the top cards of a deck aside, seen by me; which is which only I can tell from now on."""
    cards = []
    for _ in range(count):
        if not await need_deck(s, whose):
            break
        card = s.deck[whose][-1]
        atoms.hold_aside(s, s.deck[whose], card, me)
        cards.append(card)
    mixing.mingle(s, cards, me, whose)
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


def put_on_deck_unseen(s: DaleState, me: int, zone: list[int], cards: list[int]) -> None:
    """Cards of an open pile go on one's deck, the first one lowest: others see which they are, not in which order."""
    for card in cards:
        atoms.hold_aside(s, zone, card, me)
    back = mixing.mingle(s, cards, me, me)
    for card in cards:
        atoms.lift(s, s.aside, back.get(card, card))
        atoms.put_on_deck(s, back.get(card, card), me)


async def back_on_deck(s: DaleState, me: int, cards: list[int], whose: int) -> None:
    """Put cards held aside on a deck in an order of my choice, unseen by others: the first chosen lies lowest."""
    mixing.mingle(s, cards, me, whose)
    left = sorted(cards)
    while left:
        card = await choose(s, me, PUT_ON_DECK, left.copy()) if len(left) > 1 else left[0]
        left.remove(card)
        atoms.lift(s, s.aside, card)
        atoms.put_on_deck(s, card, whose)


async def search_deck(s: DaleState, me: int, question: Question) -> int:
    """See one's whole deck and choose a card of it; gives it still in the deck, or NONE. Shuffle afterwards."""
    found = await search_deck_for(s, me, question, 1, 1)
    return found[0] if found else NONE


async def search_deck_for(s: DaleState, me: int, question: Question, least: int, most: int) -> list[int]:
    """See one's whole deck, which is not formed anew, and choose cards of it; they are still in the deck (DM-164).

    Shuffle afterwards. Others do not see from where in the deck a card is taken.
    """
    atoms.look_at(s, s.deck[me], me)
    mixing.mingle(s, s.deck[me], me, me)
    return await choose_cards(s, me, question, s.deck[me], least, most)


async def find_in_deck(s: DaleState, me: int) -> None:
    """Search one's deck for a card, take it, and shuffle the deck."""
    card = await search_deck(s, me, TAKE)
    if card != NONE:
        await take_from(s, me, s.deck[me], card)
    await shuffle_deck(s, me)
