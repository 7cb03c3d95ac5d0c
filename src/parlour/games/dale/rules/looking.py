"""What card texts say: look at cards, search a deck, put cards back on it."""

from __future__ import annotations

from parlour.games.dale.questions import PUT_ON_DECK, TAKE
from parlour.games.dale.rules import atoms, mixing
from parlour.games.dale.rules.decks import need_deck, need_market_deck, shuffle_deck
from parlour.games.dale.rules.verbs import choose_cards, take_from
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE


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
    """See one's whole deck and choose a card of it; returns it still in the deck, or NONE. Shuffle afterwards."""
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
