"""Setting the table up: decks, starting decks, market, hands (DM-085 to DM-101)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale import atoms
from parlour.games.dale.market import fill_market
from parlour.games.dale.options import decks_needed
from parlour.games.dale.prints import ALL_DECKS, JUNK, PRINTS, PRINTS_A_DECK
from parlour.games.dale.state import HAND_SIZE, MARKET_BATCH, STARTING, DaleState
from parlour.kernel.cards import mix_order, roll

STARTING_DECK: Final = 10


def set_up(s: DaleState) -> None:
    """Everything before the first turn, in the order of G-12."""
    pool, starters = s.wishes
    choose_folks(s, pool)
    for seat in range(s.seats):
        make_starting_deck(s, seat)
    make_market(s)
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            atoms.put_in_hand(s, atoms.take_top(s, s.deck[seat]), seat)
    if any([ALL_DECKS[number].needs == "clock" for number in s.folks]):
        atoms.start_clock(s)
    atoms.begin_turn(s, starters[roll(s, len(starters))])
    atoms.go_to(s, STARTING)


def choose_folks(s: DaleState, pool: list[int]) -> None:
    """The named animalfolk decks, and from the pool as many others as are missing."""
    others = pool.copy()
    mix_order(s, others)
    missing = decks_needed(s.seats, s.teams) - len(s.folks)
    atoms.invite(s, sorted(s.folks + others[:missing]))


def make_starting_deck(s: DaleState, seat: int) -> None:
    """One card of value 1 from each chosen deck, and junk up to ten."""
    for number in s.folks:
        atoms.make_card(s, number * PRINTS_A_DECK, s.deck[seat])
    while len(s.deck[seat]) < STARTING_DECK:
        atoms.make_card(s, JUNK, s.deck[seat])
    atoms.mix(s, s.deck[seat], seat)


def make_market(s: DaleState) -> None:
    """Shuffle the cards of value 2 to 5 into the market deck and lay five out."""
    for number in s.folks:
        for face in range(number * PRINTS_A_DECK + 1, (number + 1) * PRINTS_A_DECK):
            for _ in range(PRINTS[face].copies):
                atoms.make_card(s, face, s.mdeck)
    atoms.mix(s, s.mdeck, MARKET_BATCH)
    fill_market(s)
