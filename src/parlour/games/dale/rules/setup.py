"""Setting the table up: decks, starting decks, market, hands (DM-085 to DM-101)."""

from __future__ import annotations

from typing import Final

from parlour.games.dale.cards.cast import CAST, DEALT, usable
from parlour.games.dale.cards.prints import ALL_DECKS, JUNK, PRINTS, TRAPS
from parlour.games.dale.options import decks_needed
from parlour.games.dale.rules import atoms, mixing, table_atoms
from parlour.games.dale.rules.market import fill_market
from parlour.games.dale.state import DaleState
from parlour.games.dale.zones import CAST_BATCH, CASTING, HAND_SIZE, MARKET_BATCH, STARTING

STARTING_DECK: Final = 10


def set_up(s: DaleState) -> None:
    """Everything before the first turn, in the order of G-12."""
    pool, _ = s.wishes
    choose_folks(s, pool)
    for seat in range(s.seats):
        make_starting_deck(s, seat)
    make_market_deck(s)
    if has_clock(s):
        table_atoms.start_clock(s)
    if s.cast:
        deal_characters(s)  # the rest follows when everybody has chosen
    else:
        lay_table(s)
        begin_first_turn(s)


def deal_characters(s: DaleState) -> None:
    """Deal two characters to everybody, of those that can be used in this game (DM-114, G-14).

    The box also holds the specialty cards of them all, in every player's colour.
    """
    numbers = usable(s.cast, has_clock(s), bool(s.traps), s.teams)
    for number in numbers:
        table_atoms.make_card(s, CAST[number].face, s.box)
    mixing.mix(s, s.box, CAST_BATCH)
    for seat in range(s.seats):
        for _ in range(DEALT):
            table_atoms.deal_character(s, s.box[-1], seat)
    for number in numbers:
        for specialty in CAST[number].specialties:
            for copy in range(specialty.copies * s.seats):
                table_atoms.make_open_card(s, specialty.face + copy % s.seats, s.box)
    table_atoms.go_to(s, CASTING)


def lay_table(s: DaleState) -> None:
    """The market and the starting hands."""
    fill_market(s)
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            atoms.put_in_hand(s, atoms.take_top(s, s.deck[seat]), seat)


def begin_first_turn(s: DaleState) -> None:
    """Chance picks who starts."""
    _, starters = s.wishes
    table_atoms.grant_wishes(s)
    table_atoms.begin_turn(s, table_atoms.draw_lots(s, starters))
    table_atoms.go_to(s, STARTING)


def has_clock(s: DaleState) -> bool:
    """Whether an animalfolk of this game uses the clock (DM-126)."""
    return any([ALL_DECKS[number].needs == "clock" for number in s.folks])


def choose_folks(s: DaleState, pool: list[int]) -> None:
    """The named animalfolk decks, and from the pool as many others as are missing."""
    others = mixing.in_any_order(s, pool)
    missing = decks_needed(s.seats, s.teams) - len(s.folks)
    table_atoms.invite(s, sorted(s.folks + others[:missing]))


def make_starting_deck(s: DaleState, seat: int) -> None:
    """One card of value 1 from each chosen deck, junk up to ten, and the traps of one's colour, shuffled (G-13)."""
    for number in s.folks:
        table_atoms.make_card(s, ALL_DECKS[number].first, s.deck[seat])
    while len(s.deck[seat]) < STARTING_DECK:
        table_atoms.make_card(s, JUNK, s.deck[seat])
    for kind in s.traps:
        table_atoms.make_card(s, TRAPS[kind] + seat, s.deck[seat])
    mixing.mix(s, s.deck[seat], seat)


def make_market_deck(s: DaleState) -> None:
    """Shuffle the cards of value 2 to 5 into the market deck."""
    for number in s.folks:
        deck = ALL_DECKS[number]
        for face in deck.faces:
            for _ in range(0 if face == deck.first else PRINTS[face].copies):
                table_atoms.make_card(s, face, s.mdeck)
    mixing.mix(s, s.mdeck, MARKET_BATCH)
