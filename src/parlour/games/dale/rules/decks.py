"""Decks: shuffling, and forming a new one where none is left (DM-163, DM-202, R10)."""

from __future__ import annotations

from parlour.games.dale.rules import atoms
from parlour.games.dale.rules.waiting import before_shuffle
from parlour.games.dale.state import DaleState


async def shuffle_deck(s: DaleState, seat: int) -> None:
    """Shuffle one's deck, as a text or an empty deck demands."""
    await before_shuffle(s, seat)
    atoms.shuffle_deck(s, seat)


async def need_deck(s: DaleState, seat: int) -> bool:
    """Form a player's deck anew if it is empty and a card is needed; returns whether there is one now."""
    if not s.deck[seat] and s.disc[seat]:
        await before_shuffle(s, seat)
        atoms.turn_discard_over(s, seat)
        atoms.shuffle_deck(s, seat)
    return bool(s.deck[seat])


def need_market_deck(s: DaleState) -> bool:
    """Form the market deck anew if it is empty and a card is needed; returns whether there is one now."""
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
