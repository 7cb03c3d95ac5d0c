"""What card texts say: discard, throw away, put on a pile in an order (DM-279 to DM-282)."""

from __future__ import annotations

from parlour.games.dale.questions import (
    DISCARD_CARD,
    DISCARD_NEXT,
    THROW_AWAY,
    THROW_AWAY_NEXT,
)
from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.copies import one_of_each
from parlour.games.dale.rules.decks import need_deck, need_market_deck
from parlour.games.dale.state import DaleState
from parlour.kernel.ask import choose
from parlour.kernel.cards import in_rising_order, take_out
from parlour.kernel.questions import Question
from parlour.kernel.state import NONE


async def mill(s: DaleState, seat: int, count: int = 1) -> int:
    """The top card of a player's deck goes to that player's discard pile, one by one; returns how many."""
    for done in range(count):
        if not await need_deck(s, seat):
            return done
        atoms.put_on_discard(s, atoms.take_top(s, s.deck[seat]), seat)
    return count


async def discard(s: DaleState, me: int, count: int) -> int:
    """Discard chosen hand cards, in the order chosen; returns how many. Where that is the whole hand, all see it
    anyway, and equal cards are not asked about (G-106)."""
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
    discard_in_order(s, me, zone, await in_order(s, me, DISCARD_NEXT, cards))


def discard_in_order(s: DaleState, me: int, zone: list[int], cards: list[int]) -> None:
    """Discard these cards of a zone, the bottom one first."""
    for card in cards:
        discard_from(s, zone, card, me)


async def throw_away_together(s: DaleState, me: int, zone: list[int], cards: list[int]) -> None:
    """Throw these cards of a zone away in an order of one's choice."""
    for card in await in_order(s, me, THROW_AWAY_NEXT, cards):
        throw_away(s, zone, card)


async def in_order(s: DaleState, me: int, question: Question, cards: list[int]) -> list[int]:
    """Put cards that come face up on a pile together in an order, the bottom one first (DM-172); equal cards need
    none."""
    left, ordered = in_rising_order(cards), []
    while left:
        kinds = one_of_each(s, left)
        card = kinds[0] if len(kinds) == 1 else await choose(s, me, question, kinds)
        take_out(left, card)
        ordered.append(card)
    return ordered


def discard_from(s: DaleState, zone: list[int], card: int, whose: int) -> None:
    """A card of a zone goes on a player's discard pile."""
    atoms.lift(s, zone, card)
    atoms.put_on_discard(s, card, whose)


def discard_random(s: DaleState, whose: int, count: int = 1) -> int:
    """A player discards random cards, one by one; returns how many."""
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
    """Throw the top card of the market deck away; returns it or NONE."""
    if not need_market_deck(s):
        return NONE
    card = atoms.take_top(s, s.mdeck)
    atoms.put_away(s, card)
    return card


async def throw_away_from_hand(s: DaleState, me: int, options: list[int] | None = None) -> int:
    """Throw a chosen hand card away; returns it or NONE."""
    cards = sorted(s.hand[me] if options is None else options)
    if not cards:
        return NONE
    card = await choose(s, me, THROW_AWAY, cards)
    throw_away(s, s.hand[me], card)
    return card
